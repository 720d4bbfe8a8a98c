import { fromCommandLine } from '../config.ts';
import { invokeOperator } from './operator-lambda.ts';
import { runCommand } from './workplace.ts';

const { config } = fromCommandLine({});

await runCommand(() =>
  invokeOperator(config, 'PaymentsOperator', (outputs) => ({
    action: 'set_up',
    webhook_url: outputs.get('PaymentsWebhookUrl'),
  })),
);

import { environmentFromCommandLine } from '../config.ts';
import { invokeOperator, stackOutputs } from './operator-lambda.ts';

const { name } = environmentFromCommandLine();
if (name === 'local') {
  console.error('--env: npm start sets up payments of the local environment by itself');
  process.exit(2);
}

const outputs = await stackOutputs(name);
const operator = outputs.get('PaymentsOperator');
const webhook_url = outputs.get('PaymentsWebhookUrl');
if (operator === undefined || webhook_url === undefined) {
  console.error(`buyerscope-${name} is not deployed with payments: run npm run deploy -- --env ${name}`);
  process.exit(1);
}

await invokeOperator(operator, { action: 'set_up', webhook_url });

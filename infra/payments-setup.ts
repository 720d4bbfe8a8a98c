import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { environmentFromCommandLine } from './config.ts';

const { name } = environmentFromCommandLine();
if (name === 'local') {
  console.error('--env: npm start sets up payments of the local environment by itself');
  process.exit(2);
}

const { Stacks = [] } = await new CloudFormationClient({}).send(
  new DescribeStacksCommand({ StackName: `buyerscope-${name}` }),
);
const outputs = new Map(
  Stacks[0]?.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue] as const),
);
const operator = outputs.get('PaymentsOperator');
const webhook_url = outputs.get('PaymentsWebhookUrl');
if (operator === undefined || webhook_url === undefined) {
  console.error(`buyerscope-${name} is not deployed with payments: run npm run deploy -- --env ${name}`);
  process.exit(1);
}

const { Payload, FunctionError } = await new LambdaClient({}).send(
  new InvokeCommand({ FunctionName: operator, Payload: JSON.stringify({ action: 'set_up', webhook_url }) }),
);
console.log(Payload === undefined ? '' : Buffer.from(Payload).toString('utf8'));
process.exitCode = FunctionError === undefined ? 0 : 1;

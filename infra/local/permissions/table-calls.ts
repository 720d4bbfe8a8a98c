import * as z from 'zod';
import { AwsError } from '../http/aws-endpoint.ts';
import type { Place } from '../template/assembly.ts';
import type { AskedAction } from './decide.ts';

const oneTable = z.looseObject({ TableName: z.string(), IndexName: z.string().optional() });
const batch = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });
const transaction = z.looseObject({ TransactItems: z.array(z.record(z.string(), oneTable)) });

const singles = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan'];

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html */
const actionOfItem: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** The permissions that a call of DynamoDB needs. Throws an AwsError for a call that none of our functions makes. */
export function tableActions(operation: string, input: unknown, { region, account }: Place): AskedAction[] {
  const asked = (action: string, { TableName, IndexName }: z.infer<typeof oneTable>): AskedAction => {
    const table = TableName.startsWith('arn:')
      ? TableName
      : `arn:aws:dynamodb:${region}:${account}:table/${TableName}`;
    const resource = IndexName === undefined ? table : `${table}/index/${IndexName}`;
    return { action: `dynamodb:${action}`, resource, context: {} };
  };
  if (singles.includes(operation)) return [asked(operation, oneTable.parse(input))];
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    return Object.keys(batch.parse(input).RequestItems).map((TableName) => asked(operation, { TableName }));
  }
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return transaction
      .parse(input)
      .TransactItems.flatMap((item) =>
        Object.entries(item).map(([name, of]) => asked(actionOfItem[name] ?? name, of)),
      );
  }
  throw new AwsError('UnknownOperationException', `The local runner decides no permission for ${operation}.`);
}

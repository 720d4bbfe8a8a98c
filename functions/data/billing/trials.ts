import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '../../../shared/model/limits.ts';
import { type Table, whereHolds } from '../table.ts';

/** How long a trial is remembered, in seconds. The row outlives the account. */
const { windowSeconds: storedSeconds } = limits.trials;

/**
 * Takes the one trial of a person, or of a card, for an account. Returns false if another account took it within a year.
 * The account that has it may take it again. Holder and account are keyed hashes.
 */
export async function takeTrial(
  table: Table,
  { holder, account }: { readonly holder: string; readonly account: string },
  now: Date,
): Promise<boolean> {
  const seconds = Math.floor(now.getTime() / 1000);
  const taken = await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { pk: `TRIAL#${holder}`, sk: 'TRIAL', account, expires_at: seconds + storedSeconds },
        // DynamoDB removes a row some time after it has expired.
        ConditionExpression: 'attribute_not_exists(pk) OR account = :account OR expires_at <= :now',
        ExpressionAttributeValues: { ':account': account, ':now': seconds },
      }),
    ),
  );
  return taken !== null;
}

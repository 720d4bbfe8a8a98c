import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import type { EnvironmentConfig } from '../../config.ts';
import type { Cloud } from '../cloud.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** Checks whether alarms reach the operator, who has to confirm the subscription once. */
export async function alarmFindings(
  { name, operatorAddress }: EnvironmentConfig,
  region: string,
  cloud: Cloud,
): Promise<Finding[]> {
  return look('alarms', async () => {
    const TopicArn = (await cloud.stack(`buyerscope-${name}`))?.outputs.get('AlarmTopic');
    if (TopicArn === undefined) return [toDo('alarms', 'there are none until the stack is deployed')];
    const { Subscriptions = [] } = await new SNSClient({ region }).send(
      new ListSubscriptionsByTopicCommand({ TopicArn }),
    );
    const own = Subscriptions.find(
      ({ Endpoint }) => Endpoint?.toLowerCase() === operatorAddress.toLowerCase(),
    );
    if (own?.SubscriptionArn?.startsWith('arn:')) return [ok('alarms', `reach ${operatorAddress}`)];
    return [
      toDo('alarms', `reach nobody: open the mail "AWS Notification" to ${operatorAddress} and confirm`),
    ];
  });
}

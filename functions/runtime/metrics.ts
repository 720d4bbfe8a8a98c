/** The namespace of the product's own metrics. */
const namespace = 'Buyerscope';

/** What is counted. An alarm watches each. */
type Counted = 'WebhookRefused' | 'PaymentDisputed' | 'CampaignMailLost';

/**
 * Counts an event, as a line of the function's log that CloudWatch reads.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function count(name: Counted): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: namespace, Dimensions: [['FunctionName']], Metrics: [{ Name: name, Unit: 'Count' }] },
      ],
    },
    FunctionName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'buyerscope',
    [name]: 1,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

import * as z from 'zod';

/** What a function says of events that fail. */
export const deadLetterConfig = {
  DeadLetterConfig: z.looseObject({ TargetArn: z.string() }).optional(),
};

/** How a function is invoked asynchronously: where reports on events that fail go. */
export const invokeProperties = z.looseObject({
  FunctionName: z.string(),
  DestinationConfig: z
    .looseObject({ OnFailure: z.looseObject({ Destination: z.string() }).optional() })
    .default({}),
});

import { Stack } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { LanguageModelConfig } from '../config.ts';

/** The prefixes of inference profiles, which lead to a model in one of several regions. */
const profilePrefix = /^(?:us|us-gov|eu|apac|jp|au|global)\./;

/** Tells a Lambda which language model to ask, and allows it that one alone; where none is configured, nothing. */
export function letAskModel(asker: LambdaFunction, model: LanguageModelConfig | undefined): void {
  if (model === undefined) return;
  asker.addEnvironment('LANGUAGE_MODEL_ID', model.modelId);
  if (model.provider === 'bedrock') {
    const resourceArns = bedrockArns(Stack.of(asker), model.modelId);
    Grant.addToPrincipal({ grantee: asker, actions: ['bedrock:InvokeModel'], resourceArns });
    return;
  }
  asker.addEnvironment('LANGUAGE_MODEL_URL', model.url);
  if (model.keySecret === undefined) return;
  asker.addEnvironment('LANGUAGE_MODEL_KEY_SECRET', model.keySecret);
  Secret.fromSecretNameV2(asker, 'LanguageModelKey', model.keySecret).grantRead(asker);
}

/**
 * What `bedrock:InvokeModel` has to be allowed on; Converse asks for the same. A profile needs itself and its model
 * wherever the profile leads.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html
 */
function bedrockArns({ partition, region, account }: Stack, modelId: string): string[] {
  if (!profilePrefix.test(modelId)) {
    return [`arn:${partition}:bedrock:${region}::foundation-model/${modelId}`];
  }
  const foundation = modelId.replace(profilePrefix, '');
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    `arn:${partition}:bedrock:*::foundation-model/${foundation}`,
  ];
}

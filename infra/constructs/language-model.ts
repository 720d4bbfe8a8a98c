import { Stack } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { LanguageModelConfig } from '../config.ts';
import { grantSecret } from './secrets.ts';

/** The prefixes of inference profiles, which route to a model in one of several regions. */
const profilePrefix = /^(?:us|us-gov|eu|apac|jp|au|global)\./;

/** Tells a Lambda which language model to use, and allows only that one. Does nothing if none is configured. */
export function letAskModel(asker: LambdaFunction, model: LanguageModelConfig | undefined): void {
  if (model === undefined) return;
  asker.addEnvironment('LANGUAGE_MODEL_ID', model.modelId);
  if (model.provider === 'bedrock') {
    allowBedrock(asker, model.modelId);
    return;
  }
  asker.addEnvironment('LANGUAGE_MODEL_URL', model.url);
  if (model.keySecret === undefined) return;
  asker.addEnvironment('LANGUAGE_MODEL_KEY_SECRET', model.keySecret);
  grantSecret(Secret.fromSecretNameV2(asker, 'LanguageModelKey', model.keySecret), asker);
}

/**
 * Converse requires `bedrock:InvokeModel` on the model or inference profile. With a profile it also requires the
 * action on the model in every region that the profile routes to; this is allowed only through this profile.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html
 */
function allowBedrock(asker: LambdaFunction, modelId: string): void {
  const { partition, region, account } = Stack.of(asker);
  const allow = (resourceArn: string, conditions?: Record<string, Record<string, string>>) =>
    Grant.addToPrincipal({
      grantee: asker,
      actions: ['bedrock:InvokeModel'],
      resourceArns: [resourceArn],
      ...(conditions && { conditions }),
    });
  if (!profilePrefix.test(modelId)) {
    allow(`arn:${partition}:bedrock:${region}::foundation-model/${modelId}`);
    return;
  }
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`;
  allow(profile);
  allow(`arn:${partition}:bedrock:*::foundation-model/${modelId.replace(profilePrefix, '')}`, {
    StringEquals: { 'bedrock:InferenceProfileArn': profile },
  });
}

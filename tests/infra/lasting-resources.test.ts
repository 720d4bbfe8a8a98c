import { describe, expect, it } from 'vitest';
import { synthesized } from './stack.ts';

/**
 * Resources that must never be replaced, as they contain people's data or the key to it, with the properties whose
 * change replaces them or is refused. CloudFormation's resource reference marks these "Update requires:
 * Replacement"; Cognito's says that a pool keeps its names, its attributes and its case sensitivity forever.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-userpool.html
 */
const lasting: Record<string, readonly string[]> = {
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema', 'LocalSecondaryIndexes'],
  'AWS::Cognito::UserPool': ['UsernameAttributes', 'AliasAttributes', 'UsernameConfiguration', 'Schema'],
  'AWS::Cognito::UserPoolClient': ['GenerateSecret', 'UserPoolId'],
  'AWS::KMS::Key': [],
  'AWS::SecretsManager::Secret': ['Name'],
};

/** The lasting resources of an environment by logical id, as changing either would replace them. */
function lastingResources(name: 'dev' | 'prod') {
  const { Resources } = synthesized(name).template.toJSON() as {
    Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  };
  const found = Object.entries(Resources).filter(([, { Type }]) => Type in lasting);
  return Object.fromEntries(
    found.map(([id, { Type, Properties = {} }]) => {
      const fixed = (lasting[Type] ?? []).filter((property) => property in Properties);
      return [id, { Type, ...Object.fromEntries(fixed.map((property) => [property, Properties[property]])) }];
    }),
  );
}

describe('table, users, keys and secrets', () => {
  // A difference here would make a deployment start with an empty table or pool. If that is intended, move the data
  // first, then write the file again with `vitest run --project infra lasting-resources --update`.
  it.each(['dev', 'prod'] as const)('of %s stay the same resources', async (name) => {
    const resources = lastingResources(name);
    for (const type of Object.keys(lasting)) {
      expect(Object.values(resources).map(({ Type }) => Type)).toContain(type);
    }
    await expect(JSON.stringify(resources, null, 2)).toMatchFileSnapshot('lasting-resources.txt');
  });
});

import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { environmentConfig, type LanguageModelConfig } from '../../infra/config.ts';
import { BuyerscopeStack } from '../../infra/stack.ts';
import { synthesized } from './stack.ts';

function asking(languageModel: LanguageModelConfig): Template {
  synthesized('dev');
  const config = { ...environmentConfig('dev'), languageModel };
  return Template.fromStack(new BuyerscopeStack(new App(), 'buyerscope-asking', config));
}

const asker = { FunctionName: Match.absent(), Handler: 'index.handler' };

/** What a function's role is allowed beside the table, as JSON. */
function allowed(template: Template, role: string): string[] {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
  const [, policy] = policies.find(([id]) => id.includes(role)) ?? [];
  return policy?.Properties.PolicyDocument.Statement.filter(
    (statement: { Action: unknown }) => !/dynamodb|logs/.test(JSON.stringify(statement.Action)),
  ).map((statement: unknown) => JSON.stringify(statement));
}

/** Who writes templates, and who proposes companies. */
const askers = ['ApiGenerateTemplateRole', 'PipelineFindCompaniesRole'];

describe.each(askers)('the language model, for %s', (role) => {
  it('is none unless one is configured, and then nothing is granted', () => {
    const { template } = synthesized('prod');
    expect(allowed(template, role)).toEqual([]);
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions).not.toContain('LANGUAGE_MODEL');
  });

  it('of Bedrock is the one that may be asked, by those who ask', () => {
    const template = asking({ provider: 'bedrock', modelId: 'amazon.nova-lite-v1:0' });
    template.hasResourceProperties('AWS::Lambda::Function', {
      ...asker,
      Environment: { Variables: Match.objectLike({ LANGUAGE_MODEL_ID: 'amazon.nova-lite-v1:0' }) },
    });
    const [statement = '', ...more] = allowed(template, role);
    expect(more).toEqual([]);
    expect(statement).toContain('"Action":"bedrock:InvokeModel"');
    expect(statement).toContain('::foundation-model/amazon.nova-lite-v1:0');
    const policies = JSON.stringify(template.findResources('AWS::IAM::Policy'));
    expect(policies.split('bedrock:InvokeModel')).toHaveLength(1 + askers.length);
  });

  it('behind an inference profile is allowed with its profile', () => {
    const [statement = ''] = allowed(
      asking({ provider: 'bedrock', modelId: 'eu.amazon.nova-pro-v1:0' }),
      role,
    );
    expect(statement).toContain(':inference-profile/eu.amazon.nova-pro-v1:0');
    expect(statement).toContain('::foundation-model/amazon.nova-pro-v1:0');
    expect(statement).not.toContain('foundation-model/*');
  });

  it('of an endpoint is reached by its address, with a key that is read by name', () => {
    const template = asking({
      provider: 'openai-compatible',
      modelId: 'writer',
      url: 'https://models.example/v1',
      keySecret: 'writer-key',
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      ...asker,
      Environment: {
        Variables: Match.objectLike({
          LANGUAGE_MODEL_ID: 'writer',
          LANGUAGE_MODEL_URL: 'https://models.example/v1',
          LANGUAGE_MODEL_KEY_SECRET: 'writer-key',
        }),
      },
    });
    const [statement = '', ...more] = allowed(template, role);
    expect(more).toEqual([]);
    expect(statement).toContain('secretsmanager:GetSecretValue');
    expect(statement).toContain(':secret:writer-key-??????');
  });
});

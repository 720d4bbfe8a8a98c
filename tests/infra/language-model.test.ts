import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bedrockModel } from '../../functions/providers/language-model/bedrock.ts';
import type { LanguageModelConfig } from '../../infra/config.ts';
import { createGuard } from '../../infra/local/permissions/guard.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { startFake } from '../providers/fake-service.ts';
import { synthesized, templateWith } from './stack.ts';

function asking(languageModel: LanguageModelConfig): Template {
  return templateWith({ languageModel });
}

const asker = { FunctionName: Match.absent(), Handler: 'index.handler' };

/** What a function's role may do other than use the table, as JSON. */
function allowed(template: Template, role: string): string[] {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
  const [, policy] = policies.find(([id]) => id.includes(role)) ?? [];
  return policy?.Properties.PolicyDocument.Statement.filter(
    (statement: { Action: unknown }) => !/dynamodb|logs|xray/.test(JSON.stringify(statement.Action)),
  ).map((statement: unknown) => JSON.stringify(statement));
}

/** The roles that write templates, and that propose companies. */
const askers = ['ApiGenerateTemplateRole', 'PipelineFindCompaniesRole'];

describe.each(askers)('the language model, for %s', (role) => {
  it('does not exist on a laptop unless one is named there, and then nothing is granted', () => {
    const { template } = synthesized('local');
    expect(allowed(template, role)).toEqual([]);
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions).not.toContain('LANGUAGE_MODEL');
  });

  it.each(['dev', 'prod'] as const)('is a small one of Bedrock by default in %s', (name) => {
    const { template } = synthesized(name);
    expect(allowed(template, role).join()).toContain(':inference-profile/us.amazon.nova-lite-v1:0');
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions).toContain('"LANGUAGE_MODEL_ID":"us.amazon.nova-lite-v1:0"');
    expect(functions).not.toMatch(/LANGUAGE_MODEL_(URL|KEY)/);
  });

  it('of Bedrock is the only one that may be called, by the functions that use it', () => {
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

  it('with an inference profile is allowed together with the profile', () => {
    const template = asking({ provider: 'bedrock', modelId: 'eu.amazon.nova-pro-v1:0' });
    const [profile = '', model = '', ...more] = allowed(template, role);
    expect(more).toEqual([]);
    expect(profile).toContain(':inference-profile/eu.amazon.nova-pro-v1:0');
    expect(model).toContain(':bedrock:*::foundation-model/amazon.nova-pro-v1:0');
    expect(model).toContain('"Condition":{"StringEquals":{"bedrock:InferenceProfileArn"');
  });

  it('at an endpoint is called by its address, with a key that is read by name', () => {
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

describe('the permission of a deployed function', () => {
  const place = { account: '000000000000', region: 'us-east-1', stackName: 'buyerscope-dev' };

  /** The answer of the local guard, which decides as AWS does, to a function's question to a model. */
  async function questioned(template: Template, logicalId: RegExp, modelId: string): Promise<string | null> {
    const { resources } = resolveResources({ place, template: template.toJSON() as never }, identify);
    const functions = resources
      .filter((each) => each.type === 'AWS::Lambda::Function' && logicalId.test(each.logicalId))
      .map((each) => ({ name: each.logicalId, logicalId: each.logicalId }));
    const denials: string[] = [];
    const hear = ({ resource }: { resource: string }) => denials.push(resource);
    const guard = createGuard({ resources, functions, place, secretArn: () => undefined, hear });
    const fake = await startFake(() => ({ status: 200, body: '{}' }));
    Object.assign(process.env, guard.keyFor(functions[0]?.name ?? ''), {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: fake.url,
    });
    const question = { instructions: '', material: {}, schema: z.object({}), maxAnswerTokens: 1 };
    await bedrockModel(modelId).ask(question, AbortSignal.timeout(60_000));
    const [{ path = '', headers = {} } = {}] = fake.asked;
    const [, service = ''] = /\/([a-z0-9-]+)\/aws4_request/.exec(headers.authorization ?? '') ?? [];
    const request = {
      method: 'POST',
      path,
      query: '',
      headers: new Map([['authorization', [headers.authorization ?? '']]]),
      body: null,
      sourceIp: '127.0.0.1',
    };
    try {
      guard.check(service, request);
    } catch {
      return denials[0] ?? 'refused for no resource';
    }
    return guard.allowed.length > 0 ? null : 'was not asked for';
  }

  it.each([/^PipelineFindCompanies/, /^ApiGenerateTemplate/])('%s covers its question', async (name) => {
    expect(await questioned(synthesized('dev').template, name, 'us.amazon.nova-lite-v1:0')).toBeNull();
  });

  it.each([
    ['another model', 'amazon.nova-pro-v1:0'],
    ['the same model without its profile', 'amazon.nova-lite-v1:0'],
    ['another profile', 'eu.amazon.nova-lite-v1:0'],
  ])('does not cover %s', async (_, modelId) => {
    expect(await questioned(synthesized('dev').template, /^PipelineFindCompanies/, modelId)).toContain(
      modelId,
    );
  });

  it('is allowed for no other function', async () => {
    const asked = questioned(synthesized('dev').template, /^PipelineEnrich/, 'us.amazon.nova-lite-v1:0');
    expect(await asked).toContain('inference-profile/us.amazon.nova-lite-v1:0');
  });
});

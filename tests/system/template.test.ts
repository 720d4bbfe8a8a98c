// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of Fn::Sub
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';

const place = { account: '000000000000', region: 'eu-west-1', stackName: 'shop' };
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function resolve(
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>,
  rest = {},
) {
  return resolveResources({ place, template: { Resources, ...rest } }, identify);
}

function variables(value: unknown, others: Parameters<typeof resolve>[0] = {}, rest = {}) {
  const { resources } = resolve(
    { ...others, Reader: { Type: 'AWS::Lambda::Function', Properties: { value } } },
    rest,
  );
  return resources.find(({ logicalId }) => logicalId === 'Reader')?.properties.value;
}

const table = { Table: { Type: 'AWS::DynamoDB::GlobalTable' } };

test('Ref and Fn::GetAtt return physical ids and attributes', () => {
  expect(variables({ Ref: 'Table' }, table)).toBe('shop-Table');
  expect(variables({ 'Fn::GetAtt': ['Table', 'Arn'] }, table)).toBe(
    'arn:aws:dynamodb:eu-west-1:000000000000:table/shop-Table',
  );
  expect(variables({ 'Fn::GetAtt': 'Table.Arn' }, table)).toMatch(/shop-Table$/);
});

test('a name given in the template is the physical id, even if it is composed of others', () => {
  const named = {
    Table: { ...table.Table, Properties: { TableName: { 'Fn::Sub': '${AWS::StackName}-rows' } } },
  };
  expect(variables({ Ref: 'Table' }, named)).toBe('shop-rows');
});

test('text functions', () => {
  expect(variables({ 'Fn::Join': ['/', ['a', { Ref: 'AWS::Region' }]] })).toBe('a/eu-west-1');
  expect(variables({ 'Fn::Sub': 'arn:${AWS::Partition}:${Table}:${Table.Arn}:${!Literal}' }, table)).toBe(
    'arn:aws:shop-Table:arn:aws:dynamodb:eu-west-1:000000000000:table/shop-Table:${Literal}',
  );
  expect(variables({ 'Fn::Sub': ['${who}!', { who: { Ref: 'AWS::AccountId' } }] })).toBe('000000000000!');
  expect(variables({ 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://api.test'] }] })).toBe('api.test');
});

test('conditions choose values and resources', () => {
  const rest = { Conditions: { Big: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] } } };
  expect(variables({ 'Fn::If': ['Big', 'big', 'small'] }, {}, rest)).toBe('small');
  expect(variables({ kept: 1, dropped: { Ref: 'AWS::NoValue' } })).toEqual({ kept: 1 });
  const { resources } = resolve({ Table: { ...table.Table, Condition: 'Big' } as typeof table.Table }, rest);
  expect(resources).toEqual([]);
});

test('unknown features stop with a sentence that names them', () => {
  expect(() => resolve({ Queue: { Type: 'AWS::Nimbus::Queue' } })).toThrow(/AWS::Nimbus::Queue \("Queue"\)/);
  expect(() => variables({ Ref: 'Nowhere' })).toThrow('"Nowhere"');
  expect(() => variables({ 'Fn::GetAtt': ['Table', 'Colour'] }, table)).toThrow(
    /attribute "Colour" of AWS::DynamoDB/,
  );
  expect(() => variables({ 'Fn::Cidr': ['10.0.0.0/8', 1, 1] })).toThrow('Fn::Cidr');
});

test('an ignored resource is left out, and what refers to it still resolves', () => {
  const ignored = {
    Lock: { Type: 'AWS::CertificateManager::Certificate', Properties: { Broken: { 'Fn::Cidr': [] } } },
  };
  expect(variables({ 'Fn::GetAtt': ['Lock', 'Arn'] }, ignored)).toMatch(/Lock\/Arn$/);
  expect(resolve(ignored).resources).toEqual([]);
});

test('the assembly contains the stack, its place and its assets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  folders.push(folder);
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('manifest.json', {
    artifacts: {
      'shop.assets': { type: 'cdk:asset-manifest', properties: { file: 'shop.assets.json' } },
      shop: {
        type: 'aws:cloudformation:stack',
        environment: 'aws://unknown-account/eu-north-1',
        properties: { templateFile: 'shop.template.json' },
      },
    },
  });
  write('shop.template.json', { Resources: {} });
  write('shop.assets.json', {
    files: { abc: { source: { path: 'asset.abc' }, destinations: { here: { objectKey: 'abc.zip' } } } },
  });
  const assembly = readAssembly(folder);
  expect(assembly.place).toEqual({ account: '000000000000', region: 'eu-north-1', stackName: 'shop' });
  expect(assembly.assets.get('abc.zip')).toBe(join(folder, 'asset.abc'));
  expect(() => readAssembly(join(folder, 'nowhere'))).toThrow(/manifest\.json cannot be read/);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { unneededGrants } from '../prove/grants/unneeded-grants.ts';
import { writeSmallAssembly } from './small-assembly.ts';

let stack: LocalStack | undefined;
let folder: string;

afterEach(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('names the grant that no call needs, and no other, after everything was called', async () => {
  folder = mkdtempSync(join(tmpdir(), 'unneeded-grants-'));
  writeSmallAssembly(folder, (resources) => {
    const properties: { PolicyDocument?: { Statement: object[] } } = resources.RolePolicy?.Properties ?? {};
    const planted = { Effect: 'Allow', Action: ['kms:Decrypt', 'dynamodb:Scan'], Resource: '*' };
    properties.PolicyDocument?.Statement.push(planted);
  });
  const running = await runLocalStack({ assemblyFolder: folder, dataFolder: null, port: null, web: null });
  stack = running;
  const functions = running.resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .map(({ id, logicalId }) => ({ name: id, logicalId }));
  const judged = () => {
    const { unneeded, silent } = unneededGrants(
      {
        resources: running.resources,
        functions,
        place: { account: '000000000000', region: 'us-east-1', stackName: 'small' },
      },
      running.permissions.allowed,
    );
    return { unneeded: unneeded.map(({ action }) => action), silent };
  };
  expect(judged().unneeded).toContain('s3:PutObject');
  expect(judged().silent).toContain('Export');

  const invoke = (name: string, event: object) =>
    running.lambda.invoke(running.find('AWS::Lambda::Function', name).id, event);
  await invoke('Work', { name: 'one' });
  await invoke('Start', { body: '{"name":"one"}' });
  await invoke('Export', { to: 'a@buyer.example' });
  const [mail] = running.inbox.list();
  await fetch(mail?.text ?? '');
  expect(judged().unneeded).toEqual(['kms:Decrypt', 'dynamodb:Scan']);
  expect(judged().silent).not.toContain('Export');
});

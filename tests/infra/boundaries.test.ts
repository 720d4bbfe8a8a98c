import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const script = resolve('tests/boundaries.ts');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the check of the arrows on a small tree of its own. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ 'tsconfig.json': '{}', 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const exported = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const again = value;\n`;

describe('the check of the arrows between folders', () => {
  it('passes a tree that keeps them', () => {
    const { status, text } = check({
      'shared/model/a.ts': exported,
      'functions/domain/area/b.ts': importing('../../../shared/model/a.ts'),
    });
    expect(text).toContain('2 modules, 0 violations');
    expect(status).toBe(0);
  });

  const planted: [string, Record<string, string>][] = [
    [
      'shared importing functions',
      { 'functions/data/a.ts': exported, 'shared/b.ts': importing('../functions/data/a.ts') },
    ],
    [
      'domain importing data',
      { 'functions/data/a.ts': exported, 'functions/domain/x/b.ts': importing('../../data/a.ts') },
    ],
    [
      'data importing a provider',
      { 'functions/providers/web/a.ts': exported, 'functions/data/b.ts': importing('../providers/web/a.ts') },
    ],
    [
      'web importing functions',
      { 'functions/data/a.ts': exported, 'web/api/b.ts': importing('../../functions/data/a.ts') },
    ],
    [
      'one feature importing another',
      { 'web/features/auth/a.ts': exported, 'web/features/home/b.ts': importing('../auth/a.ts') },
    ],
    [
      'the local runner importing the constructs',
      { 'infra/constructs/a.ts': exported, 'infra/local/b.ts': importing('../constructs/a.ts') },
    ],
    [
      'product importing a test',
      { 'tests/a.ts': exported, 'functions/api/b.ts': importing('../../tests/a.ts') },
    ],
    [
      'domain doing input and output',
      { 'functions/domain/x/b.ts': "export { readFile } from 'node:fs/promises';\n" },
    ],
    ['a cycle', { 'shared/a.ts': importing('./b.ts'), 'shared/b.ts': importing('./a.ts') }],
    ['an import that leads nowhere', { 'shared/a.ts': importing('./gone.ts') }],
  ];

  it.each(planted)('fails on %s', (_name, files) => {
    const { status, text } = check(files);
    expect(text).toMatch(/[1-9]\d* violations/);
    expect(status).toBe(1);
  });

  it('fails when it looked at no module', () => {
    const { status, text } = check({});
    expect(status).toBe(1);
    expect(text).not.toContain('violations, 0');
  });
});

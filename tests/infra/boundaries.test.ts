import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const script = resolve('tests/boundaries.ts');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the check of imports on a small tree of files. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const exported = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const again = value;\n`;

describe('the check of imports between folders', () => {
  it('passes a tree that follows the rules', () => {
    const { status, text } = check({
      'shared/model/a.ts': exported,
      'functions/domain/area/b.ts': importing('../../../shared/model/a.ts'),
    });
    expect(text).toContain('2 modules, 0 violations');
    expect(status).toBe(0);
  });

  /** Trees with one forbidden import each, as `from → to`. */
  const planted: [string, string, Record<string, string>][] = [
    [
      'shared importing functions',
      'shared/b.ts → functions/data/a.ts',
      { 'functions/data/a.ts': exported, 'shared/b.ts': importing('../functions/data/a.ts') },
    ],
    [
      'domain importing data',
      'functions/domain/x/b.ts → functions/data/a.ts',
      { 'functions/data/a.ts': exported, 'functions/domain/x/b.ts': importing('../../data/a.ts') },
    ],
    [
      'data importing a provider',
      'functions/data/b.ts → functions/providers/web/a.ts',
      { 'functions/providers/web/a.ts': exported, 'functions/data/b.ts': importing('../providers/web/a.ts') },
    ],
    [
      'the table speaking to users',
      'functions/data/area/refuses.ts → shared/model/errors.ts',
      {
        'shared/model/errors.ts': exported,
        'functions/data/area/refuses.ts': importing('../../../shared/model/errors.ts'),
      },
    ],
    [
      'a handler speaking to users',
      'functions/api/refuses.ts → shared/model/errors.ts',
      {
        'shared/model/errors.ts': exported,
        'functions/api/refuses.ts': importing('../../shared/model/errors.ts'),
      },
    ],
    [
      'a handler composing a transaction',
      'functions/api/writes.ts → functions/data/transaction.ts',
      {
        'functions/data/transaction.ts': exported,
        'functions/api/writes.ts': importing('../data/transaction.ts'),
      },
    ],
    [
      'web importing functions',
      'web/api/b.ts → functions/data/a.ts',
      { 'functions/data/a.ts': exported, 'web/api/b.ts': importing('../../functions/data/a.ts') },
    ],
    ...['browser', 'api', 'ui', 'parts', 'features/history', 'app'].flatMap((floor, height, floors) => {
      const above = floors[height + 1];
      if (above === undefined) return [];
      const [from, to] = [`web/${floor}/climbs-${height}.ts`, `web/${above}/above-${height}.ts`];
      const up = '../'.repeat(floor.split('/').length);
      return [
        [
          `${floor} importing ${above}`,
          `${from} → ${to}`,
          { [to]: exported, [from]: importing(`${up}${above}/above-${height}.ts`) },
        ] satisfies [string, string, Record<string, string>],
      ];
    }),
    [
      'one feature importing another',
      'web/features/home/b.ts → web/features/auth/a.ts',
      { 'web/features/auth/a.ts': exported, 'web/features/home/b.ts': importing('../auth/a.ts') },
    ],
    [
      'the local runner importing the constructs',
      'infra/local/b.ts → infra/constructs/a.ts',
      { 'infra/constructs/a.ts': exported, 'infra/local/b.ts': importing('../constructs/a.ts') },
    ],
    ...[
      ['infra/local/machine', 'infra/local/stripe'],
      ['infra/local/stripe', 'infra/local'],
      ['functions/domain/companies/name', 'functions/domain/companies/rank'],
      ['functions/domain/contacts/page', 'functions/domain/contacts/people'],
    ].map(([room = '', above = ''], index) => {
      const [from, to] = [`${room}/room-${index}.ts`, `${above}/above-rooms-${index}.ts`];
      return [
        `${room} importing ${above}`,
        `${from} → ${to}`,
        { [to]: exported, [from]: importing(relative(room, to)) },
      ] satisfies [string, string, Record<string, string>];
    }),
    [
      'a construct importing the stack',
      'infra/constructs/climbs.ts → infra/stack.ts',
      { 'infra/stack.ts': exported, 'infra/constructs/climbs.ts': importing('../stack.ts') },
    ],
    [
      'a folder of infra that no arrow names',
      'infra/planted/b.ts → functions/data/a.ts',
      { 'functions/data/a.ts': exported, 'infra/planted/b.ts': importing('../../functions/data/a.ts') },
    ],
    [
      'product importing a test',
      'functions/api/b.ts → tests/a.ts',
      { 'tests/a.ts': exported, 'functions/api/b.ts': importing('../../tests/a.ts') },
    ],
    [
      'domain doing input and output',
      'functions/domain/x/c.ts → fs/promises',
      { 'functions/domain/x/c.ts': "export { readFile } from 'node:fs/promises';\n" },
    ],
    [
      'a cycle',
      'shared/c.ts → shared/d.ts',
      { 'shared/c.ts': importing('./d.ts'), 'shared/d.ts': importing('./c.ts') },
    ],
    ['an import that leads nowhere', 'shared/e.ts → ./gone.ts', { 'shared/e.ts': importing('./gone.ts') }],
  ];

  it('fails on each of many violations, and names every one', () => {
    const { status, text } = check(Object.assign({}, ...planted.map(([, , files]) => files)));
    expect(text).toMatch(/[1-9]\d* violations/);
    expect(status).toBe(1);
    const named = text.split('\n').map((line) => line.replace(/^[\w-]+: /, ''));
    for (const [what, arrow] of planted) expect(named, what).toContain(arrow);
  });

  it('fails when it found no modules', () => {
    const { status, text } = check({});
    expect(status).toBe(1);
    expect(text).not.toContain('violations, 0');
  });
});

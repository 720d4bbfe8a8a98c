import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { textsOf } from './texts-of.ts';

/*
 * Every text that people read, for an editor: by feature, each with its file and line.
 *
 *   npm run texts                    names the features
 *   npm run texts -- <feature>       prints the texts of one
 *   npm run texts -- --all <folder>  writes the texts of each into a file of that folder
 */
const [chosen, folder = ''] = process.argv.slice(2);

/** Folders whose folders are features, and what is put before their names. */
const groups = [
  { folder: 'web/features', prefix: '' },
  { folder: 'web/parts', prefix: '' },
  { folder: 'functions/domain', prefix: 'service-' },
  { folder: 'shared/text', prefix: 'text-' },
];
/** What is not in such a folder. */
const single = { ui: 'web/ui', app: 'web/app', limits: 'shared/model', requests: 'shared/contract' };

function features(): Map<string, string[]> {
  const all = new Map<string, string[]>(Object.entries(single).map(([name, of]) => [name, filesIn(of)]));
  for (const { folder: within, prefix } of groups) {
    for (const entry of readdirSync(within, { withFileTypes: true })) {
      const path = join(within, entry.name);
      const name = entry.isDirectory() ? prefix + entry.name : `${prefix}general`;
      const files = entry.isDirectory() ? filesIn(path) : [path];
      all.set(name, [...(all.get(name) ?? []), ...files]);
    }
  }
  return all;
}

function filesIn(path: string): string[] {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(path, name))
    .sort();
}

/** The texts of a feature, file by file. Empty if it has none. */
function report(files: readonly string[]): string {
  return files
    .map((file) => {
      const lines = textsOf(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${line}\t${text}`);
      return lines.length === 0 ? '' : `${file}\n${lines.join('\n')}\n`;
    })
    .filter((texts) => texts !== '')
    .join('\n');
}

const all = features();
if (chosen === '--all' && folder !== '') {
  mkdirSync(folder, { recursive: true });
  for (const [name, files] of all) {
    const texts = report(files);
    if (texts !== '') writeFileSync(join(folder, `${name}.txt`), texts);
  }
  console.log(`The texts of each feature are in ${resolve(folder)}.`);
} else if (chosen !== undefined && all.has(chosen)) console.log(report(all.get(chosen) ?? []));
else {
  console.log(`npm run texts -- <feature>, one of:\n  ${[...all.keys()].sort().join('\n  ')}`);
  if (chosen !== undefined) process.exitCode = 1;
}

import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const maxFilesPerFolder = 20;
const maxLinesPerFile = 300;

/** Folders with too many files and files with too many lines, of `[path, text]`. */
function oversized(files: readonly (readonly [string, string])[]): string[] {
  const folders = Map.groupBy(files, ([file]) => dirname(file));
  return [
    ...[...folders].flatMap(([folder, { length }]) =>
      length > maxFilesPerFolder
        ? [`${folder} has ${length} files: give those that belong together a folder`]
        : [],
    ),
    ...files.flatMap(([file, text]) => {
      const lines = text.split('\n').length - 1;
      return /\.(?:tsx?|mjs|css)$/.test(file) && lines > maxLinesPerFile
        ? [`${file} has ${lines} lines`]
        : [];
    }),
  ];
}

it('no folder of the product has more than 20 files, and no file more than 300 lines', () => {
  const files = globSync('{functions,infra,shared,web}/**/*').filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(500);
  expect(oversized(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
});

it('finds a folder with 21 files, and a file with 301 lines', () => {
  const files = Array.from({ length: 21 }, (_, index) => [`shared/a/${index}.json`, ''] as const);
  expect(oversized(files)).toEqual(['shared/a has 21 files: give those that belong together a folder']);
  expect(oversized([...files.slice(1), ['web/a.ts', 'x\n'.repeat(301)]])).toEqual(['web/a.ts has 301 lines']);
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openStore } from '../../infra/local/machine/store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('keeps JSON documents by collection and key', () => {
  const store = openStore(':memory:');
  store.put('birds', 'b', { name: 'tern', eggs: [1, null, 'two'] });
  store.put('birds', 'a', 'wren');
  store.put('fish', 'a', 7);
  expect(store.get('birds', 'b')).toEqual({ name: 'tern', eggs: [1, null, 'two'] });
  expect(store.list('birds')).toEqual([
    { key: 'a', value: 'wren' },
    { key: 'b', value: { name: 'tern', eggs: [1, null, 'two'] } },
  ]);
  store.put('birds', 'a', 'heron');
  expect(store.get('birds', 'a')).toBe('heron');
  store.delete('birds', 'a');
  expect(store.get('birds', 'a')).toBeUndefined();
  expect(store.get('fish', 'a')).toBe(7);
});

it('keeps all writes of a transaction or none, also of one inside another', () => {
  const store = openStore(':memory:');
  const fail = () =>
    store.transaction(() => {
      store.put('birds', 'a', 'wren');
      store.transaction(() => store.put('birds', 'b', 'tern'));
      throw new Error('stop');
    });
  expect(fail).toThrow('stop');
  expect(store.list('birds')).toEqual([]);
  expect(store.transaction(() => store.transaction(() => 'result'))).toBe('result');
  store.put('birds', 'c', 'heron');
  expect(store.get('birds', 'c')).toBe('heron');
});

it('refuses what JSON cannot hold', () => {
  const store = openStore(':memory:');
  expect(() => store.put('birds', 'a', undefined)).toThrow('birds/a: a document must be a JSON value');
});

it('writes a file for its owner only and finds it again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(folder);
  const file = join(folder, 'local.sqlite');
  const store = openStore(file);
  store.put('birds', 'a', 'wren');
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  store.close();
  const again = openStore(file);
  expect(again.get('birds', 'a')).toBe('wren');
  again.close();
});

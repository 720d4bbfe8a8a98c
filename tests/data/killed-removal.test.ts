import { execFile } from 'node:child_process';
import { expect, inject, it, vi } from 'vitest';
import * as z from 'zod';
import { confirmRemoval, pendingRemovals } from '../../functions/data/privacy/removals.ts';
import { addressHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { oneIn } from '../prove/variants.ts';
import { violations } from '../system/stack/invariants.ts';
import { hash } from './selling.ts';
import { everyRow, mara, rowsNamingMara, storePerson } from './stored-person.ts';
import { emptyTable } from './table.ts';

const noon = new Date('2026-11-20T12:00:00.000Z');
const ended = z.object({ done: z.boolean(), calls: z.int() });

/** Sweeps a table in another process, which is killed at one of its calls. Returns what it printed, or its signal. */
function sweep(tableName: string, call: number, moment: 'before' | 'after') {
  const args = ['tests/data/killed-sweep.ts', tableName, noon.toISOString(), String(call), moment];
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoDbEndpoint') };
  return new Promise<z.infer<typeof ended> | NodeJS.Signals>((resolve, reject) => {
    const child = execFile(process.execPath, args, { env, timeout: 120_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(ended.parse(JSON.parse(stdout)));
      else if (child.signalCode !== null) resolve(child.signalCode);
      else reject(new Error(stderr));
    });
  });
}

vi.setConfig({ testTimeout: 300_000 });

for (const [at, moment] of (['after', 'before'] as const).entries()) {
  const what = `a removal whose process is killed again and again, ${moment} a call, is complete in the end`;
  it(what, oneIn(2, at), async () => {
    const table = await emptyTable();
    const { seller, campaigner } = await storePerson(table, noon);
    const theos = async () => (await everyRow(table)).filter((row) => /theo\.okafor/i.test(row)).length;
    const before = await theos();
    await confirmRemoval(table, (await addressHash(mara, hash)) ?? '', noon);

    // Each process comes some calls further than the one before, and begins where that one was killed.
    let kills = 0;
    let call = 2;
    let outcome = await sweep(table.name, call, moment);
    while (outcome === 'SIGKILL') {
      kills += 1;
      call += 3;
      outcome = await sweep(table.name, call, moment);
    }
    expect(outcome).toMatchObject({ done: true });
    expect(kills).toBeGreaterThan(2);
    expect(await rowsNamingMara(table)).toEqual([]);
    expect(await pendingRemovals(table)).toEqual([]);
    // The site's own contacts are read again where they are needed.
    expect(await theos()).toBe(before - 1);
    for (const { userId } of [seller, campaigner]) expect(await violations(table, userId)).toEqual([]);
  });
}

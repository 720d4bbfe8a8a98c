import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  briefLine,
  manifestKey,
  nameKeys,
  packCompany,
  packItems,
  wayKey,
} from '../../functions/data/register/packed-companies.ts';
import { getPublishedRegister, publishRegister } from '../../functions/data/register/published-register.ts';
import { tableRegister } from '../../functions/data/register/table-register.ts';
import type { RegisteredCompany } from '../../functions/domain/companies/candidates/company-register.ts';
import { waysOfCompany } from '../../functions/domain/companies/candidates/ways-in.ts';
import { createTable } from '../../infra/local/services/dynamodb.ts';
import { meter } from '../bench/metered-table.ts';
import { registered, sources } from '../unit/companies/registered.ts';
import { emptyTable } from './table.ts';

const open = () => new AbortController().signal;
const now = new Date('2001-04-10T10:00:00.000Z');

/** Names by the thousand around one with a common beginning. */
const companies: readonly RegisteredCompany[] = [
  ...Array.from({ length: 3_000 }, (_, at) =>
    registered({
      domain: `cloud${at.toString(36).padStart(4, '0')}.test`,
      name: `Cloud ${at}`,
      industry: 'cloud hosting',
      likelihood: at < 1_000 ? 9 : at % 9,
    }),
  ),
  registered({ domain: 'bright-field.test', name: 'Bright Field', keywords: ['solar panels'], city: 'Graz' }),
  registered({ domain: 'getbrightfield.test', name: '', industry: '' }),
  registered({ domain: 'brightfieldsolar.test', name: 'Brightfield Solar' }),
];

function itemsOf(all: readonly RegisteredCompany[]) {
  const filed = all.flatMap((company) => [
    ...waysOfCompany(company).map((way) => ({
      pk: wayKey(way),
      order: `${9 - company.likelihood}#${company.domain}`,
      line: packCompany(company, 0),
    })),
    ...nameKeys(company.domain).map((key) => ({ ...key, line: briefLine(packCompany(company, 0)) })),
  ]);
  const key = (each: (typeof filed)[number]) => `${each.pk}\u0000${each.order}`;
  return [...packItems(filed.sort((a, b) => (key(a) < key(b) ? -1 : 1)))];
}

describe('a register in a table', async () => {
  const product = await emptyTable();
  const name = `buyerscope-register-test-${randomUUID()}`;
  const { client } = product;
  const register = tableRegister(client, async () => name);
  const measure = meter(product);

  beforeAll(async () => {
    await createTable(inject('dynamoDbEndpoint'), {
      ...inject('table'),
      id: name,
      properties: {
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      },
    });
    const items: object[] = [
      ...itemsOf(companies),
      { ...manifestKey, v: JSON.stringify({ sources, companies: companies.length }) },
    ];
    for (let at = 0; at < items.length; at += 25) {
      const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item: { ...Item } } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    }
  });

  it('finds companies by a word and by two adjacent words, in full', async () => {
    const [field] = companies.filter(({ domain }) => domain === 'bright-field.test');
    for (const way of ['solar panel', 'panel', 'bright']) {
      expect(await register.companiesOf([way], open())).toContainEqual(field);
    }
  });

  it('finds the likeliest first where thousands share a word, for two read units', async () => {
    let found: readonly RegisteredCompany[] = [];
    await register.companiesOf(['cloud'], open());
    const spent = await measure(async () => {
      found = await register.companiesOf(['cloud'], open());
    });
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ likelihood }) => likelihood))).toEqual(new Set([9]));
    expect(spent.reads).toBeLessThanOrEqual(2);
  });

  it('finds names by beginning and by ending, ignoring hyphens, and no others', async () => {
    const beginning = await register.named({ beginning: 'brightfield' }, open());
    expect(beginning.map(({ domain }) => domain)).toEqual(['bright-field.test', 'brightfieldsolar.test']);
    const ending = await register.named({ ending: 'brightfield' }, open());
    expect(ending.map(({ domain }) => domain).toSorted()).toEqual([
      'bright-field.test',
      'getbrightfield.test',
    ]);
    expect(await register.named({ beginning: 'brightfieldx' }, open())).toEqual([]);
  });

  it('starts within a long run of names at the first with the part, for five read units', async () => {
    const label = `cloud${(1_500).toString(36).padStart(4, '0')}`;
    expect((await register.named({ beginning: label }, open())).map(({ domain }) => domain)).toEqual([
      `${label}.test`,
    ]);
    const spent = await measure(() => register.named({ beginning: 'cloud' }, open()));
    expect(spent.reads).toBeLessThanOrEqual(5);
  });

  it('reads no partition for a text that occurs in others by chance', async () => {
    const spent = await measure(() => register.named({ beginning: 'clo' }, open()));
    expect(spent).toEqual({ reads: 0, writes: 0 });
  });

  it('skips entries that are not companies', async () => {
    const pk = wayKey('lies');
    const good = packCompany(registered({}), 0);
    const lies = [{ v: 'x' }, { v: 7 }, { v: `javascript:alert(1)\t\t9\t0\n${good}` }, {}];
    for (const [at, lie] of lies.entries()) {
      await client.send(new PutCommand({ TableName: name, Item: { pk, sk: `000${at}`, ...lie } }));
    }
    expect(await register.companiesOf(['lies'], open())).toEqual([registered({})]);
  });

  it('is empty if none is published, and fails if its table is missing', async () => {
    const none = tableRegister(client, async () => null);
    expect(await none.companiesOf(['solar'], open())).toEqual([]);
    expect(await none.named({ beginning: 'cloud' }, open())).toEqual([]);
    const gone = tableRegister(client, async () => 'buyerscope-register-test-gone');
    await expect(gone.companiesOf(['solar'], open())).rejects.toThrow();
  });

  it('reads once a minute which table is published, and again after a failure', async () => {
    let asked = 0;
    let at = 0;
    const failing = tableRegister(
      client,
      async () => {
        asked += 1;
        if (asked === 1) throw new Error('no answer');
        return name;
      },
      () => at,
    );
    await expect(failing.companiesOf(['solar'], open())).rejects.toThrow('no answer');
    await failing.companiesOf(['solar', 'panel'], open());
    await failing.named({ beginning: 'cloud' }, open());
    expect(asked).toBe(2);
    at = 61_000;
    await failing.companiesOf(['solar'], open());
    expect(asked).toBe(3);
  });

  it('is switched to with one write, which names the previous one', async () => {
    expect(await getPublishedRegister(product)).toBeNull();
    await publishRegister(product, 'first', now);
    await publishRegister(product, 'second', now);
    await publishRegister(product, 'second', now);
    expect(await getPublishedRegister(product)).toEqual({
      table: 'second',
      previous: 'first',
      published_at: now.toISOString(),
    });
  });
});

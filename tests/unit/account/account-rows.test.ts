import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportText } from '../../../functions/domain/account/export-text.ts';

/*
 * A new kind of row has to be decided on: whether its owner gets it with an export, and that it is found to be deleted.
 * The kinds are read from the data layer and from the documentation of its keys.
 */

/** What owners get with an export. */
const exported = [
  ...[
    'PROFILE',
    'SUBSCRIPTION',
    'BILLING_ACCOUNT',
    'BILLING',
    'SENT_MAIL',
    'USAGE',
    'STATISTICS',
    'STATISTIC',
  ],
  ...['SESSION', 'LEAD', 'RUNNING_SEARCHES', 'DISMISSED', 'IMPORT', 'IMPORT_PART'],
  ...['DOMAIN', 'DOMAIN_DETAILS', 'DOMAIN_EXPIRY', 'DOMAIN_COMPANY'],
  ...['TEMPLATE', 'SAVED_TEMPLATE', 'SAVED_TEMPLATE_OF', 'REPORT', 'RESERVATION', 'GENERATED'],
  ...['SAVED_COMPANY', 'SAVED_CONTACT', 'OUTREACH_QUEUE', 'OUTREACH_LOG', 'DEAL'],
  ...['GMAIL_INTEGRATION', 'CAMPAIGN', 'TEXT', 'RECIPIENT'],
];
/** What only we use, and says nothing that the others do not say. */
const internal = [
  ...['IDEMPOTENCY', 'RATE', 'EXPORT', 'LATEST_EXPORT', 'TOMBSTONE', 'ACTIVITY', 'DUE'],
  ...[
    'OUTREACH_TO',
    'OUTREACH_ABOUT',
    'CONVERSATION',
    'DEAL_DUE',
    'SAVED_CONTACT_OF',
    'SAVED_COMPANY_OF',
    'SELLER',
  ],
];
/** What stands outside the partitions of users, or behind the name of a kind. */
const others = [
  ...['USER', 'PUBLIC_TEMPLATE', 'WINDOW', 'CONTACT_MESSAGE', 'OBJECTION', 'REMOVALS', 'PENDING', 'SWEEP'],
  ...[
    'DO_NOT_LIST',
    'SUPPRESSION',
    'MAILBOX',
    'UNSUBSCRIBE',
    'SITE',
    'CONTACTS',
    'MAIL_DOMAIN',
    'REGISTRATION',
  ],
  ...[
    'REGISTER',
    'PUBLISHED',
    'GONE',
    'CAMPAIGN_STOP',
    'TRIAL',
    'DISMISSALS',
    'PAYMENT_EVENT',
    'OAUTH_STATE',
  ],
  ...['CONTACT', 'COMPANY', 'COMPANY_INDUSTRY', 'CONTACT_LEVEL', 'PROCESSING'],
  // Items of the register's own tables.
  ...['WAY', 'BEGINS', 'ENDS', 'MANIFEST'],
];
/** Words of DynamoDB's own language. */
const ofDynamoDb = ['ALL_NEW', 'ALL_OLD', 'ADD', 'DELETE'];

const written = globSync('functions/data/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/[`'"$}#]([A-Z][A-Z_]{2,})(?=[#`'"])/g)].map(
    ([, kind = '']) => kind,
  ),
);

/** The keys of users' rows in the table of items: partition key, sort keys. */
const ofUsers = readFileSync('docs/access-patterns.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[2]?.startsWith('`USER#'))
  .map(([, , pk = '', sk = '']) => ({
    below: /^`USER#<sub>#([A-Z_]+)#/.exec(pk)?.[1],
    kinds: [...sk.matchAll(/`([A-Z_]+)/g)].map(([, kind = '']) => kind),
  }));

const sorted = (kinds: Iterable<string>): string[] => [...new Set(kinds)].toSorted();

async function textOf(rows: readonly Record<string, unknown>[]): Promise<string> {
  async function* each() {
    yield* rows;
  }
  const parts: string[] = [];
  for await (const part of exportText(each(), '2026-11-20T10:00:00.000Z')) parts.push(part);
  return parts.join('');
}

describe('every kind of row', () => {
  it('of the data layer is known here', () => {
    const known = sorted([...exported, ...internal, ...others, ...ofDynamoDb]);
    expect(sorted(written).filter((kind) => !known.includes(kind))).toEqual([]);
    expect(known.filter((kind) => !written.includes(kind) && kind !== 'SAVED_COMPANY_OF')).toEqual([]);
  });

  it('of a user is documented, and exported or internal', () => {
    expect(sorted(ofUsers.flatMap(({ kinds }) => kinds))).toEqual(sorted([...exported, ...internal]));
  });

  it('of a user is in the export as it is listed here', async () => {
    const rows = [...exported, ...internal].map((kind) => ({ pk: 'USER#1', sk: `${kind}#1`, field: kind }));
    const found = JSON.parse(await textOf(rows)).rows.map(({ kind }: { kind: string }) => kind.toUpperCase());
    expect(found).toEqual(exported);
  });

  it('below a user is in a partition that is found by a row of the user', () => {
    expect(sorted(ofUsers.flatMap(({ below }) => below ?? []))).toEqual(['CAMPAIGN', 'SESSION']);
  });
});

it('an exported domain has its name, which only its key contains', async () => {
  const rows = [
    { pk: 'USER#1', sk: 'DOMAIN#cloudpay.example', searches: 1 },
    { pk: 'USER#1', sk: 'PROFILE', name: 'Alex Moreau' },
  ];
  expect(JSON.parse(await textOf(rows)).rows).toEqual([
    { kind: 'domain', key: 'cloudpay.example', fields: { searches: 1 } },
    { kind: 'profile', fields: { name: 'Alex Moreau' } },
  ]);
});

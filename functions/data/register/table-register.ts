import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type CompanyRegister,
  minNamePartLength,
  type RegisteredCompany,
  type RegisterSource,
} from '../../domain/companies/candidates/company-register.ts';
import {
  hasPart,
  manifestKey,
  partKey,
  type RegisterManifest,
  unpackCompany,
  wayKey,
} from './packed-companies.ts';

/**
 * How many items one Query reads. Each has at most 4 KB and costs half a read unit. An item holds some 25 companies of a
 * search key, or some 60 names.
 */
const maxItemsRead = { way: 4, names: 10 } as const;
/** How long a function uses a table before it asks again which one is published, in milliseconds. */
const publishedMs = 60_000;

/** How much of an attribution a lead shows, in characters. */
const maxAttribution = 200;
const attribution = z.string().transform((text) => text.slice(0, maxAttribution));
const source = z.object({ name: z.string(), date: z.iso.date(), attribution: attribution.nullable() });
const manifest: z.ZodType<RegisterManifest> = z.object({ sources: z.array(source), companies: z.int() });
const item = z.object({ v: z.string() });

/**
 * The register that an operator has published. `published` returns its table, or null if there is none, and is
 * called once a minute. No content of the table makes a look-up throw, except a missing manifest.
 */
export function tableRegister(
  client: DynamoDBDocumentClient,
  published: () => Promise<string | null>,
  now: () => number = Date.now,
): CompanyRegister {
  let known: { readonly at: number; readonly table: Promise<string | null> } | undefined;
  const sourcesOf = new Map<string, Promise<readonly RegisterSource[]>>();

  function tableName(): Promise<string | null> {
    if (known === undefined || now() - known.at > publishedMs) known = { at: now(), table: published() };
    const { table } = known;
    table.catch(() => {
      known = undefined;
    });
    return table;
  }

  function sourcesIn(table: string): Promise<readonly RegisterSource[]> {
    const read =
      sourcesOf.get(table) ??
      client
        .send(new GetCommand({ TableName: table, Key: manifestKey }))
        .then(({ Item }) => manifest.parse(JSON.parse(item.parse(Item).v)).sources);
    sourcesOf.set(table, read);
    read.catch(() => sourcesOf.delete(table));
    return read;
  }

  async function companiesIn(
    key: { readonly pk: string; readonly from: string; readonly items: number },
    signal: AbortSignal,
  ): Promise<readonly RegisteredCompany[]> {
    const table = await tableName();
    if (table === null) return [];
    const [sources, { Items = [] }] = await Promise.all([
      sourcesIn(table),
      client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND sk >= :from',
          ExpressionAttributeValues: { ':pk': key.pk, ':from': key.from },
          Limit: key.items,
        }),
        { abortSignal: signal },
      ),
    ]);
    return Items.flatMap((each) => item.safeParse(each).data?.v.split('\n') ?? []).flatMap(
      (line) => unpackCompany(line, sources) ?? [],
    );
  }

  return {
    async companiesOf(ways, signal) {
      const found = await Promise.all(
        ways.map((way) => companiesIn({ pk: wayKey(way), from: '0', items: maxItemsRead.way }, signal)),
      );
      return [...new Map(found.flat().map((company) => [company.domain, company])).values()];
    },
    async named(part, signal) {
      const { pk, from } = partKey(part);
      if (from.length < minNamePartLength) return [];
      const found = await companiesIn({ pk, from, items: maxItemsRead.names }, signal);
      return found.filter((company) => hasPart(company, part));
    },
  };
}

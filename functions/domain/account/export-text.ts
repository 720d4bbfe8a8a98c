/** Rows for the product's internal use only. They contain nothing about a user that other rows do not contain. */
const internal = new Set([
  'IDEMPOTENCY',
  'EXPORT',
  'LATEST_EXPORT',
  'TOMBSTONE',
  'DUE',
  'RATE',
  'OUTREACH_TO',
  'OUTREACH_ABOUT',
  'CONVERSATION',
  'DEAL_DUE',
  'SELLER',
  'ACTIVITY',
  'SAVED_CONTACT_OF',
  'SAVED_COMPANY_OF',
]);

/**
 * The text of an export: one JSON document with a list of all rows, each with its kind and what its sort key says beside
 * it, such as the name of a domain, which its fields do not repeat. Tokens, which only we can decrypt, are left out.
 */
export async function* exportText(
  rows: AsyncIterable<Readonly<Record<string, unknown>>>,
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(exportedAt)},"rows":[`;
  let separator = '\n';
  for await (const { pk: _, sk, sealed_tokens: __, ...fields } of rows) {
    const [kind = '', ...rest] = String(sk).split('#');
    if (internal.has(kind)) continue;
    const key = rest.length === 0 ? {} : { key: rest.join('#') };
    yield `${separator}${JSON.stringify({ kind: kind.toLowerCase(), ...key, fields })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

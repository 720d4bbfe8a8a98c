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
  'ACTIVITY',
  'SAVED_CONTACT_OF',
  'SAVED_COMPANY_OF',
]);

/**
 * The text of an export: one JSON document with a list of all rows, each with its kind. Keys are left out, as the
 * fields contain the same information. So are tokens, which only we can decrypt.
 */
export async function* exportText(
  rows: AsyncIterable<Readonly<Record<string, unknown>>>,
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(exportedAt)},"rows":[`;
  let separator = '\n';
  for await (const { pk: _, sk, sealed_tokens: __, ...fields } of rows) {
    const kind = String(sk).split('#')[0] ?? '';
    if (internal.has(kind)) continue;
    yield `${separator}${JSON.stringify({ kind: kind.toLowerCase(), fields })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

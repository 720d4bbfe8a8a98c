import useSWR from 'swr';
import { contract } from '../../../shared/contract/contract.ts';
import { maxMessagesPerRequest } from '../../../shared/contract/outreach.ts';
import type { ContactSearchRow } from '../../../shared/model/leads/saved-contact.ts';
import { shortRefusals } from '../../../shared/text/refusal-words.ts';
import { call } from '../../api/call.ts';

/** Why some saved contacts may not be written to, in a few words, by the id of the contact. Empty while it is read. */
export function useRefusals(rows: readonly ContactSearchRow[]): ReadonlyMap<string, string> {
  const ids = rows.filter(({ email }) => email !== '').map(({ contact_id }) => contact_id);
  const read = useSWR(ids.length === 0 ? null : ['refusals', ...ids], () => refusalsTo(ids), {
    keepPreviousData: true,
  });
  return read.data ?? new Map();
}

async function refusalsTo(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxMessagesPerRequest) }, (_, part) =>
    ids.slice(part * maxMessagesPerRequest, (part + 1) * maxMessagesPerRequest),
  );
  const answers = await Promise.all(
    parts.map((part) => call(contract.outreach.recipients, { contact_ids: part.join(',') })),
  );
  return new Map(
    answers
      .flatMap(({ recipients }) => recipients)
      .flatMap(({ contact_id, refusal }) => (refusal === null ? [] : [[contact_id, shortRefusals[refusal]]])),
  );
}

import { type ContactData, type ContactSource, type EmailVerdict, isInferred } from './contact-data.ts';
import { importKind } from './contact-id.ts';

/** The part of a contact record that says why its addresses are shown. Saved contacts have no separate sources. */
export type AddressRecord = Pick<ContactData, 'external_emails' | 'email_verdicts'> &
  Partial<Pick<ContactData, 'sources' | 'manual_import' | 'bulk_import'>>;

/** Why an address is shown. */
export interface AddressOrigin {
  readonly kind: 'published' | 'inferred' | 'entered';
  /** The pages that publish it. Empty unless it is published, and if its sources were left out to save space. */
  readonly pages: readonly string[];
  /** For an inferred address: how it was derived, and the published addresses that show the pattern. */
  readonly inference: { readonly rule: string; readonly from: readonly string[] } | null;
  /** The result of the check, if there was one. */
  readonly verdict: EmailVerdict | null;
}

/**
 * Says why a record shows an address: the pages that published it, the addresses from which it was inferred, or that
 * the user entered it, and the result of its check. An address is published only if a page shows it itself. All code
 * that distinguishes published from inferred uses this.
 */
export function addressOrigin(address: string, record: AddressRecord): AddressOrigin {
  const verdict = record.email_verdicts[address] ?? record.email_verdicts[address.toLowerCase()] ?? null;
  if (importKind(record) !== null) return { kind: 'entered', pages: [], inference: null, verdict };
  const sources = sourcesOf(address, record);
  const pages = [...new Set(sources.filter((source) => !isInferred(source)).map(({ ref }) => ref))];
  if (pages.length > 0) return { kind: 'published', pages, inference: null, verdict };
  const inferred = sources.find(isInferred);
  if (inferred === undefined && !verdict?.reasons.includes('inferred')) {
    return { kind: 'published', pages: [], inference: null, verdict };
  }
  const rule = inferred?.decoding ?? 'inferred from other addresses';
  return { kind: 'inferred', pages: [], inference: { rule, from: inferred?.inferred_from ?? [] }, verdict };
}

function sourcesOf(address: string, { sources = [], external_emails }: AddressRecord): ContactSource[] {
  return [...sources, ...external_emails.flatMap((entry) => entry.sources)].filter(
    ({ type, value }) => type === 'email' && value === address,
  );
}

import type { AddressOrigin } from '../model/leads/address-origin.ts';

/** Why an address is shown, in one sentence without a full stop. An inferred address never reads as published. */
export function originWords({ kind, pages, inference }: Omit<AddressOrigin, 'verdict'>): string {
  if (kind === 'entered') return 'Entered by you';
  if (inference !== null) return inferenceWords(inference);
  return pages.length === 0 ? "Published on the company's site" : `Published at ${pages.join(' ')}`;
}

/** How an address was inferred: "Not published, inferred from pattern first.last, as in a@x.example and b@x.example". */
export function inferenceWords({ rule, from }: { rule: string; from: readonly string[] }): string {
  return `Not published, ${rule}${from.length === 0 ? '' : `, as in ${from.join(' and ')}`}`;
}

import type { Output } from '../../../shared/contract/route.ts';
import type { preview } from '../../../shared/contract/visitors/preview.ts';
import { maxPreviewedCompanies } from '../../../shared/contract/visitors/preview.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { countVisitor, type VisitorServices } from '../privacy/visitors.ts';
import { nameForms } from './candidates/name-forms.ts';
import { findCompanies } from './find-companies.ts';
import type { FindPorts } from './find-request.ts';
import { domainFault, parseDomainName } from './name/domain-name.ts';
import { readName } from './name/name-reading.ts';

export type Preview = Output<typeof preview.search>;

/** What a preview needs. Its only source should be the forms of the name. */
export interface PreviewServices extends VisitorServices {
  readonly ports: Pick<FindPorts, 'web' | 'sources' | 'takesMail'>;
  /** The maximum time for the whole preview, in milliseconds. */
  readonly deadlineMs: number;
}

/** Somebody who watches a page waits less long for a slow site than a search does. */
const pageTimeoutMs = 5_000;

/**
 * Searches a name for a visitor: the companies that use a lesser form of it, without their people, registrations or anything
 * else that a search adds. Nothing of it is stored. Throws `invalid_input` for what is no domain, and `too_many_requests`
 * over the limits for one viewer and for everybody.
 */
export async function previewSearch(
  services: PreviewServices,
  typed: string,
  viewerAddress: string,
): Promise<Preview> {
  const target = parseDomainName(typed);
  if (target === null) throw new Refusal('invalid_input', domainFault(typed), { field: 'domain' });
  await countPreview(services, viewerAddress);
  const { ports, deadlineMs } = services;
  const search = findCompanies(
    { domain: target.domain, amount: maxPreviewedCompanies, excluded: new Set() },
    { ...ports, registrations: async () => null },
    { signal: AbortSignal.timeout(deadlineMs), pageTimeoutMs },
  );
  const companies: Preview['companies'] = [];
  for (let next = await search.next(); ; next = await search.next()) {
    if (!next.done) {
      companies.push(next.value);
      continue;
    }
    const forms = nameForms(target, readName(target.label)).length;
    return { domain: target.domain, forms, companies, cut_short: next.value.cutShort };
  }
}

/** Counts per viewer first, so that one who asks too often does not use up what everybody shares. */
async function countPreview(services: PreviewServices, viewerAddress: string): Promise<void> {
  await countVisitor(
    services,
    'previews',
    viewerAddress,
    'You have looked up several names within the last hour. Sign up for free to search on.',
  );
  const { countAct, hash, now } = services;
  if (await countAct('previewsOfEverybody', await hash('everybody'), now())) return;
  throw new Refusal(
    'too_many_requests',
    'Many people are trying this right now. Please try again in a minute, or sign up for free and search.',
  );
}

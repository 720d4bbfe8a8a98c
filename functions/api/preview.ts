import { preview as contract } from '../../shared/contract/visitors/preview.ts';
import { withinRate } from '../data/rate-limits.ts';
import { openTable, type Table } from '../data/table.ts';
import { type PreviewServices, previewSearch } from '../domain/companies/preview-search.ts';
import { mailLookup } from '../domain/email-addresses/mail-domain.ts';
import { upgradeSource } from '../providers/company-source/upgrade.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { createWeb } from '../providers/web/outbound.ts';
import { createDns } from '../providers/web/resolver.ts';
import { previewEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** Milliseconds for one preview. The gateway waits for thirty seconds, a visitor does not. */
const deadlineMs = 12_000;
/** Milliseconds for all forms of the name in DNS, so that time is left to read home pages. */
const formsMs = 4_000;

/** A search for visitors, over a table that counts them, a keyed hash, the outside and a clock. */
export function previewHandlers({
  table,
  ...services
}: Omit<PreviewServices, 'countAct'> & { readonly table: Table }): Handlers<typeof contract> {
  return {
    async search({ body: { domain } }, { address }) {
      const countAct: PreviewServices['countAct'] = (limit, subject, now) =>
        withinRate(table, limit, subject, now);
      return previewSearch({ ...services, countAct }, domain, address);
    },
  };
}

const environment = readEnvironment(previewEnvironment);
const dns = createDns({ server: environment.OUTBOUND_DNS_SERVER });

export const handler = serve(
  contract,
  previewHandlers({
    table: openTable(environment.TABLE_NAME),
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    ports: {
      web: createWeb({ dns, proxy: environment.OUTBOUND_PROXY, siteOrigin: environment.SITE_ORIGIN }),
      sources: [{ ...upgradeSource({ dns, totalTimeoutMs: formsMs }), isOwn: true }],
      takesMail: mailLookup(dns),
    },
    deadlineMs,
    now: () => new Date(),
  }),
);

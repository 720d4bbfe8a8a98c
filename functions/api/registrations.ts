import { registrations as contract } from '../../shared/contract/registrations.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { domainStore } from '../data/domains/domain-store.ts';
import { getRegistration, storingRegistrations } from '../data/leads/registrations.ts';
import { withinAccountRate } from '../data/rate-limits.ts';
import { openTable, type Table } from '../data/table.ts';
import type { RegistrationLookup } from '../domain/companies/proof/registration.ts';
import { lookUpRegistration } from '../domain/domains/look-up-registration.ts';
import { rdapLookup } from '../providers/rdap/rdap.ts';
import { createWeb } from '../providers/web/outbound.ts';
import { createDns } from '../providers/web/resolver.ts';
import { readEnvironment, registrationsEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The lookups of domains at their registries, over a table, those registries and a clock. */
export function registrationHandlers({
  table,
  registries,
  now,
}: {
  table: Table;
  registries: RegistrationLookup;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = {
    store: domainStore(table),
    heard: (domain: string) => getRegistration(table, domain, now()),
    ask: storingRegistrations(table, registries, now),
    countQuestion: (userId: string) => withinAccountRate(table, 'registrationLookups', userId, now()),
    now,
  };

  return {
    lookUp: ({ params: { domain } }, { userId }) => lookUpRegistration(services, userId, domain),
  };
}

const environment = readEnvironment(registrationsEnvironment);
const table = openTable(environment.TABLE_NAME);
const web = createWeb({
  dns: createDns({ server: environment.OUTBOUND_DNS_SERVER }),
  proxy: environment.OUTBOUND_PROXY,
  siteOrigin: environment.SITE_ORIGIN,
});

export const handler = serve(
  contract,
  registrationHandlers({ table, registries: rdapLookup({ web }), now: () => new Date() }),
  accountGuard(table),
);

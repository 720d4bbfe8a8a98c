import { getMailDomain, storeMailDomain } from '../../functions/data/leads/mail-domains.ts';
import { getRegistration, storeRegistration } from '../../functions/data/leads/registrations.ts';
import { getSiteContacts, storeSiteContacts } from '../../functions/data/leads/site-contacts.ts';
import { changeGoneMarks, getGoneMarks } from '../../functions/data/register/gone-companies.ts';
import {
  getPublishedRegister,
  publishRegister,
  withdrawRegister,
} from '../../functions/data/register/published-register.ts';
import type { Table } from '../../functions/data/table.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleContact, sampleSession } from './sample-rows.ts';

const kb = 1024;
const now = new Date('2001-04-10T10:00:00.000Z');

/** The contacts of a site, with a domain that no other pattern uses. */
function siteOf(userId: string) {
  const data = sampleContact(sampleSession(userId), 1, 20 * kb).contact_data;
  if (data === null) throw new Error('The sample has no contacts.');
  return { site: { domain: `${userId}.example`, name: 'Brightfield Solar' }, data };
}

async function storedSite(table: Table, userId: string) {
  const { site, data } = siteOf(userId);
  await storeSiteContacts(table, site, data, now);
  return site;
}

/** A registry's data about a domain that no other pattern uses. */
function registrationOf(userId: string) {
  const domain = `${userId}.example`;
  const at = now.toISOString();
  const url = `https://rdap.registry.example/domain/${domain}`;
  const statuses = ['client transfer prohibited'];
  const dates = { registeredAt: at, expiresAt: at, changedAt: at, fetchedAt: at };
  return { domain, ...dates, registrar: 'Fictional Names Ltd', statuses, url };
}

const goneMarks = Array.from({ length: 100 }, (_, at) => ({
  domain: `gone-company-${at}.example`,
  days: 1,
  last: '2001-04-10',
}));

/** The engine's rows about the web that all users share. */
export const enginePatterns: readonly AccessPattern[] = [
  {
    function: 'storeSiteContacts',
    measured: '20 KB of contacts',
    async prepare(table, userId) {
      const { site, data } = siteOf(userId);
      return () => storeSiteContacts(table, site, data, now);
    },
  },
  {
    function: 'getSiteContacts',
    measured: '20 KB of contacts',
    async prepare(table, userId) {
      const site = await storedSite(table, userId);
      return () => getSiteContacts(table, site, now);
    },
  },
  {
    function: 'storeMailDomain',
    measured: 'one domain',
    prepare: async (table, userId) => () => storeMailDomain(table, `${userId}.example`, 'accepts', now),
  },
  {
    function: 'getMailDomain',
    measured: 'one domain',
    async prepare(table, userId) {
      await storeMailDomain(table, `${userId}.example`, 'accepts', now);
      return () => getMailDomain(table, `${userId}.example`, now);
    },
  },
  {
    function: 'storeRegistration',
    measured: 'one domain',
    prepare: async (table, userId) => () => storeRegistration(table, registrationOf(userId), now),
  },
  {
    function: 'getRegistration',
    measured: 'one domain',
    async prepare(table, userId) {
      const registration = registrationOf(userId);
      await storeRegistration(table, registration, now);
      return () => getRegistration(table, registration.domain, now);
    },
  },
  {
    function: 'getGoneMarks',
    measured: 'a hundred companies',
    async prepare(table, userId) {
      await changeGoneMarks(table, userId, () => goneMarks, now);
      return () => getGoneMarks(table, userId);
    },
  },
  {
    function: 'changeGoneMarks',
    measured: 'a hundred companies',
    async prepare(table, userId) {
      await changeGoneMarks(table, userId, () => goneMarks, now);
      return () => changeGoneMarks(table, userId, (marks) => marks.slice(1), now);
    },
  },
  {
    function: 'getPublishedRegister',
    measured: 'one published',
    async prepare(table, userId) {
      await publishRegister(table, `register-${userId}`, now);
      return () => getPublishedRegister(table);
    },
  },
  {
    function: 'publishRegister',
    measured: 'one published before',
    async prepare(table, userId) {
      await publishRegister(table, `register-before-${userId}`, now);
      return () => publishRegister(table, `register-${userId}`, now);
    },
  },
  {
    function: 'withdrawRegister',
    measured: 'one published',
    async prepare(table, userId) {
      await publishRegister(table, `register-${userId}`, now);
      return () => withdrawRegister(table);
    },
  },
];

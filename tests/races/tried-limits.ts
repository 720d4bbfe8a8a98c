import { randomUUID } from 'node:crypto';
import { accountHandlers } from '../../functions/api/account.ts';
import { domainHandlers } from '../../functions/api/domains.ts';
import { importHandlers } from '../../functions/api/imports.ts';
import { previewHandlers } from '../../functions/api/preview.ts';
import { publicHandlers } from '../../functions/api/public-site.ts';
import { registrationHandlers } from '../../functions/api/registrations.ts';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { templateHandlers } from '../../functions/api/templates.ts';
import { eraseAccount } from '../../functions/data/account/whole-account.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { takeTrial } from '../../functions/data/billing/trials.ts';
import { countingRecipients } from '../../functions/data/campaigns/campaigns.ts';
import { createProfile } from '../../functions/data/profile/profiles.ts';
import { addToStatistics } from '../../functions/data/statistics/statistics.ts';
import type { Table } from '../../functions/data/table.ts';
import { transact } from '../../functions/data/transaction.ts';
import { type KeyedHash, personHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { type LimitName, limits } from '../../shared/model/limits.ts';
import { newSeller } from '../data/campaigning.ts';
import { openTill } from '../data/payments/till.ts';
import { hash, mailDomain } from '../data/selling.ts';
import { fakeWeb } from '../unit/companies/fake-internet.ts';

/** One attempt at what a limit counts: true if it was allowed and counted. */
export type Try = () => Promise<boolean>;

/** What a limit counts, as a person does it. */
export interface Tried {
  /** How much of the limit is left at the beginning. */
  readonly left: number;
  /**
   * The same person or viewer with several accounts, or several forms of an address; a single one if the limit is an
   * account's.
   */
  readonly tries: readonly Try[];
  /**
   * Deletes every account, and signs up again with another form of the address; null if the limit is an account's.
   */
  readonly signUpAgain: (() => Promise<Try>) | null;
  /** Ends what was started for the attempts. */
  readonly stop?: () => Promise<void>;
}

export interface World {
  readonly table: Table;
  readonly now: () => Date;
}

const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };

/** Forms of an address that belong to one mailbox. */
function formsOf(more = 0): string[] {
  const name = `p${randomUUID().replaceAll('-', '')}`;
  const others = Array.from({ length: more }, (_, at) => `${name}+${at}@gmail.com`);
  return [
    `${name}@gmail.com`,
    `${name[0]}.${name.slice(1)}@googlemail.com`,
    `${name}+b@gmail.com`,
    ...others,
  ];
}

/** Whether an act was allowed. Anything else that goes wrong is thrown. */
export async function letThrough(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'limit_reached' || code === 'too_many_requests') return false;
    throw error;
  }
}

function publicSite({ table, now }: World) {
  return publicHandlers({ table, now, hash, notices: { add: async () => undefined } });
}

/** Looks up a name on the home page, from a network address, with nobody else in the world. */
function previewsOf({ table, now }: World): (address: string) => Promise<boolean> {
  const world = randomUUID();
  const handlers = previewHandlers({
    table,
    now,
    hash: (text) => hash(`${world} ${text}`),
    ports: {
      web: fakeWeb({}),
      sources: [],
      takesMail: async () => null,
    },
    deadlineMs: 10_000,
  });
  const body = { domain: 'cloudpay.example' };
  return (address) => letThrough(handlers.search({ ...nothing, body }, { address }));
}

/** Signs up with an address and returns the user's id. */
async function signUp({ table, now }: World, email: string): Promise<string> {
  const userId = randomUUID();
  await createProfile(table, { userId, email, createdAt: now().toISOString() });
  return userId;
}

/** A person with two accounts or more, who acts from each, and from a new one once all are deleted. */
async function byPerson(
  world: World,
  actOf: (userId: string) => Promise<unknown>,
  moreAccounts = 0,
): Promise<Omit<Tried, 'left'>> {
  const [last = '', ...forms] = formsOf(moreAccounts);
  const accounts = await Promise.all(forms.map((email) => signUp(world, email)));
  return {
    tries: accounts.map((userId) => () => letThrough(actOf(userId))),
    async signUpAgain() {
      for (const userId of accounts) await eraseAccount(world.table, userId, new AbortController().signal);
      const userId = await signUp(world, last);
      return () => letThrough(actOf(userId));
    },
  };
}

/** Begins a search on a plan that allows many, which continues to run. */
function search({ table, now }: World): (userId: string) => Promise<unknown> {
  const state = async () => 'running' as const;
  const pipeline = { start: async () => undefined, state, stop: async () => undefined };
  const sessions = sessionHandlers({ table, hash, pipeline, now });
  return async (userId) => {
    const updated_at = now().toISOString();
    await putSubscription(table, userId, { subscription_type: 'pro', status: 'active', updated_at });
    const body = { domain: 'cloudpay.example', amount: 2, fresh: true };
    await sessions.create({ ...nothing, body }, { userId });
  };
}

/** Every limit of the table, as a person tries to get around it. */
export const triedLimits: { readonly [Name in LimitName]: (world: World) => Promise<Tried> } = {
  async contactMessages(world) {
    const address = randomUUID();
    const body = { name: 'Ada', email: 'ada@visitor.example', subject: 'sales', message: 'Hello' } as const;
    const send: Try = () => letThrough(publicSite(world).contact({ ...nothing, body }, { address }));
    return { left: limits.contactMessages.max, tries: [send], signUpAgain: async () => send };
  },

  async previews(world) {
    const address = randomUUID();
    const look = previewsOf(world);
    return {
      left: limits.previews.max,
      tries: [() => look(address)],
      signUpAgain: async () => () => look(address),
    };
  },

  async previewsOfEverybody(world) {
    const look = previewsOf(world);
    const from = () => look(randomUUID());
    return { left: limits.previewsOfEverybody.max, tries: [from], signUpAgain: async () => from };
  },

  async removalRequests(world) {
    const address = randomUUID();
    const ask: Try = () => {
      const body = { email: `${randomUUID()}@visitor.example` };
      return letThrough(publicSite(world).removeMyData({ ...nothing, body }, { address }));
    };
    return { left: limits.removalRequests.max, tries: [ask], signUpAgain: async () => ask };
  },

  async confirmationMails(world) {
    const tries = formsOf().map((email): Try => {
      const viewer = () => ({ address: randomUUID() });
      return () => letThrough(publicSite(world).removeMyData({ ...nothing, body: { email } }, viewer()));
    });
    const [again] = tries;
    if (again === undefined) throw new Error('an address has forms');
    return { left: limits.confirmationMails.max, tries, signUpAgain: async () => again };
  },

  async freeSearches(world) {
    // So many accounts that none of them reaches the limit of running searches.
    const accounts = limits.freeSearches.max;
    return { left: limits.freeSearches.max, ...(await byPerson(world, search(world), accounts)) };
  },

  async runningSearches(world) {
    const userId = randomUUID();
    const tries = [() => letThrough(search(world)(userId))];
    return { left: limits.runningSearches.max, tries, signUpAgain: null };
  },

  async publicTemplates(world) {
    const { table, now } = world;
    const templates = templateHandlers({ table, hash, now });
    const fields = { title: 'First', description: '', content: 'Hello', category: 'cold_outreach' } as const;
    const publish = async (userId: string) => {
      const body = { ...fields, variables: [], keywords: [], is_public: Math.random() < 0.5 };
      const made = await templates.create({ ...nothing, body }, { userId });
      if (body.is_public) return;
      const params = { templateId: made.id };
      const changes = { is_public: true, updated_at: made.updated_at };
      await templates.update({ ...nothing, params, body: changes }, { userId });
    };
    return { left: limits.publicTemplates.max, ...(await byPerson(world, publish)) };
  },

  async trials({ table, now }) {
    const tries = formsOf().map(
      (email): Try =>
        async () => {
          const holder = (await personHash(email, hash)) ?? '';
          return takeTrial(table, { holder, account: randomUUID() }, now());
        },
    );
    const [again] = tries;
    if (again === undefined) throw new Error('an address has forms');
    return { left: limits.trials.max, tries, signUpAgain: async () => again };
  },

  async cardTrials({ table, now }) {
    // The fake knows few cards: each till with its own hash has its own cards.
    const till = randomUUID();
    const ownHash: KeyedHash = (text) => hash(`${till} ${text}`);
    const shop = await openTill({ table, trialDays: 14, now, hash: ownHash });
    const tryOut: Try = async () => {
      const userId = await shop.newUser();
      await shop.subscribe(userId, 'pro');
      return (await shop.handlers.subscription(nothing, { userId })).status === 'trialing';
    };
    const signUpAgain = async () => tryOut;
    return { left: limits.cardTrials.max, tries: [tryOut], signUpAgain, stop: shop.stop };
  },

  async portfolioDomains({ table, now }) {
    const userId = randomUUID();
    const [left, domains] = [3, 4];
    const domains_unsearched = limits.portfolioDomains.max - domains - left;
    await transact(table, [addToStatistics(table, userId, { domains, domains_unsearched })]);
    const portfolio = domainHandlers({ table, now });
    const add: Try = () => {
      const rows = [{ domain: `d${randomUUID()}.com` }];
      return letThrough(portfolio.add({ ...nothing, body: { rows } }, { userId }));
    };
    return { left, tries: [add], signUpAgain: null };
  },

  async registrationLookups({ table, now }) {
    const userId = randomUUID();
    const domain = `d${randomUUID()}.com`;
    await domainHandlers({ table, now }).add({ ...nothing, body: { rows: [{ domain }] } }, { userId });
    const lookups = registrationHandlers({ table, registries: async () => null, now });
    const lookUp: Try = () => letThrough(lookups.lookUp({ ...nothing, params: { domain } }, { userId }));
    return { left: limits.registrationLookups.max, tries: [lookUp], signUpAgain: null };
  },

  async campaignRecipients({ table, now }) {
    const seller = await newSeller({ table, now });
    const { id } = await seller.create();
    const left = 3;
    const owner = { userId: seller.userId, campaignId: id };
    const pending = limits.campaignRecipients.max - left;
    const counted = { byStatus: { pending }, emailsSent: 0 };
    await transact(table, countingRecipients(table, owner, counted));
    const add: Try = async () => {
      const contact = await seller.contact(`${randomUUID()}@lumengrid.example`);
      return letThrough(seller.add(id, { contact_ids: [contact], basis: 'consent' }));
    };
    return { left, tries: [add], signUpAgain: null };
  },

  async savedContacts({ table, now }) {
    const userId = randomUUID();
    const left = 3;
    const saved_contacts = limits.savedContacts.max - left;
    await transact(table, [addToStatistics(table, userId, { saved_contacts })]);
    const imports = importHandlers({ table, hash, mailDomain, now });
    const save: Try = () => {
      const body = { name: 'Ada', email: `${randomUUID()}@lumengrid.example` };
      return letThrough(imports.manual({ ...nothing, body }, { userId }));
    };
    return { left, tries: [save], signUpAgain: null };
  },

  async accountExports({ table, now }) {
    const userId = randomUUID();
    const begun = new Set<string>();
    const jobs = { startExport: async () => undefined, startDeletion: async () => undefined };
    const files = { write: async () => undefined, link: async () => '', deleteAll: async () => undefined };
    const account = accountHandlers({ table, jobs, files, now });
    // A repeated request is answered with the one that is running.
    const ask: Try = async () => {
      const { id } = await account.createExport(nothing, { userId });
      const isNew = !begun.has(id);
      begun.add(id);
      return isNew;
    };
    return { left: limits.accountExports.max, tries: [ask], signUpAgain: null };
  },
};

import { randomUUID } from 'node:crypto';
import { listApproaches, listOffers } from '../../functions/data/outreach/approaches.ts';
import {
  changeHold,
  countFirstMail,
  getConversations,
  releaseCompany,
} from '../../functions/data/outreach/conversations.ts';
import {
  getDeal,
  getDeals,
  knownDeals,
  mailAct,
  moveWhereAllHold,
} from '../../functions/data/outreach/deals.ts';
import { pageDesk } from '../../functions/data/outreach/desk-lists.ts';
import { getLogged, logMessage, pageLog, setOutcome } from '../../functions/data/outreach/outreach-log.ts';
import {
  changeQueued,
  claimMessage,
  getQueued,
  pageQueue,
  queueFollowUp,
  queueMessages,
  removeQueued,
} from '../../functions/data/outreach/outreach-queue.ts';
import { accountOfSeller, linkSeller } from '../../functions/data/privacy/seller-accounts.ts';
import { refusalsToWrite, suppress } from '../../functions/data/privacy/suppressions.ts';
import {
  mintUnsubscribeToken,
  readUnsubscribeToken,
} from '../../functions/data/privacy/unsubscribe-tokens.ts';
import type { Table } from '../../functions/data/table.ts';
import { transact } from '../../functions/data/transaction.ts';
import { companyKeyOf } from '../../functions/domain/outreach/deal-moves.ts';
import type { Addressed } from '../../functions/domain/outreach/outreach-store.ts';
import { dealId } from '../../shared/model/outreach/deal.ts';
import { cardsPerPage } from '../../shared/model/outreach/deal-card.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');
const hash = async (text: string) => `${text} ${randomUUID()}`;
const correspondents = () => ({
  ...{ seller: randomUUID(), mailbox: randomUUID(), address: randomUUID() },
  companies: [randomUUID()],
});

const firstPage = { after: null, begins: '', today: '2027-01-01' };
const kb = 1024;
const measured = 'a mail of 1 KB';

/** A queued mail of a little less than 2 KB, with its address and company. */
function mail(of: string = randomUUID()): Addressed {
  const message: Addressed['message'] = {
    id: randomUUID(),
    contact_id: `${randomUUID()}.0001:0`,
    name: 'Ada Marlow',
    email: 'ada@brightfield.example',
    company: 'Brightfield Solar',
    company_domain: 'brightfield.example',
    country: 'GB',
    published: true,
    source_url: 'https://harborline.example/team',
    without_source: false,
    domain: 'solarroof.example',
    price: '$4,900',
    subject: 'solarroof.example',
    text: 'x'.repeat(kb),
    step: 0,
    follows_id: null,
    queued_at: now.toISOString(),
    updated_at: now.toISOString(),
    status: 'queued',
    problem: null,
  };
  return {
    message,
    approachedAs: [`address:${of}`, 'company:brightfield.example'],
    address: of,
    companies: [of],
  };
}

/** So many companies on the desk, each with a mail that was queued, sent and answered. Returns their ids. */
async function dealsOf(table: Table, userId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { message } = mail();
    const to = {
      ...message,
      company_domain: `brightfield-${each}.example`,
      email: `ada@company-${each}.example`,
    };
    for (const act of ['queued', 'sent', 'replied'] as const) {
      await moveWhereAllHold(table, userId, mailAct(act, to, now.toISOString()), []);
    }
    ids.push(dealId(message.domain, companyKeyOf(to)));
  }
  return ids;
}

async function queued(table: Table, userId: string, of?: string): Promise<Addressed> {
  const entry = mail(of);
  await queueMessages(table, userId, [entry], []);
  return entry;
}

const sending = { way: 'copied', basis: null, at: now.toISOString() } as const;

async function logged(table: Table, userId: string) {
  const entry = await queued(table, userId);
  await logMessage(table, userId, entry, sending);
  const message = await getLogged(table, userId, entry.message.id);
  if (message === null) throw new Error('it was logged');
  return message;
}

/** Operations on mails that people send themselves. */
const mailsByHand: readonly AccessPattern[] = [
  {
    function: 'queueMessages',
    measured,
    prepare: async (table, userId) => () => queued(table, userId),
  },
  {
    function: 'queueMessages',
    measured: '15 mails of 1 KB',
    prepare: async (table, userId) => () =>
      queueMessages(
        table,
        userId,
        Array.from({ length: 15 }, () => mail()),
        [],
      ),
  },
  {
    function: 'getQueued',
    measured,
    async prepare(table, userId) {
      const { message } = await queued(table, userId);
      return () => getQueued(table, userId, message.id);
    },
  },
  {
    function: 'pageQueue',
    measured: '25 of 30 mails of 1 KB',
    async prepare(table, userId) {
      for (let count = 0; count < 30; count += 1) await queued(table, userId);
      return () => pageQueue(table, userId, { limit: 25, after: null, matches: () => true, lookFar: false });
    },
  },
  {
    function: 'changeQueued',
    measured,
    async prepare(table, userId) {
      const { message } = await queued(table, userId);
      return () => changeQueued(table, userId, message, { text: 'y'.repeat(kb), updated_at: '2001-04-11' });
    },
  },
  {
    function: 'claimMessage',
    measured: 'a mail of 1 KB, the 21st of the day',
    async prepare(table, userId) {
      const claim = async () => {
        const { message } = await queued(table, userId);
        return () => claimMessage(table, userId, message, { people: correspondents(), at: '2001-04-11' });
      };
      for (let count = 0; count < 20; count += 1) await (await claim())();
      return claim();
    },
  },
  {
    function: 'removeQueued',
    measured,
    async prepare(table, userId) {
      const entry = await queued(table, userId);
      return () => removeQueued(table, userId, entry, now);
    },
  },
  {
    function: 'logMessage',
    measured,
    async prepare(table, userId) {
      const entry = await queued(table, userId);
      return () => logMessage(table, userId, entry, sending);
    },
  },
  {
    function: 'getLogged',
    measured,
    async prepare(table, userId) {
      const { id } = await logged(table, userId);
      return () => getLogged(table, userId, id);
    },
  },
  {
    function: 'pageLog',
    measured: '25 of 30 mails of 1 KB',
    async prepare(table, userId) {
      for (let count = 0; count < 30; count += 1) await logged(table, userId);
      return () => pageLog(table, userId, { limit: 25, after: null, matches: () => true, lookFar: false });
    },
  },
  {
    function: 'setOutcome',
    measured,
    async prepare(table, userId) {
      const message = await logged(table, userId);
      return () =>
        setOutcome(table, userId, message, {
          outcome: 'no_reply',
          act: 'no_reply',
          at: '2001-04-11T10:00:00.000Z',
          holds: [],
        });
    },
  },
  {
    function: 'queueFollowUp',
    measured,
    async prepare(table, userId) {
      const message = await logged(table, userId);
      await setOutcome(table, userId, message, {
        outcome: 'no_reply',
        act: 'no_reply',
        at: '2001-04-11T10:00:00.000Z',
        holds: [],
      });
      return () => queueFollowUp(table, userId, { ...mail(), follows: message.id });
    },
  },
  {
    function: 'listApproaches',
    measured: '10 of 12 of one company',
    async prepare(table, userId) {
      for (let count = 0; count < 12; count += 1) await queued(table, userId);
      return () => listApproaches(table, userId, 'company:brightfield.example');
    },
  },
  {
    function: 'listOffers',
    measured: '10 addresses, 1 of them approached',
    async prepare(table, userId) {
      const { address, message } = await queued(table, userId);
      const addresses = [address, ...Array.from({ length: 9 }, () => randomUUID())];
      return () => listOffers(table, userId, addresses, message.domain);
    },
  },
];

/** How to find out to whom a seller may write. */
export const outreachPatterns: readonly AccessPattern[] = [
  ...mailsByHand,
  {
    function: 'suppress',
    measured: 'an address and its company',
    prepare: async (table) => () => suppress(table, correspondents(), 'unsubscribed', now),
  },
  {
    function: 'refusalsToWrite',
    measured: '10 addresses, 1 of them suppressed',
    async prepare(table) {
      const { address, companies, ...sender } = correspondents();
      await suppress(table, { ...sender, address, companies }, 'bounced', now);
      const addresses = [address, ...Array.from({ length: 9 }, () => randomUUID())];
      return () => refusalsToWrite(table, sender, addresses);
    },
  },
  {
    function: 'getDeals',
    measured: '2 with 3 entries each',
    async prepare(table, userId) {
      const ids = await dealsOf(table, userId, 2);
      return () => getDeals(table, userId, ids);
    },
  },
  {
    function: 'getDeal',
    measured: 'one with 3 entries',
    async prepare(table, userId) {
      const [id = ''] = await dealsOf(table, userId, 1);
      return () => getDeal(table, userId, id);
    },
  },
  {
    function: 'knownDeals',
    measured: '10, of which there are 2',
    async prepare(table, userId) {
      const ids = await dealsOf(table, userId, 2);
      const others = Array.from({ length: 8 }, (_, at) => dealId('solarroof.example', `${at}.example`));
      return () => knownDeals(table, userId, [...ids, ...others]);
    },
  },
  {
    function: 'pageDesk',
    measured: '8 of 30 in one stage',
    async prepare(table, userId) {
      await dealsOf(table, userId, 30);
      return () => pageDesk(table, userId, { ...firstPage, list: 'answered', limit: cardsPerPage });
    },
  },
  {
    function: 'pageDesk',
    measured: '25 of 30 in one stage',
    async prepare(table, userId) {
      await dealsOf(table, userId, 30);
      return () => pageDesk(table, userId, { ...firstPage, list: 'answered', limit: 25 });
    },
  },
  {
    function: 'pageDesk',
    measured: '8 of 30 that are due',
    async prepare(table, userId) {
      await dealsOf(table, userId, 30);
      return () => pageDesk(table, userId, { ...firstPage, list: 'due', limit: cardsPerPage });
    },
  },
  {
    function: 'getConversations',
    measured: '2 companies with a first mail',
    async prepare(table, userId) {
      const companies = [randomUUID(), randomUUID()];
      const mail = { id: randomUUID(), at: now.toISOString() };
      for (const company of companies) {
        await transact(table, [countFirstMail(table, userId, company, mail)]);
      }
      return () => getConversations(table, userId, companies);
    },
  },
  {
    function: 'releaseCompany',
    measured: 'one that has answered',
    async prepare(table, userId) {
      const company = randomUUID();
      const hold = { reason: 'answered', messageId: randomUUID() } as const;
      await transact(table, [changeHold(table, userId, company, { hold, held: true })]);
      return () => releaseCompany(table, userId, company);
    },
  },
  {
    function: 'mintUnsubscribeToken',
    measured: 'of a message',
    prepare: async (table) => () =>
      mintUnsubscribeToken({ table, hash }, correspondents(), randomUUID(), now),
  },
  {
    function: 'readUnsubscribeToken',
    measured: 'of a message',
    async prepare(table) {
      const token = await mintUnsubscribeToken({ table, hash }, correspondents(), randomUUID(), now);
      return () => readUnsubscribeToken(table, token);
    },
  },
  {
    function: 'linkSeller',
    measured: 'with the first mail',
    prepare: async (table, userId) => () => linkSeller(table, userId, randomUUID()),
  },
  {
    function: 'linkSeller',
    measured: 'with a later mail',
    async prepare(table, userId) {
      const seller = randomUUID();
      await linkSeller(table, userId, seller);
      return () => linkSeller(table, userId, seller);
    },
  },
  {
    function: 'accountOfSeller',
    measured: 'one who has sent a mail',
    async prepare(table, userId) {
      const seller = randomUUID();
      await linkSeller(table, userId, seller);
      return () => accountOfSeller(table, seller);
    },
  },
];

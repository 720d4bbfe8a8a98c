import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listLeads } from '../../functions/data/leads/leads.ts';
import type { LeadSession, LeadWithContacts } from '../../shared/model/leads/session.ts';
import { caseCount, printTried, seed } from '../prove/try-cases.ts';
import { oneIn } from '../prove/variants.ts';
import type { Fault } from './stack/fault-proxy.ts';
import { everythingOf, sessionsOf, violations } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import {
  deliverAgain,
  executionOf,
  executionsOver,
  invoke,
  letTimePass,
  type Product,
  until,
} from './stack/product.ts';
import { faultSchedules, passesUnnoticed } from './stack/schedules.ts';
import { sharedProduct } from './stack/shared-product.ts';
import { searched } from './stack/small-web.ts';

const count = caseCount('faults');
/** Fault schedules per user, within the searches of a free plan, and concurrent users. */
const perPerson = 6;
const atOnce = 11;

let product: Product;

sharedProduct((given) => {
  product = given;
});

/** One session under a schedule, with everything that the cloud would do about it. */
async function live(
  person: Person,
  schedule: readonly Fault[],
): Promise<{ wrong: string[]; failures: number }> {
  const { proxy, stack, table } = product;
  proxy.plan(person.userId, schedule);
  const answer = await person.create(searched, 2);
  await executionsOver(product, person.userId);
  for (const { id, status } of await sessionsOf(table, person.userId)) {
    const execution = executionOf(product, id);
    if (status !== 'processing' || execution === undefined) continue;
    deliverAgain(product, execution);
    await Promise.race([stack.lambda.settled(), new Promise((resolve) => setTimeout(resolve, 2000))]);
  }
  const failures = proxy.failures(person.userId);
  proxy.plan(person.userId, []);
  await letTimePass(product, person.userId);

  const wrong = await violations(table, person.userId);
  const newest = (await sessionsOf(table, person.userId)).at(-1);
  if (passesUnnoticed(schedule)) {
    if (answer.status !== 200) wrong.push(`one passing fault was answered with ${answer.status}`);
    if (newest?.status !== 'completed') wrong.push('one passing fault failed the session');
  }
  return { wrong, failures };
}

/** Delivers every event of a user's sessions again, and runs their last step again, twice each. */
async function deliverEverythingAgain(userId: string): Promise<void> {
  for (const { id } of await sessionsOf(product.table, userId)) {
    const execution = executionOf(product, id);
    for (let time = 1; time <= 2; time += 1) {
      if (execution !== undefined) deliverAgain(product, execution);
      await Promise.all(
        ['completed', 'failed'].map((outcome) =>
          invoke(product, 'PipelineFinishSession', { user_id: userId, session_id: id, outcome }),
        ),
      );
    }
  }
  await product.stack.lambda.settled();
}

describe('under fault schedules', () => {
  it('every session ends, its search counts exactly once, and nothing is written twice', async () => {
    const schedules = faultSchedules(count, seed);
    const turns = Array.from({ length: Math.ceil(schedules.length / perPerson) }, (_, turn) =>
      schedules.slice(turn * perPerson, (turn + 1) * perPerson),
    );
    const wrong: object[] = [];
    let met = 0;
    const tally = { completed: 0, failed: 0, unknown: 0, 'not created': 0 };
    const begun = performance.now();

    const liveTurn = async (turn: Fault[][], person: Person) => {
      for (const schedule of turn) {
        const before = (await sessionsOf(product.table, person.userId)).length;
        const { wrong: found, failures } = await live(person, schedule).catch((error: unknown) => {
          return { wrong: [String(error)], failures: 0 };
        });
        if (found.length > 0) wrong.push({ seed, schedule, found });
        if (failures > 0) met += 1;
        const after = await sessionsOf(product.table, person.userId);
        const newest = after.length > before ? after.at(-1) : undefined;
        tally[newest === undefined || newest.status === 'processing' ? 'not created' : newest.status] += 1;
      }
      const rest = await everythingOf(product.table, person.userId);
      await deliverEverythingAgain(person.userId);
      const later = await everythingOf(product.table, person.userId);
      if (!isDeepStrictEqual(later, rest)) wrong.push({ seed, turn, found: ['a second delivery wrote'] });
    };
    while (turns.length > 0) {
      const now = turns.splice(0, atOnce);
      const persons: Person[] = [];
      for (const _ of now) persons.push(await newPerson(product.url));
      await Promise.all(
        now.map(async (turn, index) => {
          const person = persons[index];
          if (person !== undefined) await liveTurn(turn, person);
        }),
      );
    }
    printTried('faults', begun, `${met} met a fault, ${JSON.stringify(tally)}`);
    expect(wrong).toEqual([]);
    // A fault for a request that is never made, because an earlier one ended the session, does not count.
    expect(met).toBeGreaterThan(schedules.length * 0.9);
    expect(tally.completed).toBeGreaterThan(schedules.length / 3);
    expect(tally.failed).toBeGreaterThan(0);
  });

  it('would notice an end that does not check whether the session had ended', async () => {
    const person = await newPerson(product.url);
    await person.ended(await person.search(searched, 2));
    const id = await person.search('solarroof.test', 2);
    await person.ended(id);
    expect(await violations(product.table, person.userId)).toEqual([]);

    product.proxy.rewrite(person.userId, (body) => {
      const request = JSON.parse(body);
      for (const { Update } of request.TransactItems ?? []) {
        if (!Update?.UpdateExpression?.includes('REMOVE processing')) continue;
        Update.ConditionExpression = 'attribute_exists(pk)';
        delete Update.ExpressionAttributeValues[':processing'];
      }
      return JSON.stringify(request);
    });
    const event = {
      detail: { input: JSON.stringify({ user_id: person.userId, session_id: id }) },
    };
    await invoke(product, 'PipelineExecutionEnded', event);
    await invoke(product, 'PipelineExecutionEnded', event);
    expect((await violations(product.table, person.userId)).join('\n')).toMatch(
      /0 searches are used in .*, and 1 sessions count/,
    );
  });
});

describe('a step that always throws', () => {
  interface Point {
    readonly at: string;
    readonly fault: Pick<Fault, 'operation'> & { readonly matching: RegExp };
    readonly ends: LeadSession['status'];
    readonly leads: (leads: LeadWithContacts[]) => boolean;
  }
  const contactsOf = (lead: LeadWithContacts) => lead.lead_contacts[0]?.contact_data ?? null;
  const points: Point[] = [
    {
      at: 'reading the session',
      fault: { operation: 'GetItem', matching: /SESSION#/ },
      ends: 'failed',
      leads: (leads) => leads.length === 0,
    },
    {
      at: 'noting how the name was read',
      fault: { operation: 'UpdateItem', matching: /reading/ },
      ends: 'failed',
      leads: (leads) => leads.length === 0,
    },
    {
      at: "asking for the seller's own domains",
      fault: { operation: 'GetItem', matching: /DOMAIN#/ },
      // Nothing is proposed that may be the seller's own.
      ends: 'failed',
      leads: (leads) => leads.length === 0,
    },
    {
      at: 'writing the second lead',
      fault: { operation: 'TransactWriteItems', matching: /"LEAD#0002"/ },
      ends: 'failed',
      leads: (leads) => leads.length === 1,
    },
    {
      at: 'counting the leads written',
      fault: { operation: 'TransactWriteItems', matching: /SET leads_count/ },
      ends: 'failed',
      leads: (leads) => leads.length === 0,
    },
    {
      at: 'reading a lead whose site is to be read',
      fault: { operation: 'GetItem', matching: /"LEAD#0001"/ },
      ends: 'completed',
      leads: ([first, second]) =>
        first?.lead_contacts[0]?.error === true && second !== undefined && contactsOf(second) !== null,
    },
    {
      at: 'writing contacts',
      fault: { operation: 'PutItem', matching: /#CONTACT"/ },
      ends: 'failed',
      leads: (leads) => leads.length === 2,
    },
    {
      at: 'writing what the addresses are worth',
      fault: { operation: 'UpdateItem', matching: /email_verdicts/ },
      ends: 'completed',
      leads: (leads) => leads.every((lead) => contactsOf(lead)?.emails.length !== 0),
    },
    {
      at: 'ending the session',
      fault: { operation: 'TransactWriteItems', matching: /REMOVE processing/ },
      ends: 'failed',
      leads: (leads) => leads.length === 2,
    },
  ];

  const endsAs = async ({ fault, ends, leads }: Point) => {
    const person = await newPerson(product.url);
    product.proxy.plan(person.userId, [{ ...fault, nth: 1, kind: 'denied', lasting: true }]);
    const id = await person.search(searched, 2);
    const isOver = () => {
      const status = executionOf(product, id)?.status;
      return status !== undefined && status !== 'RUNNING';
    };
    await until('the execution is over', isOver);
    await product.stack.lambda.settled();
    expect(product.proxy.failures(person.userId)).toBeGreaterThan(0);
    product.proxy.plan(person.userId, []);
    await letTimePass(product, person.userId);

    const session = await person.session(id);
    expect(session.status).toBe(ends);
    const owner = { userId: person.userId, sessionId: id };
    expect(await listLeads(product.table, owner)).toSatisfy(leads);
    if (ends === 'failed') {
      expect(session.error_message).toBe(
        'Something went wrong while we looked for companies. This search was not counted, so please try again.',
      );
    }
    expect(await person.searchesUsed()).toBe(ends === 'failed' ? 0 : 1);
    expect(await violations(product.table, person.userId)).toEqual([]);
  };
  for (const [at, point] of points.entries()) {
    it(`${point.at}: the session ends as ${point.ends}`, oneIn(3, at), () => endsAs(point));
  }
});

import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AccessPattern } from '../bench/access-pattern.ts';
import { accessPatterns } from '../bench/access-patterns.ts';
import { meter } from '../bench/metered-table.ts';
import { large, type MeasuredOperation, measuredOperations } from '../bench/operations.ts';
import { caseCount } from '../prove/try-cases.ts';
import { oneIn } from '../prove/variants.ts';
import { emulatedTable } from './table.ts';

/** Functions of the data layer that only use the table as part of another's transaction. */
const transactionParts = [
  'addWithin',
  'followingSaved',
  'puttingOnDoNotList',
  'addToNamed',
  'addToStatistics',
  'countSearch',
  'forgetActivity',
  'importItem',
  'importSession',
  'leadItems',
  'noteActivity',
  'savingItems',
  'noteEnded',
  'noteRunning',
  'takeSearch',
  'takeAct',
  'returnAct',
  'returnSearch',
  'subscriptionUnchanged',
  'putPublicCopy',
  'removePublicCopy',
  'isListed',
  'refreshSaved',
  'takeGeneration',
  'returnCredit',
  'storeGenerated',
  'forgetKey',
  'countRevision',
  'countOpening',
  'isLastOpening',
  'putBilling',
  'replaceSubscription',
  'notedEvent',
  'notOnDoNotList',
  'mayBeWrittenTo',
  'creatingCampaign',
  'changingRecipients',
  'countingRecipients',
  'putText',
  'noteApproach',
  'forgetApproach',
  'takeOffer',
  'releaseOffer',
  'leaveQueue',
  'putMailbox',
  'restMailbox',
  'notBeingDeleted',
  'isForSale',
  'domainItems',
  'changeHold',
  'continueConversation',
  'countFirstMail',
  'dealItems',
  'dueRow',
  'listed',
  'mailAct',
  'movingDeals',
  'moveWhereAllHold',
  'newLead',
  'processingItem',
];
/**
 * Functions that read the tables of the register of companies, and their format: `npm run bench -- register`
 * measures them.
 */
const ofRegister = [
  'tableRegister',
  'packCompany',
  'briefLine',
  'unpackCompany',
  'packItems',
  'wayKey',
  'nameKeys',
  'partKey',
  'hasPart',
];
/** The reads of the sweep for removals, which grow with the whole table and with the number of requests. */
const ofSweep = ['pendingRemovals', 'rowsAsIfRemoved', 'scanRows'];
const readers = ['peopleIn', 'unpacked'];
const ports = [
  'accountExports',
  'campaignStore',
  'dealStore',
  'dismissalStore',
  'domainStore',
  'exportStore',
  'generationStore',
  'importStore',
  'mailDomains',
  'outreachStore',
  'paymentStore',
  'pendingAuthorizations',
  'profileStore',
  'removalRequests',
  'removalStore',
  'savedStore',
  'sendingStore',
  'sessionStore',
  'storedConnections',
  'storedRegistrations',
  'storingRegistrations',
  'storedGoneCompanies',
  'unsubscriptions',
  'templateStore',
];
const keys = [
  'domainKey',
  'dueKey',
  'campaignPartition',
  'contactAt',
  'contactPlace',
  'placeKey',
  'recipientDigest',
  'savedKey',
  'sellerAccountKey',
  'unsubscribeToken',
];
const ofTable = [
  'accountGuard',
  'billingStore',
  'openTable',
  'getRow',
  'hasRow',
  'queryPage',
  'existingRows',
  'erasePartition',
  'otherwise',
  'transact',
  'whereAllHold',
  'whereHolds',
];
const ofPages = ['rowsToRead', 'pickMatches', 'readDomainRow'];
const notPatterns = [
  ...ofTable,
  ...ofPages,
  ...ofRegister,
  ...ofSweep,
  ...readers,
  ...ports,
  ...keys,
  ...transactionParts,
];

const exported = globSync('functions/data/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(
    (match) => match[1] ?? '',
  ),
);

/** The rows of the table under `## Patterns`. */
const documented = readFileSync('docs/access-patterns.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 8 && /^`\w+`$/.test(cells[3] ?? ''))
  .map(([, , , name = '', measured = '', reads, writes]) => ({
    function: name.replaceAll('`', ''),
    measured,
    reads: Number(reads),
    writes: Number(writes),
  }));

/** The rows of the table under `## Operations`. */
const documentedOperations = readFileSync('docs/access-patterns.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^`\w+\.\w+`$/.test(cells[1] ?? ''))
  .map(([, operation = '', measured = '', reads, writes]) => ({
    operation: operation.replaceAll('`', ''),
    measured,
    reads: Number(reads),
    writes: Number(writes),
  }));

describe('docs/access-patterns.md', () => {
  it('has every function that reads or writes the table, and no other', () => {
    const patterns = exported.filter((name) => !notPatterns.includes(name));
    expect(patterns.length).toBeGreaterThan(10);
    expect(new Set(documented.map((row) => row.function))).toEqual(new Set(patterns));
  });

  it('measures each of its rows', () => {
    const named = (row: { function: string; measured: string }) => `${row.function}: ${row.measured}`;
    expect(documented.map(named).toSorted()).toEqual(accessPatterns.map(named).toSorted());
  });

  const table = emulatedTable();
  const measure = meter(table);
  const isAsDocumented = async (pattern: AccessPattern) => {
    const act = await pattern.prepare(table, randomUUID());
    const spent = await measure(act);
    expect(documented).toContainEqual({ function: pattern.function, measured: pattern.measured, ...spent });
    expect(Math.max(spent.reads, spent.writes)).toBeLessThanOrEqual(
      pattern.budget ?? Number.POSITIVE_INFINITY,
    );
  };
  for (const [at, each] of accessPatterns.entries()) {
    it(`says what ${each.function} costs (${each.measured})`, oneIn(4, at), () => isAsDocumented(each));
  }

  it('measures each of its operations', () => {
    const named = (row: { operation: string; measured: string }) => `${row.operation}: ${row.measured}`;
    expect(documentedOperations.map(named).toSorted()).toEqual(measuredOperations().map(named).toSorted());
  });

  const rows = caseCount('access-patterns');
  const isMeasured = ({ grows, measured }: MeasuredOperation) =>
    grows !== true || rows === large || !measured.startsWith('10,000');
  const operations = measuredOperations(rows).filter(isMeasured);
  it.each(operations)('says what $operation costs ($measured)', async (each) => {
    const spent = await measure(await each.prepare(table));
    const { operation, measured, budget = Number.POSITIVE_INFINITY } = each;
    expect(documentedOperations).toContainEqual({ operation, measured, ...spent });
    expect(Math.max(spent.reads, spent.writes)).toBeLessThanOrEqual(budget);
  });
});

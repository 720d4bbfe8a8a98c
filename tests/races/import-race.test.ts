import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { importHandlers } from '../../functions/api/imports.ts';
import { addToStatistics, getStatistics } from '../../functions/data/statistics/statistics.ts';
import { transact } from '../../functions/data/transaction.ts';
import { importLimits } from '../../shared/model/leads/contact-import.ts';
import { limits } from '../../shared/model/limits.ts';
import { hash, mailDomain } from '../data/selling.ts';
import { emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';

const { rowsPerPart } = importLimits;
const { max: maxSavedContacts } = limits.savedContacts;
const table = emulatedTable();
const imports = importHandlers({ table: jostledTable(), hash, mailDomain, now: () => new Date() });
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };

const rows = Array.from({ length: rowsPerPart }, (_, at) => ({
  name: `Person ${at}`,
  email: `person${at}@lumengrid.example`,
}));

it('imports exactly as many contacts as the limit allows, even with concurrent calls', async () => {
  const raced = await tryAll(
    'import-race',
    async (random) => {
      const caller = { userId: randomUUID() };
      const room = between(random, 0, 2);
      const begun = await Promise.all(
        Array.from({ length: room + between(random, 1, 3) }, () =>
          imports.create({ ...nothing, body: { total_rows: rowsPerPart } }, caller),
        ),
      );
      const saved_contacts = maxSavedContacts - room * rowsPerPart - between(random, 0, rowsPerPart - 1);
      await transact(table, [addToStatistics(table, caller.userId, { saved_contacts })]);
      const fits = Math.floor((maxSavedContacts - saved_contacts) / rowsPerPart);
      const sent = await Promise.allSettled(
        begun.map(({ import_id: importId }) =>
          imports.addRows({ ...nothing, params: { importId }, body: { first_row: 1, rows } }, caller),
        ),
      );
      const refused = sent.filter((each) => each.status === 'rejected');
      const imported = sent.length - refused.length;
      const { saved_contacts: now } = await getStatistics(table, caller.userId);
      return {
        met: refused.length,
        wrong: [
          ...(imported === fits ? [] : [`${imported} parts were imported, and ${fits} fit`]),
          ...(now <= maxSavedContacts ? [] : [`${now} contacts are saved`]),
          ...refused
            .filter(({ reason }) => reason.code !== 'limit_reached')
            .map(({ reason }) => `a part was refused for ${reason}`),
        ],
      };
    },
    { atOnce: 2, meeting: 'refused a part' },
  );
  expect(raced).toBe(caseCount('import-race'));
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { templateHandlers } from '../../functions/api/templates.ts';
import { judgeWith } from '../../functions/domain/companies/rank/judge-buyers.ts';
import type { LanguageModel } from '../../functions/domain/language-model/language-model.ts';
import { generating, subscribe } from './generations.ts';
import { hash } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };

/** A model that answers nothing; `questions` is all that it was told. */
function listening() {
  const questions: string[] = [];
  const model: LanguageModel = {
    async ask({ instructions, material }) {
      questions.push(JSON.stringify({ instructions, material }));
      return { outcome: 'timed_out', detail: '' };
    },
  };
  return { model, questions };
}

/** Words that nobody else writes, and a price that stands nowhere else. */
const confidential = fc.record({
  floor_price: fc.integer({ min: 1_000_003, max: 999_999_999 }),
  note: fc.stringMatching(/^note[a-z]{12}$/),
  others: fc.stringMatching(/^other[a-z]{12}$/),
});

it('no question to a model tells a floor price, a note, or what another user wrote', async () => {
  await fc.assert(
    fc.asyncProperty(confidential, async ({ floor_price, note, others }) => {
      const [userId, otherId] = [randomUUID(), randomUUID()];
      const domain = 'cloudpay.example';
      const row = { domain, asking_price: floor_price + 1, floor_price, note };
      await domainHandlers({ table, now: () => now }).add({ ...nothing, body: { rows: [row] } }, { userId });
      const template = {
        title: others,
        description: others,
        content: `Subject: ${others}\n\nHi`,
        category: 'cold_outreach' as const,
        variables: [],
        keywords: [others],
        is_public: true,
      };
      const templates = templateHandlers({ table, hash, now: () => now });
      await templates.create({ ...nothing, body: template }, { userId: otherId });

      const { model, questions } = listening();
      await subscribe(table, userId, 'pro');
      await generating({ table, model, clock: { now }, userId })({
        purpose: `Offer ${domain} to Harborline`,
      });
      // What a caller holds beside the question's own fields stays with the caller.
      const page = { name: 'Harborline', title: '', description: '', headings: '', does: 'shop' as const };
      const request = {
        ...row,
        userId,
        words: ['cloud', 'pay'],
        companies: [{ ...page, note, floor_price, others }],
      };
      await judgeWith(model)(request, new AbortController().signal);

      expect(questions).toHaveLength(2);
      for (const question of questions) {
        for (const secret of [String(floor_price), String(floor_price + 1), note, others, userId, otherId]) {
          expect(question).not.toContain(secret);
        }
      }
    }),
    { numRuns: 25 },
  );
});

import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { seniorityLevels } from '../../shared/model/leads/contact-data.ts';
import { seniorityOf } from '../../shared/text/seniority.ts';

const labelled = z.array(
  z.strictObject({
    title: z.string(),
    language: z.string(),
    level: z.enum(seniorityLevels),
    /** Not looked at while the levels were tuned. */
    heldOut: z.boolean(),
  }),
);

/** How many job titles of the labelled set get the level that a reader assigned before the code ran. */
export function scoreTitles(heldOut: boolean): { right: number; wrong: string[] } {
  const text = readFileSync(new URL('./titles.json', import.meta.url), 'utf8');
  const titles = labelled.parse(JSON.parse(text)).filter((one) => one.heldOut === heldOut);
  const wrong = titles.filter(({ title, level }) => seniorityOf(title) !== level);
  return {
    right: titles.length - wrong.length,
    wrong: wrong.map(({ title, level }) => `${title} = ${level}`),
  };
}

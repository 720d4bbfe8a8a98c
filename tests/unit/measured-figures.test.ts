import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxForms } from '../../functions/domain/companies/candidates/name-forms.ts';
import {
  companiesListed,
  formsOfName,
  type Measured,
  measured,
} from '../../web/features/public-site/measured.ts';

/*
 * The public page on how leads are found shows figures of docs/lead-engine.md. When a run there is replaced by a newer one,
 * web/features/public-site/measured.ts has to follow.
 */
const document = readFileSync('docs/lead-engine.md', 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('|'));

describe('a figure that visitors read', () => {
  it.each(Object.values<readonly Measured[]>(measured).flat())(
    'is in the document: $what',
    ({ row, share }) => {
      const found = rows.filter((line) => line.startsWith(`| ${row}`));
      expect(found.length, `rows that begin with ${row}`).toBeGreaterThan(0);
      const [cells = ''] = found;
      expect(cells.split(/[|/() ]+/), cells).toContain(share);
    },
  );

  it('of what is looked up is that of the engine', () => {
    expect(formsOfName).toBe(maxForms);
    expect(document).toContain(companiesListed);
    // "All addresses, numbers and profiles that we list stood on a page of their site, but for one address …"
    expect(document).toContain('No value stands in no fetched page, but for one title');
  });

  it('is a share', () => {
    for (const { share } of Object.values<readonly Measured[]>(measured).flat()) {
      expect(Number(share)).toBeGreaterThan(0);
      expect(Number(share)).toBeLessThanOrEqual(1);
    }
  });
});

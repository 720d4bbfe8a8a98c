import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodePage } from '../../../functions/domain/web/decode-page.ts';
import { invented } from '../../bench/real-sites/literal.ts';
import { goldSites, readGoldSite } from '../../gold/gold-site.ts';
import { noContactData } from '../../sample-leads.ts';

const sites = new URL('../../gold/sites/', import.meta.url).pathname;

function pagesOf(host: string): string[] {
  return readdirSync(join(sites, host), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'truth.json')
    .map((file) => decodePage(readFileSync(join(file.parentPath, file.name)), 'text/html'));
}

test('every value of every fictional site is on its pages, literally or decoded as its source says', async () => {
  const wrong: string[] = [];
  let values = 0;
  for (const site of goldSites()) {
    const data = await readGoldSite(site);
    if ('error' in data) continue;
    values += data.sources.length;
    for (const value of invented(data, pagesOf(site.host))) wrong.push(`${site.host}: ${value}`);
  }
  expect(values).toBeGreaterThan(2_000);
  expect(wrong).toEqual([]);
}, 60_000);

test.each([
  ['+60-4-5550171/5550172', []],
  ['+60-4-5550171/2', []],
  ['+60-4-5550171/5550173', ['phone +6045550172']],
])('the second number of "%s" is its beginning and the digits after the stroke', (written, missing) => {
  const source = {
    type: 'phone',
    value: '+6045550172',
    ref: '',
    extracted_on: '',
    updated_on: '',
    decoding: 'E.164, end of a range',
  } as const;
  expect(invented({ ...noContactData(), sources: [source] }, [`<p>${written}</p>`])).toEqual(missing);
});

test.each([
  ['0221-5550171, 5550172', []],
  ['0221-5550171', ['phone +492215550172']],
  ['0222-5550171, 5550172', ['phone +492215550172']],
])('the second number of "%s" has the area code of the first', (written, missing) => {
  const source = {
    type: 'phone',
    value: '+492215550172',
    ref: '',
    extracted_on: '',
    updated_on: '',
    decoding: 'E.164, area code of the number before',
  } as const;
  expect(invented({ ...noContactData(), sources: [source] }, [`<p>${written}</p>`])).toEqual(missing);
});

test.each(['style="display: none"', 'style=display:none', "style='color:red;display:table-column'"])(
  'an address is on a page around what %s hides',
  (style) => {
    const source = {
      type: 'email',
      value: 'hi@acme.example',
      ref: '',
      extracted_on: '',
      updated_on: '',
    } as const;
    const page = `<p>hi@<span ${style}>no</span>acme.example</p>`;
    expect(invented({ ...noContactData(), sources: [source] }, [page])).toEqual([]);
  },
);

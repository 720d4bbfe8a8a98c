import { expect, test } from 'vitest';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

const named = async (line: string) => peopleOf(await readAcme({ '/': `<p>${line}</p>` }));

test.each([
  'Contact Zorvel Plinth at <a href="mailto:zorvel.plinth@acme.example">zorvel.plinth@acme.example</a>.',
  'For repairs write to Zorvel Plinth, zorvel.plinth@acme.example, or come by',
  'zorvel_plinth@acme.example is the address of Zorvel Plinth',
])('whom a line names beside their own mailbox is somebody, whatever they are called: %s', async (line) => {
  const [person = ''] = await named(line);
  expect(person).toMatch(/^Zorvel Plinth \| .*\| zorvel[._]plinth@acme\.example$/);
});

test('what stands between both names is one of them', async () => {
  expect(await named('Ask Zorvel van der Plinth: zorvel.plinth@acme.example')).toEqual([
    'Zorvel van der Plinth |  | zorvel.plinth@acme.example',
  ]);
});

test.each([
  'We sell brass plinth lamps, zorvel plinth style: zorvel.plinth@acme.example',
  'Zorvel, our Plinth shop: zorvel.plinth@acme.example',
  'Our Garden Team: garden.team@other.example',
  'Zorvel Plinth sells lamps',
])('nobody is named by: %s', async (line) => {
  expect(await named(line)).toEqual([]);
});

test('a mailbox of initials is theirs in whose card it is, though words above the contacts look like a name', async () => {
  const card = (name: string, title: string, address: string) =>
    `<div><h3>${name}</h3><p>${title}</p><p>${address}</p></div>`;
  const read = (address: string) =>
    peopleOnPage(
      '/team',
      `${card('Ida Torvald', 'Attorney', address)}${card('Ivo Tarn', 'Attorney', 'ita@acme.example')}
      <footer><div><h4>Torvald Sundgate</h4><p>Pumps</p><p>Mill Lane 3</p><p>${address}</p></div></footer>`,
    );
  expect(await read('it@acme.example')).toEqual([
    'Ida Torvald | Attorney | it@acme.example',
    'Ivo Tarn | Attorney | ita@acme.example',
  ]);
  expect(await read('hub@acme.example')).toContain('Ida Torvald | Attorney | ');
});

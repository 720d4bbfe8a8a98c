import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../functions/domain/contacts/page/parse-page.ts';
import { contactData } from '../../../shared/model/leads/contact-data.ts';
import { readAcme } from './site-in-memory.ts';

const megabyte = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));

/** Generous, for shared machines: quadratic code takes minutes here. */
const enoughMs = 8_000;

describe('a megabyte of hostile input takes linear time', () => {
  test.each([
    ['nested divs', '<div>'],
    ['open spans', '<span>a'],
    ['a@', 'a@'],
    ['a@b.', 'a@b.'],
    ['addresses', 'a@b.cd '],
    ['bracketed at', 'a (at) b<br>'],
    ['digits', '1 '],
    ['plus signs', '+1-'],
    ['phones', '<br>+44 20 7946 0958'],
    ['names', '<br>Jane Barlow'],
    ['titled names', '<p>Jane Barlow, CEO</p>'],
    ['headings', '<section><h2>Team</h2>'],
    ['less-than', '<'],
    ['comments', '<!--'],
    ['brackets', '('],
    ['style', '<p style="left:-'],
    ['scripts without end', '<script>a'],
    ['itemscopes', '<div itemscope><p itemprop=name>Jane Roe</p>'],
    ['terms', '<dt>Tel<dd>020 7946 0958'],
    ['titles and names without capitals', '<p>代表取締役 鳥羽田弥一'],
    ['names without capitals', '鳥羽田弥一 '],
  ])('%s', { timeout: 30_000 }, async (_name, unit) => {
    const started = performance.now();
    await readAcme({ '/': `<body>${megabyte(unit)}` });
    expect(performance.now() - started).toBeLessThan(enoughMs);
  });
});

test('20,000 nested elements keep the text in them', () => {
  const page = parsePage(
    `${'<div>'.repeat(20_000)}info@acme.example${'</div>'.repeat(20_000)}<p>after</p>`,
    'https://acme.example/',
  );
  expect(page.lines.map((line) => line.text)).toEqual(['info@acme.example', 'after']);
  expect(page.elements.find((element) => element.tag === 'p')?.parent).toBe(-1);
});

const tag = fc.constantFrom(
  '<div>',
  '</div>',
  '<p>',
  '</p>',
  '<li>',
  '<td>',
  '<tr>',
  '<table>',
  '<h3>',
  '</h3>',
  '<b>',
  '</b>',
  '<a href="mailto:x@acme.example">',
  '</a>',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<del>',
  '</del>',
  '<style>',
  '<title>',
  '<frame src=x>',
  '<svg>',
  '<br>',
  '<',
);
const word = fc.constantFrom(
  'Jane Roe',
  'CEO',
  'Tom Ray, Head of Sales',
  'info@acme.example',
  'tel +44 20 7946 0958',
  'fax',
  '@',
  ' (at) ',
  'acme.example',
  '&#64;',
  '&amp;',
  '\u0000',
  '\ud800',
  ', ',
  ': ',
  '{"@type":"Person"}',
);

test('random markup never throws, and yields a valid record', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(tag, word, fc.string()), { maxLength: 60 }), async (parts) => {
      const data = await readAcme({ '/': parts.join('') });
      expect(contactData.safeParse(data).success).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('random bytes never throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (body) => {
      await readAcme({ '/': { body, type: 'text/html' } });
    }),
    { numRuns: 100 },
  );
});

test('every listed address is on the page', async () => {
  const local = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(local, fc.constantFrom('acme.example', 'other.example', 'acme')), { maxLength: 8 }),
      fc.constantFrom(' ', '<br>', ', ', '<b>|</b>', ' - '),
      async (parts, joint) => {
        const html = parts.map(([name, host]) => `${name}@${host}`).join(joint);
        const data = await readAcme({ '/': `<p>${html}</p>` });
        for (const email of [...data.emails, ...data.external_emails.flatMap((person) => person.emails)])
          expect(html).toContain(email);
      },
    ),
    { numRuns: 100 },
  );
});

import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { HtmlReader } from '../../../functions/domain/web/html-reader.ts';

const attributes = new Set(['class', 'href', 'hidden', 'data-user']);

/** The result of reading a page, with adjacent texts joined. */
function read(page: string): string[] {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(`"${text}"`);
    text = '';
  };
  const reader = new HtmlReader(
    {
      open(tag, values) {
        flush();
        events.push(
          `<${tag}${Object.entries(values)
            .map(([name, value]) => ` ${name}=${value}`)
            .join('')}>`,
        );
      },
      text: (part) => {
        text += part;
      },
      close(tag) {
        flush();
        events.push(`</${tag}>`);
      },
    },
    attributes,
  );
  reader.read(page);
  flush();
  return events;
}

/** The same with htmlparser2's own parser, which decides on every tag itself. */
function parsed(page: string): string[] {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(`"${text}"`);
    text = '';
  };
  const parser = new Parser({
    onopentag(tag, values) {
      flush();
      const kept = Object.entries(values).filter(([name]) => attributes.has(name));
      events.push(`<${tag}${kept.map(([name, value]) => ` ${name}=${value}`).join('')}>`);
    },
    ontext(part) {
      text += part;
    },
    onclosetag(tag) {
      flush();
      events.push(`</${tag}>`);
    },
  });
  parser.end(page);
  flush();
  return events;
}

const pieces = [
  '<div>',
  '<div class="a b">',
  '</div>',
  '<P>',
  '</p>',
  '<li>',
  '</ul>',
  '<ul>',
  '<a href="/x?a=1&amp;b=2">',
  "<a href='/y' href=/z>",
  '</a>',
  '<br>',
  '</br>',
  '<br/>',
  '<img class=wide alt="x > y">',
  '<td>',
  '<tr>',
  '<table>',
  '</table>',
  '<dt>',
  '<dd>',
  '<h2>',
  '</h2>',
  '<h3>',
  '<form>',
  '</form>',
  '<select>',
  '<option>',
  '<input hidden>',
  '<span data-user = "jane" onclick=x()>',
  '</span>',
  '<svg>',
  '</svg>',
  '<path/>',
  '<title>',
  '</title>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<textarea>',
  '</TEXTAREA>',
  '<iframe>',
  '</iframe>',
  '<image>',
  '<!-- a <b> -->',
  '<!-->',
  '<!--->',
  '<!-- b --!>',
  '<!-',
  '<!',
  '<?',
  '</>',
  '</ p>',
  '<a href',
  ' class=',
  ' hidden/',
  '="c>d',
  '/>',
  '<plaintext>',
  '<xmp>',
  '<![CDATA[',
  ']]>',
  'é',
  '<!doctype html>',
  '<![CDATA[ c ]]>',
  '<?php x ?>',
  'Jane & Co',
  '&lt;b&gt; &copy 2026 &#8364;',
  '&amp',
  '&notit;',
  ' < 3 ',
  '\n',
  '"',
  "'",
  '>',
  '=',
];

test('reads tag soup into the same elements, attributes and text as htmlparser2', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      // A tag without an end is not a tag, but htmlparser2 closes it nevertheless.
      const page = `${parts.join('')}"'>"'>`;
      expect(read(page)).toEqual(parsed(page));
    }),
    { numRuns: 2_000 },
  );
});

test('decodes entities in text and attributes, but not in scripts', () => {
  expect(
    read(
      '<a href="?a&amp;b&copy=1">&euro;&nbsp;1&#64;2</a><script>a &amp; b</script><title>&lt;T&gt;</title>',
    ),
  ).toEqual([
    '<a href=?a&b&copy=1>',
    '"€\u00a01@2"',
    '</a>',
    '<script>',
    '"a &amp; b"',
    '</script>',
    '<title>',
    '"<T>"',
    '</title>',
  ]);
});

test('only builds the named attributes, the first of two, and knows which ones the page has', () => {
  const reader = new HtmlReader(
    { open: () => undefined, text: () => undefined, close: () => undefined },
    attributes,
  );
  reader.read('<p CLASS=a class=b style="x" href><p style=y>');
  expect([...reader.attributesMet]).toEqual(['class', 'href']);
  expect(read('<p CLASS=a class=b style="x" href>')[0]).toBe('<p class=a href=>');
});

test('nests at most 400 levels, and adds deeper text to the deepest element', () => {
  const events = read(`${'<div>'.repeat(1_000)}deep${'</div>'.repeat(1_000)}<p>after`);
  expect(events.filter((event) => event === '<div>')).toHaveLength(1_000);
  expect(events.slice(-3)).toEqual(['<p>', '"after"', '</p>']);
  let depth = 0;
  let deepest = 0;
  for (const event of events) {
    if (event === '<div>') depth++;
    if (event === '</div>') depth--;
    deepest = Math.max(deepest, depth);
  }
  expect({ depth, deepest }).toEqual({ depth: 0, deepest: 401 });
});

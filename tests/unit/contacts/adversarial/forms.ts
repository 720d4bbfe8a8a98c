import type { Answer } from '../site-in-memory.ts';

/** A site whose answers are made to be slow to read. */
export interface Form {
  readonly name: string;
  /** Its answers by path, each of at most `length` characters. */
  readonly site: (length: number) => Readonly<Record<string, string | Answer>>;
}

/** Text that each of the readers looks for, or looks at and rejects. */
const texts: Readonly<Record<string, string>> = {
  'at signs': 'a@',
  'cut addresses': 'a@b.',
  addresses: 'a@b.cd ',
  'dotted local parts': 'a.b.c.d.e@',
  'long hosts': '@a.b.c.d.e.f.g.h',
  'hidden signs': 'a (at) b (dot) cd ',
  'bracketed signs': 'a[at]b[dot]cd ',
  'spelt signs': 'a at b dot cd ',
  'kana signs': 'a_アット_b ',
  digits: '1 ',
  'plus signs': '+1-',
  phones: '+44 20 7946 0958 ',
  'phone labels': 'Tel: Fax: ',
  'dotted digits': '1.2/3-',
  'zeros in brackets': '(0) ',
  years: '2019–2020 ',
  names: 'Jane Barlow ',
  'names with commas': 'Jane Barlow, ',
  'names with titles': 'Jane Barlow, CEO ',
  'names in capitals': 'JANE BARLOW ',
  'names with titles before': 'CEO Jane Barlow ',
  titles: 'Managing Director ',
  'titles with and': 'Director and ',
  'titles with commas': 'Director, ',
  prefixes: 'Dr. ',
  particles: 'van der ',
  'names of particles': 'Jan van der Berg ',
  initials: 'J. ',
  apostrophes: "O'",
  hyphens: 'Anne-',
  pairs: 'Jane and Tom Barlow ',
  capitals: 'Aa',
  'capital words': 'Abcdef ',
  'small words': 'abcdef ',
  'Han names': '鳥羽田弥一 ',
  'Han titles': '代表取締役 ',
  'Han titles and names': '代表取締役 鳥羽田弥一 ',
  'Han pairs': '鳥羽 弥一',
  'Han without spaces': '鳥羽田弥一代表取締役',
  Hangul: '김가람 대표이사 ',
  Cyrillic: 'Фёдор Иванов, директор ',
  accents: 'Éloïse Müller ',
  'accented letters': 'éàü',
  combining: 'e\u0301',
  ligatures: 'ﬁ',
  'soft hyphens': 'a\u00ad',
  'zero width': 'a\u200b',
  'non-breaking spaces': 'a\u00a0',
  quotations: '“a ',
  brackets: '(',
  'closed brackets': '()',
  colons: 'a: ',
  dashes: 'a – ',
  bars: 'a | ',
  commas: 'a, ',
  semicolons: 'a; ',
  bullets: '• a ',
  addressesOfPages: 'https://a.b/c ',
  'cut links': 'http://',
  profiles: 'https://www.linkedin.com/in/a ',
  'social names': 'twitter.com/a facebook.com/b ',
  'legal forms': 'Acme GmbH ',
  'register numbers': 'HRB 123 ',
  'copyright lines': '© 2020 Acme ',
  'former members': 'formerly Jane Roe ',
  'founders in prose': 'The director is Jane Roe. ',
  'sentences about people': 'Jane Roe is our director. ',
  'founded by': 'founded by Jane Roe and ',
  biographies: 'Jane Roe studied law. She ',
  entities: '&#64;',
  'named entities': '&amp;&nbsp;',
  'unknown entities': '&abcdefghijk',
  'broken surrogates': '\ud800',
  nulls: '\u0000',
};

/** How a page repeats a text. */
const layouts: Readonly<Record<string, (text: string) => string>> = {
  'in one line': (text) => text,
  'each in a paragraph': (text) => `<p>${text}</p>`,
  'each in a card': (text) =>
    `<div class="card team-member"><img alt="Jane Roe"><h3>${text}</h3><p>CEO</p></div>`,
};

const markups: Readonly<Record<string, string>> = {
  'nested divs': '<div>',
  'open spans': '<span>a',
  'nested lists': '<ul><li>a',
  'nested tables': '<table><tr><td>a',
  rows: '<tr><td>Jane Roe<td>CEO<td>a@b.cd',
  'wide rows': '<td>Jane Roe',
  terms: '<dt>Tel<dd>020 7946 0958',
  headings: '<section><h2>Team</h2>',
  'second headings with names': '<h2>Jane Barlow</h2>',
  'headings of titles': '<h2>Partners</h2><p>Jane Roe</p>',
  sections: '<section><h3>Former members</h3><p>Jane Roe</p></section>',
  'less-than': '<',
  'tags cut off': '<a href="',
  comments: '<!--',
  'closed comments': '<!-- a -->',
  'closed tags': '</div>',
  'crossed tags': '<b><i></b></i>',
  'many attributes': '<p a=1 b=2 c=3 d=4 class="e f g">a',
  'moved text': '<p style="left:-',
  'hidden text': '<p style="display:none">a@b.cd</p>',
  'reversed addresses': '<bdo dir="rtl">dc.b@a</bdo> ',
  'reversed by style': '<span style="unicode-bidi:bidi-override;direction:rtl">dc.b@a</span> ',
  'reversed lines': '<p style="unicode-bidi:bidi-override;direction:rtl">dc.b@a eoR enaJ</p>',
  'mailto links': '<a href="mailto:a@b.cd">Jane Roe</a> ',
  'mailto links with names': '<p>Jane Roe <a href="mailto:jane.roe@acme.example">mail</a></p>',
  'encoded mailto links': '<a href="mailto:%61%40b.cd?subject=a">a</a> ',
  'tel links': '<a href="tel:+442079460958">call</a> ',
  'links to profiles': '<a href="https://www.linkedin.com/in/jane-roe">Jane Roe</a> ',
  'links to pages': '<a href="/team/jane-roe">Jane Roe</a> ',
  'links with long addresses': `<a href="/${'contact-'.repeat(20)}">contact</a> `,
  'links to scripts': "<a href=\"javascript:a('a','b.cd')\">a</a> ",
  'obfuscated addresses': '<span data-cfemail="543514367a3730">a</span>',
  'addresses in attributes': '<a data-email="a@b.cd" data-mail="a" data-domain="b.cd">a</a>',
  'buttons that expand': '<button aria-controls="a">b</button><div id="a" hidden>a</div>',
  pictures: '<figure><img alt="Jane Roe"><figcaption>CEO</figcaption></figure>',
  frames: '<iframe src="/a"></iframe>',
  'meta tags': '<meta name="author" content="Jane Roe">',
  'http-equiv': '<meta http-equiv="refresh" content="0;url=/a">',
  bases: '<base href="/a/">',
  preformatted: '<pre>Jane Roe\nCEO\n</pre>',
  titles: '<title>Acme</title>',
  'vector titles': '<svg><title>a</title></svg>',
  itemscopes: '<div itemscope itemtype="https://schema.org/Person"><p itemprop=name>Jane Roe</p>',
  'items in one': '<p itemprop="employee" itemscope><span itemprop=name>Jane Roe</span></p>',
  'typed resources': '<div typeof="Person"><span property="name">Jane Roe</span></div>',
  'nested resources': '<div typeof="Person" property="employee">',
  hCards:
    '<div class="vcard"><span class="fn">Jane Roe</span><span class="tel"><i class="type">fax</i>1</span></div>',
  'nested hCards': '<div class="vcard h-card"><span class="fn">',
  'line breaks': 'Jane Roe<br>CEO<br>a@b.cd<br>',
  'bold names': '<b>Jane Roe</b> CEO ',
  'word breaks': 'a<wbr>@<wbr>b.cd ',
  templates: '<template>a@b.cd</template>',
  'options of a list': '<select><option>Jane Roe</select>',
  'struck out': '<del>Jane Roe</del>',
  languages: '<p lang="en,de">a',
};

/** A site that is slow on each page that is read. */
const severalPages: Readonly<Record<string, string>> = {
  'cards of staff':
    '<div><h3>Jane Barlow</h3><p>CEO</p><a href="mailto:a@b.cd">mail</a> +44 20 7946 0958</div>',
  'sentences about people': '<p>Jane Roe is our director. </p>',
  'links to mailboxes': '<a href="mailto:a@b.cd">Jane Roe</a> ',
};

const scripts: Readonly<Record<string, readonly [start: string, unit: string, end: string]>> = {
  'deep arrays': ['', '[', ''],
  'closed deep arrays': ['[', '[', ''],
  'deep objects': ['', '{"a":', ''],
  people: ['[', '{"@type":"Person","name":"Jane Roe","email":"a@b.cd"},', '0]'],
  'people in a graph': [
    '{"@graph":[',
    '{"@type":"Person","@id":"#a","name":"Jane Roe","worksFor":{"@id":"#a"}},',
    '0]}',
  ],
  'references in a ring': ['{"@graph":[', '{"@id":"#a","employee":{"@id":"#a"}},', '0]}'],
  'a long name': ['{"@type":"Person","name":"', 'Jane Roe ', '"}'],
  'a long telephone': ['{"@type":"Organization","telephone":"', '1', '"}'],
  'many telephones': ['{"@type":"Organization","telephone":[', '"+442079460958",', '0]}'],
  'organisations with telephones': ['[', '{"@type":"Organization","telephone":"+442079460958"},', '0]'],
  'many profiles': ['{"@type":"Organization","sameAs":[', '"https://twitter.com/a",', '0]}'],
  'many types': ['{"@type":[', '"Person",', '0]}'],
  comments: ['', '/* a */', '{}'],
  'open comments': ['', '/*', ''],
  'line comments': ['', '// a\n', '{}'],
  'quotation marks': ['', '"', ''],
  backslashes: ['"', '\\', ''],
  'character data': ['', '<![CDATA[', ''],
  'html in text': ['{"description":"', '&lt;p&gt;', '"}'],
  keys: ['{', '"a":0,', '"b":0}'],
};

const scriptKinds: Readonly<Record<string, readonly [open: string, close: string]>> = {
  'linked data': ['<script type="application/ld+json">', '</script>'],
  'rendered data': ['<script id="__NEXT_DATA__" type="application/json">', '</script>'],
};

const cards: Readonly<Record<string, string>> = {
  begins: 'BEGIN:VCARD\n',
  'cards of a person': 'BEGIN:VCARD\nFN:Jane Roe\nTITLE:CEO\nEMAIL:a@b.cd\nTEL:+44 20 7946 0958\nEND:VCARD\n',
  'folded lines': 'FN:Jane\n Roe\n',
  'one folded line': ' a\n',
  parameters: 'TEL;TYPE=fax;TYPE=work:1\n',
  'a line of parameters': ';TYPE=fax',
  'quoted printable': 'N;ENCODING=QUOTED-PRINTABLE:=4A=\n',
  'names in parts': 'N:Roe;Jane;;;\n',
  semicolons: ';',
  'escaped text': '\\,\\;\\n',
  groups: 'item1.TEL:1\nitem1.X-ABLabel:fax\n',
  binary: 'PHOTO;ENCODING=b:AAAA\n AAAA\n',
};

const robots: Readonly<Record<string, string>> = {
  agents: 'User-agent: a\n',
  'our agent': 'User-agent: *\nDisallow: /a\n',
  rules: 'Disallow: /a\n',
  wildcards: '*a',
  'rules with wildcards': 'Disallow: /*a*b*c$\n',
  'long rules': 'a',
  'sitemap lines': 'Sitemap: https://acme.example/sitemap.xml\n',
  comments: '# a',
  'line ends': '\r',
  colons: ':',
};

const sitemaps: Readonly<Record<string, string>> = {
  pages: '<url><loc>https://acme.example/team/a</loc></url>',
  'pages without ends': '<url><loc>https://acme.example/contact',
  'sitemaps of sitemaps': '<sitemap><loc>https://acme.example/sitemap.xml</loc></sitemap>',
  'long addresses': 'contact-',
  'nested elements': '<url>',
  entities: '&amp;',
  'words in slugs': '<url><loc>https://acme.example/our-team-and-contact-page-about-us</loc></url>',
  'less-than': '<',
};

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const home = '<body><a href="/team">Team</a><p>Jane Roe, CEO</p>';

/** More than 200 sites, each of one trick repeated: pages, data in pages, vCards, robots.txt and sitemaps. */
export const forms: readonly Form[] = [
  ...Object.entries(texts).flatMap(([text, unit]) =>
    Object.entries(layouts).map(([layout, around]) => ({
      name: `${text}, ${layout}`,
      site: (length: number) => ({ '/': `<body>${repeated(around(unit), length)}` }),
    })),
  ),
  ...Object.entries(severalPages).map(([name, unit]) => ({
    name: `on each of several pages: ${name}`,
    site: (length: number) => {
      const paths = ['/team', '/contact', '/about', '/imprint', '/our-people', '/management', '/locations'];
      const links = paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join('');
      const body = `<body>${links}${repeated(unit, Math.floor(length / 8))}`;
      return Object.fromEntries(['/', ...paths].map((path) => [path, body]));
    },
  })),
  ...Object.entries(markups).map(([name, unit]) => ({
    name: `markup: ${name}`,
    site: (length: number) => ({ '/': `<body>${repeated(unit, length)}` }),
  })),
  ...Object.entries(scriptKinds).flatMap(([kind, [open, close]]) =>
    Object.entries(scripts).map(([name, [start, unit, end]]) => ({
      name: `${kind}: ${name}`,
      site: (length: number) => {
        // A script above a million characters is left out, so that several are needed for a long page.
        const one = `${open}${start}${unit.repeat(Math.max(1, Math.floor((Math.min(length, 1_000_000) - 200) / unit.length)))}${end}${close}`;
        return { '/': `<body>${one.repeat(Math.max(1, Math.floor(length / one.length)))}` };
      },
    })),
  ),
  ...Object.entries(cards).map(([name, unit]) => ({
    name: `vCard: ${name}`,
    site: (length: number) => ({
      '/': '<body><a href="/card.vcf">card</a>',
      '/card.vcf': {
        body: repeated(name === 'begins' ? unit : `BEGIN:VCARD\nFN:${unit}`, length),
        type: 'text/vcard',
      },
    }),
  })),
  ...Object.entries(robots).map(([name, unit]) => ({
    name: `robots.txt: ${name}`,
    site: (length: number) => ({
      '/': home,
      '/robots.txt': { body: `User-agent: *\nDisallow: /${repeated(unit, length)}`, type: 'text/plain' },
    }),
  })),
  ...Object.entries(sitemaps).map(([name, unit]) => ({
    name: `sitemap: ${name}`,
    site: (length: number) => ({
      '/': home,
      '/sitemap.xml': { body: `<urlset>${repeated(unit, length)}`, type: 'application/xml' },
    }),
  })),
];

import { describe, expect, test } from 'vitest';
import { findPhones } from '../../../functions/domain/contacts/mentions/phones/find-phones.ts';
import { companyProfile } from '../../../functions/domain/contacts/mentions/socials.ts';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { isOutsider } from '../../../functions/domain/contacts/words/staff-words.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a name', () => {
  test('begins with initials without points, which are no Monsieur', () => {
    expect(personName('M S TORVALD')).toBe('M S TORVALD');
    expect(personName('M Jean Torvald')).toBe('Jean Torvald');
  });

  test('in capitals ends in a family name with three consonants in a row, or in letters without a vowel', () => {
    expect(personName('AJAY KUMAR SINGH')).toBe('AJAY KUMAR SINGH');
    expect(personName('JANE TORVALD MRCVS')).toBe('JANE TORVALD');
  });

  test('has six words and particles between them, after an honorific of its country', () => {
    expect(personName('Dr. António João Sampaio Soares de Sousa Torvald')).toBe(
      'António João Sampaio Soares de Sousa Torvald',
    );
    expect(personName('Eng.º Tiago José Fino Torvald')).toBe('Tiago José Fino Torvald');
    expect(personName('Ana João Sampaio Soares Sousa Quist Torvald')).toBeNull();
  });

  test('has an accent where a function word of another language has none', () => {
    expect(personName('Doór Ágnes')).toBe('Doór Ágnes');
    expect(personName('Door Agnes')).toBeNull();
  });

  test('comes after the honorific of a surgeon or a dietician in Turkish', () => {
    expect(personName('Op. Dr. Yalçın Torvald')).toBe('Yalçın Torvald');
    expect(personName('Dyt. Dilek Torvald')).toBe('Dilek Torvald');
  });

  test('is not what companies, associations, ranks and rooms are called', () => {
    for (const phrase of ['India Pvt', 'Kassenärztliche Vereinigung Nordheim', 'Rtd. HOD', 'Helle Räume'])
      expect(personName(phrase)).toBeNull();
  });
});

describe('the board of a charity', () => {
  const card = (name: string, title: string) =>
    `<div class="column"><div class="card"><h4><a href="/">${name}</a></h4><h6><a href="/">${title}</a></h6><p>A weaver of cotton.</p></div></div>`;

  test('is who has the same title in cards of one shape, though these lead to the home page', async () => {
    const names = ['M S QUISTAPPA', 'J KRISHNA', 'TORVALDI BIRKAPPA', 'N KROGHAPPA', 'BRANDMOORI QUISTI'];
    expect(await peopleOnPage('/weaving', names.map((name) => card(name, 'Trustee')).join(''))).toEqual(
      names.map((name) => `${name} | Trustee | `),
    );
  });

  test('is not what has no given name among several', async () => {
    const looms = ['HAND LOOM', 'FLYING SHUTTLE', 'PLAIN WEFT', 'BROAD SELVEDGE', 'SPUN THREAD'];
    expect(await peopleOnPage('/weaving', looms.map((name) => card(name, 'Trustee')).join(''))).toEqual([]);
  });
});

describe('a staff page', () => {
  test('names two doctors without more under their heading', async () => {
    const doctors = (heading: string) =>
      `<h1>${heading}</h1><div class="row"><div class="col"><h4>Dr. Quistaya Torvald</h4><p></p></div><div class="col"><h4>Dr. Birkanu Torvald</h4><p></p></div></div>`;
    expect(await peopleOnPage('/our-doctors', doctors('Our Doctors'))).toEqual([
      'Quistaya Torvald |  | ',
      'Birkanu Torvald |  | ',
    ]);
    expect(await peopleOnPage('/brands', doctors('Brands'))).toEqual([]);
  });

  test('says how to speak of somebody, and then what they are', async () => {
    const card = (name: string, pronouns: string, title: string) =>
      `<div class="staff"><h2>${name}</h2><p class="text">${pronouns}</p><p class="text">${title}</p></div>`;
    const cards =
      card('Anna Torvald', 'She/Her', 'CADC II, CRM') +
      card('Emre Quist', 'He/Him', 'CGAC, MAC II') +
      card('Ida Krogh', 'They/Them', 'Office Manager');
    expect(await peopleOnPage('/staff', cards)).toEqual([
      'Anna Torvald | CADC II, CRM | ',
      'Emre Quist | CGAC, MAC II | ',
      'Ida Krogh | Office Manager | ',
    ]);
  });

  test('leads to pages that are called by first names', async () => {
    const links = ['anna', 'emre', 'loom']
      .map((name) => `<a href="/staff/${name}.html">${name}</a>`)
      .join('');
    const cloths = ['cotton', 'linen', 'silk', 'wool', 'hemp', 'jute', 'felt', 'lace', 'tulle', 'tweed'];
    const rest = cloths.map((name) => `<a href="/${name}">${name}</a>`).join('');
    const others = Object.fromEntries(cloths.map((name) => [`/${name}`, `<p>${name}</p>`]));
    const data = await readAcme({
      ...others,
      '/': `<a href="/staff.html">Staff</a>${rest}`,
      '/staff.html': `${rest}${links}`,
      '/staff/anna.html': '<h1>Anna</h1><p>ask-a@acme.example</p>',
      '/staff/emre.html': '<h1>Emre</h1><p>ask-e@acme.example</p>',
    });
    expect(data.emails).toEqual(['ask-a@acme.example', 'ask-e@acme.example']);
  });
});

test('of the facts in a line about somebody, that with a rank is their title', async () => {
  const founder =
    '<div class="profile"><h2>Quistaya Acme</h2><p>Attorney of the High Court of Nordheim • Founder / Director</p></div>';
  expect(await peopleOnPage('/about', founder)).toEqual(['Quistaya Acme | Founder / Director | ']);
});

describe('a firm without mailboxes of its own', () => {
  const item = (name: string, mailbox: string) =>
    `<div><strong>${name}</strong> <a href="mailto:${mailbox}">${mailbox}</a></div>`;
  const manager = item('Anna Torvald (Office Manager)', 'atorvald@pumps.example');
  const home = (...items: string[]) => readAcme({ '/': `<h3>Whom to ask</h3>${items.join('')}` });
  const others = ['ebrandmoor', 'iquist', 'obirk'].map((local) => item(local, `${local}@pumps.example`));

  test('writes from the domain of one of its people that three more on its main pages have', async () => {
    expect((await home(manager, ...others)).emails).toEqual([
      'ebrandmoor@pumps.example',
      'iquist@pumps.example',
      'obirk@pumps.example',
    ]);
  });

  test('does not if there are fewer, nobody’s, or one of its own', async () => {
    expect((await home(manager, ...others.slice(1))).emails).toEqual([]);
    expect((await home(...others)).emails).toEqual([]);
    expect((await home(manager, ...others, item('Us', 'info@acme.example'))).emails).toEqual([
      'info@acme.example',
    ]);
  });
});

test('a page of settings and the profile of a sample are nobody’s', () => {
  for (const address of [
    'https://www.facebook.com/settings',
    'https://www.facebook.com/examplepumpclinic',
    'https://x.com/examplepump',
  ])
    expect(companyProfile(address)).toBeNull();
  expect(companyProfile('https://www.facebook.com/settingstone')?.network).toBe('facebook');
});

test('middle dots part the groups of a number after its area code, and other numbers', () => {
  const phones = (text: string) => findPhones(text, 'DE').map(({ phone }) => phone);
  expect(phones('0201 · 493 126')).toEqual(['+49201493126']);
  expect(phones('0201 493126 · 0171 2345678')).toEqual(['+49201493126', '+491712345678']);
});

describe('a page that is not the team’s', () => {
  const card = (name: string, title: string) => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`;
  const titles = ['CISO (CISSP, CRISC)', 'CISO', 'CISO & Director of IT', 'CISO, PhD', 'Founder'];
  const names = ['Anna Torvald', 'Emre Quist', 'Ida Krogh', 'Paul Brandmoor', 'Carmen Birk'];
  const cards = (from: readonly string[]) => names.map((name, at) => card(name, from[at] ?? '')).join('');

  test('is a directory of other firms if four hold the office of which a firm has one', async () => {
    expect(await peopleOnPage('/faces', cards(titles))).toEqual([]);
  });

  test('is the company’s if fewer do, or under a heading for its team', async () => {
    const few = ['CISO', 'CISO', 'CISO', 'Founder', 'Founder'];
    expect(await peopleOnPage('/faces', cards(few))).toHaveLength(names.length);
    expect(await peopleOnPage('/faces', `<h2>Our team</h2>${cards(titles)}`)).toHaveLength(names.length);
  });

  test('says where it is in the site, which names nobody', async () => {
    const crumb = (mark: string) =>
      `<div><a href="index.html">Ana Torvald</a> ${mark} Doktorlar</div><p>Pompa.</p>`;
    expect(await peopleOnPage('/doktorlar', crumb('/'), 'tr')).toEqual([]);
    expect(await peopleOnPage('/doktorlar', crumb('›'), 'tr')).toEqual([]);
  });
});

test('an office above a name says more of somebody than the occupation below', async () => {
  const column =
    '<div><p class="tagline">OFFICE MANAGER</p><h3>Anna Torvald</h3><p>CLIENT ADMISSIONS COORDINATOR</p><p>Anna looks after the pumps of Nordheim.</p></div>';
  expect(await peopleOnPage('/team', column)).toEqual(['Anna Torvald | OFFICE MANAGER | ']);
});

test('at the end of a letter a name stands after its greeting', async () => {
  const letter = '<p>Szivattyúk.<br><br>Köszönettel: Dr. Torvald Tibor<br>a kuratórium elnöke</p>';
  expect(await peopleOnPage('/ado', letter, 'hu')).toEqual(['Torvald Tibor | a kuratórium elnöke | ']);
});

test('who was something until lately, or is a firm of several, has no title', () => {
  expect(isOutsider('a Szivattyú vállalatának volt elnök-vezérigazgatója')).toBe(true);
  expect(isOutsider('High volt engineer')).toBe(false);
  expect(titleStrength('D.D.S. & Associates')).toBe('none');
});

describe('honorifics', () => {
  test.each([
    ['Dr.ssa Anna Torvald', 'Anna Torvald'],
    ['prof. PaedDr. Eva Torvaldová, CSc.', 'Eva Torvaldová'],
    ['Mgr. et Mgr. Bc. Sylvie Torvaldová, Ph.D.', 'Sylvie Torvaldová'],
  ])('%s', (shown, name) => {
    expect(personName(shown)).toBe(name);
  });
});

test('a word of headings that is also a common name makes no phrase of one', () => {
  for (const name of ['Johannes Link', 'Milan Torvald', 'Iva Torvaldová'])
    expect(personName(name)).toBe(name);
  expect(personName('Quick Link')).toBeNull();
  expect(personName('Milan Office')).toBeNull();
});

describe('what a text says somebody is', () => {
  test('ends where it goes on with what they do', () => {
    expect(peopleInProse('Anna Torvald is a Software Developer working on our pumps')).toEqual([
      { name: 'Anna Torvald', title: 'Software Developer' },
    ]);
  });

  test('is the founder, unless that is long ago', () => {
    const founded = (year: number) =>
      peopleInProse(`Fundada en ${year} por Ramón Torvald, Acme S.A. fabrica.`);
    expect(founded(1980)).toEqual([{ name: 'Ramón Torvald', title: 'Founder', decoding: 'founded by' }]);
    expect(founded(1880).some(({ title }) => title === 'Founder')).toBe(false);
  });

  test('ends where their experience begins', async () => {
    const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
    const cards =
      card('Anna Torvald', 'Nutricionista com especialização em bombas.') +
      card('Emre Quist', 'Enfermeiro com vasta experiência em bombas.');
    expect(await peopleOnPage('/equipe', cards, 'pt')).toEqual([
      'Anna Torvald | Nutricionista | ',
      'Emre Quist | Enfermeiro | ',
    ]);
  });
});

test('of two who share a family name the second is named in full', async () => {
  expect(await peopleOnPage('/team', '<p>Tom &amp; Anna Torvald, Owners</p>')).toEqual([
    'Anna Torvald | Owners | ',
  ]);
});

test('a heading of a given name above a short title and a number is no phrase, though the site has its word elsewhere', async () => {
  const card = (number: string) =>
    `<div class="card"><h5>Erkan Torvald</h5><p>Operasyon Müdürü<br>${number}</p></div>`;
  const text = '<p>Pompa torvald için iyidir, ve torvald her yerde.</p>';
  expect(await peopleOnPage('/ekibimiz', card('+90 530 386 72 91') + text, 'tr')).toEqual([
    'Erkan Torvald | Operasyon Müdürü | ',
  ]);
  expect(await peopleOnPage('/ekibimiz', card('Pompa') + text, 'tr')).toEqual([]);
});

describe('a practice whose domain is called after its owner', () => {
  const read = async (title: string, domain = 'annatorvald.example') =>
    peopleOf(await readAcme({ '/': `<title>${title}</title><p>Of pumps.</p>` }, { domain, name: domain }));

  test.each([
    ['Anna Torvald, DDS | Nordheim', 'Anna Torvald | DDS | '],
    ['Adwokat Anna Torvald | O kancelarii', 'Anna Torvald | Adwokat | '],
    ['Architekt DI Anna Torvald', 'Anna Torvald | Architekt | '],
  ])('has them in its title: %s', async (title, person) => {
    expect(await read(title)).toEqual([person]);
  });

  test('does not without an occupation, or if the domain is called otherwise', async () => {
    expect(await read('Anna Torvald | Nordheim', 'torvaldpumps.example')).toEqual([]);
    expect(await read('Anna Torvald, DDS', 'pumps.example')).toEqual([]);
  });
});

test('a link to a chat has the number after other facts', async () => {
  const link = '<a href="https://api.whatsapp.com/send?1=pt_BR&amp;phone=5585981606500">Whatsapp</a>';
  expect((await readAcme({ '/': `<p>Bombas.</p>${link}` })).phones).toEqual(['+5585981606500']);
});

describe('the owner of a small firm introduces themselves', () => {
  const about = (text: string) => peopleOnPage('/pumps', `<p>${text}</p>`);

  test.each([
    'Hello, I’m Anna van Torvald and I mend pumps.',
    'Ich bin Anna van Torvald, und ich repariere Pumpen.',
    'Even voorstellen, ik ben Anna van Torvald (27 jaar) en ik woon in Nordheim.',
    'Je m’appelle Anna van Torvald et je répare des pompes.',
    'Jag heter Anna van Torvald.',
  ])('%s', async (text) => {
    expect(await about(text)).toEqual(['Anna van Torvald |  | ']);
  });

  test('but no customer in quotation marks, and nothing that is no name', async () => {
    expect(await about('Ich bin Nordheimer Quellwasser und fließe.')).toEqual([]);
    expect(await about('They say that Anna Torvald mends pumps.')).toEqual([]);
    const remark = '<blockquote>I am Anna Torvald and I love these pumps.</blockquote>';
    expect(await peopleOnPage('/pumps', `<h2>Testimonials</h2>${remark}`)).toEqual([]);
  });
});

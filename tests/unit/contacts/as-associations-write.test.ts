import { describe, expect, test } from 'vitest';
import { languageTag } from '../../../functions/domain/contacts/page/language-tag.ts';
import { planLinks } from '../../../functions/domain/contacts/site/plan-links.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a name', () => {
  test('ends in the initials of a father and a village after a given name', () => {
    expect(personName('Adv. Harris T Q')).toBe('Harris T Q');
    expect(personName('Harris N E')).toBe('Harris N E');
    expect(personName('Harris T')).toBeNull();
    expect(personName('Vitamin B K')).toBeNull();
  });

  test('comes after a degree', () => {
    expect(personName('AuD Anna Torvald')).toBe('Anna Torvald');
    expect(personName('AUD ANNA TORVALD')).not.toBe('ANNA TORVALD');
  });

  test('is not what a treatment, an army, a quarter and a rule are called', () => {
    for (const phrase of [
      'Sanfte Behandlung',
      'Walter Reed Army',
      'Torvald Heights',
      'Dogs Allowed',
      'Instruktion von Torvald',
    ])
      expect(personName(phrase)).toBeNull();
    expect(personName('Anna Power')).toBe('Anna Power');
  });
});

describe('the office bearers of a club', () => {
  const card = (name: string, title: string) =>
    `<div class="card"><img src="/one.jpg"><h3 class="name">${name}</h3><span class="office">${title}</span></div>`;
  const whole =
    card('Thomas Torvald', 'President') +
    card('Anna Quist', 'Vice President') +
    card('Peter Krogh', 'Treasurer');

  test('are those with initials after their name among whole names', async () => {
    const others =
      card('Torvaldas T Q', 'Secretary') +
      card('Harris K', 'Joint Secretary') +
      card('QUISTAPPA B', 'Auditor');
    expect(await peopleOnPage('/office-bearers', whole + others)).toEqual(
      expect.arrayContaining([
        'Torvaldas T Q | Secretary | ',
        'Harris K | Joint Secretary | ',
        'QUISTAPPA B | Auditor | ',
      ]),
    );
  });

  test('are single names, in bold or in colour, where others have whole ones', async () => {
    const look = (name: string, title: string) =>
      `<div class="card"><h4><b>${name}</b></h4><div class="office"><font>${title}</font></div></div>`;
    const plain = (name: string, title: string) =>
      `<div class="card"><h4><b>${name}</b></h4><div class="office"><b>${title}</b></div></div>`;
    const page = ['Thomas Torvald', 'Anna Quist', 'Peter Krogh']
      .map((name) => look(name, 'Auditor'))
      .join('');
    const single = plain('Harris', 'Secretary') + look('QUISTAPPA', 'Treasurer');
    expect(await peopleOnPage('/office-bearers', page + single)).toEqual(
      expect.arrayContaining(['Harris | Secretary | ', 'QUISTAPPA | Treasurer | ']),
    );
  });

  test('are in a gallery that its script lays out before it shows it', async () => {
    const filler = '<i></i>'.repeat(20);
    const page = (marks: string) =>
      `<h1>Office bearers</h1><div><div ${marks} style="display: none">${whole}${card('Ida Birk', 'Auditor')}${card('Emre Birk', 'Member')}</div>${filler}</div>`;
    expect(await peopleOnPage('/office-bearers', page('class="gallery"'))).toEqual([
      'Thomas Torvald | President | ',
      'Anna Quist | Vice President | ',
      'Peter Krogh | Treasurer | ',
      'Ida Birk | Auditor | ',
      'Emre Birk | Member | ',
    ]);
    expect(await peopleOnPage('/office-bearers', page('class="modal"'))).toEqual([]);
  });

  test('are on a page that is read before that of the former ones', () => {
    const links = ['former-office-bearers', 'office-bearers'].map((path) => {
      const text = path.replaceAll('-', ' ');
      return { href: `/${path}`, text, firstText: text };
    });
    const [former, present] = planLinks(links, 'https://acme.example/', () => true, false);
    expect(present).toMatchObject({ kind: 'team' });
    expect(former?.score).toBeLessThan((present?.score ?? 0) - 30);
  });
});

describe('a board', () => {
  const item = (office: string, person: string) => `<h3>${office}</h3><p>${person}</p>`;

  test('is written as an office above a name, a street and a number', async () => {
    const board =
      item('Ordförande', 'Anna Torvald, Kvarngatan 42, 070-174 06 05') +
      item('Ledamot–Suppleant', 'Emre Quist, Kvarngatan 4, 070-174 06 06');
    expect(await peopleOnPage('/styrelsen', `<h1>Styrelsen</h1>${board}`, 'sv')).toEqual([
      'Anna Torvald | Ordförande | ',
      'Emre Quist | Ledamot–Suppleant | ',
    ]);
    const product = item('Product', 'Anna Torvald, Kvarngatan 42, 070-174 06 05');
    expect(await peopleOnPage('/styrelsen', product, 'sv')).toEqual([]);
  });

  test('has members under a heading that stands in a block of its own', async () => {
    const names = ['Anna Torvald', 'Emre Quist', 'Ida Krogh', 'Peter Birk', 'Jane Holm'];
    const officer = (office: string, name: string) =>
      `<div class="officer"><div class="role">${office}</div><div class="called">${name}</div></div>`;
    const officers = officer('President', 'Tom Torvald') + officer('Treasurer', 'Nora Quist');
    const cards = names.map((name) => `<div class="card"><div class="who">${name}</div></div>`).join('');
    const page = (heading: string) =>
      `<div class="grid">${officers}</div><section><div><div class="head"><p>Volunteers</p><h2>${heading}</h2></div><div class="grid">${cards}</div></div></section>`;
    const members = names.map((name) => `${name} | Executive Members | `);
    expect(await peopleOnPage('/volunteers', page('Executive Members'))).toEqual(
      expect.arrayContaining(members),
    );
    expect(await peopleOnPage('/volunteers', page('Recent Winners'))).toHaveLength(2);
  });

  test('has further chairs below the first', () => {
    expect(seniorityOf('3. Vorsitzende')).toBe('vp');
    expect(seniorityOf('Third Chair')).toBe('vp');
    expect(seniorityOf('1. Vorsitzende')).toBe('c_suite');
  });
});

describe('a site in India', () => {
  const phones = async (address: string, language = 'en') => {
    const page = `<html lang="${language}"><body><p>${address}</p><a href="tel:04952761767">04952761767</a></body></html>`;
    return (await readAcme({ '/': page })).phones;
  };

  test('has six digits after its town or its state', async () => {
    expect(await phones('The Mill, Beach Road, Calicut - 673032')).toEqual(['+914952761767']);
    expect(await phones('The Mill, Beach Road, Calicut, Kerala 673032')).toEqual(['+914952761767']);
    expect(await phones('Order Calicut - 673032')).toEqual([]);
  });

  test('is read so where its template says that it has no language', async () => {
    expect(languageTag('zxx')).toBe('');
    expect(await phones('The Mill, Beach Road, Calicut - 673032', 'zxx')).toEqual(['+914952761767']);
  });
});

describe('a festival of an association', () => {
  const home = (domain: string) => {
    const mailboxes = ['scenes', 'chair', 'lights'].map((local) => `<p>${local}@${domain}</p>`).join('');
    const company = { domain: 'nordtorvald.example', name: '' };
    return readAcme({ '/': `<h1>The festival</h1>${mailboxes}` }, company);
  };

  test("writes from the association's domain in which its own one ends", async () => {
    const emails = ['chair@torvald.example', 'lights@torvald.example', 'scenes@torvald.example'];
    expect([...(await home('torvald.example')).emails].sort()).toEqual(emails);
    expect((await home('quistos.example')).emails).toEqual([]);
  });
});

test('those who look after a thing in a club are called after it in German', () => {
  for (const office of ['Tourenwart', 'Vergnügungswartinnen', 'Jugendsportwarte'])
    expect(titleStrength(office)).toBe('certain');
  for (const other of ['Gegenwart', 'Stewart', 'Martin']) expect(titleStrength(other)).toBe('none');
});

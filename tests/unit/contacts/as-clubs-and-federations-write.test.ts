import { describe, expect, test } from 'vitest';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { withoutExperience } from '../../../functions/domain/contacts/words/titles/tenure.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a level', () => {
  test('is that of a deputy, in compound titles and their abbreviations', () => {
    for (const title of [
      'V-ce Prezes',
      'Z-ca Przewodniczącej Rady Nadzorczej',
      'Zastępca Przewodniczącego',
      'stellv. Vorsitzender',
      'Stellvertretende Vorsitzende',
      'Vice- Presidente',
      'Заместитель руководителя РОО «Федерация гребли»',
      'Первый заместитель руководителя организации',
    ])
      expect(seniorityOf(title), title).toBe('vp');
  });

  test('is the highest of who heads an organization, and not of who heads a part of it', () => {
    expect(seniorityOf('Руководитель РОО «Спортивная Федерация гребли»')).toBe('c_suite');
    expect(seniorityOf('Керівник організації')).toBe('c_suite');
    expect(seniorityOf('Руководитель административного отдела РОО «Федерация гребли»')).toBe('director');
    expect(seniorityOf('Руководитель проекта')).toBe('manager');
    expect(seniorityOf('Заместитель руководителя отдела')).toBe('other');
  });
});

describe('a title', () => {
  test('may begin with an abbreviation, which ends no sentence', () => {
    expect(titleStrength('stellv. Vorsitzender')).toBe('certain');
    expect(titleStrength('Weaving. Chairman')).toBe('none');
  });

  test('is no licence, and no thing of an owner', () => {
    expect(titleStrength('Lisensi advokat')).toBe('none');
    expect(titleStrength('Licence of attorney')).toBe('none');
    expect(titleStrength('Issuance of New Owner’s')).toBe('none');
  });

  test('goes without the number under which a chamber has somebody', () => {
    expect(withoutExperience('Sócia e proprietária · OAB/XX 12.345')).toBe('Sócia e proprietária');
    expect(withoutExperience('Practice owner · Optician since 2009')).toBe(
      'Practice owner · Optician since 2009',
    );
  });

  test('is that of the heading above labelled names, unless it is a team', async () => {
    const list = (heading: string) =>
      `<h2>${heading}</h2><ul><li>Nume: Torvald Ion</li><li>Tel: 0722 000 101</li><li>Nume: Quist Ana</li></ul>`;
    expect(await peopleOnPage('/contact', list('Reprezentant vanzari'), 'ro')).toEqual([
      'Torvald Ion | Reprezentant vanzari | ',
      'Quist Ana | Reprezentant vanzari | ',
    ]);
  });

  test('is not cut in the middle of a word', () => {
    const text = 'La nostra casa: Anna Torvald, enginyera industrial i directora gerent, porta el taller.';
    expect(peopleInProse(text)).toEqual([
      { name: 'Anna Torvald', title: 'enginyera industrial i directora gerent' },
    ]);
  });

  test('may be broken in two elements of one kind', async () => {
    const line = (text: string) => `<div class="txt">${text}</div>`;
    const board = ['ANNA TORVALD', 'Vice-', 'Presidente', 'PAULO QUIST', 'Tesoureiro'].map(line).join('');
    expect(await peopleOnPage('/orgaos-sociais', board, 'pt')).toEqual([
      'ANNA TORVALD | Vice-Presidente | ',
      'PAULO QUIST | Tesoureiro | ',
    ]);
  });

  test('is in the sentence below a name in a paragraph, which repeats it in full', async () => {
    const doctor = (name: string, text: string) =>
      `<h3>Naturopathic Doctors</h3><p>Dr. ${name}</p><p>Dr. ${name} ${text}</p>`;
    const body =
      doctor(
        'Anna Torvald',
        'is a licensed Naturopathic Physician and uses the methods of weavers at all times.',
      ) +
      doctor('Emma Quist', 'is a licensed Acupuncturist and treats whoever comes to her practice with care.');
    expect(await peopleOnPage('/meet-our-team', body)).toEqual([
      'Anna Torvald | licensed Naturopathic Physician | ',
      'Emma Quist | licensed Acupuncturist | ',
    ]);
  });
});

describe('a name', () => {
  test('is no row of abbreviations, and not that of a hall', async () => {
    expect(personName('ЗТР СССР')).toBeNull();
    const hall = '<p>Старший тренер клуба гребли им. Александра Торвальда</p>';
    expect(await peopleOnPage('/team', hall, 'ru')).toEqual([]);
  });

  test('stands in lower case where a style shows it in capitals', async () => {
    const row = (name: string, title: string) => `<div>${name}</div><div>${title}</div>`;
    const board =
      row('ANNA TORVALD', 'Presidente') +
      row('PAULO QUISTO', 'Tesoureiro') +
      row('anna torvald', 'Presidente') +
      row('Paulo quisto', 'Tesoureiro');
    expect(await peopleOnPage('/orgaos-sociais', board, 'pt')).toEqual([
      'ANNA TORVALD | Presidente | ',
      'PAULO QUISTO | Tesoureiro | ',
    ]);
  });

  test('is somebody although a town is called near it', async () => {
    const body = '<p>San Jose</p><p>Santa Cruz</p><h3>Anna Torvald</h3><p>Weaver</p>';
    expect(await peopleOnPage('/team', body)).toEqual(['Anna Torvald | Weaver | ']);
  });

  test('is followed by why somebody is away', async () => {
    const card = (name: string, mailbox: string) =>
      `<div><h2>${name}</h2><p>Born in Nordheim.</p><p>${mailbox}@acme.example</p></div>`;
    const body =
      card('Anna Torvald - indefinite leave', 'annatorvald') + card('Emma Quist (on leave)', 'emmaquist');
    expect(await peopleOnPage('/our-lawyers', body)).toEqual([
      'Anna Torvald |  | annatorvald@acme.example',
      'Emma Quist |  | emmaquist@acme.example',
    ]);
  });
});

describe('a team that is called by its first names', () => {
  const card = (name: string, title: string) =>
    `<div class="col"><p><strong>${name}</strong><br>${title}</p></div>`;
  const whole =
    card('Anna Torvald', 'Dentist') + card('Emma Quist', 'Dentist') + card('Paul Krogh', 'Dentist');

  test('is in the places of whole names, where no vocabulary has to know them', async () => {
    const people = await peopleOnPage(
      '/team',
      whole + card('Brannike', 'Manager') + card('Ida', 'Dental hygienist'),
    );
    expect(people).toContain('Brannike | Manager | ');
    expect(people).toContain('Ida | Dental hygienist | ');
  });

  test("is not the office's dog among them, nor a department", async () => {
    expect((await peopleOnPage('/team', whole + card('Waffle', 'Manager'))).length).toBe(3);
    const departments = whole + card('Reception', 'Manager') + card('Emma', 'Dental hygienist');
    expect(await peopleOnPage('/team', departments)).not.toContain('Reception | Manager | ');
  });

  test('is two of whom the texts below begin with their names', async () => {
    const introduced = (name: string, text: string) =>
      `<div class="person-card"><h2>${name}</h2><h4>Designer & Editor</h4><p>${text}</p></div>`;
    const told = (name: string) => `${name} has told of cotton and linen for as long as anybody remembers.`;
    const team = introduced('Sophie', told('Sophie')) + introduced('Tolvine', told('Tolvine'));
    expect(await peopleOnPage('/about', team)).toEqual([
      'Sophie | Designer & Editor | ',
      'Tolvine | Designer & Editor | ',
    ]);
    const untold = introduced('Sophie', 'Cotton.') + introduced('Tolvine', 'Linen.');
    expect(await peopleOnPage('/about', untold)).toEqual([]);
  });
});

describe('people of others', () => {
  test('have made what a text mentions, or once were what it calls them', () => {
    const [maker] = peopleInProse('Meet Anna Torvald, the creator of Loomcast, which we use.');
    expect(maker?.isQuoted).toBe(true);
    const [chemist] = peopleInProse('The chemist Anna Torvald was one of those who wove.');
    expect(chemist?.isQuoted).toBe(true);
    const [ours] = peopleInProse('Our chemist Anna Torvald is one of those who weave.');
    expect(ours?.isQuoted).toBeUndefined();
  });

  test('had their offices in the years of which the history tells', async () => {
    const told = (year: number) =>
      `<p>Our club was founded in ${year}.</p><p>President: Anna Torvald</p><p>Treasurer: Emma Quist</p>`;
    expect(await peopleOnPage('/history', told(1895))).toEqual([]);
    expect(await peopleOnPage('/history', told(2019))).toEqual([
      'Anna Torvald | President | ',
      'Emma Quist | Treasurer | ',
    ]);
  });

  test('are listed with their addresses on the home page of those who write to them', async () => {
    const politicians = ['erik.torvald', 'anna.quist', 'emma.krogh']
      .map((local) => {
        const [first = '', last = ''] = local
          .split('.')
          .map((word) => word[0]?.toUpperCase() + word.slice(1));
        return `<b>${first} ${last}:</b> ${local}@nordheim.example member<br>`;
      })
      .join('');
    const data = await readAcme({
      '/': `<a href="/contact">Contact</a><p>${politicians}</p>`,
      '/contact': '<p>Chairwoman: Ida Birk, idabirk@gmail.com</p>',
    });
    expect(data.emails).toEqual([]);
    expect(peopleOf(data)).toEqual(['Ida Birk | Chairwoman | idabirk@gmail.com']);
  });
});

test('a mailbox with another form of the first name is that of whose card it stands in', async () => {
  const card = (title: string, name: string, local: string) =>
    `<article><h2>${title}</h2><p>${name}</p><p><a href="mailto:${local}@acme.example">${local}@acme.example</a></p></article>`;
  const board =
    card('Chairwoman', 'Grete Torvald', 'greta.torvald') + card('Treasurer', 'Emma Quist', 'emma.quist');
  expect(await peopleOnPage('/board', board)).toEqual([
    'Grete Torvald | Chairwoman | greta.torvald@acme.example',
    'Emma Quist | Treasurer | emma.quist@acme.example',
  ]);
});

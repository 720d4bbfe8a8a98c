import { expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

const company = { domain: 'nordheimclinic.example', name: 'Nordheim Clinic' };

test('a profile of the kind that people have is the organization’s if it is called after it', async () => {
  const link = (user: string) => `<a href="https://www.linkedin.com/in/${user}/">LinkedIn</a>`;
  const { socials } = await readAcme({ '/': link('nordheim-clinic-3b2') }, company);
  expect(socials).toEqual({ linkedin: 'https://www.linkedin.com/in/nordheim-clinic-3b2' });
  expect((await readAcme({ '/': link('anna-torvald-3b2') }, company)).socials).toEqual({});
});

test('a profile beside one of several names is that person’s, and below all of them the company’s', async () => {
  const card = (name: string, link = '') => `<div class="helper">${link}<p>${name}</p></div>`;
  const page =
    '<h2>Our team</h2>' +
    card('Anna Torvald', '<a href="https://github.com/torv34"><img src="a.png"></a>') +
    card('Emre Quist') +
    card('Ida Krogh') +
    '<footer><a href="https://www.instagram.com/the.clinic/">Instagram</a></footer>';
  const { socials } = await readAcme({ '/': '<a href="/team">Our team</a>', '/team': page }, company);
  expect(socials).toEqual({ instagram: 'https://www.instagram.com/the.clinic/' });
});

test('the only link to an address on the page for contacts is the group’s, whoever runs it', async () => {
  const page = (...links: readonly string[]) =>
    links.map((one) => `<p><a href="mailto:${one}">${one}</a></p>`).join('');
  const emails = async (contact: string) =>
    (await readAcme({ '/': '<a href="/contact">Contact</a>', '/contact': contact }, company)).emails;
  expect(await emails(page('atorv@college.test'))).toEqual(['atorv@college.test']);
  expect(await emails(page('atorv@college.test', 'krogh@mill.test'))).toEqual([]);
});

test('profiles of several others, each linked by a name of its own, are not of the federation that links them', async () => {
  const link = (name: string, user: string) =>
    `<li><a href="https://www.facebook.com/${user}">${name} Facebook</a></li>`;
  const socials = async (...links: readonly string[]) =>
    (await readAcme({ '/': `<title>Nordheim Clinic</title><ul>${links.join('')}</ul>` }, company)).socials;
  const giants = link('Hill Giants', 'hillgiantsafc');
  expect(await socials(giants, link('Mill Lions', 'milllionsafc'))).toEqual({});
  // Departments of one organization share its name, and one that is linked alone may be called otherwise.
  const isFirst = { facebook: 'https://www.facebook.com/hillgiantsafc' };
  expect(await socials(giants, link('Hill Lions', 'hilllions'))).toEqual(isFirst);
  expect(await socials(giants)).toEqual(isFirst);
  expect(await socials(giants, link('Our', 'thehouse'))).toEqual(isFirst);
});

test('a profile beside the website of somebody else is theirs', async () => {
  const beside = async (site: string) =>
    (
      await readAcme(
        {
          '/': `<p><b>${site}</b> · <a href="https://www.linkedin.com/company/hillgiants">LinkedIn</a></p>`,
        },
        company,
      )
    ).socials;
  const ours = { linkedin: 'https://www.linkedin.com/company/hillgiants' };
  expect(await beside('hillgiants.example')).toEqual({});
  expect(await beside('nordheimclinic.example')).toEqual(ours);
  expect(await beside('Our house in St.Gallen')).toEqual(ours);
});

test('of the profiles that one page alone links, those are others’ that are called otherwise or stand in a sentence', async () => {
  const linkedOn = async (shown: string, home = '') =>
    (
      await readAcme(
        {
          '/': `<title>Nordheim Clinic</title><a href="/about">About</a> <a href="/contact">Contact</a>${home}`,
          '/about': `<p>Since 1990</p>${shown}`,
          '/contact': '<p>Mill Road 1</p>',
        },
        company,
      )
    ).socials;
  const link = (text: string) => `<a href="https://www.facebook.com/hillgiants">${text}</a>`;
  const ours = { facebook: 'https://www.facebook.com/hillgiants' };
  const address = 'https://www.facebook.com/hillgiants';
  expect(await linkedOn(`<p>Our cakes are made by ${link('@hillgiants')} in the old mill.</p>`)).toEqual({});
  expect(await linkedOn(`<p>${link('The mayor’s briefings')}</p>`)).toEqual({});
  expect(await linkedOn(`<p>More about the tour and tickets at ${link(address)}</p>`)).toEqual({});
  expect(await linkedOn(`<p>${link('The mayor’s briefings')}</p>`, link('The mayor’s briefings'))).toEqual(
    ours,
  );
  for (const own of [
    address,
    'Facebook',
    'Folgen Sie uns',
    'The clinic and its friends',
    '<img src="f.png">',
    'Наша группа',
  ])
    expect(await linkedOn(`<p>${link(own)}</p>`)).toEqual(ours);
});

test('a profile called as its link says, and not as the company, is a partner’s or a designer’s on any number of pages', async () => {
  const footer = (...links: readonly string[]) => `<footer>${links.join(' ')}</footer>`;
  const on = async (...links: readonly string[]) =>
    (
      await readAcme(
        {
          '/': `<title>Nordheim Clinic</title><a href="/about">About</a>${footer(...links)}`,
          '/about': `<p>Since 1990</p>${footer(...links)}`,
        },
        company,
      )
    ).socials;
  const link = (text: string, user: string) => `<a href="https://www.instagram.com/${user}">${text}</a>`;
  const ours = { instagram: 'https://www.instagram.com/the.house' };
  expect(await on('Partner:', link('Bistro Lake', 'bistro_lake'), link('Instagram', 'the.house'))).toEqual(
    ours,
  );
  expect(await on('Partner:', link('Bistro Lake', 'bistro_lake'))).toEqual({});
  // By its address, by the network's name, or by words of the company's.
  expect(await on(link('@the.house', 'the.house/'))).toHaveProperty('instagram');
  expect(await on(link('The House on Instagram', 'the.house'))).toEqual(ours);
  expect(await on(link('The Nordheim House', 'the_nordheim_house'))).toHaveProperty('instagram');
});

test('a profile with all words of the domain is the company’s, in whichever order and beside whatever credit', async () => {
  const page = (user: string) =>
    `<footer>Credits: <a href="https://weblake.example">Web Lake</a> <a href="https://www.facebook.com/${user}">Facebook</a></footer>`;
  const on = async (user: string) =>
    (await readAcme({ '/': page(user) }, { domain: 'clinic-nordheim.example', name: 'Clinic' })).socials;
  expect(await on('nordheimsclinic')).toEqual({ facebook: 'https://www.facebook.com/nordheimsclinic' });
});

test('a picture that opens a profile when it is clicked leads to it as a link does', async () => {
  const open = (address: string) => `<img src="f.svg" onclick='window.open("${address}")'>`;
  const on = async (address: string) => (await readAcme({ '/': open(address) }, company)).socials;
  const ours = 'https://www.instagram.com/nordheimclinic';
  expect(await on(ours)).toEqual({ instagram: ours });
  expect(await on('https://maps.example/nordheimclinic')).toEqual({});
});

test('a person’s kind of profile with the whole name of the firm is the firm’s', async () => {
  const page = (user: string) =>
    `<title>Mill Road Joiners | Nordheim</title><a href="https://www.linkedin.com/in/${user}/">LinkedIn</a>`;
  const joiners = { domain: 'mrjoiners.example', name: 'Mill Road Joiners' };
  const on = async (user: string) => (await readAcme({ '/': page(user) }, joiners)).socials;
  expect(await on('mill-road-joiners-a84b789a')).toHaveProperty('linkedin');
  expect(await on('anna-joiners-a84b789a')).toEqual({});
});

import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const card = (name: string, text: string) =>
  `<figure><img alt="${name}"><figcaption><span class="h4">${name}</span><br><small>${text}</small></figcaption></figure>`;
const titleOf = async (path: string, heading: string, text: string, language = 'en') => {
  const html =
    `<h2>${heading}</h2>` +
    card('Anna Torvald', text) +
    card('Emre Quist', '<b>Direktur</b> – sejak tahun lalu di kantor Nordheim');
  const people = await peopleOnPage(path, html, language);
  return people.find((one) => one.startsWith('Anna Torvald'))?.split(' | ')[1];
};

describe('below a name, a text begins with a title in an element of its own', () => {
  test.each([
    ['id', 'Direktur Utama', 'yang berpengalaman lebih dari 20 tahun di bidang perbankan.'],
    ['en', 'Office Manager', 'with twenty years of work in banks and mills.'],
    ['de', 'Geschäftsführerin', 'mit zwanzig Jahren Erfahrung in Banken und Mühlen.'],
    ['fr', 'Directrice générale', 'depuis vingt ans, elle aime les moulins et les banques.'],
  ])('%s, on a page about the staff', async (language, title, rest) => {
    expect(await titleOf('/team', 'Kvorlu', `<b>${title}</b> ${rest}`, language)).toBe(title);
    expect(await titleOf('/welcome', 'Our team', `<strong>${title}</strong> ${rest}`, language)).toBe(title);
  });

  test.each([
    ['id', 'Menjabat sebagai', 'Komisaris', 'yang berpengalaman lebih dari 17 tahun.'],
    ['en', 'She currently serves as the', 'Office Manager', 'of our two mills.'],
    ['de', 'Sie fungiert als', 'Geschäftsführerin', 'der beiden Mühlen am Fluss.'],
    ['fr', 'Elle occupe le poste de', 'Directrice générale', 'depuis vingt ans.'],
    ['it', 'Ricopre il ruolo di', 'Direttrice', 'dei due mulini sul fiume.'],
  ])('%s, after words that announce it', async (language, before, title, rest) => {
    expect(await titleOf('/team', 'Kvorlu', `${before} <b>${title}</b> ${rest}`, language)).toBe(title);
  });

  test('not if it is the subject of a sentence, or more than the element', async () => {
    const text = (opening: string) => titleOf('/team', 'Kvorlu', opening);
    expect(await text('<b>Head teachers</b> are who she has worked with for years.')).not.toBe(
      'Head teachers',
    );
    expect(await text('<b>Treasurer</b> and head of sales in both of our mills.')).not.toBe('Treasurer');
    expect(await text('She has met <b>Office Manager</b> candidates in both of our mills.')).toBeFalsy();
    expect(await text('<b>Twenty years</b> of work in banks and mills are behind her.')).toBeFalsy();
  });
});

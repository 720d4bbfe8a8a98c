import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

describe('the programme of an event', () => {
  const talk = (time: string, name: string, title: string) =>
    `<tr><td>${name}</td><td>${title}</td><td>${time}</td></tr>`;
  const talks = [
    talk('9h00 - 9h10', 'Anna Torvald', 'Architecte'),
    talk('9h10 - 9h30', 'Paul Quist', 'Président de Nordheim Habitat'),
    talk('9h30 - 9h45', 'Marc Birk', 'Directeur'),
    talk('9h45 - 9h50', 'Julie Krogh', 'Architecte'),
    talk('9h50 - 10h10', 'Alain Halvard', 'Directeur'),
  ];
  const table = `<table>${talks.join('')}</table>`;

  test('names those whom the association has invited, and its own people above it', async () => {
    const page = `<p>Présidente : Claire Brandmoor</p>${'<p>Nous construisons.</p>'.repeat(20)}${table}`;
    expect(await peopleOnPage('/qui-sommes-nous', page, 'fr')).toEqual(['Claire Brandmoor | Présidente | ']);
    expect(
      await peopleOnPage('/programme', `<p>Animée par Marie Wakel, architecte</p>${table}`, 'fr'),
    ).toEqual([]);
  });

  test('is no list of hours with gaps, nor of times that may be booked or of lessons', async () => {
    for (const times of [
      ['8h00 - 8h30', '9h00 - 9h20', '10h00 - 10h25', '11h00 - 11h30', '14h00 - 14h10'],
      ['8h00 - 8h30', '8h30 - 9h00', '9h00 - 9h30', '9h30 - 10h00', '10h00 - 10h30'],
      ['8h00 - 9h00', '9h00 - 10h30', '10h30 - 11h30', '11h30 - 12h15', '12h15 - 13h15'],
    ]) {
      const names = ['Anna Torvald', 'Paul Quist', 'Marc Birk', 'Julie Krogh', 'Alain Halvard'];
      const rows = names.map((name, at) => talk(times[at] ?? '', name, 'Directeur'));
      expect(await peopleOnPage('/equipe', `<table>${rows.join('')}</table>`, 'fr')).toHaveLength(5);
    }
  });

  test('has round tables, whose guests stand under that heading', async () => {
    const section = (heading: string) => `<h2>${heading}</h2><p>Anna Torvald, architecte</p>`;
    expect(await peopleOnPage('/actualites', section('Tables rondes'), 'fr')).toEqual([]);
    expect(await peopleOnPage('/actualites', section('Le cabinet'), 'fr')).not.toEqual([]);
  });
});

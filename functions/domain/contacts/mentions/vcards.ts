import { personName } from '../words/person-name.ts';
import type { DataPerson } from './data-facts.ts';

/** One contact of a vCard file (RFC 6350): a person or, if no person is named, the organization. */
export interface VCard extends DataPerson {
  readonly isPerson: boolean;
}

const maxCards = 100;

/** Reads the cards of a vCard file: folded lines, quoted-printable values, work and cell numbers, never fax. */
export function parseVCards(source: string): VCard[] {
  const cards: VCard[] = [];
  let card: VCard | null = null;
  let structuredName = '';
  for (const line of unfolded(source)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const [rawName = '', ...parameters] = line.slice(0, colon).split(';');
    const name = rawName.replace(/^.*\./, '').toUpperCase();
    const attributes = parameters.join(';').toLowerCase();
    const value = unescaped(line.slice(colon + 1).trim(), attributes);
    if (name === 'BEGIN') {
      card = { name: '', title: '', emails: [], phones: [], links: [], decoding: 'vCard', isPerson: false };
      structuredName = '';
    } else if (!card) continue;
    else if (name === 'END') {
      cards.push({ ...finished(card, structuredName) });
      card = null;
      if (cards.length >= maxCards) break;
    } else if (name === 'FN') card.name = value;
    else if (name === 'N') {
      const [family = '', given = ''] = value.split(';');
      structuredName = `${given} ${family}`.trim();
    } else if (name === 'TITLE' || (name === 'ROLE' && card.title === '')) card.title = value;
    else if (name === 'EMAIL') card.emails.push(value);
    else if (name === 'TEL' && !/\bfax\b/.test(attributes)) card.phones.push(value);
    else if (name === 'URL' || name === 'X-SOCIALPROFILE') card.links.push(value);
  }
  return cards;
}

function finished(card: VCard, structuredName: string): VCard {
  const name = personName(card.name) ?? personName(structuredName);
  return { ...card, name: name ?? card.name, isPerson: name !== null };
}

function unfolded(source: string): string[] {
  const lines: string[] = [];
  for (const line of source.split(/\r\n|\r|\n/, 20_000)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last?.endsWith('=') && /quoted-printable/i.test(last))
      lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

function unescaped(value: string, attributes: string): string {
  const plain = attributes.includes('quoted-printable') ? quotedPrintable(value) : value;
  return plain
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;:\\])/g, '$1')
    .trim();
}

function quotedPrintable(value: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const code = value[at] === '=' ? Number.parseInt(value.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(value[at] ?? ''));
    else {
      bytes.push(code);
      at += 2;
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

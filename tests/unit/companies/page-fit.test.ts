import { describe, expect, test } from 'vitest';
import { classifyHomepage } from '../../../functions/domain/companies/proof/homepage.ts';
import { modelOf, pageFitOf } from '../../../functions/domain/companies/rank/page-fit.ts';
import type { Page } from '../../../functions/domain/web/web.ts';

const visited = '2026-11-22T10:00:00.000Z';

/** The home page of a fictional company of the given title and body. */
function homeOf(title: string, body: string) {
  const page: Page = {
    outcome: 'page',
    requestedUrl: 'https://firm.example/',
    url: 'https://firm.example/',
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(`<title>${title}</title><body>${body}</body>`),
    truncated: false,
    fetchedAt: visited,
  };
  return classifyHomepage(page, { candidateDomain: 'firm.example', targetDomain: 'roofrepair.example' });
}

const call = '<a href="tel:+14155550123">Call us</a>';
const topic = { kind: 'topic', domain: 'firm.example', match: 'is listed', strength: 0.8 } as const;
const upgrade = { ...topic, kind: 'upgrade' } as const;
const fitOf = (
  home: ReturnType<typeof homeOf>,
  candidate: typeof topic | typeof upgrade = topic,
  known: { readonly target?: string; readonly takesMail?: boolean | null } = {},
) => pageFitOf(candidate, home, { target: 'roofrepair.example', visited, takesMail: null, ...known });

describe('the business model that a home page shows', () => {
  test.each([
    ['maker', 'Slatework tiles', 'Roof tiles since 1911. Find a dealer near you.'],
    ['maker', 'Ziegelwerk Dorn', 'Dachziegel seit 1911. Händlersuche und Prospekte.'],
    ['dealer', 'Ridge Supply', 'Everything for a roof. Add to cart. Free delivery over 50.'],
    ['dealer', 'Toits et Tuiles', 'Tout pour le toit. Ajouter au panier. Livraison offerte.'],
    [
      'giant',
      'Global Materials',
      'Annual report 2025. Investor relations. 41,000 employees in 60 countries.',
    ],
    ['installer', 'Lark Roofing', 'We mend roofs in two counties. Ask for a free estimate.'],
    ['installer', 'Dakdekkers Smit', 'Wij herstellen elk dak. Offerte aanvragen kan hier.'],
    ['comparison site', 'Roofguide', 'Compare roofing quotes from firms near you.'],
    ['agency', 'Gable Media', 'A small agency for builders. See what our clients say.'],
    ['young company', 'Rooflight', 'Software for roofers. Founded in 2024 in a garage.'],
    ['nothing of it', 'Old Roofers', 'Roofs and chimneys. Founded in 1988 by two brothers.'],
  ])('%s: %s', (what, title, body) => {
    const models: Readonly<Record<string, string>> = {
      maker: 'maker',
      dealer: 'shop',
      giant: 'group',
      installer: 'service',
      'comparison site': 'comparison',
      agency: 'agency',
      'young company': 'young',
    };
    expect(modelOf(homeOf(title, `<p>${body}</p>`), visited)).toBe(models[what] ?? 'unclear');
  });
});

describe('the fit of a page', () => {
  const installer = homeOf('Roof repair in two counties', `<p>Ask for a free estimate.</p>${call}`);

  test('an installer that mentions the name and has a phone keeps all of its strength', () => {
    expect(fitOf(installer)).toEqual({
      factor: 1,
      reasons: [
        'Its title or headings say “Roof” and “repair”.',
        'Its page takes bookings or requests from customers.',
      ],
    });
  });

  test('a word that stands for two words of the name is named once', () => {
    const fitter = homeOf('Solar for every roof', `<p>Ask for a free estimate.</p>${call}`);
    const { reasons } = fitOf(fitter, topic, { target: 'solarpanel.example' });
    expect(reasons[0]).toBe('Its title or headings say “Solar”.');
  });

  test('makers and groups keep far less than shops, installers and comparison sites', () => {
    const maker = homeOf('Roof repair tiles', `<p>Find a dealer near you.</p>${call}`);
    const group = homeOf('Roof repair materials', `<p>Investor relations</p>${call}`);
    expect(fitOf(maker).factor).toBeLessThan(0.7);
    expect(fitOf(group).factor).toBeLessThan(fitOf(maker).factor);
  });

  test.each([
    ['a telephone', call],
    ['an address for mail', '<a href="mailto:hello@firm.example">Write</a>'],
    ['a form', '<form><textarea name="message"></textarea></form>'],
    ['a page for contact', '<a href="/kontakt">Kontakt</a>'],
    ['a page to get in touch', '<a href="/get-in-touch">Get in touch</a>'],
    ['a postal address', '<address>1 Ridge Row</address>'],
    ['a telephone in its text', '<p>Call 0113 496 0120.</p>'],
    ['a mail address against robots', '<p>nadia [at] roof.example</p>'],
  ])('%s is a way to reach a company; without any it ranks lower', (_, way) => {
    const silent = homeOf('Roof repair', '<p>Ask for a free estimate.</p>');
    const spoken = homeOf('Roof repair', `<p>Ask for a free estimate.</p>${way}`);
    expect(fitOf(spoken).factor).toBe(1);
    expect(fitOf(silent).factor).toBeLessThan(1);
    expect(fitOf(silent).reasons).toContain(
      'We saw no phone number, email address or contact page on its home page.',
    );
    expect(fitOf(silent, upgrade).factor).toBeLessThan(fitOf(spoken, upgrade).factor);
  });

  test('a domain that accepts no mail ranks lower; if DNS does not say, nothing changes', () => {
    for (const candidate of [topic, upgrade]) {
      const without = fitOf(installer, candidate, { takesMail: false });
      expect(without.factor).toBeLessThan(fitOf(installer, candidate).factor);
      expect(without.reasons).toContain('According to DNS, its domain accepts no mail.');
      expect(fitOf(installer, candidate, { takesMail: true })).toEqual(fitOf(installer, candidate));
    }
  });

  test('for a name with a place, companies that name it on the page rank before those that do not', () => {
    const target = 'austinroofing.example';
    const there = homeOf('Roofing by hand', `<p>We mend roofs in Austin. Free estimates.</p>${call}`);
    const elsewhere = homeOf('Roofing by hand', `<p>We mend roofs in Dover. Free estimates.</p>${call}`);
    expect(fitOf(there, topic, { target }).reasons).toContain('Its home page names Austin.');
    expect(fitOf(elsewhere, topic, { target }).factor).toBeLessThan(fitOf(there, topic, { target }).factor);
    expect(fitOf(elsewhere, upgrade, { target }).factor).toBe(1);
  });

  test('what a company that uses the name does is irrelevant', () => {
    const maker = homeOf('Roofrepair', `<p>Find a dealer near you.</p>${call}`);
    expect(fitOf(maker, upgrade)).toEqual({ factor: 1, reasons: [] });
  });
});

import { expect, test, vi } from 'vitest';
import { PageContext } from '../../../functions/domain/contacts/page/page-context.ts';
import { readCompanySite } from '../../../functions/domain/contacts/read-company-site.ts';
import type { PageFault } from '../../../functions/domain/contacts/site/page-faults.ts';
import { ports, readAcme, WebInMemory } from './site-in-memory.ts';

const site = {
  'https://acme.example/': '<p>info@acme.example</p><a href="/team">Team</a><a href="/contact">Contact</a>',
  'https://acme.example/team': '<p>team@acme.example</p>',
  'https://acme.example/contact': '<p>sales@acme.example</p>',
};

async function read(web: WebInMemory) {
  const faults: PageFault[] = [];
  const result = await readCompanySite(
    { domain: 'acme.example', name: 'Acme' },
    ports(web, (fault) => faults.push(fault)),
    { signal: new AbortController().signal },
  );
  if ('error' in result) throw new Error(result.error);
  return { data: result.contact_data, faults };
}

test('a page that cannot be read to its end is the only one lost, counted and reported', async () => {
  const isOthers = vi.spyOn(PageContext.prototype, 'isOthers').mockImplementationOnce(() => {
    throw new RangeError('a defect');
  });
  const { data, faults } = await read(new WebInMemory(site));
  isOthers.mockRestore();
  expect(data.emails.toSorted()).toEqual(['sales@acme.example', 'team@acme.example']);
  expect(data.omitted).toEqual({ pages: 1 });
  expect(faults.map(({ url }) => url)).toEqual(['https://acme.example/']);
});

test.each(['team', ''])('so is one that cannot be parsed: /%s', async (path) => {
  const web = new WebInMemory({
    ...site,
    'https://acme.example/sitemap.xml': Object.keys(site)
      .map((url) => `<loc>${url}</loc>`)
      .join(''),
  });
  const get = web.get.bind(web);
  web.get = async (url, options) => {
    const page = await get(url, options);
    if (url !== `https://acme.example/${path}` || page.outcome !== 'page') return page;
    return {
      ...page,
      get body(): Uint8Array {
        throw new RangeError('a defect');
      },
    };
  };
  const { data, faults } = await read(web);
  expect(data.emails).toContain('sales@acme.example');
  expect(data.omitted).toEqual({ pages: 1 });
  expect(faults).toHaveLength(1);
});

test.each([' en', '{{ lang }}', 'x', 'de,en', '*', 'en_US', 'en-', '""', 'i-klingon', '%LANG%'])(
  'a page in the language %j is read',
  async (language) => {
    const data = await readAcme({
      '/': `<html lang="${language.replaceAll('"', '&quot;')}"><p>Acme, 1 High Street, Leeds, England</p><p>info@acme.example</p>`,
    });
    expect(data.emails).toEqual(['info@acme.example']);
    expect(data.omitted).toBeUndefined();
  },
);

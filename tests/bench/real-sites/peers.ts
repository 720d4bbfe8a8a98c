import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decodeHTML } from 'entities';
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';
import { phoneFrom } from './truth.ts';

/**
 * What one published tool finds on the pages that our reader fetched. Kinds that it does not look for are missing.
 */
export interface Peer {
  readonly name: string;
  find(
    pages: readonly string[],
    country: string,
  ): { readonly emails?: string[]; readonly phones?: string[]; readonly socials?: string[] };
}

/** Exact versions, so that a figure belongs to exactly that peer. */
const packages = { 'get-emails': '5.0.0', '@crawlee/utils': '3.18.1' };

interface SocialHandles {
  readonly emails: string[];
  readonly phones: string[];
  readonly linkedIns: string[];
  readonly twitters: string[];
  readonly instagrams: string[];
  readonly facebooks: string[];
  readonly youtubes: string[];
  readonly tiktoks: string[];
  readonly pinterests: string[];
  readonly discords: string[];
}

/**
 * libphonenumber over the text and, if they are installed or `install` is set, an e-mail regex and a crawler's
 * parser of handles. Those two are installed in a separate folder, as only this comparison needs them.
 */
export async function peers(install: boolean): Promise<Peer[]> {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/bench-peers/', import.meta.url));
  if (install && !existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  }
  const installed = existsSync(join(folder, 'node_modules'));
  return [libphonenumber, ...(installed ? [await getEmails(folder), await crawlee(folder)] : [])];
}

const libphonenumber: Peer = {
  name: 'libphonenumber over the text',
  find: (pages, country) => ({
    phones: pages.flatMap((page) =>
      findPhoneNumbersInText(textOf(page), country as CountryCode).map(({ number }) => number.number),
    ),
  }),
};

async function getEmails(folder: string): Promise<Peer> {
  const module: { default(text: string): Iterable<string> } = await import(
    pathToFileURL(join(folder, 'node_modules/get-emails/index.js')).href
  );
  return {
    name: `get-emails ${packages['get-emails']}`,
    find: (pages) => ({ emails: pages.flatMap((page) => [...module.default(textWithLinks(page))]) }),
  };
}

async function crawlee(folder: string): Promise<Peer> {
  const require = createRequire(join(folder, 'package.json'));
  const { social }: { social: { parseHandlesFromHtml(html: string): SocialHandles } } = require(
    join(folder, 'node_modules/@crawlee/utils'),
  );
  return {
    name: `crawlee ${packages['@crawlee/utils']}`,
    find: (pages, country) => {
      const handles = pages.map((page) => social.parseHandlesFromHtml(page));
      return {
        emails: handles.flatMap(({ emails }) => emails),
        phones: handles.flatMap(({ phones }) => phones.map((phone) => phoneFrom(phone, country) ?? phone)),
        socials: handles.flatMap((one) => [
          ...one.linkedIns,
          ...one.twitters,
          ...one.instagrams,
          ...one.facebooks,
          ...one.youtubes,
          ...one.tiktoks,
          ...one.pinterests,
          ...one.discords,
        ]),
      };
    },
  };
}

/** In the source of a page the regex would find `leaflet@1.3.4` in the address of a script. */
function textWithLinks(page: string): string {
  const links = [...page.matchAll(/mailto:([^"'?>\s]+)/gi)].map(([, address = '']) => decodeHTML(address));
  return [textOf(page), ...links].join('\n');
}

/** What a reader sees of a page, one line per block. */
function textOf(page: string): string {
  return decodeHTML(
    page
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/<\/?(?:p|div|li|td|th|tr|br|h\d|section|article|dt|dd|address|footer)\b[^>]*>/gi, '\n')
      .replace(/<[a-z/!?][^>]*>/gi, ''),
  );
}

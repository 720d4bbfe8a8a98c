import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import * as z from 'zod';

/**
 * How the bytes of a span become its value, in addition to charset, tags, entities and white space, which are
 * handled for every span. `script` is what a script puts together and shows: its pieces in single quotes, one after the
 * other.
 */
const decoding = z.enum(['percent', 'cfemail', 'at', 'json', 'script']);
type Decoding = z.infer<typeof decoding>;

/**
 * The location of a value: the file's number in the site's list, byte offset, length in bytes, and encoding. The
 * truth of real sites consists only of these, so neither a page nor anybody's data is in this repository.
 */
export const span = z.union([
  z.tuple([z.int(), z.int(), z.int()]),
  z.tuple([z.int(), z.int(), z.int(), decoding]),
]);
export type Span = z.infer<typeof span>;

/** A file by its path in the site or, if the path itself names a person, by `sha256:` and the hash of its bytes. */
export const spannedFile = z.strictObject({ file: z.string(), charset: z.string().optional() });

export interface OpenFile {
  readonly bytes: Buffer;
  readonly charset: string;
}

/** Opens the listed files among those of a clone. Throws if one is missing. */
export function openFiles(
  listed: readonly z.infer<typeof spannedFile>[],
  files: ReadonlyMap<string, Buffer>,
): OpenFile[] {
  return listed.map(({ file, charset = 'utf-8' }) => {
    const bytes = file.startsWith('sha256:')
      ? [...files.values()].find((one) => `sha256:${sha256(one)}` === file)
      : files.get(file);
    if (!bytes) throw new Error(`No file ${file} in the clone`);
    return { bytes, charset };
  });
}

/** The text of a span, without tags and with single spaces. */
export function readSpan([file, at, length, how]: Span, files: readonly OpenFile[]): string {
  const open = files[file];
  if (!open || at + length > open.bytes.length) throw new Error('A span lies outside its file');
  const text = new TextDecoder(open.charset).decode(open.bytes.subarray(at, at + length));
  return decodeText(text, how);
}

/** What readers see of a piece of a page's source. */
function decodeText(source: string, how: Decoding | undefined): string {
  const text = decodeHTML(source.replace(/<[a-z/!?][^>]*>/gi, ' '))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  switch (how) {
    case 'percent':
      return decodeURIComponent(text);
    case 'cfemail':
      return cloudflareAddress(text);
    case 'at':
      return text
        .replace(/\s*[[({<_\s]\s*(?:at|アット)\s*[\])}>_\s]\s*/i, '@')
        .replace(/\s*[[({<_\s]\s*dot\s*[\])}>_\s]\s*/gi, '.')
        .replace(/\s+/g, '');
    case 'json':
      return text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code, letter) =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : letter,
      );
    case 'script':
      return [...text.matchAll(/'([^']*)'/g)].map(([, piece]) => piece).join('');
    default:
      return text;
  }
}

/** An address in Cloudflare's encoding: hexadecimal, each byte combined with the first. */
function cloudflareAddress(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  const key = bytes[0] ?? 0;
  return Buffer.from(bytes.subarray(1).map((byte) => byte ^ key)).toString('utf8');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

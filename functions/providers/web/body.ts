import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { UnreachableError } from './unreachable.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** The value of `accept-encoding`. */
export const ACCEPTED_CODINGS = 'gzip, deflate, br';

/** The maximum number of codings on one body; more is an attack. */
const MAX_CODINGS = 2;

/** How many bytes a coding may add to a body that it cannot compress. */
const CODING_OVERHEAD_BYTES = 65_536;

/** A body cut off inside its last block is decoded as far as possible, as in browsers. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

const DECODERS = new Map<string, (bytes: Bytes) => Bytes>([
  ['gzip', (bytes) => through(createGunzip(LENIENT), bytes)],
  ['x-gzip', (bytes) => through(createGunzip(LENIENT), bytes)],
  ['br', (bytes) => through(createBrotliDecompress(LENIENT_BROTLI), bytes)],
  ['deflate', inflate],
]);

function through(decoder: Transform, bytes: Bytes): Bytes {
  // Whoever reads the decoder gets its errors. The callback only prevents throwing them twice.
  return pipeline(Readable.from(bytes), decoder, () => undefined);
}

/** Servers send `deflate` with or without the zlib header that RFC 9110 8.4.1.2 requires. */
async function* inflate(bytes: Bytes): Bytes {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const hasZlibHeader = ((first.value[0] ?? 0) & 0x0f) === 8;
  async function* whole() {
    try {
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => iterator };
    } finally {
      await iterator.return?.();
    }
  }
  yield* through(hasZlibHeader ? createInflate(LENIENT) : createInflateRaw(LENIENT), whole());
}

/** Undoes the codings of a `content-encoding` value. Unknown names are ignored, as in browsers. */
function decode(bytes: Bytes, contentEncoding: string): Bytes {
  const decoders = contentEncoding.split(',').flatMap((coding) => {
    const decoder = DECODERS.get(coding.trim().toLowerCase());
    return decoder === undefined ? [] : [decoder];
  });
  if (decoders.length > MAX_CODINGS) throw new UnreachableError('bad_answer');
  return decoders.reduceRight((coded, decoder) => decoder(coded), bytes);
}

/**
 * Reads a body and undoes its content codings (gzip, deflate, br). It stops after `maxBytes` decoded bytes,
 * or about as many on the wire, so a body that expands or drips forever cannot exhaust us. Throws
 * `bad_answer` for more than two codings, and zlib's error for a broken body.
 */
export async function readBody(
  source: Bytes,
  contentEncoding: string,
  maxBytes: number,
): Promise<{ body: Uint8Array; truncated: boolean }> {
  let cutOnWire = false;
  async function* capped() {
    let wireBytes = 0;
    for await (const chunk of source) {
      wireBytes += chunk.length;
      if (wireBytes > maxBytes + CODING_OVERHEAD_BYTES) {
        cutOnWire = true;
        return;
      }
      yield chunk;
    }
  }

  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of decode(capped(), contentEncoding)) {
    chunks.push(chunk.subarray(0, maxBytes - length));
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return { body: new Uint8Array(Buffer.concat(chunks)), truncated: cutOnWire || length > maxBytes };
}

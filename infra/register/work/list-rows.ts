import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { Duplex, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import Papa from 'papaparse';
import { StartError } from '../../local/machine/start-error.ts';
import type { ListRow } from '../lists/company-list.ts';
import { parquetRows } from '../parquet/parquet-rows.ts';

/** One row of a file. Rows are counted from 1, after the headings. It is a text if it could not be read. */
export interface FileRow {
  readonly number: number;
  readonly row: ListRow | string;
}

/** The largest row, in bytes. A larger one means that a quote was left open, or that the file has another format. */
const maxRowBytes = 1_000_000;
/** papaparse gets pieces of this size, as its time grows with the square of their rows. */
const pieceBytes = 4_096;
/** The largest JSON array, which is read into memory. */
const maxArrayBytes = 200_000_000;

/**
 * Reads a file row by row, in bounded memory: CSV and other text with headings, JSON lines, a JSON array of at most 200 MB,
 * or Parquet. The first three may be compressed by gzip. Throws a StartError with one sentence if the file is none of these,
 * or is cut off.
 */
export async function* fileRows(file: string, delimiter: string | undefined): AsyncGenerator<FileRow> {
  const name = file.toLowerCase();
  if (name.endsWith('.parquet')) {
    yield* numbered(parquetRows(file));
    return;
  }
  if (name.endsWith('.zip')) throw new StartError(`${file} is a ZIP archive: unpack it first.`);
  const begins = beginningOf(file);
  const isPacked = begins[0] === 0x1f && begins[1] === 0x8b;
  const input = (rows: Transform) =>
    isPacked
      ? pipeline(createReadStream(file), createGunzip(), rows)
      : pipeline(createReadStream(file), rows);
  const source = limitedRows();
  const reading = input(source.stream);
  // The reader of the rows gets the error. This only prevents an unhandled rejection.
  reading.catch(() => undefined);
  try {
    if (/\.json(?:\.gz)?$/.test(name)) yield* numbered(arrayRows(source));
    else if (/\.(?:jsonl|ndjson)(?:\.gz)?$/.test(name)) yield* lineRows(source);
    else yield* tableRows(source, delimiter);
    await reading;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} ends in the middle or is damaged (${reason}).`);
  } finally {
    source.stream.destroy();
  }
}

/** Passes bytes on, and fails if too many arrive without completing a row. */
function limitedRows(): { readonly stream: Transform; rowCame(): void } {
  let sinceRow = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      sinceRow += chunk.length;
      if (sinceRow <= maxRowBytes) {
        for (let at = 0; at < chunk.length; at += pieceBytes) this.push(chunk.subarray(at, at + pieceBytes));
        done();
      } else {
        const mb = maxRowBytes / 1_000_000;
        done(
          new StartError(
            `A row is larger than ${mb} MB: a quote may be left open, or the file has another format.`,
          ),
        );
      }
    },
  });
  return {
    stream,
    rowCame: () => {
      sinceRow = 0;
    },
  };
}

async function* tableRows(
  { stream, rowCame }: ReturnType<typeof limitedRows>,
  delimiter = ',',
): AsyncGenerator<FileRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, skipEmptyLines: true });
  if (!(parser instanceof Duplex)) throw new Error('papaparse gave no stream');
  stream.on('error', (error) => parser.destroy(error));
  let names: readonly string[] | undefined;
  let number = 0;
  for await (const cells of stream.pipe(parser) as AsyncIterable<readonly string[]>) {
    rowCame();
    if (names === undefined) {
      names = cells.map((cell) => cell.replace(/^[#\ufeff\s]+/, '').trim());
      continue;
    }
    number += 1;
    const row =
      cells.length === names.length
        ? Object.fromEntries(names.map((name, at) => [name, cells[at]]))
        : `has ${cells.length} columns instead of ${names.length}`;
    yield { number, row };
  }
}

async function* lineRows({ stream, rowCame }: ReturnType<typeof limitedRows>): AsyncGenerator<FileRow> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rowCame();
      if (line.trim() === '') continue;
      number += 1;
      yield { number, row: objectIn(line) };
    }
  }
  if (rest.trim() !== '') yield { number: number + 1, row: objectIn(rest) };
}

function objectIn(line: string): ListRow | string {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : 'is no object';
  } catch {
    return 'is no JSON';
  }
}

async function* arrayRows({
  stream,
  rowCame,
}: ReturnType<typeof limitedRows>): AsyncGenerator<ListRow | string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    rowCame();
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxArrayBytes)
      throw new StartError('A JSON array may have at most 200 MB: convert it to JSON lines (.jsonl).');
  }
  const rows: unknown = JSON.parse(Buffer.concat(chunks).toString());
  if (!Array.isArray(rows))
    throw new StartError('The file holds no JSON array. If it holds JSON lines, name it .jsonl.');
  for (const row of rows as readonly unknown[]) {
    yield typeof row === 'object' && row !== null ? { ...row } : 'is no object';
  }
}

async function* numbered(rows: AsyncIterable<ListRow | string>): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield { number, row };
  }
}

function beginningOf(file: string): Buffer {
  const bytes = Buffer.alloc(2);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return bytes;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../local/machine/start-error.ts';
import type { ListRow } from '../lists/company-list.ts';

/** The part of DuckDB's API that is used: https://duckdb.org/docs/stable/clients/node_neo/overview */
interface DuckDb {
  readonly DuckDBInstance: {
    create(
      path: string,
      options: Readonly<Record<string, string>>,
    ): Promise<{
      connect(): Promise<{
        stream(
          sql: string,
          values: readonly string[],
        ): Promise<{
          yieldRowObjectJson(): AsyncIterable<readonly ListRow[]>;
        }>;
        closeSync(): void;
      }>;
      closeSync(): void;
    }>;
  };
}

/** Geographic columns, which are large and say nothing about a company. */
const leftOut = `c -> c NOT IN ('geometry', 'bbox', 'sources')`;

/** Reads the rows of a Parquet file with DuckDB, in bounded memory. Throws a StartError if it is not one. */
export async function* parquetRows(file: string): AsyncGenerator<ListRow> {
  const { DuckDBInstance } = await installedDuckDb();
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '1GB', threads: '2' });
  const connection = await instance.connect();
  try {
    const sql = `SELECT COLUMNS(${leftOut}) FROM read_parquet($1)`;
    const result = await connection.stream(sql, [file]);
    for await (const rows of result.yieldRowObjectJson()) yield* rows;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(`${file} cannot be read as Parquet: ${reason}`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Loads DuckDB from this folder. Only Parquet needs its 70 MB, so it is installed when a Parquet file is first added. */
async function installedDuckDb(): Promise<DuckDb> {
  const folder = import.meta.dirname;
  if (!existsSync(join(folder, 'node_modules/@duckdb/node-api'))) {
    console.error('Installing DuckDB, which reads Parquet (npm ci) …');
    const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      // On Windows npm is a batch file, which only a shell runs.
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new StartError('DuckDB could not be installed; see what npm said above.');
  }
  const main = createRequire(join(folder, 'package.json')).resolve('@duckdb/node-api');
  const loaded: DuckDb = await import(pathToFileURL(main).href);
  return loaded;
}

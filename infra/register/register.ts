import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { counted } from '../../shared/text/counted.ts';
import { type EnvironmentConfig, environmentConfig } from '../config.ts';
import { DeploymentError } from '../deployment/deployment.ts';
import { readArguments, runCommand, UsageError } from '../local/command.ts';
import { StartError } from '../local/machine/start-error.ts';
import type { CompanyList } from './lists/company-list.ts';
import { columnMeanings, listByColumns, publishedLists } from './lists/published-lists.ts';
import { type Added, addList } from './work/add-list.ts';
import { buildRegister, buildsIn } from './work/build-register.ts';
import { openWorkspace, type Workspace } from './work/workspace.ts';

const known = Object.keys(publishedLists).join(', ');
const help = `Builds the register of companies, which searches use, from published lists.

  npm run register -- add <file> --as <source> [options]   reads a list; run it again to continue after an interruption
  npm run register -- list                                  sources, companies, builds
  npm run register -- remove <source>                       removes a source and its companies
  npm run register -- build                                 makes a build of everything that was added
  npm run register -- publish --env <name>                  makes searches use the newest build
  npm run register -- withdraw --env <name>                 makes searches use no register, and deletes its tables

  --as <source>        ${known},
                       or a name of your own with --columns
  --columns <list>     the columns of your own list, such as domain=Website,name=Company; known: ${columnMeanings.join(', ')}
  --licence <text>     the licence of your own list
  --attribution <text> the attribution that its licence requires
  --date <YYYY-MM-DD>  the date of the list (default: that of the file)
  --env <name>         dev, prod or local
  --data <folder>      local: the data folder of the stack, which must not be running (default .data/local)
  --folder <folder>    where lists and builds are stored (default .data/register)
  --help               this text

Files: CSV or other text with headings, JSON lines (.jsonl), a JSON array (.json), each also as .gz; Parquet.
Exit code: 0, 1 if a file or a step fails, 2 for bad arguments.
`;

/** A lead shows at most this many characters of it. */
const maxAttribution = 200;

const count = new Intl.NumberFormat('en-US');

await runCommand(async (signal) => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      columns: { type: 'string' },
      licence: { type: 'string', default: 'not stated' },
      attribution: { type: 'string' },
      date: { type: 'string' },
      env: { type: 'string' },
      data: { type: 'string', default: '.data/local' },
      folder: { type: 'string', default: '.data/register' },
      help: { type: 'boolean', default: false },
    },
  });
  const [act, subject, ...more] = positionals;
  if (values.help || act === undefined) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const wantsSubject = act === 'add' || act === 'remove';
  if (more.length > 0 || wantsSubject !== (subject !== undefined)) {
    throw new UsageError(
      wantsSubject ? `Name one ${act === 'add' ? 'file' : 'source'} after ${act}.` : 'See --help.',
    );
  }
  const workspace = openWorkspace(values.folder);
  try {
    switch (act) {
      case 'add':
        return await add(workspace, subject ?? '', values, signal);
      case 'list':
        showAll(workspace);
        return 0;
      case 'remove':
        if (!workspace.remove(subject ?? '')) throw new UsageError(`There is no source "${subject}".`);
        console.log(`Removed ${subject}. Searches use it until you build and publish again.`);
        return 0;
      case 'build': {
        const { id, companies, items, bytes } = buildRegister(workspace, new Date());
        const size = `${count.format(items)} items, ${count.format(Math.round(bytes / 1e6))} MB`;
        console.log(`Built ${id}: ${count.format(companies)} companies in ${size}.`);
        return 0;
      }
      case 'publish':
        return await publish(workspace, values, signal);
      case 'withdraw':
        return await withdraw(values.env);
      default:
        throw new UsageError(`There is no "${act}". See --help.`);
    }
  } catch (error) {
    throw error instanceof DeploymentError ? new StartError(error.message) : error;
  } finally {
    workspace.close();
  }
});

async function add(
  workspace: Workspace,
  file: string,
  values: {
    readonly as?: string | undefined;
    readonly columns?: string | undefined;
    readonly licence: string;
    readonly attribution?: string | undefined;
    readonly date?: string | undefined;
  },
  signal: AbortSignal,
): Promise<number> {
  const id = values.as;
  if (id === undefined) throw new UsageError('Name the list with --as. See --help.');
  if (values.date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.date)) {
    throw new UsageError(`--date must be a day such as 2026-11-01, not "${values.date}".`);
  }
  const list = listOf(id, values);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new StartError(`There is no file ${file}.`);
  const date = values.date ?? stat.mtime.toISOString().slice(0, 10);
  const added = await addList(workspace, file, { id, date, list }, signal, ({ rows }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${count.format(rows)} rows …`);
  });
  console.log(summaryOf(basename(file), id, added));
  return 0;
}

function listOf(
  id: string,
  {
    columns,
    licence,
    attribution,
  }: { columns?: string | undefined; licence: string; attribution?: string | undefined },
): CompanyList {
  const published = Object.hasOwn(publishedLists, id) ? publishedLists[id] : undefined;
  if (published !== undefined) {
    if (columns !== undefined) throw new UsageError(`The columns of ${id} are known: leave --columns out.`);
    return published;
  }
  if (!/^[a-z0-9][a-z0-9-]{0,30}$/.test(id)) {
    throw new UsageError(`--as must be letters, digits and hyphens, such as my-list, not "${id}".`);
  }
  if (columns === undefined) {
    throw new UsageError(
      `"${id}" is not one of ${known}: name its columns, as --columns domain=Website,name=Company.`,
    );
  }
  const named = Object.fromEntries(
    columns.split(',').map((pair) => {
      const [meaning = '', column = ''] = pair.split('=').map((part) => part.trim());
      if (!columnMeanings.some((each) => each === meaning) || column === '') {
        throw new UsageError(
          `--columns: "${pair}" must be one of ${columnMeanings.join(', ')}, "=" and a column.`,
        );
      }
      return [meaning, column];
    }),
  );
  if (named.domain === undefined) throw new UsageError('--columns must say which column is the domain.');
  if (attribution !== undefined && attribution.length > maxAttribution) {
    throw new UsageError(
      `--attribution may have ${maxAttribution} characters; it has ${attribution.length}.`,
    );
  }
  return listByColumns(id, named, { licence, attribution: attribution ?? null });
}

function summaryOf(file: string, id: string, { rows, companies, unused, bad, done, shown }: Added): string {
  const state = done ? 'Added' : 'Interrupted; add it again to continue. So far';
  const counts = [
    `${count.format(rows)} rows`,
    counted(companies, 'company', 'companies'),
    `${count.format(unused)} without use (no website, closed, …)`,
    `${count.format(bad)} bad`,
  ].join(', ');
  const faults = shown.map((fault) => `\n  ${fault}`).join('');
  return `${state} ${file} to ${id}: ${counts}.${faults}`;
}

function showAll(workspace: Workspace): void {
  const sources = workspace.sources();
  if (sources.length === 0) console.log('Nothing was added yet.');
  for (const { id, companies, date, licence, attribution } of sources) {
    const shown = attribution === null ? '' : `; shown: ${attribution}`;
    console.log(`${id}: ${count.format(companies)} companies of ${date}, ${licence}${shown}`);
  }
  for (const { id, companies, items } of buildsIn(workspace)) {
    console.log(`build ${id}: ${count.format(companies)} companies in ${count.format(items)} items`);
  }
}

async function publish(
  workspace: Workspace,
  { env, data }: { readonly env?: string | undefined; readonly data: string },
  signal: AbortSignal,
): Promise<number> {
  const config = environmentOf(env);
  const build = buildsIn(workspace).at(-1);
  if (build === undefined) throw new StartError('There is no build: npm run register -- build');
  // Each takes long to load, and only one is needed.
  const table =
    config.name === 'local'
      ? await (await import('./work/publish-locally.ts')).publishLocally(build, data, new Date(), signal)
      : await (await import('./work/publish-on-aws.ts')).publishOnAws(config, build, new Date());
  console.log(
    `Published ${count.format(build.companies)} companies as ${table}; searches follow within a minute.`,
  );
  return 0;
}

async function withdraw(env: string | undefined): Promise<number> {
  const config = environmentOf(env);
  if (config.name === 'local')
    throw new UsageError('The register of local is in its data folder: delete that.');
  const tables = await (await import('./work/withdraw-on-aws.ts')).withdrawOnAws(config);
  console.log(
    `Searches of ${config.name} use no register any more. Deleted ${counted(tables, 'table', 'tables')}.`,
  );
  return 0;
}

function environmentOf(env: string | undefined): EnvironmentConfig {
  if (env === undefined) throw new UsageError('Name the environment: --env dev, prod or local.');
  try {
    return environmentConfig(env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

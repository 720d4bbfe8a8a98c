import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { readArguments, runCommand, UsageError } from './command.ts';
import { contactsShape, describeContacts } from './describe-contacts.ts';
import { type Engine, withEngine } from './engine.ts';
import { keyVariable, readModel } from './model-option.ts';

const help = `Finds the companies most likely to buy a domain name, and who to contact there.

  npm run --silent find -- <domain> [options]
  npm run --silent find -- <domain>… --plan [--json] [--amount <n>]

  --amount <n>     how many companies, 1 to 50 (default 10)
  --web <folder>   read this recorded web instead of the internet
  --model <url>#<id>
                   a language model at an OpenAI-compatible endpoint, such as http://localhost:11434/v1#llama3.2, which
                   proposes and judges companies; its key, if it needs one, is read from the environment variable
                   ${keyVariable}
  --json           print one JSON document: { "session": {…}, "leads": [{ …, "contacts": {…} | null }] }
  --plan           without any network, say how each name reads and which candidates would be looked up, in order;
                   any number of domains, also one a line on standard input (named by a lone "-"). With --json one
                   document a line for each: { "domain", "reading": { "text", "words" }, "lines": […],
                   "candidates": [{ "domain", "kind", "match", "strength" }] }
  --save <file>    write that JSON document to a file as well
  --help           this text

Exit code: 0 for a completed session, 1 for a failed one, 2 for bad arguments.
`;

const pollMs = 200;
// The state machine times out after ten minutes, and the session gets its final status shortly after.
const graceMs = 30_000;

const created = z.object({ user_id: z.string(), session_id: z.string() });
const readShape = z.looseObject({
  session: z.looseObject({
    status: z.enum(['processing', 'completed', 'failed']),
    error_message: z.string().nullable(),
    notice: z.string().nullable(),
    reading: z.string().nullable(),
  }),
  leads: z.array(
    z.looseObject({
      name: z.string(),
      domain: z.string(),
      relevance_reason: z.string(),
      contacts: contactsShape,
      contacts_error: z.string().nullable(),
    }),
  ),
});
type Read = z.infer<typeof readShape>;
// Validates without rebuilding, so that the document is printed with its fields in the original order.
const read = z.custom<Read>((value) => readShape.safeParse(value).success);

await runCommand(async (signal) => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      amount: { type: 'string', default: '10' },
      web: { type: 'string' },
      model: { type: 'string' },
      json: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const amount = Number(values.amount);
  if (!/^\d+$/.test(values.amount) || amount < 1 || amount > 50) {
    throw new UsageError(`--amount must be a whole number from 1 to 50, not "${values.amount}".`);
  }
  if (values.plan) {
    const other = (['web', 'save', 'model'] as const).find((name) => values[name] !== undefined);
    if (other) throw new UsageError(`--${other} and --plan do not go together. See --help.`);
    return await plan(positionals, amount, values.json, signal);
  }
  const [domain, ...more] = positionals;
  if (domain === undefined || more.length > 0) throw new UsageError('Name one domain. See --help.');
  const model = readModel(values.model, process.env);
  const result = await withEngine(
    values.web,
    signal,
    (engine) => find(engine, domain, amount),
    model?.environment,
  );
  const leads = result.leads.map(({ contacts_error: _, ...lead }) => lead);
  const document = JSON.stringify({ ...result, leads }, null, 2);
  if (values.save !== undefined) writeFileSync(values.save, `${document}\n`);
  await print(`${values.json ? document : table(result)}\n`);
  return result.session.status === 'completed' ? 0 : 1;
});

/** Prints a plan for each domain. Reports invalid domains on standard error and returns exit code 2. */
async function plan(
  names: readonly string[],
  amount: number,
  json: boolean,
  signal: AbortSignal,
): Promise<number> {
  if (names.length === 0) throw new UsageError('Name at least one domain. See --help.');
  const domains = names.flatMap((name) => (name === '-' ? readFileSync(0, 'utf8').split(/\s+/) : [name]));
  // Loads for a third of a second. Nobody who only wants a search should wait for that.
  const { planText, searchPlanner } = await import('./plan.ts');
  const planOf = searchPlanner(amount);
  // A reader that closes the pipe early, such as `head`, is not an error.
  process.stdout.once('error', () => process.exit(0));
  let code = 0;
  for (const domain of domains.filter((each) => each !== '')) {
    if (signal.aborted) break;
    try {
      const planned = await planOf(domain);
      await print(json ? `${JSON.stringify(planned)}\n` : `${planText(planned)}\n\n`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      console.error(`"${domain}": ${error.message}`);
      code = 2;
    }
  }
  return code;
}

/**
 * Resolves once the text is written. A pipe takes it in parts, and the process would exit before all of it is
 * written.
 */
async function print(text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  await promise;
}

async function find({ stack, call }: Engine, domain: string, amount: number): Promise<Read> {
  const ids = await call('OperatorSessions', { action: 'create', domain, amount }, created);
  const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline');
  const { executionArn } = stack.stateMachines.start(machine.id, ids.session_id, JSON.stringify(ids));
  let said = '';
  let endedAt: number | null = null;
  for (;;) {
    const now = await call('OperatorSessions', { action: 'read', session_id: ids.session_id }, read);
    const line = progress(now);
    if (line !== said) console.error(line);
    said = line;
    if (now.session.status !== 'processing') return now;
    const execution = stack.stateMachines.describe(executionArn);
    if (execution?.status !== 'RUNNING') endedAt ??= Date.now();
    if (endedAt !== null && Date.now() - endedAt > graceMs) {
      throw new Error(`The pipeline ended as ${execution?.status} and left the session unfinished.`);
    }
    await sleep(pollMs);
  }
}

function progress({ session, leads }: Read): string {
  if (session.status === 'failed') return `failed: ${session.error_message ?? 'for no stated reason'}`;
  const readSoFar = leads.filter(({ contacts, contacts_error }) => contacts ?? contacts_error).length;
  const counts = `${leads.length} companies, contacts of ${readSoFar} read`;
  if (session.status === 'completed') return `completed: ${counts}`;
  return leads.length === 0 ? 'finding companies …' : `${counts} …`;
}

function table({ session, leads }: Read): string {
  const lines = leads.map(
    ({ name, domain, relevance_reason, contacts, contacts_error }, index) =>
      `${String(index + 1).padStart(2)}. ${name}  (${domain})\n    ${relevance_reason}\n    ${describeContacts(contacts, contacts_error)}`,
  );
  const head = session.reading === null ? [] : [`Read as: ${session.reading}`];
  const foot = [session.notice, session.error_message].filter((text) => text !== null);
  return [...head, ...lines, ...foot].join('\n\n');
}

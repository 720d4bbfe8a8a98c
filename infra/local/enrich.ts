import { writeFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import * as z from 'zod';
import { readArguments, runCommand, UsageError } from './command.ts';
import { contactsShape, describeContacts } from './describe-contacts.ts';
import { type Engine, withEngine } from './engine.ts';

const help = `Reads the contacts that companies publish on their own sites, and checks the addresses.

  npm run --silent enrich -- <host> [<host>…] [options]

  --web <folder>   read this recorded web instead of the internet
  --json           print one JSON line per host: { "domain": "…", "contacts": {…} | null, "error": "…" | null }
  --save <file>    write those lines to a file as well
  --help           this text

Exit code: 0 when a host could be read, 1 when none could, 2 for bad arguments.
`;

const maxHosts = 999;
const maxSitesAtOnce = 20;

const created = z.object({
  user_id: z.string(),
  session_id: z.string(),
  leads: z.array(z.object({ host: z.string(), lead_id: z.string() })),
});
const readShape = z.looseObject({
  leads: z.array(
    z.looseObject({ id: z.string(), contacts: contactsShape, contacts_error: z.string().nullable() }),
  ),
});

// Validates without rebuilding, so that contacts are printed with their fields in the original order.
const read = z.custom<z.infer<typeof readShape>>((value) => readShape.safeParse(value).success);

interface Enriched {
  domain: string;
  contacts: z.infer<typeof contactsShape>;
  error: string | null;
}

await runCommand(async (signal) => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      web: { type: 'string' },
      json: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const hosts = positionals.map(readHost);
  if (hosts.length === 0 || hosts.length > maxHosts) {
    throw new UsageError(`Name 1 to ${maxHosts} hosts. See --help.`);
  }
  const results = await withEngine(values.web, signal, (engine) => enrich(engine, hosts));
  const lines = results.map((result) => `${JSON.stringify(result)}\n`).join('');
  if (values.save !== undefined) writeFileSync(values.save, lines);
  process.stdout.write(
    values.json
      ? lines
      : results
          .map(({ domain, contacts, error }) => `${domain}\n    ${describeContacts(contacts, error)}\n`)
          .join(''),
  );
  return results.some(({ contacts }) => contacts !== null) ? 0 : 1;
});

async function enrich({ call }: Engine, hosts: string[]): Promise<Enriched[]> {
  const { leads, ...ids } = await call('OperatorSessions', { action: 'create_enrichment', hosts }, created);
  const failures = new Map<string, string>();
  const waiting = [...leads];
  async function work() {
    for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
      try {
        const event = { ...ids, lead_id: lead.lead_id };
        await call('EnrichContacts', event, z.unknown());
        await call('ValidateEmails', event, z.unknown());
      } catch (error) {
        failures.set(lead.lead_id, error instanceof Error ? error.message : String(error));
      }
      console.error(`${lead.host}: ${failures.get(lead.lead_id) ?? 'read'}`);
    }
  }
  await Promise.all(Array.from({ length: maxSitesAtOnce }, work));
  const result = await call('OperatorSessions', { action: 'read', session_id: ids.session_id }, read);
  const byId = new Map(result.leads.map((lead) => [lead.id, lead]));
  return leads.map(({ host, lead_id }) => {
    const lead = byId.get(lead_id);
    const contacts = lead?.contacts ?? null;
    const error = lead?.contacts_error ?? failures.get(lead_id) ?? null;
    return { domain: host, contacts, error };
  });
}

function readHost(text: string): string {
  const host = domainToASCII(text.replace(/\.$/, '')).toLowerCase();
  if (!/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)) {
    throw new UsageError(`"${text}" is not a host name such as example.com.`);
  }
  return host;
}

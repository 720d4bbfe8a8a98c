import { connect, type Socket } from 'node:net';
import type { MailboxAnswer, MailboxCheck } from '../../domain/email-addresses/mailbox-check.ts';
import type { Dns } from '../../domain/web/dns.ts';
import { publicAddressesOf } from '../web/target.ts';
import { SmtpConnection } from './smtp-connection.ts';
import { readRecipientReply } from './smtp-reply.ts';

/** Milliseconds for one host and all of its mailboxes. */
const hostTimeoutMs = 15_000;
/** How many mail exchangers are tried, in order of preference. */
const maxExchanges = 2;
const smtpPort = 25;

interface SmtpCheckOptions {
  readonly dns: Dns;
  /**
   * The name this machine gives in HELO. It must resolve to this machine's address, or servers refuse the
   * connection.
   */
  readonly helo: string;
  /** The address in MAIL FROM. No mail is ever sent. */
  readonly sender: string;
  /** Opens connections to the checked addresses. Tests redirect them to their own servers. */
  readonly open?: (address: string, port: number) => Socket;
}

/**
 * Asks a host's own mail servers about mailboxes, up to RCPT TO (RFC 5321 3.3) and no further. It first asks
 * about a mailbox that cannot exist: a server that accepts it accepts everything, so its answers mean
 * nothing. Port 25 must be open; AWS blocks it until you ask for it to be opened.
 */
export function smtpMailboxCheck(options: SmtpCheckOptions): MailboxCheck {
  return {
    async ask(host, locals, { signal }) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(hostTimeoutMs)]);
      for (const exchange of await exchangesOf(host, options.dns, limited)) {
        const connection = await connectTo(exchange, options, limited);
        if (connection === null) continue;
        try {
          return await askAll(connection, { host, locals, ...options });
        } finally {
          connection.end();
        }
      }
      return new Map();
    },
  };
}

async function exchangesOf(host: string, dns: Dns, signal: AbortSignal): Promise<string[]> {
  const mail = await dns.mailExchanges(host, { signal });
  if (mail.outcome === 'unanswered') return [];
  if (mail.outcome !== 'found' || mail.records.length === 0) return [host];
  return mail.records
    .toSorted((a, b) => a.priority - b.priority || a.exchange.localeCompare(b.exchange))
    .map(({ exchange }) => exchange)
    .filter((exchange) => exchange !== '' && exchange !== '.')
    .slice(0, maxExchanges);
}

/** Opens a connection up to the HELO exchange. Returns null if no exchanger accepts one. */
async function connectTo(
  exchange: string,
  { dns, helo, open = connectTcp }: SmtpCheckOptions,
  signal: AbortSignal,
): Promise<SmtpConnection | null> {
  let connection: SmtpConnection | null = null;
  try {
    const [address = ''] = await publicAddressesOf(exchange, dns, signal);
    connection = new SmtpConnection(open(address, smtpPort), signal);
    const banner = await connection.reply();
    const greeted = banner.code === 220 && (await connection.command(`EHLO ${helo}`));
    if (greeted && (greeted.code === 250 || (await connection.command(`HELO ${helo}`)).code === 250)) {
      return connection;
    }
  } catch {
    // Whatever went wrong, the next exchanger may work.
  }
  connection?.end();
  return null;
}

function connectTcp(address: string, port: number): Socket {
  return connect({ host: address, port });
}

interface Questions {
  readonly host: string;
  readonly locals: readonly string[];
  readonly sender: string;
}

/** Answers given before the server hung up still count. */
async function askAll(
  connection: SmtpConnection,
  { host, locals, sender }: Questions,
): Promise<ReadonlyMap<string, MailboxAnswer>> {
  const answers = new Map<string, MailboxAnswer>();
  const recipient = async (local: string) =>
    readRecipientReply(await connection.command(`RCPT TO:<${local}@${host}>`));
  try {
    if ((await connection.command(`MAIL FROM:<${sender}>`)).code !== 250) return answers;
    const nobody = await recipient(`no-such-mailbox-${crypto.randomUUID().slice(0, 13)}`);
    for (const local of locals) {
      // Non-ASCII letters need SMTPUTF8 (RFC 6531), which few servers offer.
      if (!/^[\x21-\x7e]+$/.test(local)) answers.set(local, 'unanswered');
      else if (nobody === 'exists') answers.set(local, 'catch_all');
      else answers.set(local, await recipient(local));
    }
    await connection.command('RSET');
    await connection.command('QUIT');
  } catch {
    // The server will not say more.
  }
  return answers;
}

import { Resolver } from 'node:dns/promises';
import type { Dns, DnsAnswer, DnsOptions, MailExchange, TextDns } from '../../domain/web/dns.ts';

/** c-ares codes for a name that does not exist (EBADNAME: it could not exist). */
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'EBADNAME']);

interface Question<Record> {
  readonly answer: Promise<DnsAnswer<Record>>;
  readonly resolver: Resolver;
  askers: number;
}

function failureOutcome(error: unknown): DnsAnswer<never> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_SUCH_NAME.has(code)) return { outcome: 'no_such_name' };
  return { outcome: code === 'ENODATA' ? 'no_records' : 'unanswered' };
}

async function asAnswer<Record>(lookup: Promise<readonly Record[]>): Promise<DnsAnswer<Record>> {
  try {
    const records = await lookup;
    return records.length > 0 ? { outcome: 'found', records } : { outcome: 'no_records' };
  } catch (error) {
    return failureOutcome(error);
  }
}

/** A name has addresses if either family has some. It has none only if both families said so. */
function eitherFamily(answers: readonly DnsAnswer<string>[]): DnsAnswer<string> {
  const records = answers.flatMap((answer) => (answer.outcome === 'found' ? answer.records : []));
  if (records.length > 0) return { outcome: 'found', records: [...new Set(records)] };
  for (const outcome of ['no_such_name', 'unanswered'] as const) {
    if (answers.some((answer) => answer.outcome === outcome)) return { outcome };
  }
  return { outcome: 'no_records' };
}

async function askAddresses(resolver: Resolver, name: string): Promise<DnsAnswer<string>> {
  return eitherFamily(
    await Promise.all([asAnswer(resolver.resolve4(name)), asAnswer(resolver.resolve6(name))]),
  );
}

async function askMailExchanges(resolver: Resolver, name: string): Promise<DnsAnswer<MailExchange>> {
  const answer = await asAnswer(resolver.resolveMx(name));
  if (answer.outcome !== 'found') return answer;
  const records = answer.records.map(({ priority, exchange }) => ({
    priority,
    exchange: exchange.toLowerCase(),
  }));
  return { outcome: 'found', records: records.sort((one, other) => one.priority - other.priority) };
}

/** The strings of a record belong together without a space (RFC 7208, section 3.3). */
async function askTexts(resolver: Resolver, name: string): Promise<DnsAnswer<string>> {
  return asAnswer(resolver.resolveTxt(name).then((records) => records.map((strings) => strings.join(''))));
}

/** Waits for the shared answer until the caller's own signal fires. */
function answerUntil<Record>(
  answer: Promise<DnsAnswer<Record>>,
  signal: AbortSignal | undefined,
): Promise<DnsAnswer<Record>> {
  if (signal === undefined) return answer;
  return new Promise((resolve) => {
    const leave = () => resolve({ outcome: 'unanswered' });
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    void answer.then((found) => {
      signal.removeEventListener('abort', leave);
      resolve(found);
    });
  });
}

/**
 * DNS over the network. `server` is the DNS server as `host:port` with an IP address (default: the system's
 * servers). `timeoutMs` limits one question including retries (default 5,000). Equal questions at the same
 * time are sent once. Throws only when `server` cannot be parsed.
 */
export function createDns(options: { readonly server?: string; readonly timeoutMs?: number }): Dns & TextDns {
  const { server, timeoutMs = 5_000 } = options;

  /** Those without a question. Making one takes longer than asking it. */
  const idle: Resolver[] = [];

  function newResolver(): Resolver {
    // The second attempt waits twice as long as the first.
    const resolver = new Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 });
    if (server !== undefined) resolver.setServers([server]);
    return resolver;
  }

  try {
    idle.push(newResolver());
  } catch (cause) {
    throw new Error(`server: '${server}' is not an IP address with an optional port`, { cause });
  }

  function coalesced<Record>(ask: (resolver: Resolver, name: string) => Promise<DnsAnswer<Record>>) {
    const open = new Map<string, Question<Record>>();

    function begin(name: string): Question<Record> {
      // Each question has a resolver to itself, because cancelling a resolver cancels all its questions.
      const resolver = idle.pop() ?? newResolver();
      // Node's resolver waits at least 250 ms before it retries, whatever its timeout is.
      const timer = setTimeout(() => resolver.cancel(), timeoutMs);
      const question: Question<Record> = {
        resolver,
        askers: 0,
        answer: ask(resolver, name).then((answer) => {
          clearTimeout(timer);
          if (open.get(name) === question) open.delete(name);
          if (answer.outcome !== 'unanswered') idle.push(resolver);
          // A new one reads the system's servers again, which change with the network that a laptop joins.
          else idle.length = 0;
          return answer;
        }),
      };
      open.set(name, question);
      return question;
    }

    return async (askedName: string, { signal }: DnsOptions = {}): Promise<DnsAnswer<Record>> => {
      if (signal?.aborted) return { outcome: 'unanswered' };
      const name = askedName.toLowerCase();
      const question = open.get(name) ?? begin(name);
      question.askers += 1;
      const answer = await answerUntil(question.answer, signal);
      question.askers -= 1;
      if (question.askers === 0 && open.get(name) === question) {
        open.delete(name);
        question.resolver.cancel();
      }
      return answer;
    };
  }

  return {
    addresses: coalesced(askAddresses),
    mailExchanges: coalesced(askMailExchanges),
    texts: coalesced(askTexts),
  };
}

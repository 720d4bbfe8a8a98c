import { connect, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MailboxAnswer } from '../../../functions/domain/email-addresses/mailbox-check.ts';
import type { Dns, MailExchange } from '../../../functions/domain/web/dns.ts';
import { smtpMailboxCheck } from '../../../functions/providers/email-check/smtp.ts';
import { readRecipientReply } from '../../../functions/providers/email-check/smtp-reply.ts';
import { listen, PUBLIC_ADDRESS } from '../web/local-sites.ts';

const host = 'brightfield.example';

function dns(exchanges: readonly MailExchange[], address = PUBLIC_ADDRESS): Dns {
  return {
    addresses: async () => ({ outcome: 'found', records: [address] }),
    mailExchanges: async () =>
      exchanges.length > 0 ? { outcome: 'found', records: exchanges } : { outcome: 'no_records' },
  };
}

const oneExchange = dns([{ priority: 10, exchange: `mx.${host}` }]);

/** Asks about mailboxes, with every connection redirected to a port on loopback. */
async function ask(
  port: number,
  locals: readonly string[],
  options: { dns?: Dns; signal?: AbortSignal } = {},
) {
  const opened: string[] = [];
  const check = smtpMailboxCheck({
    dns: options.dns ?? oneExchange,
    helo: 'check.buyerscope.example',
    sender: 'check@buyerscope.example',
    open: (address, wanted) => {
      opened.push(`${address}:${wanted}`);
      return connect({ host: '127.0.0.1', port });
    },
  });
  const answers = await check.ask(host, locals, { signal: options.signal ?? AbortSignal.timeout(5_000) });
  return { answers: Object.fromEntries(answers), opened };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server that answers for each recipient; undefined accepts it. */
async function startServer(
  recipient: (address: string) => Error | undefined,
  options: SMTPServerOptions = {},
): Promise<{ port: number; mails: number }> {
  const seen = { mails: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(recipient(address)),
    onData(stream, _session, done) {
      seen.mails += 1;
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await listen(server.server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return Object.defineProperty({ port, mails: 0 }, 'mails', { get: () => seen.mails });
}

/** A server that sends nothing of SMTP by itself. */
async function startRaw(greet: (socket: Socket) => void): Promise<number> {
  return listen(
    createServer((socket) => {
      socket.on('error', () => undefined);
      greet(socket);
    }),
  );
}

const unknownUser = refusal(550, '5.1.1 The email account does not exist');

describe('asking a mail server about mailboxes', () => {
  it('distinguishes those that exist from those that do not, over one connection, and sends no mail', async () => {
    const server = await startServer((address) => (address === `ada@${host}` ? undefined : unknownUser));
    const { answers, opened } = await ask(server.port, ['ada', 'bruno', 'zoë']);
    expect(answers).toEqual({ ada: 'exists', bruno: 'refused', zoë: 'unanswered' });
    expect(opened).toEqual([`${PUBLIC_ADDRESS}:25`]);
    expect(server.mails).toBe(0);
  });

  it('learns nothing from a server that accepts every mailbox', async () => {
    const asked: string[] = [];
    const { port } = await startServer((address) => {
      asked.push(address);
      return undefined;
    });
    expect((await ask(port, ['ada', 'bruno'])).answers).toEqual({ ada: 'catch_all', bruno: 'catch_all' });
    expect(asked).toEqual([expect.stringMatching(/^no-such-mailbox-[\w-]+@brightfield\.example$/)]);
  });

  it('reports servers that want to be asked again', async () => {
    const { port } = await startServer(() => refusal(450, '4.2.0 Greylisted, please try again'));
    expect((await ask(port, ['ada'])).answers).toEqual({ ada: 'greylisted' });
  });

  it('recognizes a refusal of the client', async () => {
    const { port } = await startServer(() => refusal(550, '5.7.1 Client host blocked using a list'));
    expect((await ask(port, ['ada'])).answers).toEqual({ ada: 'unanswered' });
  });

  it('keeps the answers given before the server hung up', async () => {
    let asked = 0;
    const port = await startRaw((socket) => {
      socket.write('220-mx.brightfield.example\r\n220 ready\r\n');
      socket.setEncoding('utf8').on('data', (line: string) => {
        if (/^EHLO/.test(line)) socket.write('250-mx.brightfield.example\r\n250 SIZE\r\n');
        else if (/^MAIL/.test(line)) socket.write('250 2.1.0 Ok\r\n');
        else if (/^RCPT/.test(line)) {
          asked += 1;
          if (asked === 3) socket.destroy();
          else socket.write(asked === 1 ? '550 5.1.1 User unknown\r\n' : '250 2.1.5 Ok\r\n');
        }
      });
    });
    expect((await ask(port, ['ada', 'bruno'])).answers).toEqual({ ada: 'exists' });
  });

  it('greets an old server with HELO', async () => {
    const { port } = await startServer((address) => (address.startsWith('ada@') ? undefined : unknownUser), {
      disabledCommands: ['STARTTLS', 'AUTH', 'EHLO'],
    });
    expect((await ask(port, ['ada'])).answers).toEqual({ ada: 'exists' });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['turns strangers away', (socket) => socket.end('554 5.7.1 No SMTP service here\r\n')],
    ['speaks another protocol', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['never comes to an end', (socket) => socket.write(`220-${'x'.repeat(20_000)}`)],
    ['never begins', () => undefined],
    ['hangs up', (socket) => socket.destroy()],
  ])('learns nothing from a server that %s', async (_, greet) => {
    const port = await startRaw(greet);
    const asked = await ask(port, ['ada'], { signal: AbortSignal.timeout(300) });
    expect(asked.answers).toEqual({});
  });

  it('asks the preferred exchanger first, then the next, and no third', async () => {
    const port = await startRaw((socket) => socket.destroy());
    const three = dns([
      { priority: 30, exchange: 'c.example' },
      { priority: 10, exchange: 'a.example' },
      { priority: 20, exchange: 'b.example' },
    ]);
    expect((await ask(port, ['ada'], { dns: three })).opened).toHaveLength(2);
  });

  it('asks the host itself if it has no exchanger', async () => {
    const { port } = await startServer((address) => (address.startsWith('ada@') ? undefined : unknownUser));
    expect((await ask(port, ['ada'], { dns: dns([]) })).answers).toEqual({ ada: 'exists' });
  });

  it('never connects to an address that is not public', async () => {
    const { opened, answers } = await ask(1, ['ada'], {
      dns: dns([{ priority: 1, exchange: 'mx.example' }], '10.0.0.25'),
    });
    expect({ opened, answers }).toEqual({ opened: [], answers: {} });
  });

  it('does not allow injecting a line', async () => {
    const { port } = await startServer(() => unknownUser);
    expect((await ask(port, ['ada>\r\nDATA\r\n'])).answers).toEqual({ 'ada>\r\nDATA\r\n': 'unanswered' });
  });
});

describe('what a reply says about a mailbox', () => {
  it.each<[number, string, MailboxAnswer]>([
    [250, '2.1.5 Ok', 'exists'],
    [251, 'User not local; will forward', 'exists'],
    [252, 'Cannot VRFY user', 'unanswered'],
    [421, '4.3.2 Service shutting down', 'unanswered'],
    [450, '4.2.0 Recipient address rejected: Greylisted', 'greylisted'],
    [451, '4.7.1 Please try again later', 'greylisted'],
    [452, '4.5.3 Too many recipients', 'unanswered'],
    [550, '5.1.1 The email account that you tried to reach does not exist.', 'refused'],
    [550, '5.1.1 Recipient address rejected: User unknown in local recipient table', 'refused'],
    [550, '5.1.10 Recipient not found', 'refused'],
    [550, 'No such user here', 'refused'],
    [550, 'Requested action not taken: mailbox unavailable', 'refused'],
    [553, 'sorry, no mailbox here by that name', 'refused'],
    [554, '5.5.0 user not found', 'refused'],
    [550, '5.2.1 The account is disabled', 'unanswered'],
    [552, '5.2.2 Mailbox full', 'unanswered'],
    [550, '5.4.1 Recipient address rejected: Access denied', 'unanswered'],
    [550, '5.7.1 Relaying denied', 'unanswered'],
    [554, 'Your IP is listed by Spamhaus', 'unanswered'],
    [550, 'Mailbox unavailable due to your reputation', 'unanswered'],
    [503, 'Bad sequence of commands', 'unanswered'],
    [550, '', 'unanswered'],
  ])('%i %s: %s', (code, text, expected) => {
    expect(readRecipientReply({ code, text })).toBe(expected);
  });
});

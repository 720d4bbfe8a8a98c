import type { Socket } from 'node:net';
import type { SmtpReply } from './smtp-reply.ts';

/** No server sends a longer reply, in bytes. */
const maxReplyBytes = 8_192;

/**
 * One conversation with an SMTP server over a socket: send a line, read a whole reply. Closes the socket when
 * the signal fires. Throws when the server hangs up, sends more than 8 KB at once, or sends something that is
 * not a reply.
 */
export class SmtpConnection {
  private readonly socket: Socket;
  private received = '';
  private failure: Error | null = null;
  private wake: () => void = () => undefined;

  constructor(socket: Socket, signal: AbortSignal) {
    this.socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      this.received += chunk;
      if (this.received.length > maxReplyBytes) this.fail(new Error('The reply is too long'));
      this.wake();
    });
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The server closed the connection')));
    const end = () => this.fail(new Error('No reply in time'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  }

  /** Sends one command and reads its reply. */
  async command(line: string): Promise<SmtpReply> {
    if (/[\r\n]/.test(line)) throw new Error('A command is one line');
    if (this.failure === null) this.socket.write(`${line}\r\n`);
    return this.reply();
  }

  /** Reads the next reply, of one or more lines with one code. */
  async reply(): Promise<SmtpReply> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\n/.exec(this.received);
      if (whole !== null) {
        this.received = this.received.slice(whole[0].length);
        const text = whole[0].replace(/^\d{3}[- ]?/gm, '').replace(/\r?\n/g, '\n');
        return { code: Number(whole[1]), text: text.trim() };
      }
      if (this.failure !== null) throw this.failure;
      if (/\n/.test(this.received) && !/^\d{3}[- ]/.test(this.received)) throw new Error('That is no SMTP');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  end(): void {
    this.socket.destroy();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.socket.destroy();
    this.wake();
  }
}

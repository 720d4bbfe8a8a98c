import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;
const secretBytes = 32;

/** A new secret for an authenticator app, in base32 (RFC 4648) as Cognito returns it. */
export function createSecret(): string {
  let bits = '';
  for (const byte of randomBytes(secretBytes)) bits += byte.toString(2).padStart(8, '0');
  return bits.replace(/.{1,5}/g, (group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '');
}

/** The code of a time step of 30 seconds: TOTP (RFC 6238) with SHA-1 and six digits, as authenticator apps make it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decode(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(start) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step of a moment. */
export function stepOf(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds);
}

function decode(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

// Secure Remote Password as Cognito uses it: SRP-6a (RFC 5054) with the 3072-bit group of RFC 3526, generator 2 and
// SHA-256. Numbers are hashed as Java's BigInteger.toByteArray() writes them.
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;
const k = hashToNumber(bytesOf(N), bytesOf(g));
const saltBytes = 16;
const secretExponentBytes = 32;
const sessionKeyBytes = 16;

/** What is stored instead of a password. Both numbers are hexadecimal. */
export interface PasswordVerifier {
  salt: string;
  verifier: string;
}

/** Creates the verifier of a password. It contains the pool and the user's id. */
export function createVerifier(poolName: string, userId: string, password: string): PasswordVerifier {
  const salt = BigInt(`0x${randomBytes(saltBytes).toString('hex')}`);
  return { salt: hex(salt), verifier: hex(power(g, privateKey(poolName, userId, password, salt))) };
}

/** A verifier for which nobody knows a password, always the same for the same seed. Used for unknown users. */
export function createUnmatchableVerifier(seed: Buffer): PasswordVerifier {
  const salt = BigInt(`0x${seed.subarray(0, saltBytes).toString('hex')}`);
  return { salt: hex(salt), verifier: hex(power(g, hashToNumber(seed))) };
}

/** Whether a password sent as plain text matches the verifier. */
export function matchesPassword(
  poolName: string,
  userId: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  const salt = BigInt(`0x${stored.salt}`);
  return power(g, privateKey(poolName, userId, password, salt)) === BigInt(`0x${stored.verifier}`);
}

/** Whether a text is a valid public number of a client: hexadecimal and not a multiple of N (RFC 5054, 2.5.4). */
export function isPublicNumber(text: string): boolean {
  return /^[0-9a-f]{1,1024}$/i.test(text) && BigInt(`0x${text}`) % N !== 0n;
}

/** The server's half of one sign-in: its secret exponent and its public number B, in hexadecimal. */
export function createServerNumbers(verifier: string): { secret: string; publicNumber: string } {
  const secret = BigInt(`0x${randomBytes(secretExponentBytes).toString('hex')}`);
  return { secret: hex(secret), publicNumber: hex(serverPublicNumber(secret, verifier)) };
}

/** The client's proof that it knows the password. */
export interface Proof {
  poolName: string;
  userId: string;
  clientPublicNumber: string;
  serverSecret: string;
  secretBlock: Buffer;
  timestamp: string;
  signature: string;
}

/** Whether the client's signature was made with the verifier's password. */
export function verifyProof(verifier: string, proof: Proof): boolean {
  const secret = BigInt(`0x${proof.serverSecret}`);
  const A = BigInt(`0x${proof.clientPublicNumber}`);
  const u = hashToNumber(bytesOf(A), bytesOf(serverPublicNumber(secret, verifier)));
  if (u === 0n) return false;
  const shared = power(A * power(BigInt(`0x${verifier}`), u), secret);
  const key = hkdfSync('sha256', bytesOf(shared), bytesOf(u), 'Caldera Derived Key', sessionKeyBytes);
  const expected = createHmac('sha256', Buffer.from(key))
    .update(proof.poolName)
    .update(proof.userId)
    .update(proof.secretBlock)
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function serverPublicNumber(secret: bigint, verifier: string): bigint {
  return (k * BigInt(`0x${verifier}`) + power(g, secret)) % N;
}

function privateKey(poolName: string, userId: string, password: string, salt: bigint): bigint {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  return hashToNumber(bytesOf(salt), identity);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

function hashToNumber(...parts: Buffer[]): bigint {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`);
}

function bytesOf(number: bigint): Buffer {
  const digits = hex(number);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function hex(number: bigint): string {
  return number.toString(16);
}

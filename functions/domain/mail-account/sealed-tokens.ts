import * as z from 'zod';
import type { Connection, Tokens, Vault } from './connection.ts';

const tokens = z.object({
  refreshToken: z.string().min(1),
  accessToken: z.string().min(1),
  accessExpiresAt: z.number(),
});

/** Tokens as they may be stored. */
export function sealTokens(vault: Vault, userId: string, given: Tokens): Promise<string> {
  return vault.seal(userId, JSON.stringify(given));
}

/** The tokens of a connection. Returns null if it has none that can be read. */
export async function openTokens(
  vault: Vault,
  userId: string,
  { sealed_tokens }: Connection,
): Promise<Tokens | null> {
  if (sealed_tokens === null) return null;
  const text = await vault.open(userId, sealed_tokens);
  return text === null ? null : tokens.parse(JSON.parse(text));
}

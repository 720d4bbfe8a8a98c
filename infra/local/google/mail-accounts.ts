import { randomBytes } from 'node:crypto';
import type { Store } from '../machine/store.ts';
import type { Secrets } from '../services/secrets.ts';
import { type LocalGoogle, startGoogle } from './google.ts';

const clientId = 'buyerscope-local';
const clientSecret = 'buyerscope/local/google-client-secret';

/**
 * The secrets that an operator of a deployed environment gets from Google and stores in Secrets Manager. Here they
 * are generated.
 */
export const mailAccountSecrets: Record<string, () => string> = {
  [clientSecret]: () => `GOCSPX-${randomBytes(21).toString('base64url')}`,
};

/** Starts the fake of Google for the stack. Its client may only redirect to the site's callback page. */
export function startMailAccounts(options: {
  secrets: Pick<Secrets, 'find'>;
  store: Store;
  /** The fake's port; 0 for a free one. */
  port: number;
  /** The site's address. */
  siteOrigin: string;
}): Promise<LocalGoogle> {
  const { secrets, store, port, siteOrigin } = options;
  const secret = secrets.find(clientSecret)?.value ?? '';
  const redirectUri = `${siteOrigin}/gmail-callback`;
  return startGoogle({ store, port, client: { id: clientId, secret, redirectUri } });
}

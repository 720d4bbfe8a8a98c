import type { Google } from '../../domain/mail-account/connection.ts';
import { cachedSecret } from '../secrets/secrets-manager.ts';
import { googleMail } from './gmail.ts';

/** How an operator has configured Google. The names are those of the environment variables. */
interface GoogleConfiguration {
  readonly GOOGLE_OAUTH_URL: string;
  readonly GMAIL_API_URL: string;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET_NAME?: string | undefined;
}

/** Returns Google with the configured client. Without a client, every call throws `GoogleUnavailable`. */
export function configuredGoogle(configuration: GoogleConfiguration): Google {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET_NAME: secretName } = configuration;
  const client =
    id === undefined || secretName === undefined ? null : { id, secret: cachedSecret(secretName) };
  return googleMail(
    { issuer: configuration.GOOGLE_OAUTH_URL, apiUrl: configuration.GMAIL_API_URL, client },
    () => new Date(),
  );
}

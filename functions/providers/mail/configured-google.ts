import type { Google } from '../../domain/mail-account/connection.ts';
import { keptSecret } from '../secrets/secrets-manager.ts';
import { googleMail } from './gmail.ts';

/** How an operator has configured Google; the names are those of the environment. */
interface GoogleConfiguration {
  readonly GOOGLE_OAUTH_URL: string;
  readonly GMAIL_API_URL: string;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET_NAME?: string | undefined;
}

/** Google with the client that is configured; without one, every call throws `GoogleUnavailable`. */
export function configuredGoogle(configuration: GoogleConfiguration): Google {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET_NAME: secretName } = configuration;
  const client = id === undefined || secretName === undefined ? null : { id, secret: keptSecret(secretName) };
  return googleMail(
    { issuer: configuration.GOOGLE_OAUTH_URL, apiUrl: configuration.GMAIL_API_URL, client },
    () => new Date(),
  );
}

import { Amplify } from 'aws-amplify';
import { minPasswordLength } from '../../shared/model/account/password.ts';
import { loadConfig } from './config.ts';

let configured: Promise<void> | undefined;

/** Configures Amplify for this environment's user pool, once. Throws if `/config.json` cannot be read. */
export function configureAmplify(): Promise<void> {
  configured ??= configure().catch((cause: unknown) => {
    configured = undefined;
    throw cause;
  });
  return configured;
}

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await loadConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint === undefined
          ? {}
          : { userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href }),
        loginWith: { email: true },
        passwordFormat: { minLength: minPasswordLength },
      },
    },
  });
}

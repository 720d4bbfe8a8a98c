import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { configureAmplify } from '../../browser/amplify.ts';

/** What an authenticator app needs: the secret, and an address with it that a QR code carries. */
export interface AppSetup {
  readonly secret: string;
  readonly address: string;
}

/** Whether sign-in asks for a code of an authenticator app. Throws the user pool's error. */
export async function readTwoStep(): Promise<boolean> {
  await configureAmplify();
  const { enabled = [] } = await fetchMFAPreference();
  return enabled.includes('TOTP');
}

/** Makes a new secret for an app. The one before works until a code of the new one was accepted. */
export async function beginSetup(email: string): Promise<AppSetup> {
  await configureAmplify();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, address: getSetupUri('Buyerscope', email).href };
}

/** Turns two-step sign-in on with the app's first code. Returns `wrong` for another code. Throws the user pool's other errors. */
export async function turnOn(code: string): Promise<'on' | 'wrong'> {
  try {
    await verifyTOTPSetup({ code });
  } catch (error) {
    if (error instanceof Error && error.name === 'EnableSoftwareTokenMFAException') return 'wrong';
    throw error;
  }
  await updateMFAPreference({ totp: 'PREFERRED' });
  return 'on';
}

/** Turns two-step sign-in off. Throws the user pool's error. */
export async function turnOff(): Promise<void> {
  await configureAmplify();
  await updateMFAPreference({ totp: 'DISABLED' });
}

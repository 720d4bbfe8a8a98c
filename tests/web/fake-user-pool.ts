import { vi } from 'vitest';
import { goodToken } from './fake-server.ts';

interface Account {
  password: string;
  confirmed: boolean;
}

/** The code that the pool mails. */
export const mailedCode = '123456';

/** What the pool knows; tests set it up and read it. */
export const pool = {
  accounts: new Map<string, Account>(),
  signedInAs: null as string | null,
  /** The access token that it hands out; a test may let it expire. */
  token: goodToken,
  refreshes: 0,
  sessionReads: 0,
  globalSignOuts: 0,
  resent: 0,
  /** When set, every call fails with it. */
  failure: null as Error | null,
  /** When set, signing in and up wait for it. */
  held: null as Promise<void> | null,
};

/** An empty pool, with one confirmed account. */
export function resetPool(): void {
  pool.accounts = new Map([['alex@northstar.example', { password: 'correct horse', confirmed: true }]]);
  pool.signedInAs = null;
  pool.token = goodToken;
  pool.refreshes = 0;
  pool.sessionReads = 0;
  pool.globalSignOuts = 0;
  pool.resent = 0;
  pool.failure = null;
  pool.held = null;
}

/** An error as the service names it. */
export function serviceError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

function accountOf(email: string): Account {
  if (pool.failure) throw pool.failure;
  const account = pool.accounts.get(email);
  if (!account) throw serviceError('NotAuthorizedException', 'Incorrect username or password.');
  return account;
}

function checkCode(code: string): void {
  if (code !== mailedCode) {
    throw serviceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
}

vi.mock('aws-amplify', () => ({ Amplify: { configure: () => undefined } }));

vi.mock('aws-amplify/auth', () => ({
  signIn: async ({ username, password }: { username: string; password: string }) => {
    await pool.held;
    if (pool.signedInAs !== null) {
      throw serviceError('UserAlreadyAuthenticatedException', 'There is already a signed in user.');
    }
    const account = accountOf(username);
    if (account.password !== password) {
      throw serviceError('NotAuthorizedException', 'Incorrect username or password.');
    }
    if (!account.confirmed) return { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } };
    pool.signedInAs = username;
    pool.token = goodToken;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  },
  signUp: async ({ username, password }: { username: string; password: string }) => {
    await pool.held;
    if (pool.failure) throw pool.failure;
    if (pool.accounts.has(username)) {
      throw serviceError('UsernameExistsException', 'User already exists');
    }
    pool.accounts.set(username, { password, confirmed: false });
    return { isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } };
  },
  confirmSignUp: async ({ username, confirmationCode }: { username: string; confirmationCode: string }) => {
    checkCode(confirmationCode);
    accountOf(username).confirmed = true;
    return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
  },
  resendSignUpCode: async () => {
    pool.resent += 1;
  },
  resetPassword: async ({ username }: { username: string }) => {
    accountOf(username);
  },
  confirmResetPassword: async (request: {
    username: string;
    confirmationCode: string;
    newPassword: string;
  }) => {
    checkCode(request.confirmationCode);
    accountOf(request.username).password = request.newPassword;
  },
  signOut: async ({ global }: { global?: boolean } = {}) => {
    if (global) pool.globalSignOuts += 1;
    pool.signedInAs = null;
  },
  fetchAuthSession: async ({ forceRefresh }: { forceRefresh?: boolean } = {}) => {
    pool.sessionReads += 1;
    if (forceRefresh) pool.refreshes += 1;
    if (pool.failure) throw pool.failure;
    if (pool.signedInAs === null) return {};
    return {
      tokens: {
        accessToken: { toString: () => pool.token, payload: {} },
        idToken: { payload: { email: pool.signedInAs } },
      },
    };
  },
}));

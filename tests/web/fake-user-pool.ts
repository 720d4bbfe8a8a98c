import { goodToken } from './fake-server.ts';

interface Account {
  password: string;
}

/** The code that the pool mails. */
export const mailedCode = '123456';
/** The code that the authenticator app shows, and the secret of its setup. */
export const appCode = '654321';
export const appSecret = 'JBSWY3DPEHPK3PXP';

/** The user who has entered the right password but not the app's code yet. */
let passedPassword: string | null = null;

/** The pool's state; tests set it up and read it. */
export const pool = {
  /** By email address. Nobody can sign in with an unconfirmed one. */
  accounts: new Map<string, Account>(),
  /** The address of every sign-up, by its username. */
  signUps: new Map<string, { email: string; password: string }>(),
  /** Whether sign-in asks for a code of an authenticator app. */
  twoStep: false,
  signedInAs: null as string | null,
  /** The access token that it issues; a test may let it expire. */
  token: goodToken,
  refreshes: 0,
  sessionReads: 0,
  globalSignOuts: 0,
  resent: 0,
  /** If set, every call fails with it. */
  failure: null as Error | null,
  /** If set, signing in and up wait for it. */
  held: null as Promise<void> | null,
};

/** An empty pool, with one confirmed account. */
export function resetPool(): void {
  pool.accounts = new Map([['alex@northstar.example', { password: 'correct horse' }]]);
  pool.signUps = new Map();
  pool.twoStep = false;
  passedPassword = null;
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

/** Stands for the module `aws-amplify`. */
export const amplify = { Amplify: { configure: () => undefined } };

/** Stands for the module `aws-amplify/auth`. */
export const amplifyAuth = {
  signIn: async ({ username, password }: { username: string; password: string }) => {
    await pool.held;
    if (pool.signedInAs !== null) {
      throw serviceError('UserAlreadyAuthenticatedException', 'There is already a signed in user.');
    }
    if (pool.signUps.get(username)?.password === password) {
      return { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } };
    }
    const account = accountOf(username);
    if (account.password !== password) {
      throw serviceError('NotAuthorizedException', 'Incorrect username or password.');
    }
    if (pool.twoStep) {
      passedPassword = username;
      return { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };
    }
    pool.signedInAs = username;
    pool.token = goodToken;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  },
  confirmSignIn: async ({ challengeResponse }: { challengeResponse: string }) => {
    if (challengeResponse !== appCode) {
      throw serviceError('CodeMismatchException', 'Invalid code received for user');
    }
    pool.signedInAs = passedPassword;
    pool.token = goodToken;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  },
  signUp: async (asked: {
    username: string;
    password: string;
    options: { userAttributes: { email: string } };
  }) => {
    await pool.held;
    if (pool.failure) throw pool.failure;
    const { username, password } = asked;
    pool.signUps.set(username, { email: asked.options.userAttributes.email, password });
    return { isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } };
  },
  confirmSignUp: async ({ username, confirmationCode }: { username: string; confirmationCode: string }) => {
    checkCode(confirmationCode);
    const started = pool.signUps.get(username);
    if (!started) throw serviceError('ExpiredCodeException', 'Invalid code provided.');
    if (pool.accounts.has(started.email)) {
      throw serviceError('AliasExistsException', 'An account with the email already exists.');
    }
    pool.accounts.set(started.email, { password: started.password });
    pool.signUps.delete(username);
    return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
  },
  resendSignUpCode: async ({ username }: { username: string }) => {
    if (pool.signUps.has(username)) pool.resent += 1;
  },
  fetchMFAPreference: async () => (pool.twoStep ? { enabled: ['TOTP'], preferred: 'TOTP' } : {}),
  setUpTOTP: async () => ({
    sharedSecret: appSecret,
    getSetupUri: (app: string, account: string) =>
      new URL(`otpauth://totp/${app}:${account}?secret=${appSecret}&issuer=${app}`),
  }),
  verifyTOTPSetup: async ({ code }: { code: string }) => {
    if (code !== appCode) throw serviceError('EnableSoftwareTokenMFAException', 'Code mismatch');
  },
  updateMFAPreference: async ({ totp }: { totp: 'PREFERRED' | 'DISABLED' }) => {
    pool.twoStep = totp === 'PREFERRED';
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
};

import { build } from 'esbuild';
import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '../../infra/local/cognito/totp.ts';
import { variant } from '../prove/variants.ts';
import { type App, enter, newAddress, signIn } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { expectSound } from './sound-screen.ts';

/*
 * The emulator of Cognito with the client that is used with Cognito itself: aws-amplify in a real browser, through
 * the screens of the app. Each test has a browser with nothing stored, and its own accounts.
 */
const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;

beforeAll(() => {
  ({ app, chromium } = shared);
});

beforeEach(async () => {
  await Promise.all(chromium.contexts().map((context) => context.close()));
  page = await newPerson();
});

/** A page of somebody else: another browser, with nothing stored. */
async function newPerson(): Promise<Page> {
  const context = await chromium.newContext({ reducedMotion: 'reduce' });
  const opened = await context.newPage();
  return opened;
}

function alert(): Promise<string | null> {
  return page.getByRole('alert').textContent();
}

function atDashboard(of: Page = page): Promise<void> {
  return of.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

async function openSignUp(): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByText("Don't have an account? Sign up").click();
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
}

async function signUp(email: string, password: string): Promise<void> {
  await openSignUp();
  await enter(page, { email, password }, 'Create Account');
}

async function confirm(code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** A code of six digits that is not this one. */
function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** The Cognito operation of a request; undefined for any other request. */
function operation(request: Request): string | undefined {
  return request.headers()['x-amz-target']?.split('.')[1];
}

/** Counts the calls of one operation from now on. */
function count(of: Page, name: string): () => number {
  let calls = 0;
  of.on('request', (request) => {
    if (operation(request) === name) calls += 1;
  });
  return () => calls;
}

describe('signing up', () => {
  it('refuses five characters at the field, and accepts six', variant, async () => {
    const email = newAddress();
    const asked = count(page, 'SignUp');
    await signUp(email, '12345');
    await page.getByText('Use at least 6 characters').waitFor();
    expect(asked()).toBe(0);
    await enter(page, { email, password: '123456' }, 'Create Account');
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await confirm(app.mailedCode(email));
    await atDashboard();
  });

  it(
    'is refused a password of five characters by the user pool too, whatever the page allows',
    variant,
    async () => {
      // The page's request is shortened on its way, as by somebody who bypasses the page.
      await page.route('**/cognito-idp/**', (route) => {
        const sent = route.request().postData() ?? '';
        return route.continue({ postData: sent.replace('"Password":"123456"', '"Password":"12345"') });
      });
      await signUp(newAddress(), '123456');
      expect(await alert()).toContain('Password not long enough');
    },
  );

  it('accepts only the newest code', variant, async () => {
    const email = newAddress();
    await signUp(email, 'secret');
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    const first = app.mailedCode(email);
    await confirm(otherThan(first));
    expect(await alert()).toContain('Invalid verification code provided, please try again.');

    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByText('A new code is on its way.').waitFor();
    expect(app.mailsTo(email)).toBe(2);
    const second = app.mailedCode(email);
    if (second !== first) {
      await confirm(first);
      expect(await alert()).toContain('Invalid verification code provided, please try again.');
    }
    await confirm(second);
    await atDashboard();
  });

  it('stays at the code over a reload', variant, async () => {
    const account = { email: newAddress(), password: 'secret' };
    await signUp(account.email, account.password);
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await page.reload();
    await page.getByText(`Enter the code we sent to ${account.email}`).waitFor();
    await confirm(app.mailedCode(account.email));
    await page.getByText('Your email address is confirmed. Sign in to continue.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await atDashboard();
  });

  it('continues with the code when somebody comes back without having entered it', variant, async () => {
    const account = { email: newAddress(), password: 'secret' };
    await signUp(account.email, account.password);
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await enter(page, account);
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await confirm(app.mailedCode(account.email));
    await atDashboard();
  });
});

describe('signing up with the address of somebody else', () => {
  it('goes on to the code as for anybody, whose mail says the rest, and changes nothing', async () => {
    const account = await app.newAccount();
    await signUp(account.email, 'stolen');
    await page.getByText(`Enter the code we sent to ${account.email}`).waitFor();
    expect(app.newestMail(account.email)).toContain('If you already have an account');
    await confirm(app.mailedCode(account.email));
    await page.getByText('You already have an account with this email address.').waitFor();
    await enter(page, { email: account.email, password: 'stolen' });
    expect(await alert()).toBe('Incorrect username or password.');
    await enter(page, account);
    await atDashboard();
  });
});

describe('two-step sign-in', () => {
  /** The code that an authenticator app shows a number of 30-second steps from now. */
  function shown(secret: string, stepsFromNow: number): string {
    return codeAt(secret, stepOf(new Date()) + stepsFromNow);
  }

  it('is turned on in Settings with an app, and asks for its code from then on', async () => {
    const account = await app.newAccount();
    await signIn(page, app, account);
    await page.goto(`${app.url}/dashboard/settings`);
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectSound(page);
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByLabel('Code', { exact: true }).fill(shown(secret, 0));
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await page.getByText('It is on.').waitFor();

    page = await newPerson();
    await page.goto(`${app.url}/auth`);
    await enter(page, account);
    await page.getByRole('heading', { name: 'Enter Your Sign-In Code' }).waitFor();
    await expectSound(page);
    await page.getByLabel('Code', { exact: true }).fill(otherThan(shown(secret, 0)));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect(await alert()).toBe('Invalid code received for user');
    await page.getByLabel('Code', { exact: true }).fill(shown(secret, 0));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await atDashboard();
  });
});

describe('signing in', () => {
  it('opens the requested page after sign-in', variant, async () => {
    const account = await app.newAccount();
    await page.goto(`${app.url}/dashboard/history?view=all`);
    await page.waitForURL('**/auth');
    await enter(page, account);
    await page.waitForURL('**/dashboard/history?view=all');
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  });

  it('never sends the password', async () => {
    const account = await app.newAccount();
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await signIn(page, app, account);
    expect(bodies.some((body) => body.includes('USER_SRP_AUTH'))).toBe(true);
    expect(bodies.filter((body) => body.includes(account.password))).toEqual([]);
  });

  it('does not reveal which addresses have an account', variant, async () => {
    const { email, password } = await app.newAccount();
    await page.goto(`${app.url}/auth`);
    await enter(page, { email, password: 'wrong horse' });
    const wrongPassword = await alert();
    await page.reload();
    await enter(page, { email: newAddress(), password });
    expect(await alert()).toBe(wrongPassword);
    expect(wrongPassword).toBe('Incorrect username or password.');
  });

  it('lasts over reloads and in another tab', variant, async () => {
    await signIn(page, app, await app.newAccount());
    await page.reload();
    await atDashboard();
    const tab = await page.context().newPage();
    await tab.goto(`${app.url}/auth`);
    await atDashboard(tab);
  });
});

describe('a sign-in whose access token', () => {
  it('has expired is refreshed, and nobody notices', variant, async () => {
    await page.clock.install();
    await signIn(page, app, await app.newAccount());
    const refreshed = count(page, 'GetTokensFromRefreshToken');
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization !== undefined && request.url().includes('/api/')) tokens.add(authorization);
    });
    await page.goto(`${app.url}/dashboard/history`);
    await page.getByText('No Sessions Yet').waitFor();
    expect([refreshed(), tokens.size]).toEqual([0, 1]);

    await page.clock.fastForward('02:00:00');
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await page.getByText('Current Plan').first().waitFor();
    // Cached data shows at once; the calls that refresh it come later.
    await expect.poll(() => tokens.size).toBe(2);
    expect(refreshed()).toBe(1);
  });

  it('is refused by the API gets another one', async () => {
    await signIn(page, app, await app.newAccount());
    const refreshed = count(page, 'GetTokensFromRefreshToken');
    // An invalid signature, which the browser cannot detect.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.endsWith('.accessToken'))) {
        const token = localStorage.getItem(key) ?? '';
        localStorage.setItem(key, token.replace(/[^.]{20}$/, 'A'.repeat(20)));
      }
    });
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.goto(`${app.url}/dashboard/history`);
    await refused;
    await page.getByText('No Sessions Yet').waitFor();
    expect(refreshed()).toBeGreaterThan(0);
  });
});

describe('a forgotten password', () => {
  async function askForCode(email: string): Promise<void> {
    await page.goto(`${app.url}/auth`);
    await page.getByText('Forgot your password?').click();
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await page.getByRole('heading', { name: 'Choose a New Password' }).waitFor();
  }
  async function choose(code: string, password: string): Promise<void> {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set New Password' }).click();
  }

  it('is replaced with the mailed code, and the old one no longer works', async () => {
    const { email, password } = await app.newAccount();
    await askForCode(email);
    await choose(otherThan(app.mailedCode(email)), 'new secret');
    expect(await alert()).toContain('Invalid verification code provided, please try again.');
    await choose(app.mailedCode(email), 'new secret');
    await atDashboard();

    page = await newPerson();
    await page.goto(`${app.url}/auth`);
    await enter(page, { email, password });
    expect(await alert()).toBe('Incorrect username or password.');
    await signIn(page, app, { email, password: 'new secret' });
  });

  it('looks the same for an address without an account, to which nothing is mailed', variant, async () => {
    const email = newAddress();
    await askForCode(email);
    expect(app.mailsTo(email)).toBe(0);
    await choose('123456', 'new secret');
    expect(await alert()).toContain('Invalid verification code provided, please try again.');
  });
});

describe('changing the password', () => {
  async function change(current: string, next: string): Promise<void> {
    await page.getByLabel('Current Password', { exact: true }).fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Change Password' }).click();
  }

  it('needs the current one and six characters, and then works', variant, async () => {
    const { email, password } = await app.newAccount();
    await signIn(page, app, { email, password });
    await page.getByRole('link', { name: 'Settings' }).click();
    await change(password, '12345');
    await page.getByText('Use at least 6 characters').waitFor();
    await change('wrong horse', '123456');
    expect(await alert()).toBe('This is not your current password');
    await change(password, '123456');
    await page.getByText('Your password was changed.').waitFor();
    expect(await page.getByLabel('New Password', { exact: true }).inputValue()).toBe('');

    page = await newPerson();
    await page.goto(`${app.url}/auth`);
    await enter(page, { email, password });
    expect(await alert()).toBe('Incorrect username or password.');
    await signIn(page, app, { email, password: '123456' });
  });
});

describe('signing out', () => {
  it('here ends only this sign-in', variant, async () => {
    const account = await app.newAccount();
    const elsewhere = await newPerson();
    await elsewhere.clock.install();
    await Promise.all([signIn(page, app, account), signIn(elsewhere, app, account)]);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto(`${app.url}/dashboard`);
    await page.waitForURL('**/auth');

    const refreshed = count(elsewhere, 'GetTokensFromRefreshToken');
    await elsewhere.clock.fastForward('02:00:00');
    await elsewhere.getByRole('link', { name: 'History' }).click();
    await elsewhere.getByText('No Sessions Yet').waitFor();
    expect(refreshed()).toBe(1);
  });

  it('everywhere ends the others at their next refresh', variant, async () => {
    const account = await app.newAccount();
    const elsewhere = await newPerson();
    await elsewhere.clock.install();
    await Promise.all([signIn(page, app, account), signIn(elsewhere, app, account)]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();

    await elsewhere.clock.fastForward('02:00:00');
    await elsewhere.getByRole('link', { name: 'History' }).click();
    await elsewhere.waitForURL('**/auth');
    // The requested address is also remembered for the next sign-in.
    await enter(elsewhere, account);
    await elsewhere.waitForURL('**/dashboard/history');
  });
});

describe('deleting the account', () => {
  /** Does in a page what no screen of the app does: Amplify's own deleteUser, for the signed-in user. */
  async function deleteUser(of: Page): Promise<void> {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { Amplify } from 'aws-amplify';
          import { deleteUser } from 'aws-amplify/auth';
          globalThis.deletion = fetch('/config.json').then(async (answer) => {
            const { userPoolId, userPoolClientId } = await answer.json();
            const userPoolEndpoint = location.origin + '/cognito-idp/';
            const loginWith = { email: true };
            Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith } } });
            await deleteUser();
          });`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      format: 'iife',
    });
    await of.evaluate(outputFiles[0]?.text ?? '');
    await of.evaluate('globalThis.deletion');
  }

  it('ends every sign-in, forgets the password, and frees the address', variant, async () => {
    const account = await app.newAccount();
    const elsewhere = await newPerson();
    await elsewhere.clock.install();
    await Promise.all([signIn(page, app, account), signIn(elsewhere, app, account)]);
    const asked = count(page, 'DeleteUser');
    await deleteUser(page);
    expect(asked()).toBe(1);
    await page.goto(`${app.url}/dashboard`);
    await page.waitForURL('**/auth');
    await enter(page, account);
    expect(await alert()).toBe('Incorrect username or password.');

    await elsewhere.clock.fastForward('02:00:00');
    await elsewhere.getByRole('link', { name: 'History' }).click();
    await elsewhere.waitForURL('**/auth');

    await signUp(account.email, 'another secret');
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await confirm(app.mailedCode(account.email));
    await atDashboard();
  });

  it('is refused after signing out everywhere', variant, async () => {
    const account = await app.newAccount();
    const elsewhere = await newPerson();
    await Promise.all([signIn(page, app, account), signIn(elsewhere, app, account)]);
    await elsewhere.getByRole('link', { name: 'Settings' }).click();
    await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
    await elsewhere.getByRole('link', { name: 'Sign In' }).first().waitFor();
    await expect(deleteUser(page)).rejects.toThrow('Access Token has been revoked');
    await signIn(elsewhere, app, account);
  });
});

import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../../web/features/public-site/public-pages.ts';
import { oneIn, variant } from '../prove/variants.ts';
import { type App, signIn } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * The public pages: as the build wrote them, without the app; hydrated by the app; and in use, on the running stack.
 */
const shared = sharedApp();
let app: App;
let chromium: Browser;

beforeAll(() => {
  ({ app, chromium } = shared);
});

const headings = {
  home: 'Find the companies that should own your domain',
  features: 'Everything between a name and its buyer',
  method: 'How leads are found, and how well',
  pricing: 'Simple plans, by the month',
  about: 'Good names deserve the right owner',
  contact: 'Talk to a person',
  privacy: 'Privacy',
  terms: 'Terms',
  bot: 'BuyerscopeBot',
} as const satisfies Record<keyof typeof publicPages, string>;

const pages = Object.entries(publicPages).map(([name, page]) => ({
  ...page,
  heading: new Map<string, string>(Object.entries(headings)).get(name) ?? '',
}));

/** A page of a new visitor, with the errors that occurred on it. */
async function visit(options: { javaScriptEnabled?: boolean; signedIn?: boolean } = {}): Promise<{
  page: Page;
  errors: string[];
}> {
  const { javaScriptEnabled = true, signedIn = false } = options;
  const context = await chromium.newContext({
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: desktop,
  });
  if (signedIn) await context.addInitScript(() => localStorage.setItem('buyerscope.signed-in', '1'));
  const page = await context.newPage();
  const errors: string[] = [];
  // What is forbidden and tried nevertheless does not show in the console if it is caught.
  await page.exposeFunction('tellViolation', (directive: string) => errors.push(`forbidden: ${directive}`));
  if (javaScriptEnabled) {
    await page.addInitScript(
      `addEventListener('securitypolicyviolation', (tried) => tellViolation(tried.effectiveDirective))`,
    );
  }
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') errors.push(said.text());
  });
  return { page, errors };
}

describe('without the app', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit({ javaScriptEnabled: false }));
  });

  it.each(pages)(
    '$path has its title, its heading and its place',
    async ({ path, title, description, heading }) => {
      await page.goto(app.url + path);
      expect(await page.title()).toBe(title);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
      const of = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
      expect(await of('meta[name="description"]', 'content')).toBe(description);
      expect(await of('meta[property="og:title"]', 'content')).toBe(title);
      const canonical = (await of('link[rel="canonical"]', 'href')) ?? '';
      expect(canonical.endsWith(path)).toBe(true);
      expect(canonical).not.toContain('origin.invalid');
      expect(await page.locator('script:not([src]), style, [style]').count()).toBe(0);
    },
  );

  it('the sitemap lists them all, and robots.txt links to it', async () => {
    const text = async (path: string) => (await fetch(app.url + path)).text();
    const map = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(map).toEqual(pages.map(({ path }) => path));
    expect(await text('/robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  });

  it('signed-in users never see the links for visitors', async () => {
    const { page: theirs } = await visit({ signedIn: true });
    await theirs.route('**/assets/*.js', (route) => route.abort());
    await theirs.goto(app.url);
    const banner = theirs.getByRole('banner');
    await banner.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await banner.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
    expect(await theirs.getByRole('link', { name: 'Enter Dashboard' }).isVisible()).toBe(true);
    expect(await theirs.getByRole('link', { name: 'Start Free Trial' }).first().isVisible()).toBe(false);
    await theirs.context().close();
  });

  it('no other path serves one of them', async () => {
    for (const path of ['/auth', '/dashboard', '/pricing/more', '/nowhere']) {
      const html = await (await fetch(app.url + path)).text();
      expect(html, path).toContain('<div id="root"></div>');
    }
  });
});

describe('hydrated by the app', () => {
  const unchanged = async ({ path, heading }: (typeof pages)[number]) => {
    const { page, errors } = await visit();
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
    // Only the app has the button for the colour mode.
    await page.getByRole('button', { name: /^Colors/ }).click();
    await page.getByRole('button', { name: /^Colors: light/ }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.reload({ waitUntil: 'networkidle' });
    await expectSound(page);
    expect(errors).toEqual([]);
    await page.context().close();
  };
  for (const [at, shown] of pages.entries()) {
    it(`${shown.path} does not change, and is accessible`, oneIn(9, at), () => unchanged(shown));
  }

  it('shows the links for signed-in users, without an error', async () => {
    const { page, errors } = await visit({ signedIn: true });
    await page.goto(`${app.url}/pricing`, { waitUntil: 'networkidle' });
    const plans = page.getByRole('list', { name: 'Plans' });
    expect(await plans.getByRole('link').allTextContents()).toEqual([
      ...['Get Started Free', 'Upgrade to Pro', 'Upgrade to Enterprise'],
    ]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('links from page to page in header and footer, to the top of each', variant, async () => {
    const { page, errors } = await visit();
    await page.goto(app.url, { waitUntil: 'networkidle' });
    for (const [place, name, { title }] of [
      ['Main', 'Features', publicPages.features],
      ['Main', 'Pricing', publicPages.pricing],
      ['Main', 'About', publicPages.about],
      ['Main', 'Contact', publicPages.contact],
      ['Company', 'Privacy', publicPages.privacy],
      ['Company', 'Terms', publicPages.terms],
      ['Main', 'Home', publicPages.home],
    ] as const) {
      await page.getByRole('navigation', { name: place }).getByRole('link', { name }).click();
      await expect.poll(() => page.title()).toBe(title);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('in use', () => {
  it('a visitor sees two companies for their name, and signing up continues with it', async () => {
    const { page, errors } = await visit();
    const question = 'Which domain do you want to sell?';
    await page.goto(app.url, { waitUntil: 'commit' });
    // The focus comes before the app, which offers sample names nevertheless.
    await page.getByLabel(question).focus();
    await page.getByRole('button', { name: 'cloudpay.example' }).waitFor();
    await page.getByLabel(question).fill('CloudPay.example');
    await page.getByRole('button', { name: 'Find two buyers' }).click();
    const found = page.getByRole('list', { name: 'Companies that use a form of cloudpay.example' });
    await found.getByRole('listitem').first().waitFor();
    expect(await found.getByRole('listitem').count()).toBe(2);
    await expectSound(page);
    await page.getByRole('link', { name: 'Sign up and search this name' }).click();
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    expect(page.url()).not.toMatch(/cloudpay/i);
    expect(errors).toEqual([]);
    await signIn(page, app, await app.newAccount());
    // The search that was asked for starts by itself.
    await page.waitForURL('**/dashboard/results/*');
    await page.getByRole('region', { name: 'Status' }).getByText('cloudpay.example').waitFor();
    await page.context().close();
  });

  it('the contact form reaches the operator', async () => {
    const { page } = await visit();
    await page.goto(`${app.url}/contact`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Enter your name').waitFor();
    await expectSound(page);
    await page.getByLabel('Name').fill('Ada Winterbourne');
    await page.getByLabel('Email').fill('ada@visitor.example');
    await page.getByLabel('Subject').selectOption('Sales');
    await page.getByLabel('Message').fill('Do you broker names as well?');
    const button = page.locator('form button[type="submit"]').first();
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const enabled = [await background()];
    await button.hover();
    enabled.push(await background());
    const { promise: seen, resolve: resume } = Promise.withResolvers<void>();
    await page.route('**/api/contact*', async (route) => {
      await seen;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    // A disabled primary button does not look active, not even under the pointer.
    await expect.poll(() => button.isDisabled()).toBe(true);
    await expect.poll(async () => enabled.includes(await background())).toBe(false);
    expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('not-allowed');
    resume();
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    await page.getByText("Thank you for reaching out. We'll get back to you within 24 hours.").waitFor();
    await expectSound(page);
    await expect
      .poll(() => app.newestMail('operator@buyerscope.example'))
      .toContain('Do you broker names as well?');
    await page.context().close();
  });

  it('the privacy page accepts an objection, confirmed by the link in the email', variant, async () => {
    const { page } = await visit();
    await page.goto(`${app.url}/privacy`);
    await page.getByLabel('Email address to leave out').fill('nobody');
    await page.getByRole('button', { name: 'Remove my data' }).click();
    await page.getByText('Enter a valid email address').waitFor();
    await page.getByLabel('Email address to leave out').fill('ada@visitor.example');
    await page.getByRole('button', { name: 'Remove my data' }).click();
    await page.getByText(/^Check your email\./).waitFor();
    await expectSound(page);
    await expect.poll(() => app.newestMail('ada@visitor.example')).toContain('/api/remove-my-data/');
    const [link = ''] = /https?:\S+/.exec(app.newestMail('ada@visitor.example')) ?? [];
    await page.goto(link);
    await page.getByRole('button', { name: 'Remove my data' }).click();
    await page.getByRole('heading', { name: 'Your data is removed' }).waitFor();
    await expectSound(page);
    await page.context().close();
  });
});

import type { Browser } from 'playwright-core';
import { publicPages } from '../../web/features/public-site/public-pages.ts';
import { startApp } from '../browser/app.ts';
import { launchChromium } from '../browser/chromium.ts';
import { median, type Report, rounded } from './report.ts';

const runs = 3;

/** Lighthouse's phone, with its delays applied instead of simulated (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;

/** What a page records of itself, in milliseconds. */
interface Recorded {
  /** From the press to the next paint. */
  paint: number;
  /** From the press until it has acted. */
  acted: number;
  /** By how much the layout has shifted. */
  shift: number;
}

/**
 * How soon a public page answers the first press on a phone: of the switch of colours, which every page has, as soon as the
 * page is painted, and once it rests.
 */
export async function firstPress(signal: AbortSignal): Promise<Report> {
  const app = await startApp();
  const chromium = await launchChromium();
  try {
    const rows: Report['rows'][number][] = [];
    for (const { path } of Object.values(publicPages)) {
      const early: Recorded[] = [];
      const late: Recorded[] = [];
      for (let count = 0; count < runs && !signal.aborted; count += 1) {
        early.push(await press(chromium, app.url + path, 'painted'));
        late.push(await press(chromium, app.url + path, 'resting'));
      }
      const middle = (of: readonly Recorded[], what: keyof Recorded) => median(of.map((each) => each[what]));
      rows.push({
        page: path,
        'painted: next paint': rounded(middle(early, 'paint')),
        'painted: acted': rounded(middle(early, 'acted')),
        'resting: next paint': rounded(middle(late, 'paint')),
        'resting: acted': rounded(middle(late, 'acted')),
        CLS: rounded(middle(late, 'shift'), 4),
      });
    }
    return {
      title: `press: the first press on a public page, medians of ${runs}, in milliseconds`,
      rows,
      notes: [
        `A phone whose processor is ${cpuSlowdown} times slower, on slow 4G. Pressed as soon as the page is painted, and once its network and processor rest. Google calls 200 ms to the next paint good.`,
      ],
      broken: [],
    };
  } finally {
    await chromium.close();
    await app.stop();
  }
}

async function press(chromium: Browser, url: string, when: 'painted' | 'resting'): Promise<Recorded> {
  const context = await chromium.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(record);
  await page.goto(url, { waitUntil: when === 'painted' ? 'commit' : 'networkidle' });
  const button = page.getByRole('button', { name: /^Colors:/ });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await button.tap();
  await page.waitForFunction(() => window.recorded.acted > 0 && window.recorded.paint > 0);
  const recorded = await page.evaluate(() => window.recorded);
  await context.close();
  return recorded;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Runs in the page before its own scripts. */
function record(): void {
  window.recorded = { paint: 0, acted: 0, shift: 0 };
  const { recorded } = window;
  let pressed = 0;
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (pressed > 0) return;
      pressed = timeStamp;
      // What a frame posts arrives once it is painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        recorded.paint = performance.now() - pressed;
      };
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') recorded.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // The root element is not there yet.
  new MutationObserver(() => {
    if (pressed > 0) recorded.acted ||= performance.now() - pressed;
  }).observe(document, { subtree: true, attributeFilter: ['data-color-mode'] });
}

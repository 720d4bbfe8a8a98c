import { globSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { launchChromium, patience } from '../browser/chromium.ts';

const minPatienceMs = 60_000;

it('browser tests wait at least a minute, by default and wherever they set a time', () => {
  expect(patience).toBeGreaterThanOrEqual(minPatienceMs);
  const projects = config.test?.projects ?? [];
  const browser = projects.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === 'browser',
  );
  expect(browser).toMatchObject({ test: { expect: { poll: { timeout: minPatienceMs } } } });
  const short = globSync('tests/browser/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\btimeout: |Timeout\()(\d[\d_]*)/g)]
      .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < minPatienceMs)
      .map(([text]) => `${file}: ${text}`),
  );
  expect(short).toEqual([]);
});

it('every page of a browser under test has that timeout', async () => {
  const set: number[] = [];
  const context = { setDefaultTimeout: (ms: number) => set.push(ms), pages: () => [], on: () => undefined };
  const launched = { newContext: async () => context };
  const launch = chromium.launch;
  Object.assign(chromium, { launch: async () => launched });
  try {
    await (await launchChromium()).newContext();
  } finally {
    Object.assign(chromium, { launch });
  }
  expect(set).toEqual([patience]);
});

it('a page that draws nothing after a resize is resized until it does', async () => {
  const sizes: number[] = [];
  const answers = [false, false, true];
  const page = {
    setViewportSize: async ({ height }: { height: number }) => sizes.push(height),
    evaluate: async () => answers.shift(),
  };
  const context = { setDefaultTimeout: () => undefined, pages: () => [page], on: () => undefined };
  const launch = chromium.launch;
  Object.assign(chromium, { launch: async () => ({ newContext: async () => context }) });
  try {
    await (await launchChromium()).newContext();
  } finally {
    Object.assign(chromium, { launch });
  }
  await page.setViewportSize({ height: 740 });
  expect(sizes).toEqual([740, 741, 740, 741, 740]);
});

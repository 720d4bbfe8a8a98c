import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { withoutUnusedStyles } from '../../infra/site-styles.ts';

const amplify = 'node_modules/@aws-amplify/ui-react/dist/styles';

/** Custom properties that a style sheet sets, and those that it needs to be set. */
function propertiesOf(css: string) {
  return {
    set: new Set(css.match(/--[\w-]+(?=\s*:)/g)),
    needed: new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name ?? '')),
  };
}

describe('what is removed from the style sheets', () => {
  it('are tokens and buttons that the site does not use, and nothing else', () => {
    const css = `
      :root { --amplify-components-rating-filled-color: red; --amplify-colors-font-primary: black; --own: 1px }
      .amplify-button--primary--success, .amplify-button--primary { color: var(--own) }
      .amplify-button--overlay { color: red }
      .amplify-button--outlined--error { color: red }`;
    const { css: left } = postcss([withoutUnusedStyles()]).process(css, { from: undefined });
    expect(left.replace(/\s+/g, ' ').trim()).toBe(
      ':root { --amplify-colors-font-primary: black; --own: 1px } ' +
        '.amplify-button--primary { color: var(--own) } .amplify-button--outlined--error { color: red }',
    );
  });
});

describe('the built style sheets', () => {
  let sheets: string[] = [];
  beforeAll(async () => {
    await prepareAssembly(() => undefined, AbortSignal.timeout(150_000));
    sheets = globSync('dist/web/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  }, 150_000);

  it('set every property that they need, if Amplify itself does', () => {
    const built = propertiesOf(sheets.join('\n'));
    const { set } = propertiesOf(readFileSync(`${amplify}/base.css`, 'utf8'));
    const lost = [...built.needed].filter((name) => !built.set.has(name) && set.has(name));
    expect(built.needed.size).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('are small: every page waits for less than 10 KB each', () => {
    for (const sheet of sheets) expect(gzipSync(sheet).length).toBeLessThan(10_000);
  });
});

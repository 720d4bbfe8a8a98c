import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';

const { resolve } = createRequire(import.meta.url);

/**
 * Variants of Amplify's buttons that no screen uses, and their tokens. An invalid password field has an outlined
 * one.
 */
const unusedLooks = 'info|warning|success|error|overlay|menu';
const unusedButton = new RegExp(`\\.amplify-button--(?!outlined--error)(?:[a-z]+--)?(?:${unusedLooks})\\b`);
const unusedToken = new RegExp(
  `^--amplify-components-button-(?!outlined-error)(?:[a-z]+-)?(?:${unusedLooks})-`,
);

/**
 * Removes unused styles from Amplify's style sheets. Every page waits for them, and nine tenths of them are tokens
 * of components that are not used. What is used depends only on the site's sources, so a style sheet's hashed name
 * still matches its content.
 */
export function withoutUnusedStyles(): Plugin {
  const used = usedTokens();
  return {
    postcssPlugin: 'without-unused-styles',
    Once(root) {
      root.walkRules(unusedButton, (rule) => {
        const selectors = rule.selectors.filter((selector) => !unusedButton.test(selector));
        if (selectors.length > 0) rule.selectors = selectors;
        else rule.remove();
      });
      root.walkDecls(/^--amplify-(?!internal-)/, (declaration) => {
        if (!used.has(declaration.prop)) declaration.remove();
      });
    },
  };
}

/**
 * Every token that the site's sources or their imported style sheets name, and the tokens that these are made of.
 */
function usedTokens(): ReadonlySet<string> {
  const sources = globSync('web/**/*.{css,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(
    sources.flatMap((text) => text.match(/@aws-amplify\/ui-react\/styles\/[\w/-]+\.css/g) ?? []),
  );
  const texts = [...sources, ...[...imported].map((name) => readFileSync(resolve(name), 'utf8'))];
  const madeOf = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const text of texts) {
    for (const [, token, value = ''] of text.matchAll(/(--amplify-[\w-]+):([^;}]*)/g)) {
      if (token) madeOf.set(token, [...(madeOf.get(token) ?? []), ...named(value)]);
    }
    // Everything outside a token's own value is certainly used.
    waiting.push(...named(text.replace(/--amplify-(?!internal-)[\w-]+:[^;}]*/g, '')));
  }
  const used = new Set<string>();
  for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
    if (used.has(token) || unusedToken.test(token)) continue;
    used.add(token);
    waiting.push(...(madeOf.get(token) ?? []));
  }
  return used;
}

function named(text: string): string[] {
  return text.match(/--amplify-[\w-]+/g) ?? [];
}

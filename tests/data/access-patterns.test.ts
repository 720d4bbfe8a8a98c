import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Functions of the data layer that reach the table only as part of another's transaction. */
const transactionParts = ['countSearch', 'takeSearch', 'returnSearch', 'subscriptionUnchanged'];
const notPatterns = ['openTable', 'transact', 'isConditionFailure', 'leadId', ...transactionParts];

const exported = readdirSync('functions/data').flatMap((file) =>
  [...readFileSync(`functions/data/${file}`, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(
    (match) => match[1] ?? '',
  ),
);
const documented = [...readFileSync('docs/access-patterns.md', 'utf8').matchAll(/`(\w+)`/g)].map(
  (match) => match[1] ?? '',
);

describe('docs/access-patterns.md', () => {
  it('has every function that reads or writes the table', () => {
    const patterns = exported.filter((name) => !notPatterns.includes(name));
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { variant } from '../prove/variants.ts';

const plan = z.strictObject({
  domain: z.string(),
  reading: z.strictObject({ text: z.string(), words: z.array(z.string()) }),
  lines: z.array(z.string()),
  candidates: z
    .array(
      z.strictObject({
        domain: z.string(),
        kind: z.enum(['upgrade', 'topic', 'model']),
        match: z.string(),
        strength: z.number().min(0).max(1),
      }),
    )
    .min(1),
});

function find(args: readonly string[], input = '') {
  return spawnSync('npm', ['run', '--silent', 'find', '--', ...args], { encoding: 'utf8', input });
}

describe('npm run find -- --plan', () => {
  it('prints one JSON document per line for each domain, from arguments and standard input', () => {
    const { stdout, stderr, status } = find(
      ['petfood.com', '-', '--plan', '--json'],
      'sunpower.de\ncloudpay.io\n',
    );
    expect(status, stderr).toBe(0);
    const plans = stdout
      .trimEnd()
      .split('\n')
      .map((line) => plan.parse(JSON.parse(line)));
    expect(plans.map(({ domain }) => domain)).toEqual(['petfood.com', 'sunpower.de', 'cloudpay.io']);
  });

  it('names what is not a domain, plans the others, and exits with 2', variant, () => {
    const { stdout, stderr, status } = find(['petfood', 'petfood.com', '--plan']);
    expect(status).toBe(2);
    expect(stderr.trim()).toBe(
      '"petfood": This name has no ending. Enter a whole domain, such as petfood.com',
    );
    expect(stdout).toMatch(/^petfood\.com reads as: pet \+ food\n/);
  });

  it('refuses a web with a plan, which reads none', () => {
    const { stderr, status } = find(['petfood.com', '--plan', '--web', 'samples/web']);
    expect(status).toBe(2);
    expect(stderr.trim()).toBe('--web and --plan do not go together. See --help.');
  });
});

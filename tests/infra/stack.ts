import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import { BuyerscopeStack, newApp } from '../../infra/stack.ts';

interface Synthesized {
  stack: BuyerscopeStack;
  template: Template;
  /** The folder of the assembly, with the files to upload. */
  outdir: string;
}

const made = new Map<string, Synthesized>();

/**
 * The stack of one environment as CDK synthesizes it, once. Bundles that were not built yet are replaced by empty
 * files.
 */
export function synthesized(name: EnvironmentConfig['name']): Synthesized {
  const before = made.get(name);
  if (before) return before;
  standInForBundles();
  const app = newApp();
  const stack = new BuyerscopeStack(app, `buyerscope-${name}`, environmentConfig(name));
  const synthesis = { stack, template: Template.fromStack(stack), outdir: app.outdir };
  made.set(name, synthesis);
  return synthesis;
}

const changed = new Map<string, Template>();

/** The template of the environment `dev` with some values changed, synthesized once for each change. */
export function templateWith(changes: Partial<EnvironmentConfig>): Template {
  const key = JSON.stringify(changes);
  const before = changed.get(key);
  if (before) return before;
  standInForBundles();
  const config = { ...environmentConfig('dev'), ...changes };
  const template = Template.fromStack(new BuyerscopeStack(newApp(), 'buyerscope-dev', config));
  changed.set(key, template);
  return template;
}

function standInForBundles(): void {
  for (const folder of ['api', 'steps', 'triggers', 'webhooks', 'operator']) {
    for (const file of readdirSync(`functions/${folder}`)) {
      const bundle = `dist/functions/${folder}-${file.replace(/\.ts$/, '')}`;
      writeOnce(bundle, 'index.mjs', 'export const handler = null;');
      writeOnce(bundle, 'index.mjs.map', '{}');
    }
  }
  // A built site is left unchanged: another file in it would make the next run synthesize again.
  if (existsSync('dist/web/app.html')) return;
  writeOnce('dist/web/assets', 'none.js', '');
  writeOnce('dist/web', 'index.html', '');
  writeOnce('dist/web', 'app.html', '');
}

function writeOnce(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(`${folder}/${file}`, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

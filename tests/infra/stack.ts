import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
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

const templates = new Map<string, Template>();

/** The template of a configuration, synthesized once for each. Its files to upload are not copied. */
export function templateOf(config: EnvironmentConfig): Template {
  const key = JSON.stringify(config);
  const before = templates.get(key);
  if (before) return before;
  standInForBundles();
  const app = newApp();
  // Copying all bundles takes half of the time.
  app.node.setContext(DISABLE_ASSET_STAGING_CONTEXT, true);
  const template = Template.fromStack(new BuyerscopeStack(app, `buyerscope-${config.name}`, config));
  templates.set(key, template);
  return template;
}

/** The template of the environment `dev` with some values changed. */
export function templateWith(changes: Partial<EnvironmentConfig>): Template {
  return templateOf({ ...environmentConfig('dev'), ...changes });
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

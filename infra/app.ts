import { parseArgs } from 'node:util';
import { App } from 'aws-cdk-lib';
import { environmentConfig } from './config.ts';
import { BuyerscopeStack } from './stack.ts';

const { values } = parseArgs({ options: { env: { type: 'string' } } });
const config = environmentConfig(values.env);

const app = new App({ outdir: `cdk.out/${config.name}`, analyticsReporting: false });
new BuyerscopeStack(app, `buyerscope-${config.name}`, config);
app.synth();

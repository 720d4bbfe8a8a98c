import { App } from 'aws-cdk-lib';
import { environmentFromCommandLine } from './config.ts';
import { BuyerscopeStack } from './stack.ts';

const config = environmentFromCommandLine();

const app = new App({ outdir: `cdk.out/${config.name}`, analyticsReporting: false });
new BuyerscopeStack(app, `buyerscope-${config.name}`, config);
app.synth();

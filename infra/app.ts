import { App } from 'aws-cdk-lib';
import { environmentFromCommandLine, strictValidation } from './config.ts';
import { BuyerscopeStack } from './stack.ts';

const config = environmentFromCommandLine();

const app = new App({
  outdir: `cdk.out/${config.name}`,
  analyticsReporting: false,
  context: strictValidation,
});
new BuyerscopeStack(app, `buyerscope-${config.name}`, config);
app.synth();

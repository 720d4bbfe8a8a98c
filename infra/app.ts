import { App } from 'aws-cdk-lib';
import { appContext, firstDeployment, fromCommandLine } from './config.ts';
import { BuyerscopeStack } from './stack.ts';

const { config, given } = fromCommandLine({ first: 'boolean' });

const app = new App({ outdir: `cdk.out/${config.name}`, analyticsReporting: false, context: appContext });
new BuyerscopeStack(
  app,
  `buyerscope-${config.name}`,
  given.first === true ? firstDeployment(config) : config,
);
app.synth();

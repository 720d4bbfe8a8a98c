import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from './config.ts';
import { Api } from './constructs/api.ts';
import { Identity } from './constructs/identity.ts';
import { Operator } from './constructs/operator.ts';
import { Pipeline } from './constructs/pipeline.ts';
import { Site } from './constructs/site.ts';
import { AppTable } from './constructs/table.ts';

/** The whole product in one environment. It names no account and no region, so it synthesizes without credentials. */
export class BuyerscopeStack extends Stack {
  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id, {
      description: `Buyerscope (${config.name})`,
      terminationProtection: config.retainData,
    });
    const { table } = new AppTable(this, 'Data', config);
    const identity = new Identity(this, 'Identity', { config, table });
    const pipeline = new Pipeline(this, 'Pipeline', { config, table });
    const api = new Api(this, 'Api', { config, table, identity, pipeline });
    new Operator(this, 'Operator', { config, table });
    new Site(this, 'Site', { config, api, identity });
  }
}

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import type { Cloud } from '../../infra/deployment/cloud.ts';
import { configurationFaults } from '../../infra/deployment/configuration.ts';
import { deployAs } from '../../infra/deployment/deploy.ts';
import {
  bootstrap,
  DeploymentError,
  deploy,
  placeOf,
  type Workplace,
} from '../../infra/deployment/deployment.ts';
import { thisMachine } from '../../infra/deployment/workplace.ts';

const place = { account: '111122223333', region: 'us-east-2' };
const prod: EnvironmentConfig = {
  ...environmentConfig('prod'),
  place,
  mailSender: 'no-reply@mail.seller.test',
  operatorAddress: 'operator@seller.test',
};

/** A machine on which every program succeeds, except those that a test makes fail. It records what was run. */
function machine(
  options: {
    account?: string;
    stacks?: Record<string, string>;
    cloudOfFirewall?: Cloud;
    agrees?: boolean;
    fails?: string;
  } = {},
): Workplace & { ran: string[] } {
  const { account = place.account, stacks = { CDKToolkit: 'CREATE_COMPLETE' }, agrees = true } = options;
  const ran: string[] = [];
  const cloud: Cloud = {
    account: async () => account,
    async stack(name) {
      const status = stacks[name];
      return status === undefined ? null : { status, outputs: new Map() };
    },
  };
  return {
    ran,
    cloud,
    cloudOfFirewall: options.cloudOfFirewall ?? cloud,
    run(command) {
      ran.push(command.join(' '));
      if (options.fails !== undefined && command.join(' ').startsWith(options.fails))
        throw new Error('failed');
    },
    agree: async () => agrees,
  };
}

const deployed = { CDKToolkit: 'CREATE_COMPLETE', 'buyerscope-prod': 'UPDATE_COMPLETE' };
const cdkDeploy = 'cdk deploy buyerscope-prod --app cdk.out/prod --require-approval never';

describe('a deployment', () => {
  it('builds, synthesizes, shows the changes, and deploys exactly that assembly', async () => {
    const here = machine({ stacks: deployed });
    await deploy(prod, place, here);
    expect(here.ran).toEqual([
      'node infra/build.ts',
      'node infra/app.ts --env prod',
      'cdk diff buyerscope-prod --app cdk.out/prod',
      cdkDeploy,
    ]);
  });

  it.each([
    ['there is no stack', { CDKToolkit: 'CREATE_COMPLETE' }],
    ['the first one failed', { ...deployed, 'buyerscope-prod': 'ROLLBACK_COMPLETE' }],
  ])('lets nothing refuse deletion until the stack exists, where %s', async (_, stacks) => {
    const here = machine({ stacks });
    await deploy(prod, place, here);
    expect(here.ran.slice(1)).toEqual([
      'node infra/app.ts --env prod --first',
      'cdk diff buyerscope-prod --app cdk.out/prod',
      cdkDeploy,
      'node infra/app.ts --env prod',
      cdkDeploy,
    ]);
  });

  it('changes nothing until somebody agrees', async () => {
    const here = machine({ stacks: deployed, agrees: false });
    await expect(deploy(prod, place, here)).rejects.toThrow('Nothing was deployed.');
    expect(here.ran.at(-1)).toContain('cdk diff');
  });

  it('changes nothing when the changes cannot be shown', async () => {
    const here = machine({ stacks: deployed, fails: 'cdk diff' });
    await expect(deploy(prod, place, here)).rejects.toThrow('failed');
    expect(here.ran).not.toContain(cdkDeploy);
  });

  it('refuses the credentials of another account', async () => {
    const here = machine({ account: '999988887777' });
    for (const act of [deploy(prod, place, here), bootstrap(prod, place, here)]) {
      await expect(act).rejects.toThrow(
        'belong to account 999988887777, and infra/config.ts names 111122223333',
      );
    }
    expect(here.ran).toEqual([]);
  });

  it('says how to set up a region that is not ready', async () => {
    const here = machine({ stacks: {} });
    await expect(deploy(prod, place, here)).rejects.toThrow('run npm run bootstrap -- --env prod');
    await bootstrap(prod, place, here);
    expect(here.ran).toEqual(['cdk bootstrap aws://111122223333/us-east-2']);
  });
});

describe('a firewall of an environment outside us-east-1', () => {
  const guarded: EnvironmentConfig = { ...prod, firewall: { maxCallsIn5Minutes: 2000 } };
  const arn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/one';
  const cloudOfFirewall = (outputs: ReadonlyMap<string, string>): Cloud => ({
    account: async () => place.account,
    stack: async () => ({ status: 'UPDATE_COMPLETE', outputs }),
  });

  it('is deployed there first, and the site gets its ARN', async () => {
    const here = machine({ stacks: deployed, cloudOfFirewall: cloudOfFirewall(new Map([['WebAcl', arn]])) });
    await deploy(guarded, place, here);
    expect(here.ran).toEqual([
      'node infra/build.ts',
      'node infra/app.ts --env prod --firewall',
      'cdk diff buyerscope-prod-firewall --app cdk.out/prod-firewall',
      'cdk deploy buyerscope-prod-firewall --app cdk.out/prod-firewall --require-approval never',
      `node infra/app.ts --env prod --web-acl ${arn}`,
      'cdk diff buyerscope-prod --app cdk.out/prod',
      cdkDeploy,
    ]);
  });

  it('is not deployed until somebody agrees, and without it nothing is', async () => {
    const refused = machine({ stacks: deployed, agrees: false });
    await expect(deploy(guarded, place, refused)).rejects.toThrow('Nothing was deployed.');
    expect(refused.ran.at(-1)).toContain('cdk diff buyerscope-prod-firewall');
    const unnamed = machine({ stacks: deployed, cloudOfFirewall: cloudOfFirewall(new Map()) });
    await expect(deploy(guarded, place, unnamed)).rejects.toThrow('names no web ACL');
    expect(unnamed.ran).not.toContain(cdkDeploy);
  });

  it('needs that region to be set up', async () => {
    const nothing: Cloud = { account: async () => place.account, stack: async () => null };
    const here = machine({ stacks: deployed, cloudOfFirewall: nothing });
    await expect(deploy(guarded, place, here)).rejects.toThrow('run npm run bootstrap -- --env prod');
    await bootstrap(guarded, place, here);
    expect(here.ran).toEqual([
      'cdk bootstrap aws://111122223333/us-east-2',
      'cdk bootstrap aws://111122223333/us-east-1',
    ]);
  });
});

describe('the configuration of an environment', () => {
  const others = [environmentConfig('dev')];

  it('is complete with its own place and addresses', () => {
    expect(configurationFaults(prod, others)).toEqual([]);
  });

  it.each<[string, Partial<EnvironmentConfig>]>([
    ['set place.account of prod', { place: { ...place, account: '1234' } }],
    ['set place.region of prod', { place: { ...place, region: 'Frankfurt' } }],
    [
      'set languageModel of prod to a model or profile that eu-central-1 has',
      { place: { ...place, region: 'eu-central-1' } },
    ],
    [
      'set operatorAddress of prod to an address of your own',
      { operatorAddress: 'operator@buyerscope.example' },
    ],
    ['set campaignWorkers of prod to a number from 2', { campaignWorkers: 11 }],
    ['set campaignWorkers of prod to a number from 2', { campaignWorkers: 1 }],
    [
      'set mailSender of prod to an address of another domain than that of dev',
      { mailSender: 'a@dev.buyerscope.example' },
    ],
  ])('asks to %s', (asked, change) => {
    expect(configurationFaults({ ...prod, ...change }, others)).toContainEqual(
      expect.stringContaining(asked),
    );
  });

  it('of the local environment is never deployed', () => {
    expect(() => placeOf(environmentConfig('local'))).toThrow('runs with npm start');
  });
});

describe('the machine that deploys', () => {
  it('runs programs in the region of the environment, whatever its own is', () => {
    const { run } = thisMachine({ ...place, region: 'eu-south-2' }, true);
    const isThere = (region: string) => `process.exit(process.env.AWS_REGION === '${region}' ? 0 : 1)`;
    expect(() => run([process.execPath, '-e', isThere('eu-south-2')])).not.toThrow();
    expect(() => run([process.execPath, '-e', isThere('mars-north-1')])).toThrow(DeploymentError);
  });

  it('asks nobody with --yes, and deploys nothing without it where nobody can be asked', async () => {
    expect(await thisMachine(place, true).agree()).toBe(true);
    await expect(thisMachine(place, false).agree()).rejects.toThrow(
      'add --yes to deploy what is shown above',
    );
  });
});

describe('npm run deploy', () => {
  /** What it prints before it starts: nothing is configured yet, so it never starts. */
  function run(script: string, ...args: string[]): { status: number | null; said: string } {
    const { status, stderr } = spawnSync(process.execPath, [`infra/deployment/${script}.ts`, ...args], {
      encoding: 'utf8',
    });
    return { status, said: stderr };
  }

  it('warns that prod would go live with sample copy, and what it costs to have no domain', () => {
    const { said } = run('deploy', '--env', 'prod');
    expect(said).toContain('web/features/public-site/content.ts holds sample copy');
    expect(said).toContain('no domain is configured: links in mail and pages name a cloudfront.net address');
  });

  it.each([
    ['deploy', ['--env', 'dev', '--yes']],
    ['bootstrap', ['--env', 'dev']],
    ['payments-setup', ['--env', 'dev']],
  ])('%s names everything that is not configured, and exits', (script, args) => {
    const { status, said } = run(script, ...args);
    expect(status).toBe(2);
    expect(said).not.toContain('sample copy');
    for (const field of ['place', 'mailSender', 'operatorAddress']) {
      expect(said).toContain(`infra/config.ts: set ${field} of dev to`);
    }
  });

  it.each([true, undefined])('asks nobody only with --yes: %s', async (yes) => {
    const here = machine({ stacks: deployed });
    const agreed: boolean[] = [];
    await deployAs({ config: prod, given: { yes } }, (_, isAgreed) => {
      agreed.push(isAgreed);
      return here;
    });
    expect(agreed).toEqual([yes === true]);
    expect(here.ran).toContain(cdkDeploy);
  });

  it('refuses an environment or an option that does not exist', () => {
    expect(run('deploy', '--env', 'staging')).toMatchObject({
      status: 2,
      said: expect.stringContaining('dev, prod'),
    });
    expect(run('deploy', '--env', 'dev', '--force')).toMatchObject({ status: 2 });
  });
});

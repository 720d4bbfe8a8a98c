import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { connectCloud, sentence } from './cloud.ts';
import type { Place } from './configuration.ts';
import { DeploymentError, firewallRegion, type Workplace } from './deployment.ts';

/** This machine, as a deployment uses it. With `isAgreed` it does not ask for confirmation. */
export function thisMachine(place: Place, isAgreed: boolean): Workplace {
  return {
    cloud: connectCloud(place),
    cloudOfFirewall: connectCloud({ region: firewallRegion }),
    run([program = '', ...args], folder) {
      const { status, error } = spawnSync(program, args, {
        stdio: 'inherit',
        ...(folder === undefined ? {} : { cwd: folder }),
        shell: process.platform === 'win32',
        env: { ...process.env, AWS_REGION: place.region },
      });
      if (status === 0) return;
      throw new DeploymentError(`${program} ${args[0]} failed: ${error ? sentence(error) : 'see above'}`);
    },
    async agree() {
      if (isAgreed) return true;
      if (!process.stdin.isTTY) {
        throw new DeploymentError('Nobody can be asked here: add --yes to deploy what is shown above.');
      }
      const reader = createInterface({ input: process.stdin, output: process.stdout });
      const answer = await reader.question('Deploy these changes? [y/N] ');
      reader.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}

/** Runs an operator's command. An error ends the process with its message. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof DeploymentError ? 2 : 1;
  }
}

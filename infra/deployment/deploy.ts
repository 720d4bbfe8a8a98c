import { content } from '../../web/features/public-site/content.ts';
import { type EnvironmentConfig, fromCommandLine } from '../config.ts';
import { deploy, placeOf } from './deployment.ts';
import { warningsOfPages } from './doctor/configuration-findings.ts';
import { runCommand, thisMachine } from './workplace.ts';

/** Deploys the environment that the command line names, without asking if it says `--yes`. */
export async function deployAs(
  { config, given }: { config: EnvironmentConfig; given: { yes?: boolean } },
  machine: typeof thisMachine = thisMachine,
): Promise<void> {
  const place = placeOf(config);
  await deploy(config, place, machine(place, given.yes === true));
}

if (import.meta.main) {
  const asked = fromCommandLine({ yes: 'boolean' });
  for (const { says } of warningsOfPages(asked.config, content.confirmed)) console.warn(says);
  await runCommand(() => deployAs(asked));
}

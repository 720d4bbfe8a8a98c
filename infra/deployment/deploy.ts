import { content } from '../../web/features/public-site/content.ts';
import { fromCommandLine } from '../config.ts';
import { deploy, placeOf } from './deployment.ts';
import { warningsOfPages } from './doctor/configuration-findings.ts';
import { runCommand, thisMachine } from './workplace.ts';

const { config, given } = fromCommandLine({ yes: 'boolean' });

for (const { says } of warningsOfPages(config, content.confirmed)) console.warn(says);

await runCommand(async () => {
  const place = placeOf(config);
  await deploy(config, place, thisMachine(place, given.yes === true));
});

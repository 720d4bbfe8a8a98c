import { content } from '../../web/features/public-site/content.ts';
import { fromCommandLine } from '../config.ts';
import { deploy, placeOf } from './deployment.ts';
import { runCommand, thisMachine } from './workplace.ts';

const { config, given } = fromCommandLine({ yes: 'boolean' });

if (config.name === 'prod' && !content.confirmed) {
  console.warn(
    'web/features/public-site/content.ts: what the public pages claim is sample copy; replace it and set confirmed',
  );
}

await runCommand(async () => {
  const place = placeOf(config);
  await deploy(config, place, thisMachine(place, given.yes === true));
});

import { fromCommandLine } from '../config.ts';
import { bootstrap, placeOf } from './deployment.ts';
import { runCommand, thisMachine } from './workplace.ts';

const { config } = fromCommandLine({});

await runCommand(async () => {
  const place = placeOf(config);
  await bootstrap(config, place, thisMachine(place, true));
});

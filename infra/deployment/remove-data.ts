import { fromCommandLine } from '../config.ts';
import { DeploymentError } from './deployment.ts';
import { invokeOperator } from './operator-lambda.ts';
import { runCommand } from './workplace.ts';

const { config, given } = fromCommandLine({ email: 'string', read: 'boolean' });

await runCommand(async () => {
  const { email, read = false } = given;
  if (email === undefined) {
    throw new DeploymentError(
      '--email: name the address to remove: npm run remove-data -- --env <name> --email <address> [--read]',
    );
  }
  await invokeOperator(config, 'RemovalsOperator', () => ({ action: read ? 'read' : 'remove', email }));
});

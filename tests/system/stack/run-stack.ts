import { runLocalStack } from '../../../infra/local/stack.ts';

/*
 * A stack in a separate process that can be killed. Its arguments are the assembly, the data folder, the recorded web, and
 * further options as JSON. It prints one line of JSON once it runs.
 */
const [assemblyFolder = '', dataFolder = '', webFolder = '', options = '{}'] = process.argv.slice(2);
const stack = await runLocalStack({
  assemblyFolder,
  dataFolder,
  port: 0,
  web: { folder: webFolder, kind: 'recorded' },
  ...JSON.parse(options),
});
console.log(JSON.stringify({ url: stack.url, awsEndpoint: stack.awsEndpoint }));

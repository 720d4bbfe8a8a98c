import { runLocalStack } from '../../../infra/local/stack.ts';

/*
 * A stack in a separate process that can be killed. Its arguments are the assembly, the data folder and the recorded
 * web, and it prints one line of JSON once it runs.
 */
const [assemblyFolder = '', dataFolder = '', webFolder = ''] = process.argv.slice(2);
const stack = await runLocalStack({
  assemblyFolder,
  dataFolder,
  port: 0,
  web: { folder: webFolder, kind: 'recorded' },
});
console.log(JSON.stringify({ url: stack.url }));

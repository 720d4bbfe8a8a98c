import { runLocalStack } from '../../../infra/local/stack.ts';

/*
 * A stack in a process of its own, to be killed: takes the assembly, the data folder and the recorded web as
 * arguments, and prints one line of JSON once it runs.
 */
const [assemblyFolder = '', dataFolder = '', webFolder = ''] = process.argv.slice(2);
const stack = await runLocalStack({
  assemblyFolder,
  dataFolder,
  port: 0,
  web: { folder: webFolder, kind: 'recorded' },
});
console.log(JSON.stringify({ url: stack.url }));

import { connect } from 'node:net';
import { resolve } from 'node:path';
import { aborted, readArguments, readWebFolder, runCommand, UsageError } from './command.ts';
import { keyVariable, readModel } from './model-option.ts';
import { prepareAssembly } from './prepare.ts';

const root = resolve(import.meta.dirname, '../..');
const sampleWeb = resolve(root, 'samples/web');

const help = `Runs Buyerscope on this machine: no account, no key.

  npm start -- [options]

  --web <folder>   read this recorded web instead of the internet
  --data <folder>  where accounts and sessions are stored (default .data/local)
  --port <n>       the app's port (default 4500)
  --model <url>#<id>
                   a language model at an OpenAI-compatible endpoint, such as http://localhost:11434/v1#llama3.2: it
                   proposes and judges companies and writes email templates; its key, if it needs one, is read from the
                   environment variable ${keyVariable}
  --help           this text
`;

await runCommand(async (signal) => {
  const { values } = readArguments({
    options: {
      web: { type: 'string' },
      data: { type: 'string', default: '.data/local' },
      port: { type: 'string', default: '4500' },
      model: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not "${values.port}".`);
  }
  const model = readModel(values.model, process.env);
  const dataFolder = resolve(values.data);
  const webFolder = values.web === undefined ? null : readWebFolder(values.web);
  const [web, assemblyFolder, { runLocalStack }] = await Promise.all([
    chooseWeb(webFolder),
    prepareAssembly((line) => console.log(`  ${line}`), signal),
    // Loads for most of a second. Nobody should wait for that after a typing error.
    import('./stack.ts'),
  ]);
  const stack = await runLocalStack({
    assemblyFolder,
    dataFolder,
    port,
    web,
    ...(model && { environment: model.environment }),
  });
  const reads = {
    internet: 'the internet',
    recorded: `the recorded web ${values.web}, and nothing else`,
    sample: 'the sample web: fictional companies',
  }[stack.web];
  const offline = web?.kind === 'sample' && values.web === undefined;
  console.log(`
  Buyerscope is running. Ctrl-C stops it.

  App    ${stack.url}
  Inbox  ${stack.url}/_local/inbox  (confirmation codes arrive here)
  Stripe ${stack.stripe.url}  (payments are made here, and no money moves)
  Google ${stack.google.url}  (Gmail accounts are connected here, and what they send stays here)
  Web    ${reads}${offline ? ', as the internet could not be reached' : ''}
  Model  ${model ? `${model.id} at ${model.url}` : 'none; name one with --model <url>#<id> (see --help)'}
  Data   ${dataFolder}

  ready in ${(performance.now() / 1000).toFixed(1)} s
`);
  await aborted(signal);
  await stack.stop();
  return 0;
});

async function chooseWeb(folder: string | null) {
  if (folder !== null)
    return { folder, kind: folder === sampleWeb ? ('sample' as const) : ('recorded' as const) };
  return (await internetAnswers()) ? null : { folder: sampleWeb, kind: 'sample' as const };
}

/** Whether a well-known host can be reached within one and a half seconds. */
function internetAnswers(): Promise<boolean> {
  return new Promise((resolveAnswer) => {
    const socket = connect({ host: 'www.wikidata.org', port: 443 });
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolveAnswer(answer);
    };
    // The limit includes the DNS lookup, which a socket's own timeout does not.
    const timer = setTimeout(() => settle(false), 1500);
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

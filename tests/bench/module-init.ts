import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { median } from './report.ts';

const run = promisify(execFile);

/** What our Lambdas read at their cold start. */
const environment = {
  TABLE_NAME: 'bench',
  STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:bench',
  ORIGIN_SECRET: 'bench',
  NOTICE_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/bench',
  HASH_KEY_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bench',
  MAIL_SENDER: 'bench@buyerscope.example',
  OPERATOR_ADDRESS: 'bench@buyerscope.example',
  FILES_BUCKET: 'bench',
  EXPORT_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:exports',
  DELETION_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:deletions',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
};

/** How long a module takes to load beside another, in milliseconds. */
export interface InitTimes {
  readonly bareMs: number;
  readonly ms: number;
  /** The median of the rounds' ratios: what slows the machine down slows down both of a round. */
  readonly ratio: number;
}

/** Loads two modules by turns (A B A B …), each in a fresh process, and gives the medians. */
export async function compareInit(bare: string, file: string, rounds: number): Promise<InitTimes> {
  const bareTimes: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bareTimes.push(await initMs(bare));
    times.push(await initMs(file));
  }
  const ratios = times.map((ms, round) => ms / (bareTimes[round] ?? Number.NaN));
  return { bareMs: median(bareTimes), ms: median(times), ratio: median(ratios) };
}

async function initMs(file: string): Promise<number> {
  const url = JSON.stringify(pathToFileURL(file).href);
  const code = `const begin = performance.now();
    await import(${url});
    process.stdout.write(String(performance.now() - begin), () => process.exit());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: environment,
    timeout: 30_000,
  });
  return Number(stdout);
}

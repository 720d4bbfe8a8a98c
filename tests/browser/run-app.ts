import type { Mishap } from '../../infra/local/google/gmail.ts';
import { startApp } from './app.ts';

/*
 * The app in a separate process group, with an account on a plan with campaigns. Its arguments are a data folder and
 * a port, and it prints one line of JSON once it runs. Of the messages passed to Gmail, one is refused, the answer
 * to another is lost, after one the access token expires, at one the mailbox has to rest, and during one the power fails.
 */
const [dataFolder = '', port = ''] = process.argv.slice(2);
const mishaps = new Map<number, Mishap>([
  [3, 'reject'],
  [5, 'lose'],
  [8, 'throttle'],
]);
/** After this message all access tokens have expired, as an hour later. */
const expired = 6;
const last = 12;

const app = await startApp({ dataFolder, port: Number(port) });
app.google.retryAfterSeconds = 5;
let messages = 0;
app.google.mishap = () => {
  messages += 1;
  if (messages === expired) app.google.forgetAccessTokens();
  // Ends the whole group, this process too.
  if (messages === last) process.kill(0, 'SIGKILL');
  return mishaps.get(messages) ?? null;
};
const account = await app.newAccount({ plan: 'pro' });
console.log(JSON.stringify({ url: app.url, google: app.google.url, account }));

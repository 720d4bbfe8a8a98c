// A thread of lambda-environment.ts: loads the handler once, then answers events. It is plain JavaScript, as stripping
// types in every thread would take 20 ms of a 60 ms start.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The SDK loads Node's HTTP with `import()`, for which Node reads each of its exports, and three of these load all
// of undici. That takes 23 ms of a start. In the cloud the SDK only needs HTTPS.
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) delete http[name];

const { folder, handlerName, compileCache } = workerData;
if (compileCache !== undefined) enableCompileCache(compileCache);
const dot = handlerName.lastIndexOf('.');
const module = join(folder, handlerName.slice(0, dot));
const exported = handlerName.slice(dot + 1);

async function load() {
  const file = ['.mjs', '.js', '.cjs'].map((ending) => module + ending).find((path) => existsSync(path));
  if (!file) throw named('Runtime.ImportModuleError', `Cannot find module '${handlerName.slice(0, dot)}'`);
  const loaded = await import(pathToFileURL(file).href);
  const handler = loaded[exported] ?? loaded.default?.[exported];
  if (typeof handler !== 'function') {
    throw named('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
  }
  return handler;
}

const loading = load();
// A failure to load is reported with the first event, as Lambda does.
loading.catch(() => undefined).finally(() => parentPort?.postMessage('loaded'));

parentPort?.on('message', async ({ event, context, deadline }) => {
  const answer = (outcome) => parentPort?.postMessage({ requestId: context.awsRequestId, outcome });
  try {
    const handler = await loading.catch((error) => {
      // As in Lambda, the next event finds another.
      parentPort?.postMessage('broken');
      throw error;
    });
    const result = await handler(JSON.parse(event), {
      ...context,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    });
    answer({ payload: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    answer({ error: describe(error) });
  }
});

function named(name, message) {
  return Object.assign(new Error(message), { name });
}

function describe(error) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  console.error(error);
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] };
}

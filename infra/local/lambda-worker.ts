import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// One execution environment: loads the handler once, then answers one event at a time (lambda-host.ts sees to it).

const { folder, handlerName, compileCache } = workerData;
enableCompileCache(compileCache);

let remainingUntil = 0;
const dot = handlerName.lastIndexOf('.');
const base = join(folder, handlerName.slice(0, dot));
const file = ['.mjs', '.js', '.cjs'].map((ending) => base + ending).find((path) => existsSync(path));

const loading: Promise<unknown> = (async () => {
  if (!file) throw named('Runtime.ImportModuleError', `Cannot find module '${handlerName.slice(0, dot)}'`);
  const module = await import(pathToFileURL(file).href);
  const handler = module[handlerName.slice(dot + 1)] ?? module.default?.[handlerName.slice(dot + 1)];
  if (typeof handler !== 'function') {
    throw named('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
  }
  return handler;
})();
// A failure to load is reported with the first event, as Lambda does.
loading.catch(() => undefined).finally(() => parentPort?.postMessage('loaded'));

parentPort?.on('message', async ({ event, context, deadline }) => {
  remainingUntil = deadline;
  try {
    const handler = await loading;
    if (typeof handler !== 'function') return;
    const result: unknown = await handler(JSON.parse(event), {
      ...context,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, remainingUntil - Date.now()),
    });
    parentPort?.postMessage({ payload: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    parentPort?.postMessage({ error: describe(error) });
  }
});

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

function describe(error: unknown) {
  if (!(error instanceof Error)) {
    return { errorType: typeof error, errorMessage: String(error), trace: [] };
  }
  console.error(error);
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] };
}

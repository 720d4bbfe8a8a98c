import { createServer } from 'node:net';

/** The app's port and those next to it, which payments and mail accounts use if the app's port is fixed. */
const needed = 3;
const attempts = 20;

/**
 * A port at which the app can be started, stopped and started again: it and those next to it are free, and are never
 * given to another caller.
 */
export async function portForTheApp(): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Below the range that the system assigns automatically.
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: needed }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error('There are no free ports.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

import type { Server } from 'node:http';
import { StartError } from '../machine/start-error.ts';

/** A server that listens on this machine only. */
export interface Listening {
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** Listens on 127.0.0.1; port 0 takes a free one. Throws a StartError if the port is taken. */
export async function listen(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use; choose another with --port <n>.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new StartError('The server has no address.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

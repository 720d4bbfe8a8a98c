import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listen } from './local-sites.ts';

const OUTBOUND = new URL('../../../functions/providers/web/outbound.ts', import.meta.url);

it('open connections do not keep a finished process alive', async () => {
  const port = await listen(
    createServer({ keepAliveTimeout: 60_000 }, (_request, response) => response.end()),
  );
  const program = `
    import { connect } from 'node:net';
    import { createWeb } from '${OUTBOUND}';
    const web = createWeb({
      dns: { addresses: async () => ({ outcome: 'found', records: ['93.184.215.20'] }) },
      connect: () => connect(${port}, '127.0.0.1'),
    });
    const page = await web.get('http://acme.example/');
    const done = performance.now();
    process.on('exit', () => console.log(page.outcome, performance.now() - done));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 20_000,
  });
  const [outcome, lingeredMs] = stdout.trim().split(' ');
  expect(outcome).toBe('page');
  expect(Number(lingeredMs)).toBeLessThan(1_000);
}, 30_000);

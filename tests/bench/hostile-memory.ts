import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import { decodePage } from '../../functions/domain/web/decode-page.ts';
import { createWeb } from '../../functions/providers/web/outbound.ts';
import { extract, malice } from './extraction.ts';

/*
 * A separate process that reads one hostile page and prints its peak memory in MB, including the runtime. Its
 * argument is the number of a 2 MB hostile page, or `bomb` for a gigabyte compressed to a megabyte of gzip, which
 * this process sends itself.
 */
const [kind = ''] = process.argv.slice(2);
const [, unit = ''] = malice[Number(kind)] ?? [];
extract(kind === 'bomb' ? await bomb() : `<body>${unit.repeat(Math.ceil(2_000_000 / unit.length))}`);
console.log(Math.round(process.resourceUsage().maxRSS / 1_024));

async function bomb(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    const gzip = createGzip();
    gzip.pipe(response);
    gzip.on('error', () => undefined);
    response.on('close', () => gzip.destroy());
    const block = Buffer.alloc(1_000_000, '<p>a');
    let sent = 0;
    const more = () => {
      sent += 1;
      if (sent > 1_000 || response.destroyed) gzip.end();
      else gzip.write(block, () => setImmediate(more));
    };
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const web = createWeb({
    dns: {
      addresses: async () => ({ outcome: 'found', records: ['93.184.215.20'] }),
      mailExchanges: async () => ({ outcome: 'no_records' }),
    },
    connect: () => connect(port, '127.0.0.1'),
  });
  const page = await web.get('http://bomb.example/');
  server.closeAllConnections();
  server.close();
  if (page.outcome !== 'page' || !page.truncated) throw new Error('The bomb was not cut.');
  return decodePage(page.body, page.headers['content-type'] ?? '');
}

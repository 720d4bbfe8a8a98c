import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import { decodePage } from '../../functions/domain/web/decode-page.ts';
import { createWeb } from '../../functions/providers/web/outbound.ts';
import { extract, malice } from './extraction.ts';

/*
 * A process of its own that reads one hostile page and prints its memory at the highest, in MB, the runtime's own
 * included: 2 MB of the malice that its argument numbers, or for `bomb` a gigabyte that comes as a megabyte of gzip,
 * sent by this very process.
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

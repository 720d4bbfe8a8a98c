import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { createWeb } from '../../../functions/providers/web/outbound.ts';
import { certificateFor } from './certificate.ts';
import { everyNamePublic, leadTo, listen } from './local-sites.ts';

const authorities = getCACertificates('default');
afterEach(() => setDefaultCACertificates(authorities));

async function secureSite(certificate: { cert: string; key: string }) {
  const names: string[] = [];
  const server = createHttpsServer(certificate, (request, response) => response.end(request.headers.host));
  server.on('secureConnection', (socket) => names.push(String(socket.servername)));
  const { connect, asked } = leadTo(await listen(server));
  return { web: createWeb({ dns: everyNamePublic, connect }), names, asked };
}

describe('https', () => {
  it('names the host in the handshake and in the request, on the checked address', async () => {
    const certificate = certificateFor('acme.example');
    setDefaultCACertificates([certificate.cert]);
    const { web, names, asked } = await secureSite(certificate);
    const page = await web.get('https://acme.example./');
    expect(page).toMatchObject({ outcome: 'page', url: 'https://acme.example/' });
    expect(page.outcome === 'page' && new TextDecoder().decode(page.body)).toBe('acme.example');
    expect(names).toEqual(['acme.example']);
    expect(asked).toMatchObject([{ port: 443 }]);
  });

  it('fails for a certificate of an unknown authority', async () => {
    const { web } = await secureSite(certificateFor('acme.example'));
    expect(await web.get('https://acme.example/')).toMatchObject({ reason: 'tls_failed' });
  });

  it('fails for a certificate of another name', async () => {
    const certificate = certificateFor('acme.example');
    setDefaultCACertificates([certificate.cert]);
    const { web } = await secureSite(certificate);
    expect(await web.get('https://other.example/')).toMatchObject({ reason: 'tls_failed' });
  });

  it.each([
    ['answers in plain text', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['hangs up', ''],
  ])('fails when the server %s', async (_what, answer) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer));
    });
    const { connect } = leadTo(await listen(server));
    const web = createWeb({ dns: everyNamePublic, connect });
    expect(await web.get('https://acme.example/')).toMatchObject({ reason: 'tls_failed' });
  });

  it('is timed_out when the handshake never ends', async () => {
    let hungUp = false;
    const server = createTcpServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('close', () => (hungUp = true))
        .resume(),
    );
    const { connect } = leadTo(await listen(server));
    const web = createWeb({ dns: everyNamePublic, connect, connectTimeoutMs: 60 });
    expect(await web.get('https://acme.example/')).toMatchObject({ reason: 'timed_out' });
    await expect.poll(() => hungUp).toBe(true);
  });
});

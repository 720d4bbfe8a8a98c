import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypeOf } from '../http/content-type.ts';
import { listen } from '../http/listen.ts';
import type { RecordedResponse, WebDescription } from './recorded-web-description.ts';

const text = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Starts an HTTP forward proxy on 127.0.0.1 that answers for a recorded web. Requests contain the whole URL (`GET
 * https://acme.example/about HTTP/1.1`), for http and https alike and in plain text. The proxy itself serves the
 * web's company directory at `/directory.json`.
 */
export async function startRecordedProxy(web: WebDescription) {
  const given = new Map<string, number>();

  /** The recorded answer for a URL, unless it was already given as often as recorded. */
  function recorded(url: string): RecordedResponse | undefined {
    const response = web.responses.get(url);
    if (response?.times === undefined) return response;
    const count = given.get(url) ?? 0;
    given.set(url, count + 1);
    return count < response.times ? response : undefined;
  }

  async function answer(method: string, target: string, response: ServerResponse) {
    if (target === '/directory.json' && web.directory !== null) {
      return finish(
        method,
        response,
        200,
        { 'content-type': 'application/json' },
        JSON.stringify(web.directory),
      );
    }
    const url = URL.canParse(target) ? new URL(target) : null;
    if (!url || !/^https?:$/.test(url.protocol))
      return finish(method, response, 400, text, 'Not an absolute URL.');
    const host = url.hostname.toLowerCase().replace(/\.$/, '');
    const override = recorded(url.href.replace(/#.*$/, ''));
    await sleep(web.latency.connectMs + web.latency.responseMs + (override?.delayMs ?? 0));
    if (!override && !web.hosts.has(host) && !web.zones.has(host)) {
      return finish(method, response, 502, text, `No such host: ${host}`);
    }
    const file = override?.body === undefined && web.hosts.has(host) ? find(web, host, url.pathname) : null;
    if (!override && method !== 'GET' && method !== 'HEAD') {
      return finish(method, response, 405, { ...text, allow: 'GET, HEAD' }, 'Method not allowed.');
    }
    const body = override?.body ?? (file === null ? '' : readFileSync(file));
    const found = override?.body !== undefined || file !== null;
    const headers = { 'content-type': file === null ? 'text/html; charset=utf-8' : recordedType(file) };
    for (const [name, value] of Object.entries(override?.headers ?? {})) {
      Object.assign(headers, { [name.toLowerCase()]: value });
    }
    return finish(method, response, override?.status ?? (found ? 200 : 404), headers, body);
  }

  const server = createServer((request, response) => {
    answer(request.method ?? 'GET', request.url ?? '/', response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else finish('GET', response, 500, text, error instanceof Error ? error.message : String(error));
    });
    request.resume();
  });
  return listen(server, 0);
}

function finish(
  method: string,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
) {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The file for a path of a host; null if there is none, or if it is outside the host's folder. */
function find(web: WebDescription, host: string, pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Checked after decoding, so that neither %2e%2e nor %2f leads out of the folder.
  if (path.includes('\0') || path.includes('\\') || path.split('/').includes('..')) return null;
  const folder = join(web.hostsFolder, host);
  const plain = join(folder, path);
  for (const candidate of [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')]) {
    if (!candidate.startsWith(folder + sep)) continue;
    if (!statSync(candidate, { throwIfNoEntry: false })?.isFile()) continue;
    return realpathSync(candidate).startsWith(realpathSync(folder) + sep) ? candidate : null;
  }
  return null;
}

/** An HTML page declares its own charset, as on most real servers. A file without an extension is UTF-8. */
function recordedType(file: string): string {
  const ending = extname(file).toLowerCase();
  if (ending === '.html' || ending === '.htm') return 'text/html';
  return ending === '' ? 'text/html; charset=utf-8' : contentTypeOf(file);
}

import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  type DecodedPacket,
  decode,
  encode,
  type Packet,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  streamEncode,
  TRUNCATED_RESPONSE,
} from 'dns-packet';
import type { WebDescription, Zone } from './recorded-web-description.ts';

const ttlSeconds = 60;
const responseCodes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4 };

type Lookup = { code: keyof typeof responseCodes; answers: Answer[] };

/** Starts a DNS server on 127.0.0.1, over UDP and TCP on one port, that answers for a recorded web. */
export async function startRecordedDns(web: WebDescription) {
  const udp = createSocket('udp4');
  const tcp = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const end = 2 + received.readUInt16BE(0);
        const query = read(received.subarray(2, end));
        received = received.subarray(end);
        void reply(query, (response) => socket.writable && socket.write(streamEncode(response)));
      }
    });
  });

  async function reply(query: DecodedPacket | null, send: (response: Packet) => void) {
    const [question] = query?.questions ?? [];
    if (!query || !question) return;
    const result = lookUp(web, question.name, question.type);
    if (result === 'TIMEOUT') return;
    if (web.latency.dnsMs > 0) await sleep(web.latency.dnsMs);
    send({
      type: 'response',
      id: query.id ?? 0,
      flags: AUTHORITATIVE_ANSWER | RECURSION_DESIRED | RECURSION_AVAILABLE | responseCodes[result.code],
      questions: [question],
      answers: result.answers,
    });
  }

  udp.on('message', (message, sender) => {
    const query = read(message);
    void reply(query, (response) => {
      const limit = payloadLimit(query);
      let bytes = encode(response);
      if (bytes.length > limit) {
        bytes = encode({ ...response, flags: (response.flags ?? 0) | TRUNCATED_RESPONSE, answers: [] });
      }
      if (!stopped) udp.send(bytes, sender.port, sender.address);
    });
  });

  let stopped = false;
  for (let attempt = 1; ; attempt++) {
    await new Promise<void>((resolve, reject) => {
      tcp.once('error', reject);
      tcp.listen(0, '127.0.0.1', resolve);
    });
    const address = tcp.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await new Promise<void>((resolve, reject) => {
        udp.once('error', reject);
        udp.bind(port, '127.0.0.1', resolve);
      });
      return {
        address: `127.0.0.1:${port}`,
        async stop() {
          stopped = true;
          await Promise.all([
            new Promise<void>((resolve) => udp.close(resolve)),
            new Promise<void>((resolve) => {
              tcp.close(() => resolve());
            }),
          ]);
        },
      };
    } catch (error) {
      // The UDP port with the same number was taken.
      await new Promise<void>((resolve) => {
        tcp.close(() => resolve());
      });
      if (attempt === 5) throw error;
    }
  }
}

/** The public address of a host that has a folder but no zone, always the same for the same name. */
function addressOf(host: string): string {
  const digest = createHash('sha256').update(host).digest();
  return `93.184.${digest.readUInt8(0)}.${1 + (digest.readUInt8(1) % 254)}`;
}

function lookUp(web: WebDescription, asked: string, type: string): Lookup | 'TIMEOUT' {
  const answers: Answer[] = [];
  let name = asked.toLowerCase().replace(/\.$/, '');
  for (let links = 0; links < 8; links++) {
    const zone = web.zones.get(name);
    if (zone === 'TIMEOUT') return 'TIMEOUT';
    if (typeof zone === 'string') return { code: zone, answers };
    if (!zone) {
      if (!web.hosts.has(name)) return { code: 'NXDOMAIN', answers };
      if (type === 'A') answers.push({ type: 'A', name, ttl: ttlSeconds, data: addressOf(name) });
      return { code: 'NOERROR', answers };
    }
    const [target] = zone.CNAME ?? [];
    if (target === undefined) {
      answers.push(...records(name, type, zone));
      return { code: 'NOERROR', answers };
    }
    answers.push({ type: 'CNAME', name, ttl: ttlSeconds, data: target });
    if (type === 'CNAME') return { code: 'NOERROR', answers };
    name = target.toLowerCase().replace(/\.$/, '');
  }
  return { code: 'SERVFAIL', answers: [] };
}

function records(name: string, type: string, zone: Exclude<Zone, string>): Answer[] {
  const common = { name, ttl: ttlSeconds };
  switch (type) {
    case 'A':
      return (zone.A ?? []).map((data) => ({ ...common, type: 'A', data }));
    case 'AAAA':
      return (zone.AAAA ?? []).map((data) => ({ ...common, type: 'AAAA', data }));
    case 'NS':
      return (zone.NS ?? []).map((data) => ({ ...common, type: 'NS', data }));
    case 'TXT':
      return (zone.TXT ?? []).map((text) => ({ ...common, type: 'TXT', data: pieces(text) }));
    case 'MX':
      return (zone.MX ?? []).map(({ priority, exchange }) => ({
        ...common,
        type: 'MX',
        data: { preference: priority, exchange },
      }));
  }
  return [];
}

/** A TXT record is a list of strings of at most 255 bytes. */
function pieces(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const all: Buffer[] = [];
  for (let start = 0; start < bytes.length || start === 0; start += 255) {
    all.push(bytes.subarray(start, start + 255));
  }
  return all;
}

function payloadLimit(query: DecodedPacket | null): number {
  const option = query?.additionals?.find((record) => record.type === 'OPT');
  return option && 'udpPayloadSize' in option ? Math.max(512, Number(option.udpPayloadSize)) : 512;
}

function read(message: Buffer): DecodedPacket | null {
  try {
    return decode(message);
  } catch {
    return null;
  }
}

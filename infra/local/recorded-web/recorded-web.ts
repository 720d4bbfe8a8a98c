import { readWebDescription } from './recorded-web-description.ts';
import { startRecordedDns } from './recorded-web-dns.ts';
import { startRecordedProxy } from './recorded-web-proxy.ts';

/** A recorded web that is being served until it is stopped. */
export interface RecordedWeb {
  /** The variables that make the engine's resolver, HTTP gateway and directory use it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Serves a recorded-web folder (`recorded-web.md`) on loopback ports. Throws a StartError for an invalid folder. */
export async function startRecordedWeb(folder: string): Promise<RecordedWeb> {
  const web = readWebDescription(folder);
  const dns = await startRecordedDns(web);
  const proxy = await startRecordedProxy(web);
  return {
    environment: {
      OUTBOUND_DNS_SERVER: dns.address,
      OUTBOUND_PROXY: proxy.url,
      ...(web.directory !== null && { COMPANY_DIRECTORY_URL: `${proxy.url}/directory.json` }),
    },
    async stop() {
      await Promise.all([dns.stop(), proxy.stop()]);
    },
  };
}

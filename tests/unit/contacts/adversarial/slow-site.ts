import { setImmediate } from 'node:timers/promises';
import { readCompanySite } from '../../../../functions/domain/contacts/read-company-site.ts';
import { type Answer, ports, WebInMemory } from '../site-in-memory.ts';

/**
 * Reads the site of acme.example as the product does: each answer arrives after a turn of the event loop, cut to the
 * bytes that the reader takes of it.
 */
export async function readSlowSite(answers: Readonly<Record<string, string | Answer>>): Promise<void> {
  const pages = Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [`https://acme.example${path}`, answer]),
  );
  const memory = new WebInMemory(pages);
  const web = {
    async get(url: string, options: { readonly maxBytes?: number } = {}) {
      await setImmediate();
      const answer = await memory.get(url);
      return answer.outcome === 'page'
        ? { ...answer, body: answer.body.subarray(0, options.maxBytes) }
        : answer;
    },
  };
  await readCompanySite({ domain: 'acme.example', name: 'Acme' }, ports(web), {
    signal: new AbortController().signal,
  });
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import * as z from 'zod';

const requested = z.object({ request: z.object({ url: z.string() }) });

/** Records the requests to the recorded web, which runs in this process: only a proxy receives absolute URLs. */
export function noteWebRequests() {
  const channel = 'http.server.request.start';
  let urls: string[] = [];
  const note = (message: unknown) => {
    const { data } = requested.safeParse(message);
    if (data !== undefined && /^https?:\/\//.test(data.request.url)) urls.push(data.request.url);
  };
  subscribe(channel, note);
  return {
    /** The URLs requested since the last call, in order. */
    take(): string[] {
      const taken = urls;
      urls = [];
      return taken;
    },
    stop: () => unsubscribe(channel, note),
  };
}

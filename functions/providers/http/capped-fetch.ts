/**
 * Makes a `fetch` that follows no redirects, aborts an answer of more than `maxBytes`, and uses each
 * connection only once. A connection that stayed open while its Lambda was frozen may have been closed by the
 * server; a request sent over it is lost, and nobody knows how far it got.
 */
export function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, { ...init, redirect: 'error' });
    request.headers.set('connection', 'close');
    const response = await fetch(request);
    let bytes = 0;
    const cap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new Error('The answer is too large'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(cap) ?? null, { status, statusText, headers });
  };
}

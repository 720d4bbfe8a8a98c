/** Makes a `fetch` that follows no redirect and breaks off an answer of more than `mostBytes`. */
export function cappedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    let bytes = 0;
    const cap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > mostBytes) controller.error(new Error('The answer is too large'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(cap) ?? null, { status, statusText, headers });
  };
}

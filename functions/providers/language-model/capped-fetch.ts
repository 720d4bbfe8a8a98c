/** The most bytes that an answer may have: far more than the longest text that is asked for. */
const mostAnswerBytes = 512 * 1024;

/** `fetch` that follows no redirect and breaks off an answer that is larger than any should be. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > mostAnswerBytes) controller.error(new Error('The answer is too large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(cap) ?? null, { status, statusText, headers });
};

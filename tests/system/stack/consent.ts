/** A person's choice on the consent page: to allow everything, everything but sending, or nothing. */
export interface Consent {
  readonly email: string;
  readonly send?: boolean;
  readonly refuse?: boolean;
}

/**
 * Goes through the pages of the local Google as a browser does, with its cookies. Returns the address at which the
 * person returns to the app, or the last page of Google if there is no way on.
 */
export async function agree(oauthUrl: string, { email, send = true, refuse = false }: Consent): Promise<URL> {
  const cookies = new Map<string, string>();
  const home = new URL(oauthUrl).origin;

  async function step(url: URL, form?: URLSearchParams): Promise<URL> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    await response.body?.cancel();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return url;
    const next = new URL(location, url);
    if (next.origin !== home) return next;
    return next.pathname.startsWith('/consent/') && form === undefined ? consent(next) : step(next);
  }

  function consent(url: URL): Promise<URL> {
    const form = new URLSearchParams({ email, act: refuse ? 'refuse' : 'allow' });
    if (send) form.set('send', 'on');
    return step(url, form);
  }
  return step(new URL(oauthUrl));
}

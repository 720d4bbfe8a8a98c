import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { type HttpRequest, sendResponse } from '../http/http-message.ts';
import { html } from '../http/page.ts';
import type { Store } from '../machine/store.ts';
import { accountOf, allowOffline, sendScope } from './accounts.ts';
import { pageResponse } from './page-response.ts';

const defaultAddress = 'seller@gmail.example';
const asked = z.looseObject({ client_id: z.string(), scope: z.string(), access_type: z.string().optional() });

/**
 * The page on which a person chooses an account and consents to everything requested, to everything but sending, or
 * to nothing. It redirects back with the choice.
 */
export async function answerConsent(
  { provider, store }: { provider: Provider; store: Store },
  request: HttpRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(incoming, outgoing);
  const { client_id: clientId, scope, access_type: accessType } = asked.parse(params);
  if (request.method !== 'POST') return sendResponse(outgoing, request.method, consentPage(clientId));

  const form = new URLSearchParams(request.body?.toString('utf8'));
  if (form.get('act') !== 'allow') {
    const error_description = 'The account has not agreed.';
    return provider.interactionFinished(incoming, outgoing, { error: 'access_denied', error_description });
  }
  const accountId = accountOf(store, form.get('email')?.trim() || defaultAddress);
  const grant = new provider.Grant({ accountId, clientId });
  for (const each of scope.split(' ')) {
    if (each === sendScope && form.get('send') === null) grant.rejectOIDCScope(each);
    else grant.addOIDCScope(each);
  }
  const grantId = await grant.save();
  if (accessType === 'offline') allowOffline(store, grantId);
  await provider.interactionFinished(incoming, outgoing, { login: { accountId }, consent: { grantId } });
}

function consentPage(clientId: string) {
  return pageResponse({
    title: 'Sign in with Google',
    heading: 'Sign in with Google',
    summary: 'Local Google · nothing leaves this machine',
    body: html`<article>
<h2>${clientId} wants to access your Google Account</h2>
<form method="post">
<label>Your address
<input name="email" type="email" value="${defaultAddress}" autocomplete="off" required></label>
<p>It will know your address.</p>
<label class="tick"><input name="send" type="checkbox" checked> Send email on your behalf</label>
<button class="main" name="act" value="allow">Allow</button>
<button name="act" value="refuse" formnovalidate>Refuse</button>
</form>
</article>`,
  });
}

import { NOTHING, html } from '../../../../web/html.ts';
import type { Exchange, PageAnswer } from '../../frame/page-types.ts';
import { SIGN_IN } from '../../frame/return-path.ts';
import { answerPage } from './layout.ts';
import type { Refusal } from './provider-refusals.ts';

export function answerRefusal(
  exchange: Exchange,
  { status, title, lines, again, providerId }: Refusal & { readonly providerId: string },
): PageAnswer {
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${again ? html`<p><a class="button primary" href="/account/oidc/${providerId}/start">Try again</a></p>` : NOTHING}
    <p><a href="${SIGN_IN}">Other ways to sign in</a></p>
  </section>`;
  return answerPage(exchange, { status, title, content });
}

interface Leaving {
  readonly address: string;
  readonly provider: string;
  readonly purpose: 'connect' | 'signOut';
  readonly cookies: readonly string[];
}

/**
 * After a form, the browser is not redirected to the provider: `form-action 'self'` in the policy forbids it. It goes there by
 * itself all the same, or by the link.
 */
export function answerLeaving(exchange: Exchange, { address, provider, purpose, cookies }: Leaving): PageAnswer {
  const title = purpose === 'signOut' ? 'You are signed out' : `Connect ${provider}`;
  const line =
    purpose === 'signOut'
      ? `Signing you out of ${provider} too.`
      : `Continue at ${provider} to prove that the account is yours.`;
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    <p>${line}</p>
    <p><a class="button primary" href="${address}">Continue to ${provider}</a></p>
  </section>`;
  const page = answerPage(purpose === 'signOut' ? { ...exchange, signedIn: null } : exchange, {
    title,
    content,
    cookies,
  });
  return { ...page, headers: { ...page.headers, Refresh: `0; url=${address}` } };
}

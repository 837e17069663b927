import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange, PageAnswer } from '../../frame/page-types.ts';
import { SIGN_IN } from '../../frame/return-path.ts';
import { answerPage, askAgainForm } from './layout.ts';
import type { Refusal } from './provider-refusals.ts';

export function answerRefusal(
  exchange: Exchange,
  { status, title, lines, again, providerId }: Refusal & { readonly providerId: string },
): PageAnswer {
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${exchange.kept === null ? waysOn({ again, providerId }) : askAgainForm(exchange)}
  </section>`;
  return answerPage(exchange, { status, title, content });
}

function waysOn({ again, providerId }: { again: boolean; providerId: string }): Html {
  return html`${again ? html`<p><a class="button primary" href="/account/oidc/${providerId}/start">Try again</a></p>` : NOTHING}
    <p><a href="${SIGN_IN}">Other ways to sign in</a></p>`;
}

interface Leaving {
  readonly address: string;
  readonly provider: string;
  readonly purpose: 'connect' | 'signOut' | 'signIn' | 'confirm';
  readonly cookies: readonly string[];
}

function textsOf(
  provider: string,
  lacksFile: boolean,
): Readonly<Record<Leaving['purpose'], { title: string; line: string }>> {
  const line = lacksFile
    ? say`What you typed is kept, but not the file. Choose it again when you are back.`
    : say`What you typed is kept, and is sent when you are back.`;
  return {
    signOut: { title: say`You are signed out`, line: say`Signing you out of ${provider} too.` },
    connect: {
      title: say`Connect ${provider}`,
      line: say`Continue at ${provider} to prove that the account is yours.`,
    },
    signIn: { title: say`Sign in with ${provider}`, line },
    confirm: { title: say`Confirm with ${provider}`, line },
  };
}

/**
 * After a form, the browser is not redirected to the provider: `form-action 'self'` in the policy forbids it. It goes there by
 * itself all the same, or by the link.
 */
export function answerLeaving(exchange: Exchange, { address, provider, purpose, cookies }: Leaving): PageAnswer {
  const { title, line } = textsOf(provider, exchange.kept?.lacksFile === true)[purpose];
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

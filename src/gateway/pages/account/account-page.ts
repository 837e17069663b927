import { say, translated } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { PageRoute, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { answerPage, scriptsOf } from './views/layout.ts';

/** The account page: sections in the order of the list, each by its own subject. */
export function createAccountRoutes(sections: readonly AccountSection[]): PageRoute[] {
  return [{ path: '', for: 'signedIn', show: (exchange) => showAccount(sections, exchange) }];
}

async function showAccount(sections: readonly AccountSection[], exchange: SignedInExchange): Promise<PageAnswer> {
  const rendered = await Promise.all(
    sections.map(async ({ id, title, render }) => {
      const content = await render(exchange);
      return html`<section class="sheet" id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${title}</h2>
        ${content}
      </section>`;
    }),
  );
  const { person } = exchange.signedIn.holder;
  const content = html`${noticeOf(exchange)}
    <div class="hello">
      <h1>${person.name}</h1>
      <p class="soft">${person.email} · <a href="/account/email">Change</a></p>
    </div>
    <nav class="contents" aria-label="On this page">
      ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
    </nav>
    ${rendered}`;
  return answerPage(exchange, {
    title: say`Your account`,
    content,
    width: 'wide',
    hasNoSecret: true,
    scripts: scriptsOf(sections),
  });
}

/** After a change, by the name in the address. Texts are ours: nothing of the address is shown. */
const NOTICES: Readonly<Record<string, string>> = translated({
  password: 'Your password was changed. You were signed out everywhere else.',
  factors: 'Your second factors were changed. You were signed out everywhere else.',
  sessions: 'The session was ended.',
  others: 'You were signed out everywhere else.',
  side: 'You now act on another side.',
  recovery: 'You used a recovery code. It is gone; make new codes if few are left.',
  joined: 'You accepted the invitation.',
  emailAsked: 'Check both mailboxes: the change takes effect once both addresses have confirmed it.',
  news: 'Your mails were changed.',
});

function noticeOf({ request }: SignedInExchange): Html {
  const text = NOTICES[request.query.get('notice') ?? ''];
  return text === undefined ? NOTHING : html`<div class="notice good" role="status"><p>${text}</p></div>`;
}

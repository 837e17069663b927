import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { OwnSessions } from '../operations/sign-in/own-sessions.ts';
import { goOn } from '../pages/account/resume.ts';
import { answerMessage } from '../pages/account/views/layout.ts';
import { actingOf } from '../pages/frame/acting.ts';
import { csrfField } from '../pages/frame/form.ts';
import type { PageRoute, SignedInExchange } from '../pages/frame/page-types.ts';
import { safeReturnPath, withReturn } from '../pages/frame/return-path.ts';
import { translated } from '../../web/texts.ts';

// A session that one click has started is confirmed by one click: nobody has the app of a demo account. Live mode does not
// load this file (S21).

export interface DemoConfirm {
  readonly routes: readonly PageRoute[];
  /** The button; null for sessions that began otherwise. */
  confirmWith(exchange: SignedInExchange, returnTo: string): Html | null;
}

export function createDemoConfirm(sessions: Pick<OwnSessions, 'confirmed'>): DemoConfirm {
  return {
    routes: [
      {
        path: '/demo/confirm',
        for: 'signedIn',
        async submit(exchange) {
          if (!isDemo(exchange)) return answerMessage(exchange, NOT_DEMO);
          const { signedIn, request, cookies } = exchange;
          const token = await sessions.confirmed(signedIn, actingOf(exchange), 'demo');
          return goOn(exchange, safeReturnPath(request.query.get('return')), [cookies.write('session', token)]);
        },
      },
    ],
    confirmWith: (exchange, returnTo) => (isDemo(exchange) ? button(exchange, returnTo) : null),
  };
}

const NOT_DEMO = translated({
  status: 403,
  title: 'This is not a demo session',
  lines: ['Nothing was changed. Confirm with your own second factor.'],
});

function isDemo({ signedIn }: SignedInExchange): boolean {
  return signedIn.holder.session.method === 'demo';
}

function button(exchange: SignedInExchange, returnTo: string): Html {
  return html`<p class="soft">
      In this sandbox a click is enough. With an account of your own, you show a code or a passkey.
    </p>
    <form method="post" action="${withReturn('/account/demo/confirm', returnTo)}">
      ${csrfField(exchange, '/account/demo/confirm')}
      <button class="button main">Confirm as the demo account</button>
    </form>`;
}

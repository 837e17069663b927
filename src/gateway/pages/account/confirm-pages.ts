import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OwnFactors } from '../../operations/sign-in/own-factors.ts';
import type { OwnSessions } from '../../operations/sign-in/own-sessions.ts';
import { secondFactorsOf } from '../../operations/sign-in/second-factors.ts';
import { actingOf } from '../frame/acting.ts';
import { contextOf } from './context.ts';
import { fieldOf } from '../frame/form.ts';
import type { PageRoute, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { SignInWay } from './sections.ts';
import { CONFIRM, safeReturnPath, withReturn } from '../frame/return-path.ts';
import { goOn, keptLine } from './resume.ts';
import { wrongCodeNotice } from './sign-in-pages.ts';
import { answerPage, scriptsOf } from './views/layout.ts';
import { secondFactorForms } from './views/second-factor.ts';

export interface ConfirmPagesOptions {
  readonly sessions: OwnSessions;
  readonly factors: Pick<OwnFactors, 'list'>;
  /** Ways to show a second factor other than a code. */
  readonly secondWays: readonly SignInWay[];
  /** What replaces the code for a session that began without one, such as at an identity provider; null for all others. */
  confirmWith(exchange: SignedInExchange, returnTo: string): Html | null;
}

/** Step-up: the second factor again, then back to where the person was. */
export function createConfirmRoutes(options: ConfirmPagesOptions): PageRoute[] {
  return [
    {
      path: '/confirm',
      for: 'signedIn',
      show: (exchange) => showConfirm(options, exchange),
      submit: (exchange, form) => submitConfirm(options, exchange, form),
    },
  ];
}

export async function showConfirm(
  options: ConfirmPagesOptions,
  exchange: SignedInExchange,
  { isWrong = false, status = 200 } = {},
): Promise<PageAnswer> {
  const { secondWays: ways } = options;
  const returnTo = safeReturnPath(exchange.request.query.get('return'));
  const factors = secondFactorsOf(await options.factors.list(exchange.signedIn));
  const instead = options.confirmWith(exchange, returnTo);
  const action = withReturn(CONFIRM, returnTo);
  const content = html`${isWrong ? wrongCodeNotice() : NOTHING}
    <section class="sheet">
      <h1>Confirm that it is you</h1>
      <p class="soft">What you are about to do needs your second factor, shown within the last 5 minutes.</p>
      ${keptLine(exchange, 'confirmed')}
      ${
        instead === null
          ? secondFactorForms(exchange, { factors, action, label: say`Confirm`, isWrong, ways, returnTo })
          : html`${instead}${factors.passkey && html`<div class="or">${ways.map((way) => way.render(exchange, returnTo))}</div>`}`
      }
    </section>
    <p class="centred"><a href="${returnTo}">${exchange.kept === null ? say`Cancel` : say`Do not send it`}</a></p>`;
  return answerPage(exchange, {
    title: say`Confirm that it is you`,
    content,
    status,
    scripts: factors.passkey ? scriptsOf(ways) : [],
  });
}

async function submitConfirm(
  options: ConfirmPagesOptions,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const { signedIn, request, cookies } = exchange;
  if (form.get('do') === 'ask') return showConfirm(options, exchange);
  const shown = { code: fieldOf(form, 'code'), context: contextOf(exchange) };
  const token = await options.sessions.confirm(signedIn, actingOf(exchange), shown);
  if (token === null) return showConfirm(options, exchange, { isWrong: true, status: 401 });
  return goOn(exchange, safeReturnPath(request.query.get('return')), [cookies.write('session', token)]);
}

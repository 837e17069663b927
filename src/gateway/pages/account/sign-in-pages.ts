import { say, translated } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { PasswordsBusyError } from '../../operations/sign-in/password.ts';
import type { SignIn } from '../../operations/sign-in/sign-in.ts';
import type { OwnSessions } from '../../operations/sign-in/own-sessions.ts';
import { alertNotice } from '../design/notice.ts';
import { actingOf } from '../frame/acting.ts';
import { contextOf } from './context.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { PageRoute, Exchange, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { SignInWay } from './sections.ts';
import { SIGN_IN, safeReturnPath, withReturn } from '../frame/return-path.ts';
import { goOn, keptLine } from './resume.ts';
import { sessionCookies } from './session-cookies.ts';
import { deskPathOf } from './desk-path.ts';
import { FORGOTTEN } from './reset-path.ts';
import { field } from './views/fields.ts';
import { answerPage, askAgainForm, scriptsOf, seeOther } from './views/layout.ts';
import { secondFactorForms } from './views/second-factor.ts';

export interface SignInPagesOptions {
  readonly signIn: SignIn;
  readonly sessions: OwnSessions;
  /** Passkeys and identity providers, under the password. */
  readonly ways: readonly SignInWay[];
  /** Whether a new password can be had by mail. */
  readonly canReset: boolean;
  /** Ways to show a second factor other than a code. */
  readonly secondWays: readonly SignInWay[];
  /** The page after a session has ended, if somebody else has a session to end too. */
  afterSignOut(exchange: SignedInExchange, cookies: readonly string[]): Promise<PageAnswer | null>;
}

const CODE = '/account/code';
const PASSWORD_LENGTH_MAX = 300;

/** A password, then a code. Between the two there is no session, only a step that a cookie names. */
export function createSignInRoutes(options: SignInPagesOptions): PageRoute[] {
  return [
    {
      path: '/sign-in',
      for: 'anyone',
      show: async (exchange) =>
        exchange.signedIn === null ? showSignIn(options, exchange) : seeOther(exchange, returnOf(exchange)),
      submit: (exchange, form) => submitPassword(options, exchange, form),
    },
    {
      path: '/code',
      for: 'anyone',
      show: (exchange) => showCode(options, exchange),
      submit: (exchange, form) => submitCode(options, exchange, form),
    },
    { path: '/desk', for: 'signedIn', show: async (exchange) => seeOther(exchange, deskPathOf(exchange)) },
    { path: '/sign-out', for: 'signedIn', submit: (exchange) => signOut(options, exchange) },
  ];
}

function returnOf({ request }: Exchange): string {
  return safeReturnPath(request.query.get('return'));
}

interface Problem {
  readonly status: number;
  readonly notice: Html;
  readonly email: string;
}

export function showSignIn(
  { ways, canReset }: Pick<SignInPagesOptions, 'ways' | 'canReset'>,
  exchange: Exchange,
  problem?: Problem,
): PageAnswer {
  const returnTo = returnOf(exchange);
  const content = html`${problem?.notice ?? noticeOf(exchange)}
    <section class="sheet">
      <h1>Sign in</h1>
      ${problem !== undefined && keptLine(exchange, 'signedIn')}
      <form method="post" action="${withReturn(SIGN_IN, returnTo)}">
        ${csrfField(exchange)}
        ${field({
          name: 'email',
          label: say`Email`,
          type: 'email',
          autocomplete: 'username',
          value: problem?.email ?? '',
          first: problem === undefined,
        })}
        ${field({
          name: 'password',
          label: say`Password`,
          type: 'password',
          autocomplete: 'current-password',
          length: { max: PASSWORD_LENGTH_MAX },
        })}
        <button class="button main">Continue</button>
      </form>
      ${canReset && html`<p class="centred"><a href="${FORGOTTEN}">Forgot your password?</a></p>`}
      ${ways.length === 0 ? NOTHING : html`<div class="or">${ways.map((way) => way.render(exchange, returnTo))}</div>`}
    </section>
    <p class="soft centred">
      No account yet? <a href="/merchant/register">Register your business</a>, or ask the owner of your merchant account
      to invite you.
    </p>`;
  return answerPage(exchange, {
    title: say`Sign in`,
    content,
    status: problem?.status ?? 200,
    scripts: scriptsOf(ways),
    hasNoSecret: exchange.kept === null,
  });
}

const NOTICES: Readonly<Record<string, readonly [string, string]>> = translated({
  kept: ['You were signed out', 'What you typed is kept. Sign in, and it is sent.'],
  keptText: ['You were signed out', 'What you typed is kept, but not the file. Sign in, and choose it again.'],
  out: ['You are signed out', 'Close the browser too if others use this computer.'],
  reset: ['Your password was changed', 'You were signed out everywhere. Sign in with the new password.'],
  expired: [
    'Please sign in again',
    'The sign-in took longer than 5 minutes, or how you sign in was changed meanwhile.',
  ],
});

function noticeOf({ request, kept }: Exchange, name = request.query.get('notice') ?? waits(kept)): Html {
  const [title, line] = NOTICES[name] ?? [];
  if (title === undefined) return NOTHING;
  return html`<div class="notice wait" role="status">
    <h2>${title}</h2>
    <p>${line}</p>
  </div>`;
}

function waits(kept: Exchange['kept']): string {
  if (kept === null) return '';
  return kept.lacksFile === true ? 'keptText' : 'kept';
}

/** One text for everything that can be wrong (S34): who guesses learns neither who exists nor who is locked. */
function wrongNotice(): Html {
  return alertNotice(say`We could not sign you in`, [
    say`The email or the password is wrong, or there were too many tries.`,
    say`Check both. After 10 wrong tries, wait a few minutes.`,
  ]);
}

function busyNotice(): Html {
  return alertNotice(say`Please try again`, [say`Many people are signing in right now. Try again in a moment.`]);
}

async function submitPassword(
  options: SignInPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  if (form.get('do') === 'ask') return showSignIn(options, exchange);
  const email = fieldOf(form, 'email');
  const password = (form.get('password') ?? '').slice(0, PASSWORD_LENGTH_MAX);
  const { cookies } = exchange;
  try {
    const given = { email, password, deviceToken: cookies.read('device') };
    const outcome = await options.signIn.givePassword(given, contextOf(exchange));
    if (outcome.kind === 'wrong') return showSignIn(options, exchange, { status: 401, notice: wrongNotice(), email });
    if (exchange.kept !== null) return showCode(options, exchange, { stepToken: outcome.stepToken });
    return seeOther(exchange, withReturn(CODE, returnOf(exchange)), [cookies.write('step', outcome.stepToken)]);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    return showSignIn(options, exchange, { status: 503, notice: busyNotice(), email });
  }
}

interface CodePage {
  readonly isWrong?: boolean;
  /** Given for a step that has just begun: the browser does not have its cookie yet. */
  readonly stepToken?: string;
}

async function showCode(
  options: SignInPagesOptions,
  exchange: Exchange,
  { isWrong = false, stepToken }: CodePage = {},
): Promise<PageAnswer> {
  const step = stepToken ?? exchange.cookies.read('step');
  const factors = step === null ? null : await options.signIn.findFactors(step);
  if (factors === null) return startAgain(options, exchange);
  const returnTo = returnOf(exchange);
  const action = withReturn(CODE, returnTo);
  const content = html`${isWrong ? wrongCodeNotice() : NOTHING}
    <section class="sheet">
      <h1>Confirm that it is you</h1>
      ${keptLine(exchange, 'signedIn')}
      ${secondFactorForms(exchange, { factors, action, label: say`Sign in`, isWrong, ways: options.secondWays, returnTo })}
    </section>
    <div class="centred">
      ${
        exchange.kept === null
          ? html`<a href="${withReturn(SIGN_IN, returnTo)}">Use another account</a>`
          : askAgainForm(exchange, say`Use another account`)
      }
    </div>`;
  return answerPage(exchange, {
    title: say`Confirm that it is you`,
    content,
    status: isWrong ? 401 : 200,
    cookies: stepToken === undefined ? [] : [exchange.cookies.write('step', stepToken)],
    scripts: factors.passkey ? scriptsOf(options.secondWays) : [],
  });
}

export function wrongCodeNotice(): Html {
  return alertNotice(say`That code did not work`, [
    say`It is wrong, was used already, or there were too many tries. Wait for the next code and enter that one.`,
  ]);
}

async function submitCode(options: SignInPagesOptions, exchange: Exchange, form: URLSearchParams): Promise<PageAnswer> {
  const step = exchange.cookies.read('step');
  if (step === null) return startAgain(options, exchange);
  const outcome = await options.signIn.giveCode(step, fieldOf(form, 'code'), contextOf(exchange));
  if (outcome.kind === 'wrong') return showCode(options, exchange, { isWrong: true });
  if (outcome.kind === 'expired') return startAgain(options, exchange);
  const target = outcome.codesLeft === null ? returnOf(exchange) : `/account?notice=recovery`;
  return goOn(exchange, target, sessionCookies(exchange, outcome.started.token, outcome.deviceToken));
}

function startAgain(options: SignInPagesOptions, exchange: Exchange): PageAnswer {
  if (exchange.kept !== null) {
    return showSignIn(options, exchange, { status: 401, notice: noticeOf(exchange, 'expired'), email: '' });
  }
  const page = withReturn(SIGN_IN, returnOf(exchange));
  const target = `${page}${page.includes('?') ? '&' : '?'}notice=expired`;
  return seeOther(exchange, target, [exchange.cookies.clear('step')]);
}

async function signOut(options: SignInPagesOptions, exchange: SignedInExchange): Promise<PageAnswer> {
  await options.sessions.signOut(exchange.signedIn, actingOf(exchange));
  const cookies = [exchange.cookies.clear('session')];
  return (await options.afterSignOut(exchange, cookies)) ?? seeOther(exchange, `${SIGN_IN}?notice=out`, cookies);
}

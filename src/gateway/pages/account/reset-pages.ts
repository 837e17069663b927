import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import type { ForgottenPassword } from '../../operations/sign-in/mailed/forgotten-password.ts';
import { PasswordsBusyError } from '../../operations/sign-in/password.ts';
import type { ResetPassword } from '../../operations/sign-in/mailed/reset-password.ts';
import { alertNotice } from '../design/notice.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import { unmaskToken } from '../frame/mask-token.ts';
import type { Exchange, PageAnswer, PageRoute } from '../frame/page-types.ts';
import { SIGN_IN } from '../frame/return-path.ts';
import { contextOf } from './context.ts';
import { newPasswordField } from './factor-pages.ts';
import { factorProblem, passkeyRefusal, passwordsBusy } from './refusal-words.ts';
import { FORGOTTEN } from './reset-path.ts';
import type { SignInWay } from './sections.ts';
import { wrongCodeNotice } from './sign-in-pages.ts';
import { field } from './views/fields.ts';
import { answerMessage, answerPage, scriptsOf, seeOther } from './views/layout.ts';
import { secondFactorForms } from './views/second-factor.ts';

export interface ResetPagesOptions {
  readonly forgotten: ForgottenPassword;
  readonly reset: ResetPassword;
  /** Passkeys, as the second factor. */
  readonly ways: readonly SignInWay[];
  /** The language of a mail, by what the browser accepts. */
  languageOf(accepted: string | undefined): LanguageCode;
}

/** A new password by mail: the address, the link, the second factor, the password. */
export function createResetRoutes(options: ResetPagesOptions): PageRoute[] {
  return [
    {
      path: '/forgotten',
      for: 'anyone',
      show: async (exchange) => (options.forgotten.isOn ? showForgotten(exchange) : sayNoMail(exchange)),
      submit: (exchange, form) => submitForgotten(options, exchange, form),
    },
    {
      path: '/reset/:token',
      for: 'anyone',
      show: (exchange) => showFactor(options, exchange),
      submit: (exchange, form) => submitCode(options, exchange, form),
    },
    {
      path: '/reset/:token/passkey',
      for: 'anyone',
      submit: (exchange, form) => submitPasskey(options, exchange, form),
    },
    {
      path: '/reset/:token/password',
      for: 'anyone',
      show: (exchange) => showPassword(options, exchange),
      submit: (exchange, form) => submitPassword(options, exchange, form),
    },
  ];
}

const pathOf = ({ parameter }: Exchange) => `/account/reset/${parameter}`;

function showForgotten(exchange: Exchange): PageAnswer {
  const content = html`<section class="sheet">
      <h1>Forgot your password?</h1>
      <p>Enter the email address of your account. We mail you a link to set a new password.</p>
      <form method="post" action="${FORGOTTEN}">
        ${csrfField(exchange, FORGOTTEN)}
        ${field({ name: 'email', label: say`Email`, type: 'email', autocomplete: 'username', first: true })}
        <button class="button main">Mail me a link</button>
      </form>
      <p class="soft">You will also need your second factor: your authenticator app, a passkey or a recovery code.</p>
    </section>
    <p class="centred"><a href="${SIGN_IN}">Back to sign in</a></p>`;
  return answerPage(exchange, { title: say`Forgot your password?`, content });
}

function sayNoMail(exchange: Exchange): PageAnswer {
  const lines = [say`This gateway sends no mail. Ask the operator for a link to set up sign-in again.`];
  return answerMessage(exchange, { status: 404, title: say`No link by mail here`, lines });
}

/** One answer for every address (S34). */
async function submitForgotten(
  { forgotten, languageOf }: ResetPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  if (!forgotten.isOn) return sayNoMail(exchange);
  const language = languageOf(exchange.request.header('Accept-Language'));
  const asked = await forgotten.ask({ email: fieldOf(form, 'email').slice(0, 300), language }, contextOf(exchange));
  if (asked === 'tooMany') {
    const lines = [say`Many links were asked for from your network. Try again in an hour.`];
    return answerMessage(exchange, { status: 429, title: say`Please try again later`, lines });
  }
  const content = html`<section class="sheet">
    <h1>Check your mail</h1>
    <p>
      If the address belongs to somebody of a merchant who has a second factor, a link is on its way. It works once,
      within 30 minutes. We send one a day at most.
    </p>
    <p class="soft">
      No mail? Look into the spam folder. If you work for the operator, or have no second factor left, ask an admin for
      a link to set up sign-in again.
    </p>
    <a class="button" href="${SIGN_IN}">Back to sign in</a>
  </section>`;
  return answerPage(exchange, { title: say`Check your mail`, content });
}

function sayEnded(exchange: Exchange): PageAnswer {
  const lines = [
    say`It works once, within 30 minutes, and ends when your password, roles or second factors change. You can ask for another one tomorrow.`,
  ];
  return answerMessage(exchange, { status: 410, title: say`This link has ended`, lines });
}

async function showFactor(
  { reset, ways }: ResetPagesOptions,
  exchange: Exchange,
  { isWrong = false } = {},
): Promise<PageAnswer> {
  const factors = await reset.findFactors(exchange.parameter);
  if (factors === null) return sayEnded(exchange);
  const path = pathOf(exchange);
  const content = html`${isWrong ? wrongCodeNotice() : NOTHING}
    <section class="sheet">
      <h1>Confirm that it is you</h1>
      <p>The link alone does not change your password. Show your second factor, then choose the new password.</p>
      ${secondFactorForms(exchange, { factors, action: path, label: say`Continue`, isWrong, ways, returnTo: path })}
    </section>`;
  return answerPage(exchange, {
    title: say`Confirm that it is you`,
    content,
    status: isWrong ? 401 : 200,
    scripts: factors.passkey ? scriptsOf(ways) : [],
  });
}

async function submitCode(options: ResetPagesOptions, exchange: Exchange, form: URLSearchParams): Promise<PageAnswer> {
  const proved = await options.reset.showCode(exchange.parameter, fieldOf(form, 'code'), contextOf(exchange));
  if (proved.kind === 'wrong') return showFactor(options, exchange, { isWrong: true });
  return goOn(exchange, proved);
}

async function submitPasskey(
  { reset }: ResetPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const answer = { response: form.get('credential') ?? '', browser: unmaskToken(exchange.formToken) };
  return goOn(exchange, await reset.showPasskey(exchange.parameter, answer));
}

type Proved = Awaited<ReturnType<ResetPassword['showPasskey']>>;

function goOn(exchange: Exchange, proved: Proved): PageAnswer {
  if (proved.kind === 'refused') {
    const lines = [passkeyRefusal(proved.reason)];
    return answerMessage(exchange, { status: 401, title: say`That passkey did not work`, lines });
  }
  if (proved.kind !== 'proved') return sayEnded(exchange);
  return seeOther(exchange, `${pathOf(exchange)}/password`, [exchange.cookies.write('step', proved.stepToken)]);
}

async function showPassword(
  { reset }: ResetPagesOptions,
  exchange: Exchange,
  problem?: { readonly error?: string; readonly notice?: string },
): Promise<PageAnswer> {
  const step = exchange.cookies.read('step');
  const person = step === null ? null : await reset.findProved(exchange.parameter, step);
  if (person === null) return showAgain(reset, exchange);
  const action = `${pathOf(exchange)}/password`;
  const content = html`${problem?.notice === undefined ? NOTHING : alertNotice(say`Your password was not changed`, [problem.notice])}
    <section class="sheet">
      <h1>Set a new password</h1>
      <form method="post" action="${action}">
        ${csrfField(exchange, action)}
        <input type="hidden" name="username" autocomplete="username" value="${person.email}" />
        ${newPasswordField(problem?.error)}
        <button class="button main">Save</button>
      </form>
      <p class="soft">
        You will be signed out everywhere. For the next 24 hours you cannot pay out, or change beneficiaries, keys,
        tokens or people.
      </p>
    </section>`;
  return answerPage(exchange, { title: say`New password`, content, status: problem === undefined ? 200 : 422 });
}

/** The second factor was shown too long ago, or in another browser. */
async function showAgain(reset: ResetPassword, exchange: Exchange): Promise<PageAnswer> {
  const isOpen = (await reset.findFactors(exchange.parameter)) !== null;
  return isOpen ? seeOther(exchange, pathOf(exchange)) : sayEnded(exchange);
}

async function submitPassword(
  options: ResetPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const { parameter: token, cookies } = exchange;
  const given = { token, stepToken: cookies.read('step') ?? '', password: form.get('password') ?? '' };
  try {
    const outcome = await options.reset.finish(given, contextOf(exchange));
    if (outcome.kind === 'expired') return await showAgain(options.reset, exchange);
    if (outcome.kind === 'refused')
      return await showPassword(options, exchange, { error: factorProblem(outcome.problem) });
    return seeOther(exchange, `${SIGN_IN}?notice=reset`, [cookies.clear('step'), cookies.clear('session')]);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    return showPassword(options, exchange, { notice: passwordsBusy() });
  }
}

import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { OwnFactors } from '../../operations/sign-in/own-factors.ts';
import { PasswordsBusyError } from '../../operations/sign-in/password.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../operations/sign-in/password-rules.ts';
import { alertNotice } from '../design/notice.ts';
import { actingOf } from '../frame/acting.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { PageRoute, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import { CONFIRM, HOME, withReturn } from '../frame/return-path.ts';
import { CODES_SCRIPT } from './assets.ts';
import { factorProblem, passwordsBusy } from './refusal-words.ts';
import { field } from './views/fields.ts';
import { answerMessage, answerPage, seeOther } from './views/layout.ts';
import { recoveryCodesSheet } from './views/recovery-codes.ts';
import { totpSetUpSheet } from './views/totp-set-up.ts';

/** Changes to how a person signs in. Each asks for the second factor if it was last shown over 5 minutes ago. */
export function createFactorRoutes(factors: OwnFactors): PageRoute[] {
  return [
    {
      path: '/password',
      for: 'signedIn',
      show: async (exchange) =>
        factors.isConfirmed(exchange.signedIn)
          ? showPassword(exchange)
          : seeOther(exchange, withReturn(CONFIRM, '/account/password')),
      submit: (exchange, form) => submitPassword(factors, exchange, form),
    },
    {
      path: '/totp',
      for: 'signedIn',
      show: (exchange) => showTotp(factors, exchange),
      submit: (exchange, form) => submitTotp(factors, exchange, form),
    },
    {
      path: '/factors',
      for: 'signedIn',
      async submit(exchange, form) {
        const outcome = await factors.remove(exchange.signedIn, actingOf(exchange), fieldOf(form, 'factorId'));
        if (outcome.kind === 'stepUpRequired') throw new FactorNeededError();
        return outcome.kind === 'changed' ? changed(exchange) : refused(exchange, factorProblem(outcome.problem));
      },
    },
    {
      path: '/recovery-codes',
      for: 'signedIn',
      async submit(exchange) {
        const outcome = await factors.renewRecoveryCodes(exchange.signedIn, actingOf(exchange));
        if (outcome.kind === 'stepUpRequired') throw new FactorNeededError();
        if (outcome.kind === 'refused') return refused(exchange, factorProblem(outcome.problem));
        const content = recoveryCodesSheet(outcome.codes);
        return answerPage(exchange, { title: say`Recovery codes`, content, scripts: [CODES_SCRIPT] });
      },
    },
  ];
}

function changed(exchange: SignedInExchange): PageAnswer {
  return seeOther(exchange, '/account?notice=factors#factors');
}

function refused(exchange: SignedInExchange, problem: string): PageAnswer {
  return answerMessage(exchange, { status: 409, title: say`Nothing was changed`, lines: [problem] });
}

function showPassword(exchange: SignedInExchange, problem?: string): PageAnswer {
  const { person } = exchange.signedIn.holder;
  const current = field({
    name: 'current',
    label: say`Current password`,
    type: 'password',
    autocomplete: 'current-password',
  });
  const content = html`${problem === undefined ? NOTHING : alertNotice(say`Your password was not changed`, [problem])}
    <section class="sheet">
      <h1>${person.password === null ? say`Set a password` : say`Change your password`}</h1>
      <form method="post" action="/account/password">
        ${csrfField(exchange, '/account/password')}
        <input type="hidden" name="username" autocomplete="username" value="${person.email}" />
        ${person.password === null ? NOTHING : current}${newPasswordField()}
        <button class="button main">Save</button>
      </form>
      <p class="soft">You will be signed out everywhere else.</p>
    </section>
    <p class="centred"><a href="${HOME}">Cancel</a></p>`;
  return answerPage(exchange, { title: say`Password`, content, status: problem === undefined ? 200 : 422 });
}

export function newPasswordField(error?: string) {
  return field({
    name: 'password',
    label: say`New password`,
    type: 'password',
    autocomplete: 'new-password',
    hint: say`At least ${PASSWORD_LENGTH_MIN} characters. A few words that do not belong together are good.`,
    error,
    length: { min: PASSWORD_LENGTH_MIN, max: PASSWORD_LENGTH_MAX },
  });
}

async function submitPassword(
  factors: OwnFactors,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const given = { current: form.get('current') ?? '', wanted: form.get('password') ?? '' };
  const outcome = await factors.changePassword(exchange.signedIn, actingOf(exchange), given).catch(tellBusy);
  if (outcome.kind === 'stepUpRequired') throw new FactorNeededError();
  if (outcome.kind === 'busy') return showPassword(exchange, passwordsBusy());
  if (outcome.kind === 'refused') return showPassword(exchange, factorProblem(outcome.problem));
  return seeOther(exchange, '/account?notice=password#factors');
}

/** More passwords are being checked than may be at once. */
function tellBusy(error: unknown) {
  if (error instanceof PasswordsBusyError) return { kind: 'busy' } as const;
  throw error;
}

async function showTotp(factors: OwnFactors, exchange: SignedInExchange, error?: string): Promise<PageAnswer> {
  const token = exchange.cookies.read('step');
  const begun = token === null ? null : await factors.findTotp(token, exchange.signedIn);
  if (begun === null) return seeOther(exchange, '/account#factors');
  const { secret, address } = begun;
  const content = html`${totpSetUpSheet({
      title: say`Add an authenticator app`,
      csrf: csrfField(exchange, '/account/totp'),
      action: '/account/totp',
      secret,
      address,
      error,
      withName: true,
    })}
    <p class="centred"><a href="${HOME}">Cancel</a></p>`;
  return answerPage(exchange, { title: say`Authenticator app`, content, status: error === undefined ? 200 : 422 });
}

async function submitTotp(factors: OwnFactors, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const { signedIn, cookies } = exchange;
  if (!factors.isConfirmed(signedIn)) throw new FactorNeededError();
  if (form.get('do') === 'begin') {
    return seeOther(exchange, '/account/totp', [cookies.write('step', await factors.beginTotp(signedIn))]);
  }
  const given = { token: cookies.read('step') ?? '', code: fieldOf(form, 'code'), name: fieldOf(form, 'name') };
  const outcome = await factors.addTotp(signedIn, actingOf(exchange), given);
  if (outcome.kind === 'refused') return showTotp(factors, exchange, factorProblem(outcome.problem));
  return outcome.kind === 'changed' ? changed(exchange) : seeOther(exchange, '/account#factors');
}

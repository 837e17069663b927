import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Rate } from '../../domain/limiter.ts';
import { networkOf } from '../../domain/text/network.ts';
import { deviceName } from '../../operations/sign-in/device-name.ts';
import type { OwnFactors } from '../../operations/sign-in/own-factors.ts';
import type { OwnPasskeys } from '../../operations/sign-in/passkeys/own-passkeys.ts';
import type { PasskeyEnrolment } from '../../operations/sign-in/passkeys/passkey-enrolment.ts';
import type { PasskeySignIn } from '../../operations/sign-in/passkeys/passkey-sign-in.ts';
import type { PasskeyOperations, PasskeyReason } from '../../operations/sign-in/passkeys/passkeys.ts';
import { actingOf } from '../frame/acting.ts';
import { contextOf } from './context.ts';
import { fieldOf } from '../frame/form.ts';
import { unmaskToken } from '../frame/mask-token.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageRoute, Exchange, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection, SignInWay } from './sections.ts';
import { DESK, safeReturnPath, withReturn } from '../frame/return-path.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import { PASSKEY_SCRIPT } from './assets.ts';
import { goOn } from './resume.ts';
import { sessionCookies } from './session-cookies.ts';
import { passkeyRefusal } from './refusal-words.ts';
import { factorRow } from './factors-section.ts';
import { field } from './views/fields.ts';
import { answerMessage, seeOther } from './views/layout.ts';
import { passkeysMissing, passkeyForm } from './views/passkey-form.ts';

export interface PasskeyPagesOptions {
  readonly passkeys: PasskeyOperations;
  readonly signIn: PasskeySignIn;
  readonly enrolment: PasskeyEnrolment;
  readonly own: OwnPasskeys;
  readonly factors: Pick<OwnFactors, 'list'>;
  /** Each challenge writes a row, so that nobody can fill the table. By network. */
  readonly challengeRate: Rate;
}

export interface PasskeyPages {
  readonly routes: readonly PageRoute[];
  readonly ways: readonly SignInWay[];
  /** After the password. */
  readonly secondWays: readonly SignInWay[];
  readonly confirmWays: readonly SignInWay[];
  readonly enrolWays: readonly SignInWay[];
  /** With a link that sets a new password. */
  readonly resetWays: readonly SignInWay[];
  readonly section: AccountSection;
}

const scripts = [PASSKEY_SCRIPT];

/** Pages that need a script: a browser gives a passkey to nothing else. */
export function createPasskeyPages(options: PasskeyPagesOptions): PasskeyPages {
  return {
    routes: [
      challengeRoute(options),
      signInRoute(options),
      confirmRoute(options),
      addRoute(options),
      enrolRoute(options),
    ],
    ways: [wayTo('/account/passkeys/sign-in', () => say`Sign in with a passkey`)],
    secondWays: [wayTo('/account/passkeys/sign-in', () => say`Use your passkey`)],
    confirmWays: [wayTo('/account/passkeys/confirm', () => say`Use your passkey`)],
    enrolWays: [
      {
        scripts,
        render: (exchange, path) =>
          passkeyForm(exchange, {
            purpose: 'enrol',
            action: `${path}/passkey`,
            label: say`Use a passkey instead`,
            fields: html`<input type="hidden" name="name" value="" />`,
          }),
      },
    ],
    resetWays: [
      {
        scripts,
        render: (exchange, path, isMain = false) =>
          passkeyForm(exchange, {
            purpose: 'sign-in',
            action: `${path}/passkey`,
            label: say`Use your passkey`,
            isMain,
          }),
      },
    ],
    section: section(options),
  };
}

function wayTo(action: string, label: () => string): SignInWay {
  return {
    scripts,
    render: (exchange, returnTo, isMain = false) =>
      passkeyForm(exchange, { purpose: 'sign-in', action: withReturn(action, returnTo), label: label(), isMain }),
  };
}

function challengeRoute({ passkeys, own, enrolment, challengeRate }: PasskeyPagesOptions): PageRoute {
  return {
    path: '/passkeys/challenge',
    for: 'anyone',
    async submit({ request, signedIn, formToken }, form) {
      if (challengeRate.take(networkOf(request.address)) > 0) return json(429, {});
      const purpose = form.get('for');
      if (purpose === 'sign-in') return json(200, await passkeys.offerSignIn(unmaskToken(formToken)));
      if (purpose === 'enrol') {
        const offered = await enrolment.offer(fieldOf(form, 'invitation'));
        return offered === null ? json(410, {}) : json(200, offered);
      }
      if (purpose !== 'register' || signedIn === null) return json(403, {});
      return json(200, await own.offer(signedIn));
    },
  };
}

function json(status: number, value: unknown): PageAnswer {
  return { status, headers: { ...pageHeaders(), 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

function signInRoute({ signIn }: PasskeyPagesOptions): PageRoute {
  return {
    path: '/passkeys/sign-in',
    for: 'anyone',
    async submit(exchange, form) {
      const outcome = await signIn(answerOf(exchange, form), contextOf(exchange));
      if (outcome.kind === 'refused') return refused(exchange, outcome);
      const returnTo = safeReturnPath(exchange.request.query.get('return'));
      return goOn(exchange, returnTo, sessionCookies(exchange, outcome.started.token, outcome.deviceToken));
    },
  };
}

/** The token of a browser's forms stands for the browser: it is made from a cookie that nobody else has. */
function answerOf({ formToken }: Pick<Exchange, 'formToken'>, form: URLSearchParams) {
  return { response: form.get('credential') ?? '', browser: unmaskToken(formToken) };
}

function confirmRoute({ own }: PasskeyPagesOptions): PageRoute {
  return {
    path: '/passkeys/confirm',
    for: 'signedIn',
    async submit(exchange, form) {
      const { signedIn, cookies, request } = exchange;
      const outcome = await own.confirm(signedIn, actingOf(exchange), answerOf(exchange, form));
      if (outcome.kind === 'refused') return refused(exchange, outcome);
      return goOn(exchange, safeReturnPath(request.query.get('return')), [cookies.write('session', outcome.token)]);
    },
  };
}

function addRoute({ own }: PasskeyPagesOptions): PageRoute {
  return {
    path: '/passkeys',
    for: 'signedIn',
    async submit(exchange, form) {
      const name = fieldOf(form, 'name').slice(0, NAME_LENGTH_MAX) || deviceName(contextOf(exchange).agent);
      const given = { name, response: form.get('credential') ?? '' };
      const outcome = await own.add(exchange.signedIn, actingOf(exchange), given);
      if (outcome.kind === 'stepUpRequired') throw new FactorNeededError();
      if (outcome.kind === 'refused') return refused(exchange, outcome);
      return seeOther(exchange, '/account?notice=factors#passkeys');
    },
  };
}

const NAME_LENGTH_MAX = 60;

function enrolRoute({ enrolment }: PasskeyPagesOptions): PageRoute {
  return {
    path: '/invitation/:token/passkey',
    for: 'anyone',
    async submit(exchange, form) {
      const given = { name: fieldOf(form, 'name').slice(0, NAME_LENGTH_MAX), response: form.get('credential') ?? '' };
      const outcome = await enrolment.finish(exchange.parameter, given, contextOf(exchange));
      if (outcome.kind === 'refused') return refused(exchange, outcome);
      if (outcome.kind === 'closed') return seeOther(exchange, `/account/invitation/${exchange.parameter}`);
      return seeOther(exchange, DESK, sessionCookies(exchange, outcome.started.token, outcome.deviceToken));
    },
  };
}

function refused(exchange: Exchange, { reason }: { readonly reason: PasskeyReason }): PageAnswer {
  return answerMessage(exchange, {
    status: 401,
    title: say`That passkey did not work`,
    lines: [passkeyRefusal(reason)],
  });
}

function section({ factors }: PasskeyPagesOptions): AccountSection {
  return {
    id: 'passkeys',
    get title() {
      return say`Passkeys`;
    },
    scripts,
    async render(exchange: SignedInExchange) {
      const all = await factors.list(exchange.signedIn);
      const own = all.filter(({ kind }) => kind === 'passkey');
      const fields = field({
        name: 'name',
        label: say`Name of the new passkey`,
        autocomplete: 'off',
        length: { max: NAME_LENGTH_MAX },
        optional: true,
      });
      return html`<p class="soft">
          Your phone, computer or security key keeps a passkey, and asks for its own PIN, fingerprint or face to use it.
          A passkey replaces password and code, and cannot be phished.
        </p>
        ${
          own.length === 0
            ? NOTHING
            : html`<ul class="rows">
                ${own.map((factor) => factorRow(exchange, factor, all))}
              </ul>`
        }
        ${passkeyForm(exchange, { purpose: 'register', action: '/account/passkeys', label: say`Add a passkey`, fields })}${passkeysMissing()}`;
    },
  };
}

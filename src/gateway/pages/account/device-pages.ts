import { say, translated } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { FoundDevice, ShownDevice } from '../../operations/sign-in/decide-device.ts';
import type { SignedIn } from '../../operations/sign-in/identify.ts';
import { isFactorRecent } from '../../domain/sign-in/session-rules.ts';
import { actingOf } from '../frame/acting.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { PageRoute, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import { CONFIRM, withReturn } from '../frame/return-path.ts';
import { field } from './views/fields.ts';
import { answerMessage, answerPage, seeOther } from './views/layout.ts';
import { moment } from './views/moment.ts';

export interface DevicePagesOptions {
  findDevice(code: string, personId: string): Promise<FoundDevice>;
  decideDevice(
    input: { readonly code: string; readonly decision: 'confirmed' | 'refused' },
    signedIn: SignedIn,
    acting: Acting,
  ): Promise<FoundDevice>;
}

const DEVICE = '/account/device';

/** Where a person lets a command in that was started with `tollgate login`. */
export function createDeviceRoutes(options: DevicePagesOptions): PageRoute[] {
  return [
    {
      path: '/device',
      for: 'signedIn',
      show: (exchange) => showDevice(options, exchange),
      submit: (exchange, form) => decide(options, exchange, form),
    },
  ];
}

async function showDevice(options: DevicePagesOptions, exchange: SignedInExchange): Promise<PageAnswer> {
  const code = (exchange.request.query.get('code') ?? '').trim();
  if (code === '') return askForCode(exchange);
  const found = await options.findDevice(code, exchange.signedIn.holder.person.personId);
  if (found.kind !== 'found') return askForCode(exchange, found);
  const { device } = found;
  const title = device.purpose === 'signIn' ? say`Let this command in?` : say`Confirm for this command?`;
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    <p class="device-code">${device.userCode}</p>
    ${facts(exchange, device)}
    <div class="notice wait">
      <p>
        <b>Only confirm if you started this command yourself</b> and your terminal shows the same code. Nobody from
        support will ever ask you to.
      </p>
    </div>
    ${actions(exchange, device)}
  </section>`;
  return answerPage(exchange, { title, content });
}

function facts({ signedIn }: SignedInExchange, { hostName, address, startedAt, purpose }: ShownDevice): Html {
  const effect =
    purpose === 'signIn'
      ? say`It acts as ${signedIn.holder.person.email} for 12 hours, without your second factor`
      : say`It may do what needs your second factor, for 5 minutes`;
  return html`<dl class="facts">
    ${fact(say`Machine`, hostName)} ${fact(say`Address`, address)} ${fact(say`Asked at`, moment(startedAt))}
    ${fact(say`Then`, effect)}
  </dl>`;
}

function fact(name: string, value: string | Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function actions(exchange: SignedInExchange, { userCode }: ShownDevice): Html {
  const isRecent = isFactorRecent(exchange.signedIn.grant.factorAt, exchange.realNow);
  const hidden = html`${csrfField(exchange)}<input type="hidden" name="code" value="${userCode}" />`;
  return html`<form method="post" action="${DEVICE}">
    ${hidden}
    ${
      isRecent
        ? html`<button class="button main" name="decision" value="confirmed">Confirm</button>`
        : html`<a class="button main" href="${withReturn(CONFIRM, addressOf(userCode))}">Show your second factor</a>`
    }
    <button class="button" name="decision" value="refused">Refuse</button>
  </form>`;
}

async function decide(
  options: DevicePagesOptions,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const code = fieldOf(form, 'code');
  const decision = fieldOf(form, 'decision') === 'confirmed' ? 'confirmed' : 'refused';
  if (decision === 'confirmed' && !isFactorRecent(exchange.signedIn.grant.factorAt, exchange.realNow)) {
    return seeOther(exchange, withReturn(CONFIRM, addressOf(code)));
  }
  const found = await options.decideDevice({ code, decision }, exchange.signedIn, actingOf(exchange));
  if (found.kind !== 'found') return askForCode(exchange, found);
  return answerMessage(exchange, decision === 'confirmed' ? LET_IN : REFUSED);
}

const LET_IN = translated({
  status: 200,
  title: 'Done',
  lines: ['Go back to your terminal. You can close this page.'],
});
const REFUSED = translated({
  status: 200,
  title: 'Refused',
  lines: [
    'The command was not let in.',
    'If you did not start it, somebody may have tried to use your account: tell an admin.',
  ],
});

function askForCode(exchange: SignedInExchange, found?: Exclude<FoundDevice, { kind: 'found' }>): PageAnswer {
  const error = found === undefined ? undefined : problemOf(found);
  const content = html`<section class="sheet">
    <h1>Sign in a command</h1>
    <p class="soft">Type the code that your terminal shows. It is valid for 10 minutes.</p>
    <form method="get" action="${DEVICE}">
      ${field({ name: 'code', label: say`Code`, autocomplete: 'off', error, length: { max: 20 }, hint: say`Such as BCDF-GHJK`, first: true })}
      <button class="button main">Continue</button>
    </form>
  </section>`;
  const status = found === undefined ? 200 : found.kind === 'tooMany' ? 429 : 404;
  return answerPage(exchange, { title: say`Sign in a command`, content, status });
}

function problemOf(found: Exclude<FoundDevice, { kind: 'found' }>): string {
  if (found.kind === 'tooMany') return say`Too many wrong codes. Try again in ${found.waitSeconds} seconds.`;
  return say`This code is wrong or has expired. Run the command again to get a new one.`;
}

function addressOf(code: string): string {
  return `${DEVICE}?code=${encodeURIComponent(code)}`;
}

import { say } from '../../../../../web/texts.ts';
import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { Refused } from '../../../../operator/refused.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import { answerRefused, refusedNotice, seeOther } from '../../../desk/respond.ts';
import { actionForm, field } from '../../../desk/views/forms.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { moment } from '../../../desk/views/moment.ts';
import { empty, section, tag } from '../../../desk/views/parts.ts';
import type { Tone } from '../../../desk/views/parts.ts';
import { table } from '../../../desk/views/table.ts';
import { fieldOf } from '../../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';

type Test = components['schemas']['EndpointTest'];
type Check = components['schemas']['EndpointCheck'];

export const SETTINGS = MERCHANT + MERCHANT_SCREENS.settings.path;
export const ENDPOINTS = `${SETTINGS}/endpoints`;

/** Tests a notification address, and shows what each check found. */
export function endpointsRoute(context: DeskContext): DeskRoute {
  return {
    path: '/endpoints',
    show: (exchange) => showTests(context, exchange),
    async submit(exchange, form) {
      const { merNo } = exchange.signedIn.grant;
      const merOrderNo = fieldOf(form, 'merOrderNo');
      const tested = await context.call(exchange, 'testEndpoint', {
        parameters: { merNo },
        body: { address: fieldOf(form, 'address'), ...(merOrderNo !== '' && { merOrderNo }) },
      });
      // The newest test is shown first.
      if (tested.kind === 'done') return seeOther(exchange, ENDPOINTS);
      return showTests(context, exchange, { refused: tested, form });
    },
  };
}

async function showTests(
  { call, mode }: DeskContext,
  exchange: SignedInExchange,
  sent?: { readonly refused: Refused; readonly form: URLSearchParams },
): Promise<PageAnswer> {
  const { merNo } = exchange.signedIn.grant;
  const listed = await call(exchange, 'listEndpointTests', { parameters: { merNo } });
  if (listed.kind !== 'done') return answerRefused(exchange, listed);
  const { tests } = listed.value;
  const chosen = tests.find(({ address }) => address === exchange.request.query.get('address')) ?? tests[0];
  const content = html`${sent && refusedNotice(sent.refused)}
  ${may(exchange, 'endpoints.test') ? testForm(exchange, { mode, address: sent?.form.get('address') ?? chosen?.address }) : NOTHING}
  ${chosen === undefined ? noTest() : report(exchange, chosen)}
  ${tests.length > 1 ? section(say`Other addresses`, testedTable(exchange, tests)) : NOTHING}`;
  return answerDesk(exchange, {
    screen: 'settings',
    title: say`Notification addresses`,
    back: { path: SETTINGS, title: say`Settings` },
    content,
    status: sent === undefined ? 200 : 400,
  });
}

function noTest(): Html {
  return empty(say`No address was tested yet`, say`The result of each check is shown here, with what to change.`);
}

function testForm(
  exchange: SignedInExchange,
  { mode, address = '' }: { mode: DeskContext['mode']; address: string | undefined },
): Html {
  return actionForm(exchange, {
    action: ENDPOINTS,
    fields: [
      field({
        name: 'address',
        label: say`Address`,
        value: address,
        required: true,
        lengthMax: 512,
        placeholder: 'https://shop.example/notify',
        hint:
          mode === 'live' ? say`It must be on the public internet.` : say`In the sandbox it may be on this machine.`,
      }),
      field({
        name: 'merOrderNo',
        label: say`Order number (optional)`,
        lengthMax: 32,
        hint: say`Of a test order, if your handler refuses orders that it does not know. Never of a real one: it would be reported paid, failed and refunded.`,
      }),
    ],
    effect: say`About 25 signed notifications of a made-up order are sent to it, and some forged ones, which it must refuse. It takes a few seconds.`,
    button: say`Test the address`,
    cancelPath: SETTINGS,
  });
}

interface ResultWords {
  readonly one: () => string;
  readonly more: (count: number) => string;
  readonly tone: Tone;
}

const RESULTS: Readonly<Record<Check['result'], ResultWords>> = {
  fail: { one: () => say`failed`, more: (count) => say`${count} failed`, tone: 'bad' },
  look: { one: () => say`to look at`, more: (count) => say`${count} to look at`, tone: 'wait' },
  pass: { one: () => say`passed`, more: (count) => say`${count} passed`, tone: 'good' },
};

function report(exchange: SignedInExchange, { address, testedAt, passed, checks }: Test): Html {
  const count = (result: Check['result']) => checks.filter((check) => check.result === result).length;
  const [failed, looks] = [count('fail'), count('look')];
  const summary = passed
    ? html`<div class="notice good" role="status">
        <p>${passedWords(checks.length, looks)}</p>
      </div>`
    : html`<div class="notice bad" role="alert">
        <p>${failed} of ${checks.length} checks failed. Change what is said below, and test again.</p>
      </div>`;
  return section(
    address,
    html`<p class="soft">Tested ${moment(exchange, testedAt, 'second')}</p>
      ${summary}
      <ul class="found">
        ${groupsOf(checks).map(groupItem)}
      </ul>`,
    { id: 'report' },
  );
}

function passedWords(count: number, looks: number): Html {
  return looks === 0
    ? html`All ${count} checks passed. Use this address as <code>notifyUrl</code>.`
    : html`All ${count} checks passed; ${looks} to look at. Use this address as <code>notifyUrl</code>.`;
}

/** Checks that found the same, so that a remedy is given once. What is wrong comes first. */
function groupsOf(checks: readonly Check[]): Check[][] {
  const groups = new Map<string, Check[]>();
  const sorted = Object.keys(RESULTS).flatMap((result) => checks.filter((check) => check.result === result));
  for (const check of sorted) {
    const key = JSON.stringify([check.result, check.fix]);
    groups.set(key, [...(groups.get(key) ?? []), check]);
  }
  return [...groups.values()];
}

function groupItem(group: readonly Check[]): Html {
  const [first] = group;
  if (first === undefined) return NOTHING;
  const { one, more, tone } = RESULTS[first.result];
  const problems = [...new Set(group.flatMap(({ problem }) => problem ?? []))];
  return html`<li>
    ${tag(group.length === 1 ? one() : more(group.length), tone)} ${problems.map((problem) => html`<p>${problem}</p>`)}
    ${first.fix !== null && html`<p><b>Remedy:</b> ${first.fix}</p>`}
    <ul class="plain-list soft">
      ${group.map(({ title }) => html`<li>${title.charAt(0).toUpperCase()}${title.slice(1)}</li>`)}
    </ul>
  </li>`;
}

/** Each address with its last result. */
export function testedTable(exchange: SignedInExchange, tests: readonly Test[]): Html {
  return table({
    caption: say`Tested addresses`,
    rows: tests,
    keyOf: ({ address }) => address,
    pathOf: ({ address }) => `${ENDPOINTS}?${new URLSearchParams({ address }).toString()}#report`,
    columns: [
      { title: say`Address`, cell: ({ address }) => html`<code>${address}</code>` },
      { title: say`Result`, cell: ({ passed }) => (passed ? tag(say`passed`, 'good') : tag(say`failed`, 'bad')) },
      { title: say`Tested`, cell: ({ testedAt }) => moment(exchange, testedAt) },
    ],
  });
}

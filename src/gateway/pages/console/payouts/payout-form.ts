import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { CARD_PAYOUT } from '../../../domain/method.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, CallRefused } from '../../desk/desk-types.ts';
import { merchantFilter } from '../../desk/day-span.ts';
import { answerRefused, askForFactor, refusedNotice, seeOther } from '../../desk/respond.ts';
import { actionForm, field, reasonField, select } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { PAYOUTS } from './payout-list.ts';
import { PAYOUT_METHODS } from '../../desk/payout-methods.ts';

const NEW = `${PAYOUTS}/new`;
const STATUS_INVALID = 400;

const NOT_ALLOWED = {
  status: 403,
  title: 'Not allowed',
  lines: ['Your roles do not include payouts.create. Ask an admin.'],
};

type Payout = OperatorBodies['createManualPayout'];

/** The second factor comes first: what is typed does not get lost on the way. */
export async function showPayoutForm(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  if (!may(exchange, 'payouts.create')) return answerMessage(exchange, NOT_ALLOWED);
  if (!hasRecentFactor(exchange)) return askForFactor(exchange);
  const day = new Date(exchange.now).toISOString().slice(0, 10).replaceAll('-', '');
  const number = `PAYOUT-${day}-${exchange
    .newFormId()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)}`;
  const given = new URLSearchParams({ merNo: exchange.request.query.get('merNo') ?? '', merOrderNo: number });
  return answerForm(call, exchange, given);
}

export async function submitPayout(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const text = (name: string) => fieldOf(form, name);
  const body: Payout = {
    merOrderNo: text('merOrderNo'),
    currency: text('currency').toUpperCase(),
    amount: text('amount'),
    method: text('method') as Payout['method'],
    account: text('account').replaceAll(' ', ''),
    benFirstName: text('benFirstName'),
    benLastName: text('benLastName'),
    ...(text('notifyUrl') !== '' && { notifyUrl: text('notifyUrl') }),
  };
  const parameters = merchantFilter(text('merNo'));
  const called = await call(exchange, 'createManualPayout', { parameters, body, reason: text('reason') });
  if (called.kind === 'waits') return seeOther(exchange, PAYOUTS, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') return seeOther(exchange, PAYOUTS, { done: 'started', no: called.value.tradeNo });
  if (called.name === 'forbidden') return answerRefused(exchange, called);
  return answerForm(call, exchange, form, called);
}

async function answerForm(
  call: Call,
  exchange: SignedInExchange,
  given: URLSearchParams,
  refused?: CallRefused,
): Promise<PageAnswer> {
  const errors = new Map(refused?.fields?.map((one) => [one.field, one.problem]));
  const content = html`${refused && notice(refused)}
  ${actionForm(exchange, {
    action: NEW,
    fields: fields(given, errors),
    effect: await effect(call, exchange),
    button: 'Pay out',
    cancelPath: PAYOUTS,
  })}`;
  return answerDesk(exchange, {
    screen: 'payouts',
    title: 'Pay out by hand',
    back: { path: PAYOUTS, title: 'Payouts' },
    content,
    ...(refused && { status: STATUS_INVALID }),
  });
}

function notice(refused: CallRefused): Html {
  if (refused.name !== 'stepUpRequired') return refusedNotice(refused);
  return html`<div class="notice wait" role="alert">
    <h2>Nothing was done yet</h2>
    <p>
      <a href="/account/confirm" target="_blank" rel="noopener">Show your second factor in a new tab</a>, then send the
      form again.
    </p>
  </div>`;
}

function fields(given: URLSearchParams, errors: ReadonlyMap<string, string>): Html {
  const of = (name: string, label: string, more: Partial<Parameters<typeof field>[0]> = {}) =>
    field({ name, label, value: given.get(name) ?? '', error: errors.get(name), required: true, ...more });
  const method = given.get('method') ?? PAYOUT_METHODS[0]?.[0];
  return html`<div class="pairs">
      ${of('merNo', 'Merchant', { lengthMax: 12, hint: 'The number of the merchant whose balance pays.' })}
      ${of('merOrderNo', 'Order number', { lengthMax: 32, hint: 'Can be used once, so that nothing is paid twice.' })}
      ${of('amount', 'Amount', { isDecimal: true, lengthMax: 21, placeholder: '100.00' })}
      ${of('currency', 'Currency', { lengthMax: 5, placeholder: 'USD' })}
      ${select({ name: 'method', label: 'To', value: method, choices: PAYOUT_METHODS })}
      ${of('account', 'Account of the beneficiary', {
        lengthMax: 90,
        hint: 'Only its last four characters are kept.',
        // S9: a card number is never sent back.
        ...(method === CARD_PAYOUT && { value: '' }),
      })}
      ${of('benFirstName', 'First name of the beneficiary', { lengthMax: 50 })}
      ${of('benLastName', 'Last name of the beneficiary', { lengthMax: 50 })}
    </div>
    ${of('notifyUrl', 'Notify', { required: false, lengthMax: 200, hint: "Optional: the merchant's URL that gets the result." })}
    ${reasonField(given.get('reason') ?? '')}`;
}

/** Exactly what the rules say now, for those who may read them. */
async function effect(call: Call, exchange: SignedInExchange): Promise<Html> {
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  const needsTwo = rules?.kind === 'done' && rules.value.kinds.includes('payout');
  const what = html`The amount and the merchant's payout fee leave its balance, and the channel pays the beneficiary.`;
  return needsTwo
    ? html`<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a
        card; nothing is done until then. After that: ${what}`
    : html`<b>It is done at once.</b> ${what} It cannot be called back.`;
}

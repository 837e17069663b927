import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { CARD_PAYOUT } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/typed-account.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, CallRefused } from '../../desk/desk-types.ts';
import { merchantFilter } from '../../desk/day-span.ts';
import {
  amountField,
  answerPayoutForm,
  newOrderNumber,
  orderNumberField,
  payoutField,
} from '../../desk/payouts/payout-form.ts';
import { PAYOUT_METHODS } from '../../desk/payouts/payout-methods.ts';
import { answerRefused, askForFactor, seeOther } from '../../desk/respond.ts';
import { reasonField, select } from '../../desk/views/forms.ts';
import type { FieldOptions } from '../../desk/views/forms.ts';
import { answerMessage } from '../../desk/views/layout.ts';
import { PAYOUTS } from './payout-list.ts';

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
  const merNo = exchange.request.query.get('merNo') ?? '';
  return answerForm(call, exchange, new URLSearchParams({ merNo, merOrderNo: newOrderNumber(exchange) }));
}

export async function submitPayout(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const text = (name: string) => fieldOf(form, name);
  const body: Payout = {
    merOrderNo: text('merOrderNo'),
    currency: text('currency').toUpperCase(),
    amount: text('amount'),
    method: text('method') as Payout['method'],
    account: typedAccount(text('account'), text('method') === CARD_PAYOUT),
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

const ACCOUNT = 'Account of the beneficiary';

function answerForm(
  call: Call,
  exchange: SignedInExchange,
  given: URLSearchParams,
  refused?: CallRefused,
): Promise<PageAnswer> {
  return answerPayoutForm(call, exchange, {
    title: 'Pay out by hand',
    listPath: PAYOUTS,
    fields: fields(given, refused),
    whatLeaves: html`The amount and the merchant's payout fee leave its balance, and the channel pays the beneficiary.`,
    refused,
    words: { account: ACCOUNT },
  });
}

function fields(given: URLSearchParams, refused: CallRefused | undefined): Html {
  const value = (name: string) => given.get(name) ?? '';
  const of = (name: string, label: string, more: Partial<FieldOptions> = {}) =>
    payoutField(refused, { name, label, value: value(name), ...more });
  const method = given.get('method') ?? PAYOUT_METHODS[0]?.[0];
  return html`<div class="pairs">
      ${of('merNo', 'Merchant', { lengthMax: 12, hint: 'The number of the merchant whose balance pays.' })}
      ${orderNumberField(refused, value('merOrderNo'))} ${amountField(refused, value('amount'))}
      ${of('currency', 'Currency', { lengthMax: 10, placeholder: 'USD' })}
      ${select({ name: 'method', label: 'To', value: method, choices: PAYOUT_METHODS })}
      ${of('account', ACCOUNT, {
        lengthMax: 90,
        hint: 'Only its last four characters are kept.',
        // S9: a card number is never sent back.
        ...(method === CARD_PAYOUT && { value: '' }),
      })}
      ${of('benFirstName', 'First name of the beneficiary', { lengthMax: 50 })}
      ${of('benLastName', 'Last name of the beneficiary', { lengthMax: 50 })}
    </div>
    ${of('notifyUrl', 'Notify', { required: false, lengthMax: 200, hint: "Optional: the merchant's URL that gets the result." })}
    ${reasonField(value('reason'))}`;
}

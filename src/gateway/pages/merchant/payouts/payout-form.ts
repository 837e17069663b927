import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isCardPayout } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/typed-account.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import type { Call, CallRefused, Called, DeskRoute } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { onlyFor } from '../../desk/review.ts';
import {
  amountField,
  answerPayoutForm,
  newOrderNumber,
  orderNumberField,
  payoutField,
} from '../../desk/payouts/payout-form.ts';
import { payoutMethodWords } from '../../desk/payouts/payout-methods.ts';
import { answerRefused, askForFactor, seeOther } from '../../desk/respond.ts';
import { asked } from '../../desk/views/figures.ts';
import { select } from '../../desk/views/forms.ts';
import { empty, grouped } from '../../desk/views/parts.ts';
import { ownMerchant } from '../own-merchant.ts';
import { NEW_BENEFICIARY, PAYOUTS } from './payout-paths.ts';

type Beneficiary = OperatorAnswers['listBeneficiaries']['beneficiaries'][number];
type Balance = OperatorAnswers['getBalances']['balances'][number];

const PAGE_SIZE = 100;
/** A card number is not among them: it is never sent back (S9). */
const FIELDS = ['beneficiaryNo', 'currency', 'amount', 'merOrderNo', 'reason'] as const;
type Typed = Partial<Record<(typeof FIELDS)[number], string>>;

/** One payout to a saved beneficiary. The second factor comes first: what is typed does not get lost on the way. */
export function payoutRoute(call: Call): DeskRoute {
  return onlyFor('payouts.create', {
    path: '/new',
    async show(exchange) {
      if (!hasRecentFactor(exchange)) return askForFactor(exchange);
      const typed = { beneficiaryNo: asked(exchange, 'to'), merOrderNo: newOrderNumber(exchange) };
      return answerForm(call, exchange, { typed });
    },
    submit: (exchange, form) => submit(call, exchange, form),
  });
}

async function submit(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const typed: Typed = Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name)]));
  const { beneficiaryNo = '', currency = '', amount: decimal = '', merOrderNo = '', reason = '' } = typed;
  const account = typedAccount(fieldOf(form, 'account'), true);
  const called = await call(exchange, 'payBeneficiary', {
    parameters: { merNo: ownMerchant(exchange), beneficiaryNo, 'Idempotency-Key': fieldOf(form, 'once') },
    body: { merOrderNo, currency, amount: decimal, ...(account !== '' && { account }) },
    reason,
  });
  if (called.kind === 'waits') return seeOther(exchange, PAYOUTS, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') return seeOther(exchange, PAYOUTS, { done: 'started', no: called.value.tradeNo });
  if (called.name === 'forbidden') return answerRefused(exchange, called);
  return answerForm(call, exchange, { typed, refused: called });
}

interface ShownForm {
  readonly typed: Typed;
  readonly refused?: CallRefused;
}

async function answerForm(call: Call, exchange: SignedInExchange, { typed, refused }: ShownForm): Promise<PageAnswer> {
  const merNo = ownMerchant(exchange);
  const [saved, held] = await Promise.all([
    readBeneficiaries(call, exchange),
    call(exchange, 'getBalances', { parameters: { merNo } }),
  ]);
  if (saved.kind !== 'done') return answerRefused(exchange, saved as CallRefused);
  const beneficiaries = saved.value;
  const balances = held.kind === 'done' ? held.value.balances.filter(({ available }) => /[1-9]/.test(available)) : [];
  const canPay = beneficiaries.length > 0 && balances.length > 0;
  return answerPayoutForm(call, exchange, {
    title: 'Pay out',
    listPath: PAYOUTS,
    fields: canPay ? fields({ typed, refused }, beneficiaries, balances) : null,
    instead: beneficiaries.length === 0 ? nobody(exchange) : NOTHING_TO_PAY,
    whatLeaves: await whatLeaves(call, exchange),
    refused,
    words: { account: 'Card number', 'X-Reason': 'What it is for' },
  });
}

/** All of them, a page at a time: a shop saves at most a few hundred. */
async function readBeneficiaries(call: Call, exchange: SignedInExchange): Promise<Called<Beneficiary[]>> {
  const found: Beneficiary[] = [];
  let before: string | null = null;
  do {
    const parameters: object = { merNo: ownMerchant(exchange), limit: PAGE_SIZE, ...(before !== null && { before }) };
    const page: Called<OperatorAnswers['listBeneficiaries']> = await call(exchange, 'listBeneficiaries', {
      parameters,
    });
    if (page.kind !== 'done') return page;
    found.push(...page.value.beneficiaries);
    before = page.value.next;
  } while (before !== null);
  return { kind: 'done', value: found };
}

const NOTHING_TO_PAY = empty('Nothing to pay out', 'No balance has anything available yet.');

function nobody(exchange: SignedInExchange): Html {
  return empty(
    'Whom do you want to pay?',
    'Payouts go to beneficiaries that you have saved.',
    may(exchange, 'beneficiaries.manage') &&
      html`<a class="button main" href="${NEW_BENEFICIARY}">Save a beneficiary</a>`,
  );
}

function fields(
  { typed, refused }: { readonly typed: Typed; readonly refused: CallRefused | undefined },
  beneficiaries: readonly Beneficiary[],
  balances: readonly Balance[],
): Html {
  const { beneficiaryNo: chosen = '' } = typed;
  const isGone = chosen !== '' && !beneficiaries.some(({ beneficiaryNo }) => beneficiaryNo === chosen);
  return html`${select({
      name: 'beneficiaryNo',
      label: 'To',
      value: chosen,
      required: true,
      // Nobody else is chosen in place of who is gone.
      choices: [['', 'Choose…'], ...beneficiaries.map(choiceOf)],
      error: isGone ? 'This beneficiary is no longer saved. Choose whom to pay.' : undefined,
    })}
    ${beneficiaries.some(({ method }) => isCardPayout(method)) && cardField(refused)}
    <div class="pairs">
      ${amountField(refused, typed.amount ?? '')}
      ${select({
        name: 'currency',
        label: 'From your balance in',
        value: typed.currency,
        choices: balances.map(({ currency, available }) => [
          currency,
          `${currency}, ${groupedAmount(available)} available`,
        ]),
      })}
      ${orderNumberField(refused, typed.merOrderNo ?? '')}
      ${payoutField(
        refused,
        {
          name: 'reason',
          label: 'What it is for',
          value: typed.reason,
          lengthMax: 200,
          hint: 'Recorded with your name, such as “Rent of November”.',
        },
        'X-Reason',
      )}
    </div>`;
}

function choiceOf({ beneficiaryNo, label, method, account }: Beneficiary): readonly [string, string] {
  return [beneficiaryNo, `${label}: ${payoutMethodWords(method)} ${account}`];
}

/** Empty also after a mistake elsewhere in the form. */
function cardField(refused: CallRefused | undefined): Html {
  return payoutField(refused, {
    name: 'account',
    label: 'Card number',
    required: false,
    lengthMax: 90,
    hint: 'Only for a card: its number is not kept, so type it again. It must be the saved card.',
  });
}

function groupedAmount(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${grouped(whole)}.${fraction}`;
}

async function whatLeaves(call: Call, exchange: SignedInExchange): Promise<Html> {
  const merchant = await call(exchange, 'getMerchant', { parameters: { merNo: ownMerchant(exchange) } });
  const fee = merchant.kind === 'done' ? merchant.value.terms.payoutFee : '0.00';
  return /[1-9]/.test(fee)
    ? html`The amount and a fee of ${fee} leave your balance.`
    : html`The amount leaves your balance.`;
}

import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isCardPayout } from '../../../domain/method.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import type { Call, CallRefused, DeskRoute } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { onlyFor } from '../../desk/review.ts';
import { payoutMethodWords } from '../../desk/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, askForFactor, refusedNotice, seeOther } from '../../desk/respond.ts';
import { asked } from '../../desk/views/figures.ts';
import { actionForm, field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty, grouped } from '../../desk/views/parts.ts';
import { ownMerchant } from '../own-merchant.ts';
import { NEW_BENEFICIARY, NEW_PAYOUT, PAYOUTS } from './payout-paths.ts';

type Beneficiary = OperatorAnswers['listBeneficiaries']['beneficiaries'][number];
type Balance = OperatorAnswers['getBalances']['balances'][number];

const SHOWN_MAX = 100;
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
  const account = fieldOf(form, 'account').replaceAll(' ', '');
  const called = await call(exchange, 'payBeneficiary', {
    parameters: { merNo: ownMerchant(exchange), beneficiaryNo, 'Idempotency-Key': fieldOf(form, 'once') },
    body: { merOrderNo, currency, amount: decimal, ...(account !== '' && { account }) },
    reason,
  });
  if (called.kind === 'waits') return seeOther(exchange, PAYOUTS, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') return seeOther(exchange, PAYOUTS, { done: 'started', no: called.value.tradeNo });
  if (called.name === 'forbidden') return answerRefused(exchange, called);
  if (called.name === 'stepUpRequired') return askForFactor(exchange, queryPath(NEW_PAYOUT, { to: beneficiaryNo }));
  return answerForm(call, exchange, { typed, refused: called });
}

interface ShownForm {
  readonly typed: Typed;
  readonly refused?: CallRefused;
}

async function answerForm(call: Call, exchange: SignedInExchange, { typed, refused }: ShownForm): Promise<PageAnswer> {
  const merNo = ownMerchant(exchange);
  const [saved, held] = await Promise.all([
    call(exchange, 'listBeneficiaries', { parameters: { merNo, limit: SHOWN_MAX } }),
    call(exchange, 'getBalances', { parameters: { merNo } }),
  ]);
  if (saved.kind !== 'done') return answerRefused(exchange, saved as CallRefused);
  const { beneficiaries } = saved.value;
  const balances = held.kind === 'done' ? held.value.balances.filter(({ available }) => /[1-9]/.test(available)) : [];
  const content =
    beneficiaries.length === 0
      ? nobody(exchange)
      : balances.length === 0
        ? empty('Nothing to pay out', 'No balance has anything available yet.')
        : html`${refused && refusedNotice(inWords(refused))}
          ${actionForm(exchange, {
            action: NEW_PAYOUT,
            fields: fields({ typed, refused }, beneficiaries, balances),
            effect: await effect(call, exchange),
            button: 'Pay out',
            cancelPath: PAYOUTS,
          })}`;
  return answerDesk(exchange, {
    screen: 'payouts',
    title: 'Pay out',
    back: { path: PAYOUTS, title: 'Payouts' },
    content,
    ...(refused && { status: 400 }),
  });
}

function nobody(exchange: SignedInExchange): Html {
  return empty(
    'Whom do you want to pay?',
    'Payouts go to beneficiaries that you have saved.',
    may(exchange, 'beneficiaries.manage') &&
      html`<a class="button main" href="${NEW_BENEFICIARY}">Save a beneficiary</a>`,
  );
}

const NAMES: Readonly<Record<string, string>> = {
  amount: 'Amount',
  currency: 'Currency',
  merOrderNo: 'Order number',
  account: 'Card number',
  'X-Reason': 'What it is for',
  beneficiaryNo: 'Beneficiary',
  body: 'This payout',
};

/** In the words of the form. */
function inWords(refused: CallRefused): CallRefused {
  const named = refused.fields?.map((one) => ({ ...one, field: NAMES[one.field] ?? one.field }));
  return { ...refused, ...(named && { fields: named }) };
}

function fields(
  { typed, refused }: { readonly typed: Typed; readonly refused: CallRefused | undefined },
  beneficiaries: readonly Beneficiary[],
  balances: readonly Balance[],
): Html {
  const errorOf = (name: string) => refused?.fields?.find((one) => one.field === name)?.problem;
  return html`${select({
      name: 'beneficiaryNo',
      label: 'To',
      value: typed.beneficiaryNo,
      choices: beneficiaries.map(({ beneficiaryNo, label, method, account }) => [
        beneficiaryNo,
        `${label}: ${payoutMethodWords(method)} ${account}`,
      ]),
    })}
    ${beneficiaries.some(({ method }) => isCardPayout(method)) && cardField(errorOf('account'))}
    <div class="pairs">
      ${field({
        name: 'amount',
        label: 'Amount',
        value: typed.amount,
        error: errorOf('amount'),
        required: true,
        isDecimal: true,
        lengthMax: 21,
        placeholder: '100.00',
      })}
      ${select({
        name: 'currency',
        label: 'From your balance in',
        value: typed.currency,
        choices: balances.map(({ currency, available }) => [
          currency,
          `${currency}, ${groupedAmount(available)} available`,
        ]),
      })}
      ${field({
        name: 'merOrderNo',
        label: 'Order number',
        value: typed.merOrderNo,
        error: errorOf('merOrderNo'),
        required: true,
        lengthMax: 32,
        hint: 'Yours to choose. It can be used once, so that nothing is paid twice.',
      })}
      ${field({
        name: 'reason',
        label: 'What it is for',
        value: typed.reason,
        error: errorOf('X-Reason'),
        required: true,
        lengthMax: 200,
        hint: 'Recorded with your name, such as “Rent of November”.',
      })}
    </div>`;
}

/** Empty also after a mistake elsewhere in the form. */
function cardField(error: string | undefined): Html {
  return field({
    name: 'account',
    label: 'Card number',
    error,
    lengthMax: 90,
    hint: 'Only for a card: its number is not kept, so type it again. It must be the saved card.',
  });
}

function groupedAmount(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${grouped(whole)}.${fraction}`;
}

/** Exactly what the rules say now, for those who may read them. */
async function effect(call: Call, exchange: SignedInExchange): Promise<Html> {
  const [rules, merchant] = await Promise.all([
    may(exchange, 'settings.read') ? call(exchange, 'getApprovalRules', {}) : null,
    call(exchange, 'getMerchant', { parameters: { merNo: ownMerchant(exchange) } }),
  ]);
  const fee = merchant.kind === 'done' ? merchant.value.terms.payoutFee : '0.00';
  const what = /[1-9]/.test(fee)
    ? html`The amount and a fee of ${fee} leave your balance.`
    : html`The amount leaves your balance.`;
  return rules?.kind === 'done' && rules.value.kinds.includes('payout')
    ? html`<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a
        card; nothing is paid until then. After that: ${what}`
    : html`<b>It is paid at once.</b> ${what} It cannot be called back.`;
}

function newOrderNumber(exchange: SignedInExchange): string {
  const day = new Date(exchange.now).toISOString().slice(0, 10).replaceAll('-', '');
  const random = exchange.newFormId().replaceAll(/[^A-Za-z0-9]/g, '');
  return `PAYOUT-${day}-${random.slice(0, 6)}`;
}

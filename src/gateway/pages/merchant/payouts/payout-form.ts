import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isCardPayout } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/payouts/typed-account.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Call, Answered, DeskRoute } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { ACCOUNT_LENGTH_MAX, newOrderNumber, payoutEffect } from '../../shared/payouts/payout-form.ts';
import { payoutMethodWords } from '../../shared/payouts/payout-methods.ts';
import { asked } from '../../desk/views/figures.ts';
import { empty } from '../../desk/views/parts.ts';
import { ownMerchant } from '../own-merchant.ts';
import { NEW_BENEFICIARY, PAYOUTS } from './payout-paths.ts';
import { decimalWords } from '../../design/written.ts';

type Beneficiary = OperatorAnswers['listBeneficiaries']['beneficiaries'][number];
type Balance = OperatorAnswers['getBalances']['balances'][number];

const PAGE_SIZE = 100;

/** Whom the shop can pay, and from what. */
interface Payable {
  readonly beneficiaries: readonly Beneficiary[];
  readonly balances: readonly Balance[];
  readonly effect: Html;
}

/** One payout to a saved beneficiary. The second factor comes first: what is typed does not get lost on the way. */
export function payoutRoute(call: Call): DeskRoute {
  const route = formRoute<Payable, 'payBeneficiary'>({
    path: '/new',
    screen: 'payouts',
    operation: 'payBeneficiary',
    title: () => say`Pay out`,
    read: (exchange) => readPayable(call, exchange),
    homeOf: () => ({ path: PAYOUTS, title: say`Payouts` }),
    done: ({ tradeNo }) => ({ done: 'started', no: tradeNo }),
    instead({ beneficiaries, balances }, exchange) {
      if (beneficiaries.length === 0) return nobody(exchange);
      return balances.length === 0 ? nothingToPay() : undefined;
    },
    asksReasonItself: true,
    fields: payoutFields,
    effect: ({ effect }) => effect,
    button: () => say`Pay out`,
    send({ exchange, form, reason }) {
      const { beneficiaryNo, account: typed, ...order } = typedIn(form, NAMES);
      const account = typedAccount(typed, true);
      return call(exchange, 'payBeneficiary', {
        parameters: { merNo: ownMerchant(exchange), beneficiaryNo, 'Idempotency-Key': fieldOf(form, 'once') },
        body: { ...order, ...(account !== '' && { account }) },
        reason,
      });
    },
  });
  return onlyFor('payouts.create', route);
}

const NAMES = ['beneficiaryNo', 'merOrderNo', 'currency', 'amount', 'account'] as const;

async function readPayable(call: Call, exchange: SignedInExchange): Promise<Answered<Payable>> {
  const [saved, held] = await Promise.all([
    readBeneficiaries(call, exchange),
    call(exchange, 'getBalances', { parameters: { merNo: ownMerchant(exchange) } }),
  ]);
  if (saved.kind !== 'done') return saved;
  const balances = held.kind === 'done' ? held.value.balances.filter(({ available }) => /[1-9]/.test(available)) : [];
  const effect = await payoutEffect(call, exchange, await whatLeaves(call, exchange));
  return { kind: 'done', value: { beneficiaries: saved.value, balances, effect } };
}

/** All of them, a page at a time: a shop saves at most a few hundred. */
async function readBeneficiaries(call: Call, exchange: SignedInExchange): Promise<Answered<Beneficiary[]>> {
  const found: Beneficiary[] = [];
  let before: string | null = null;
  do {
    const parameters: object = { merNo: ownMerchant(exchange), limit: PAGE_SIZE, ...(before !== null && { before }) };
    const page: Answered<OperatorAnswers['listBeneficiaries']> = await call(exchange, 'listBeneficiaries', {
      parameters,
    });
    if (page.kind !== 'done') return page;
    found.push(...page.value.beneficiaries);
    before = page.value.next;
  } while (before !== null);
  return { kind: 'done', value: found };
}

function nothingToPay(): Html {
  return empty(say`Nothing to pay out`, say`No balance has anything available yet.`);
}

function nobody(exchange: SignedInExchange): Html {
  return empty(
    say`Whom do you want to pay?`,
    say`Payouts go to beneficiaries that you have saved.`,
    may(exchange, 'beneficiaries.manage') &&
      html`<a class="button main" href="${NEW_BENEFICIARY}">Save a beneficiary</a>`,
  );
}

function payoutFields({ exchange, subject, given, field }: FormPage<Payable, 'payBeneficiary'>): Html {
  const { beneficiaries, balances } = subject;
  const chosen = given?.get('beneficiaryNo') ?? asked(exchange, 'to');
  const isGone = chosen !== '' && !beneficiaries.some(({ beneficiaryNo }) => beneficiaryNo === chosen);
  return html`${field('beneficiaryNo', {
      value: chosen,
      // Nobody else is chosen in place of who is gone.
      choices: [['', say`Choose…`], ...beneficiaries.map(choiceOf)],
      error: isGone ? say`This beneficiary is no longer saved. Choose whom to pay.` : undefined,
    })}
    ${
      // Empty also after a mistake elsewhere in the form (S9).
      beneficiaries.some(({ method }) => isCardPayout(method)) &&
      field('account', { lengthMax: ACCOUNT_LENGTH_MAX, isNeverKept: true })
    }
    <div class="pairs">
      ${field('amount')}
      ${field('currency', {
        choices: balances.map(({ currency, available }) => [
          currency,
          say`${currency}, ${decimalWords(available)} available`,
        ]),
      })}
      ${field('merOrderNo', { value: newOrderNumber(exchange) })} ${field('reason', { required: true, lengthMax: 200 })}
    </div>`;
}

function choiceOf({ beneficiaryNo, label, method, account }: Beneficiary): readonly [string, string] {
  return [beneficiaryNo, `${label}: ${payoutMethodWords(method)} ${account}`];
}

async function whatLeaves(call: Call, exchange: SignedInExchange): Promise<Html> {
  const merchant = await call(exchange, 'getMerchant', { parameters: { merNo: ownMerchant(exchange) } });
  const fee = merchant.kind === 'done' ? merchant.value.terms.payoutFee : '0.00';
  return /[1-9]/.test(fee)
    ? html`The amount and a fee of ${fee} leave your balance.`
    : html`The amount leaves your balance.`;
}

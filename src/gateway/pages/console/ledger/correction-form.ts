import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CORRECTABLE, correctionProblem, planCorrection } from '../../../domain/ledger/correction.ts';
import type { CorrectableAccount, NewCorrection } from '../../../domain/ledger/correction.ts';
import type { Balance } from '../../../domain/ledger/ledger.ts';
import { formatAmount } from '../../../domain/money.ts';
import { fractionProblem } from '../../../domain/whole-currency.ts';
import { writeCorrectionRefusal } from '../../../operator/wire/refusals/ledger.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { amount as shownAmount } from '../../desk/views/parts.ts';
import { wordsOf } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';
import {
  CURRENCY,
  amountAdvice,
  balancesOf,
  changesBy,
  readBalance,
  seenBy,
  suggested,
  typedAmount,
} from './money-change.ts';

const NAMES = ['correctionNo', 'from', 'to', 'amount', 'currency', 'tradeNo', 'note'] as const;
type Typed = Readonly<Record<(typeof NAMES)[number], string>>;

type Correction =
  | { readonly kind: 'wrong'; readonly merNo: number; readonly wrong: string }
  | { readonly kind: 'planned'; readonly merNo: number; readonly wanted: NewCorrection; readonly balance: Balance };

/** Money between two accounts of a merchant, for what no order is responsible. */
export function correctionRoute({ call }: DeskContext): DeskRoute {
  return formRoute<Correction, 'createCorrection'>({
    path: '/:merNo/correct',
    screen: 'balances',
    operation: 'createCorrection',
    title: () => 'Correct a balance',
    read: (exchange, given) => readCorrection(call, exchange, given),
    homeOf: ({ merNo }) => balancesOf(merNo),
    leadsTo: (correction) => queryPath(balancesOf(correction.merNo).path, { currency: currencyOf(correction) }),
    done: 'correction',
    isNew: true,
    asksFactorLate: true,
    seenOf(correction) {
      const group = groupOf(correction);
      // What is refused now is refused by the operation, with its own words.
      return correction.kind === 'wrong' || typeof group === 'string'
        ? {}
        : seenBy(correction.balance, correction.wanted.currency, group);
    },
    fields: correctionFields,
    review(correction) {
      const group = groupOf(correction);
      if (correction.kind === 'wrong' || typeof group === 'string') return { wrong: String(group) };
      return changeTable(changesBy(correction.balance, correction.wanted.currency, group));
    },
    effect: effectOf,
    button: 'Book the correction',
    send: async ({ exchange, subject, form, reason }) =>
      subject.kind === 'wrong'
        ? { kind: 'refused', name: 'invalidInput', detail: subject.wrong }
        : call(exchange, 'createCorrection', {
            parameters: { merNo: subject.merNo },
            body: bodyOf(subject.wanted, typedIn(form, NAMES)),
            reason,
          }),
  });
}

async function readCorrection(
  call: Call,
  exchange: SignedInExchange,
  given: URLSearchParams,
): Promise<Answered<Correction>> {
  const merNo = Number(exchange.parameter);
  const wanted = correctionOf(merNo, typedIn(given, NAMES));
  if (typeof wanted === 'string') return { kind: 'done', value: { kind: 'wrong', merNo, wrong: wanted } };
  const read = await readBalance(exchange, call, wanted);
  if (read.kind === 'refused') return read;
  return { kind: 'done', value: { kind: 'planned', merNo, wanted, balance: read.balance } };
}

/** What is posted, or why nothing is. */
function groupOf(correction: Correction) {
  if (correction.kind === 'wrong') return correction.wrong;
  const plan = planCorrection(correction.balance, correction.wanted);
  return plan.kind === 'refused' ? writeCorrectionRefusal(plan.refusal).detail : plan.group;
}

function currencyOf(correction: Correction): string {
  return correction.kind === 'wrong' ? '' : correction.wanted.currency;
}

/** What was typed, or what is wrong with it. */
function correctionOf(merNo: number, typed: Typed): NewCorrection | string {
  const { correctionNo, from, to, amount, currency, tradeNo, note } = typed;
  const accounts = { from: from as CorrectableAccount, to: to as CorrectableAccount };
  const units = typedAmount(amount, currency);
  if (units === null || !CURRENCY.test(currency) || fractionProblem(units, currency) !== null) {
    return amountAdvice(amount, currency);
  }
  if (![from, to].every((account) => CORRECTABLE.includes(account as CorrectableAccount)))
    return 'Choose two accounts.';
  if (correctionProblem(accounts) !== null) {
    return from === to ? 'Choose two different accounts.' : 'A debt cannot become available: choose another account.';
  }
  if (correctionNo === '' || note === '') return 'Write a number and a note.';
  return { merNo, correctionNo, tradeNo: tradeNo || null, ...accounts, amount: units, currency, note };
}

function bodyOf({ correctionNo, from, to, currency, tradeNo, note }: NewCorrection, { amount }: Typed) {
  return { correctionNo, from, to, amount, currency, note, ...(tradeNo !== null && { tradeNo }) };
}

function effectOf(correction: Correction): Html | string {
  if (correction.kind === 'wrong') return '';
  const { amount, currency, from, to, merNo, correctionNo, tradeNo } = correction.wanted;
  return html`Moves ${shownAmount(formatAmount(amount, currency), currency)} of merchant ${merNo} from
    <b>${wordsOf(from).toLowerCase()}</b> to <b>${wordsOf(to).toLowerCase()}</b>, as correction
    <b>${correctionNo}</b>${tradeNo !== null && html` of order <b>${tradeNo}</b>`}. The ledger only grows: the way back
    is another correction.`;
}

function correctionFields({ exchange, field }: FormPage<Correction, 'createCorrection'>): Html[] {
  const choices = CORRECTABLE.map((account) => [account, wordsOf(account)] as const);
  return [
    field('from', { value: 'fees', choices }),
    field('to', { value: 'available', choices }),
    field('amount'),
    field('currency'),
    field('tradeNo'),
    field('note'),
    field('correctionNo', { value: suggested(exchange, 'COR') }),
  ];
}

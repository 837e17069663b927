import { html } from '../../../../web/html.ts';
import { EMPTY_BALANCE, groupOf } from '../../../domain/ledger/ledger.ts';
import type { Balance, PostingGroup } from '../../../domain/ledger/ledger.ts';
import { formatAmount } from '../../../domain/money.ts';
import { fractionProblem } from '../../../domain/whole-currency.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { amount as shownAmount } from '../../desk/views/parts.ts';
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

const NAMES = ['depositNo', 'amount', 'currency', 'note'] as const;

interface Deposit extends Readonly<Record<(typeof NAMES)[number], string>> {
  readonly merNo: number;
  /** Null if no amount was typed. */
  readonly units: bigint | null;
  readonly balance: Balance;
  readonly group: PostingGroup;
}

/** Money that came in by other ways than payments. */
export function depositRoute({ call }: DeskContext): DeskRoute {
  return formRoute<Deposit, 'createDeposit'>({
    path: '/:merNo/deposit',
    screen: 'balances',
    operation: 'createDeposit',
    title: () => 'Deposit',
    read: (exchange, given) => readDeposit(call, exchange, given),
    homeOf: ({ merNo }) => balancesOf(merNo),
    leadsTo: ({ merNo, currency }) => queryPath(balancesOf(merNo).path, { currency }),
    done: 'deposit',
    isNew: true,
    asksFactorLate: true,
    seenOf: ({ balance, currency, group }) => seenBy(balance, currency, group),
    fields: ({ exchange, field }) => [
      field('amount'),
      field('currency'),
      field('depositNo', { value: suggested(exchange, 'DEP') }),
      field('note'),
    ],
    review: ({ units, amount, balance, currency, group }) =>
      units === null || !CURRENCY.test(currency) || fractionProblem(units, currency) !== null
        ? { wrong: amountAdvice(amount, currency), field: 'amount' }
        : changeTable(changesBy(balance, currency, group)),
    effect: ({ merNo, units, currency, depositNo }) =>
      html`Adds ${shownAmount(formatAmount(units ?? 0n, currency), currency)} to what merchant ${merNo} can be paid out,
        as deposit <b>${depositNo}</b>. A debt is paid first. It is booked once, whatever is sent again.`,
    button: 'Book the deposit',
    send: ({ exchange, subject: { merNo, depositNo, amount, currency, note }, reason }) =>
      call(exchange, 'createDeposit', {
        parameters: { merNo },
        body: { depositNo, amount, currency, ...(note && { note }) },
        reason,
      }),
  });
}

async function readDeposit(call: Call, exchange: SignedInExchange, given: URLSearchParams): Promise<Answered<Deposit>> {
  const merNo = Number(exchange.parameter);
  const typed = typedIn(given, NAMES);
  const { depositNo, currency } = typed;
  const units = typedAmount(typed.amount, currency);
  const posting = { from: 'channel', to: 'available', currency, amount: units ?? 0n } as const;
  const deposit = { ...typed, merNo, units, group: groupOf('deposit', depositNo, [posting]) };
  // Until it is reviewed, nothing of the balance is shown.
  if (!given.has('step') || units === null) return { kind: 'done', value: { ...deposit, balance: EMPTY_BALANCE } };
  const read = await readBalance(exchange, call, { merNo, currency });
  return read.kind === 'refused' ? read : { kind: 'done', value: { ...deposit, balance: read.balance } };
}

import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { ACCOUNTS, EMPTY_BALANCE, changesOf, payDebtFirst } from '../../../domain/ledger/ledger.ts';
import type { Account, Balance, PostingGroup } from '../../../domain/ledger/ledger.ts';
import { formatAmount, parseAmount, scaleOf } from '../../../domain/money.ts';
import { fractionProblem } from '../../../domain/whole-currency.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { Call } from '../../desk/desk-types.ts';
import type { Seen } from '../../desk/form/stale.ts';
import type { Change } from '../../desk/form/change-table.ts';
import { readTypedAmount } from '../../desk/form/typed-amount.ts';
import { figure, wordsOf } from '../../desk/views/figures.ts';

type Wire = OperatorAnswers['listBalances']['balances'][number];

/** What a merchant has in a currency now; nothing at all if it has had none. */
export async function readBalance(
  exchange: SignedInExchange,
  call: Call,
  { merNo, currency }: { readonly merNo: number; readonly currency: string },
): Promise<{ readonly kind: 'read'; readonly balance: Balance } | Refused> {
  const called = await call(exchange, 'listBalances', { parameters: { merNo, currency, limit: 1 } });
  if (called.kind === 'refused') return called;
  const [found] = called.kind === 'done' ? called.value.balances : [];
  return { kind: 'read', balance: found === undefined ? EMPTY_BALANCE : balanceOf(found) };
}

function balanceOf(wire: Wire): Balance {
  const amountOf = (text: string) =>
    text.startsWith('-') ? -parseAmount(text.slice(1), wire.currency) : parseAmount(text, wire.currency);
  return Object.fromEntries(ACCOUNTS.map((account) => [account, amountOf(wire[account])])) as Balance;
}

/** Before → after of the accounts that a group of postings moves, debt paid first. */
export function changesBy(balance: Balance, currency: string, group: PostingGroup): Change[] {
  const moved = changesOf(payDebtFirst(group, (of) => (of === currency ? balance.debt : 0n)).postings).get(currency);
  return touchedBy(balance, currency, group).map((account) => ({
    label: `${wordsOf(account)}, ${currency}`,
    before: figure(formatAmount(balance[account], currency)),
    after: figure(formatAmount(balance[account] + (moved?.[account] ?? 0n), currency)),
  }));
}

/** The same accounts as they are now, for a form that must not be sent if they have changed. */
export function seenBy(balance: Balance, currency: string, group: PostingGroup): Seen {
  return Object.fromEntries(
    touchedBy(balance, currency, group).map((account) => [
      wordsOf(account),
      `${formatAmount(balance[account], currency)} ${currency}`,
    ]),
  );
}

/** The acquirer's account moves with every payment: it says nothing about this one. */
function touchedBy(balance: Balance, currency: string, group: PostingGroup): Account[] {
  const moved = changesOf(payDebtFirst(group, (of) => (of === currency ? balance.debt : 0n)).postings).get(currency);
  return ACCOUNTS.filter((account) => account !== 'channel' && (moved?.[account] ?? 0n) !== 0n);
}

/** A typed amount in the currency's own units; null if it is none. The operation says what is wrong with it. */
export function typedAmount(typed: string, currency: string): bigint | null {
  const read = readTypedAmount(typed);
  const text = read.kind === 'amount' ? read.amount : '';
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:[.]([0-9]{1,8}))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > scaleOf(currency) || !/[1-9]/.test(text)) return null;
  return parseAmount(fraction === '' ? whole : `${whole}.${fraction}`, currency);
}

export const CURRENCY = /^[A-Z0-9]{3,10}$/;

/** The page from which a merchant's balances are changed. */
export function balancesOf(merNo: number): { readonly path: string; readonly title: string } {
  return { path: `${CONSOLE}${SCREENS.balances.path}/${merNo}`, title: `Balances of merchant ${merNo}` };
}

/** A number that is surely new, to be kept or changed. */
export function suggested({ now }: SignedInExchange, prefix: string): string {
  return `${prefix}-${new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}`;
}

/** What to write instead. */
export function amountAdvice(typed: string, currency: string): string {
  const read = readTypedAmount(typed);
  if (read.kind === 'ambiguous') return `The amount ${read.problem}.`;
  const units = typedAmount(typed, currency);
  const fraction = units === null ? null : fractionProblem(units, currency);
  if (fraction !== null) return `The amount ${fraction}.`;
  return 'Write an amount above zero such as 100.00, in a currency such as USD.';
}

import type { BalanceStore, LedgerStore } from '../../domain/ledger/ledger-store.ts';
import { NEW_MONEY_MAX, groupOf, ownMoney } from '../../domain/ledger/ledger.ts';
import type { Balance, PostingGroup } from '../../domain/ledger/ledger.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import { formatAmount } from '../../domain/money.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface NewDeposit {
  readonly merNo: number;
  /** Chosen by the operator; the subject of its postings, so a deposit is booked only once. */
  readonly depositNo: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly note: string;
  /** Who has the money; null or absent is `default`. */
  readonly acquirer?: string | null;
}

export interface Deposit {
  readonly merNo: number;
  readonly depositNo: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: number;
}

export interface BalanceDependencies {
  readonly store: Pick<BalanceStore, 'listBalances' | 'changeBalance'> &
    Pick<LedgerStore, 'listPostings'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
}

export function createBalanceOperations(deps: BalanceDependencies) {
  const { store } = deps;
  return {
    async getBalances(merNo: number): Promise<OperatorOutcome<{ currency: string; balance: Balance }[]>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const balances = await store.listBalances(merNo);
      return done(balances.toSorted((left, right) => (left.currency < right.currency ? -1 : 1)));
    },
    createDeposit: (deposit: NewDeposit, acting: Acting) => createDeposit(deps, deposit, acting),
  };
}

/** Identity, idempotence, effect: the same number with the same amount books nothing and returns the same result. */
async function createDeposit(
  deps: BalanceDependencies,
  deposit: NewDeposit,
  acting: Acting,
): Promise<OperatorOutcome<Deposit>> {
  if (!(await merchantExists(deps.store, deposit.merNo))) return merchantNotFound(deposit.merNo);
  const earlier = await findDeposit(deps, deposit);
  if (earlier !== null) return compareDeposits(earlier, deposit);
  try {
    return await bookDeposit(deps, deposit, acting);
  } catch (cause) {
    // The ledger's key rejects a second group for the same deposit: another request may have come in between.
    const first = await findDeposit(deps, deposit);
    if (first === null) throw cause;
    return compareDeposits(first, deposit);
  }
}

async function bookDeposit(
  { clock, store }: BalanceDependencies,
  deposit: NewDeposit,
  acting: Acting,
): Promise<OperatorOutcome<Deposit>> {
  const { merNo, depositNo, amount, currency, note } = deposit;
  const at = clock.now();
  const shown = formatAmount(amount, currency);
  const audit = (balance: Balance) =>
    auditOf(acting, {
      at,
      action: 'createDeposit',
      merNo,
      target: `merchant ${merNo}`,
      detail: [`${depositNo}: ${shown} ${currency}`, maskText(note)].filter(Boolean).join('; '),
      before: {
        currency,
        available: formatAmount(balance.available, currency),
        debt: formatAmount(balance.debt, currency),
      },
      after: { depositNo, deposited: shown },
    });
  const group = planDeposit(deposit);
  const result = await store.changeBalance({ merNo, currency }, (balance) =>
    ownMoney(balance) + amount > NEW_MONEY_MAX ? null : { group, at, audit: audit(balance) },
  );
  if (result === 'unchanged') return refuse('depositTooLarge', { max: NEW_MONEY_MAX, currency });
  if (result !== 'changed') throw new Error(`a deposit of merchant ${merNo} was not booked: ${result}`);
  return done({ merNo, depositNo, amount, currency, at });
}

function planDeposit({ depositNo, amount, currency, acquirer = null }: NewDeposit): PostingGroup {
  return groupOf('deposit', depositNo, [{ from: 'channel', to: 'available', currency, amount, acquirer }]);
}

export async function findDeposit(
  { store }: { readonly store: Pick<LedgerStore, 'listPostings'> },
  { merNo, depositNo }: NewDeposit,
): Promise<Deposit | null> {
  const found = await store.listPostings({ merNo, subjects: [depositNo] });
  const postings = found.filter(({ event }) => event === 'deposit');
  const [first] = postings;
  if (first === undefined) return null;
  const amount = postings.reduce((sum, posting) => sum + posting.amount, 0n);
  return { merNo, depositNo, amount, currency: first.currency, at: first.at };
}

function compareDeposits(first: Deposit, { amount, currency }: NewDeposit): OperatorOutcome<Deposit> {
  if (first.currency !== currency) return refuse('depositNumberTaken', { first, differs: 'currency' });
  return first.amount === amount ? done(first) : refuse('depositNumberTaken', { first, differs: 'amount' });
}

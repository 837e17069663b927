import { ACCOUNTS, EMPTY_BALANCE, MERCHANT_ACCOUNTS, changesOf, payDebtFirst } from '../../domain/ledger/ledger.ts';
import type { Balance, PostingGroup } from '../../domain/ledger/ledger.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Statement } from '../engine/engine.ts';
import { bigintOf, columnOf, encodeMoney, jsonOf } from '../engine/table.ts';
import { POSTINGS } from '../tables.ts';

/** A group as written: whose, and when. */
export interface BookedGroup {
  readonly merNo: number;
  readonly at: number;
  readonly group: PostingGroup;
}

interface BalanceChange {
  readonly merNo: number;
  readonly currency: string;
  readonly change: Balance;
}

export const ACCOUNT_COLUMNS: readonly string[] = ACCOUNTS.map(columnOf);

const BALANCE_COLUMNS = {
  mer_no: 'int',
  currency: 'text',
  ...Object.fromEntries(ACCOUNT_COLUMNS.map((column) => [column, 'int' as const])),
} as const;

/** Adds the inserted values to the existing ones. PostgreSQL and SQLite both check the inserted row first: see below. */
export const ADD_TO_BALANCE = `on conflict (mer_no, currency) do update set ${ACCOUNT_COLUMNS.map(
  (column) => `${column} = balances.${column} + excluded.${column}`,
).join(', ')}`;

/** Postings, then the resulting balances; in the same order in every transaction, to avoid deadlocks. */
export function bookStatements(dialect: Dialect, booked: readonly BookedGroup[]): Statement[] {
  const rows = postingRows(booked);
  if (rows.length === 0) return [];
  const insert = { sql: POSTINGS.insert(dialect), params: [jsonOf(rows)] };
  return [insert, ...balanceStatements(dialect, sumChanges(booked))];
}

export function postingRows(booked: readonly BookedGroup[]) {
  return booked.flatMap(({ merNo, at, group }) =>
    group.postings.map(({ acquirer = null, ...posting }, index) => {
      const { event, subject } = group;
      return POSTINGS.encode({ ...posting, acquirer, merNo, at, event, subject, line: index + 1 });
    }),
  );
}

/** The groups in sequence, each applied to the debts left by the previous ones (I14). `debts` is keyed by `balanceKey`. */
export function payDebtsFirst(
  booked: readonly BookedGroup[],
  debts: ReadonlyMap<string, bigint>,
): readonly BookedGroup[] {
  if ([...debts.values()].every((debt) => debt === 0n)) return booked;
  const left = new Map(debts);
  return booked.map(({ merNo, at, group }) => {
    const paying = payDebtFirst(group, (currency) => left.get(balanceKey(merNo, currency)) ?? 0n);
    for (const [currency, { debt }] of changesOf(paying.postings)) {
      const key = balanceKey(merNo, currency);
      left.set(key, (left.get(key) ?? 0n) + debt);
    }
    return { merNo, at, group: paying };
  });
}

/** One change for each merchant and currency, sorted: two transactions lock balances in the same order. */
export function sumChanges(booked: readonly BookedGroup[]): BalanceChange[] {
  const sums = new Map<string, BalanceChange>();
  for (const { merNo, group } of booked) {
    for (const [currency, change] of changesOf(group.postings)) {
      const key = balanceKey(merNo, currency);
      const before = sums.get(key)?.change ?? EMPTY_BALANCE;
      sums.set(key, { merNo, currency, change: addBalances(before, change) });
    }
  }
  return [...sums.values()].toSorted(
    (left, right) => left.merNo - right.merNo || (left.currency < right.currency ? -1 : 1),
  );
}

function balanceStatements(dialect: Dialect, changes: readonly BalanceChange[]): Statement[] {
  const params = [jsonOf(changes.map(encodeChange))];
  const rows = dialect.rows(BALANCE_COLUMNS);
  const columns = ['mer_no', 'currency', ...ACCOUNT_COLUMNS];
  const select = columns.map((column) => `r.${column}`).join(', ');
  if (changes.every(({ change }) => couldBeInserted(change))) {
    const insert = `insert into balances (${columns.join(', ')}) select ${select} from ${rows} where true`;
    return [{ sql: `${insert} ${ADD_TO_BALANCE}`, params }];
  }
  // Constraints check an inserted row before the conflict is detected, so a negative change cannot be inserted.
  return [
    {
      sql: `insert into balances (mer_no, currency) select r.mer_no, r.currency from ${rows} where true on conflict do nothing`,
      params,
    },
    { sql: `${updateBalances(rows)}`, params },
  ];
}

/** S16: takes money only if it is available; returns no row if it is not. */
export function debitStatement(dialect: Dialect, change: BalanceChange): Statement {
  const covered = MERCHANT_ACCOUNTS.map(columnOf).map((column) => `balances.${column} + r.${column} >= 0`);
  const sql = `${updateBalances(dialect.rows(BALANCE_COLUMNS))} and ${covered.join(' and ')} returning balances.mer_no`;
  return { sql, params: [jsonOf([encodeChange(change)])] };
}

function updateBalances(rows: string): string {
  const set = ACCOUNT_COLUMNS.map((column) => `${column} = balances.${column} + r.${column}`).join(', ');
  return `update balances set ${set} from ${rows} where balances.mer_no = r.mer_no and balances.currency = r.currency`;
}

function encodeChange({ merNo, currency, change }: BalanceChange) {
  const amounts = ACCOUNTS.map((account) => [columnOf(account), encodeMoney(change[account])]);
  return { mer_no: merNo, currency, ...Object.fromEntries(amounts) };
}

function couldBeInserted(change: Balance): boolean {
  return change.debt <= 0n && MERCHANT_ACCOUNTS.every((account) => change[account] >= 0n);
}

export function decodeBalance(row: Row): Balance {
  const balance = { ...EMPTY_BALANCE } as Record<keyof Balance, bigint>;
  for (const account of ACCOUNTS) balance[account] = bigintOf(row[columnOf(account)]);
  return balance;
}

export function addBalances(left: Balance, right: Balance): Balance {
  const sum = { ...left } as Record<keyof Balance, bigint>;
  for (const account of ACCOUNTS) sum[account] += right[account];
  return sum;
}

export function balanceKey(merNo: number, currency: string): string {
  return `${merNo} ${currency}`;
}

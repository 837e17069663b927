import { ACCOUNTS, EMPTY_BALANCE } from '../../domain/ledger/ledger.ts';
import type { Account, Balance } from '../../domain/ledger/ledger.ts';
import type {
  BalancePlace,
  BalanceSearch,
  ClosedMovement,
  LedgerDayStore,
  MerchantBalance,
} from '../../domain/ledger/ledger-days.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { ACCOUNT_COLUMNS, balanceKey, decodeBalance } from './ledger.ts';
import { bigintOf, columnOf, integerOf, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

// Balances of all merchants, now and as of a day. As of a day, a balance is what its last closed day until then ended with.

type BalanceReads = Pick<LedgerDayStore, 'searchBalances' | 'sumBalances' | 'listClosedDays'>;

const COLUMNS = `mer_no, currency, ${ACCOUNT_COLUMNS.join(', ')}`;

/** With the three parameters of `filterParams`. */
const FILTER = 'b.mer_no between $1 and $2 and (cast($3 as text) is null or b.currency = $3)';

function filterParams({ merNo, currency }: BalanceSearch): Param[] {
  return [merNo ?? 0, merNo ?? Number.MAX_SAFE_INTEGER, currency];
}

/** The days that say what the balances `b` were at the end of a day. */
const lastDays = (asOf: string) => `ledger_days d on d.mer_no = b.mer_no and d.currency = b.currency and d.day = (
  select max(x.day) from ledger_days x where x.mer_no = b.mer_no and x.currency = b.currency and x.day <= ${asOf}
)`;

export function createBalanceReads(engine: Engine): BalanceReads {
  return {
    searchBalances: (search) => searchBalances(engine, search),
    sumBalances: (search) => sumBalances(engine, search),

    async listClosedDays({ merNo, currency, before, limit }) {
      const rows = await engine.query(
        `select day, account, incoming, outgoing, closing from ledger_days
         where mer_no = $1 and currency = $2 and day < $3 order by day desc limit $4`,
        // A day has at most one row for each account: the last of these days may be cut, and is one too many.
        [merNo, currency, before, (limit + 1) * ACCOUNTS.length],
      );
      return groupDays(rows).slice(0, limit);
    },
  };
}

async function searchBalances(
  { dialect, snapshot, query }: Engine,
  search: Parameters<BalanceReads['searchBalances']>[0],
): ReturnType<BalanceReads['searchBalances']> {
  const { after, limit, asOf } = search;
  const page = `select ${COLUMNS} from balances b where ${FILTER} and (b.mer_no, b.currency) > ($4, $5)
    order by b.mer_no, b.currency limit $6`;
  const params = [...filterParams(search), after?.merNo ?? 0, after?.currency ?? '', limit + 1];
  if (asOf === null) {
    const rows = await query(page, params);
    return { balances: rows.slice(0, limit).map(decodeRow), next: nextOf(rows, limit) };
  }
  const [rows = [], days = []] = await snapshot([
    { sql: page, params },
    {
      sql: `select d.mer_no, d.currency, d.account, d.closing from (${page}) b ${dialect.joinInOrder} ${lastDays('$7')}`,
      params: [...params, asOf],
    },
  ]);
  const then = balancesIn(days, (row) => bigintOf(row['closing']));
  const balances = rows.slice(0, limit).flatMap((row) => {
    const { merNo, currency } = placeOf(row);
    const balance = then.get(balanceKey(merNo, currency));
    return balance === undefined ? [] : [{ merNo, currency, balance }];
  });
  return { balances, next: nextOf(rows, limit) };
}

async function sumBalances({ dialect, query }: Engine, search: BalanceSearch): ReturnType<BalanceReads['sumBalances']> {
  const params = filterParams(search);
  if (search.asOf === null) {
    const sums = ACCOUNT_COLUMNS.map((column) => wideSum(column)).join(', ');
    const sql = `select currency, ${sums} from balances b where ${FILTER} group by currency order by currency`;
    const rows = await query(sql, params);
    return rows.map((row) => ({
      currency: textOf(row['currency']),
      balance: balanceOf((column) => wideSumOf(row, column)),
    }));
  }
  const sql = `select d.currency, d.account, ${wideSum('closing')} from balances b ${dialect.joinInOrder} ${lastDays('$4')}
    where ${FILTER} group by d.currency, d.account`;
  const rows = await query(sql, [...params, search.asOf]);
  const sums = balancesIn(
    rows.map((row) => ({ ...row, mer_no: 0n })),
    (row) => wideSumOf(row, 'closing'),
  );
  return [...sums]
    .map(([key, balance]) => ({ currency: key.slice(key.indexOf(' ') + 1), balance }))
    .toSorted((left, right) => (left.currency < right.currency ? -1 : 1));
}

/** Rows of single accounts, put together by merchant and currency. */
export function balancesIn(rows: readonly Row[], amountOf: (row: Row) => bigint): Map<string, Balance> {
  const found = new Map<string, Record<Account, bigint>>();
  for (const row of rows) {
    const { merNo, currency } = placeOf(row);
    const key = balanceKey(merNo, currency);
    const balance = found.get(key) ?? { ...EMPTY_BALANCE };
    balance[textOf(row['account']) as Account] = amountOf(row);
    found.set(key, balance);
  }
  return found;
}

function groupDays(rows: readonly Row[]): { day: number; movements: ClosedMovement[] }[] {
  const days = new Map<number, ClosedMovement[]>();
  for (const row of rows) {
    const day = integerOf(row['day']);
    const movements = days.get(day) ?? [];
    movements.push({
      account: textOf(row['account']) as Account,
      incoming: bigintOf(row['incoming']),
      outgoing: bigintOf(row['outgoing']),
      closing: bigintOf(row['closing']),
    });
    days.set(day, movements);
  }
  return [...days].map(([day, movements]) => ({ day, movements }));
}

function balanceOf(amountOf: (column: string) => bigint): Balance {
  const entries = ACCOUNTS.map((account) => [account, amountOf(columnOf(account))]);
  return Object.fromEntries(entries) as Balance;
}

function decodeRow(row: Row): MerchantBalance {
  return { ...placeOf(row), balance: decodeBalance(row) };
}

function placeOf(row: Row): BalancePlace {
  return { merNo: integerOf(row['mer_no']), currency: textOf(row['currency']) };
}

/** One row more than the page was asked for. */
function nextOf(rows: readonly Row[], limit: number): BalancePlace | null {
  const last = rows[limit - 1];
  return rows.length > limit && last !== undefined ? placeOf(last) : null;
}

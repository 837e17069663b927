import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { AcquirerMovement, LedgerDayStore } from '../../domain/ledger/ledger-days.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { bigintOf, defineTable, integer, jsonOf, money, text, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

// The account `channel` of closed days by acquirer: what each of them owes. An acquirer has a row on each day on which anything
// moved in the currency, once it has had one, so that the last such day has the whole balance.

interface AcquirerDay extends AcquirerMovement {
  readonly merNo: number;
  readonly day: number;
  readonly closing: bigint;
}

const ACQUIRER_DAYS = defineTable<AcquirerDay>('acquirer_days', {
  merNo: integer(),
  currency: text(),
  day: integer(),
  acquirer: text(),
  incoming: money,
  outgoing: money,
  closing: money,
});

export function createAcquirerDays(engine: Engine): Pick<LedgerDayStore, 'catchUpAcquirers' | 'sumAcquirers'> {
  return {
    catchUpAcquirers: (merNo) => engine.transaction((transaction) => catchUp(transaction, engine.dialect, merNo)),

    async sumAcquirers() {
      const rows = await engine.query(
        `select d.currency, d.acquirer, ${wideSum('closing')} from balances b ${engine.dialect.joinInOrder} acquirer_days d
         on d.mer_no = b.mer_no and d.currency = b.currency and d.day = (
           select max(x.day) from acquirer_days x where x.mer_no = b.mer_no and x.currency = b.currency
         ) group by d.currency, d.acquirer order by d.acquirer, d.currency`,
      );
      return rows.map((row) => ({
        acquirer: textOf(row['acquirer']),
        currency: textOf(row['currency']),
        closing: wideSumOf(row, 'closing'),
      }));
    },
  };
}

export function forgetAcquirerDays(merNo: number): Statement {
  return { sql: 'delete from acquirer_days where mer_no = $1', params: [merNo] };
}

async function catchUp(
  transaction: Transaction,
  { forUpdate }: Dialect,
  merNo: number,
): Promise<'complete' | 'behind'> {
  const sql = `select through, acquirers_through from ledger_progress where mer_no = $1 ${forUpdate}`;
  const [progress] = await transaction.query(sql, [merNo]);
  if (progress === undefined || progress['acquirers_through'] === progress['through']) return 'complete';
  if (progress['acquirers_through'] !== null) return 'behind';
  // Until now there was one acquirer: it has all that the account had.
  await transaction.all([
    forgetAcquirerDays(merNo),
    {
      sql: `insert into acquirer_days (mer_no, currency, day, acquirer, incoming, outgoing, closing)
            select mer_no, currency, day, '${DEFAULT_ACQUIRER}', incoming, outgoing, closing
            from ledger_days where mer_no = $1 and account = 'channel'`,
      params: [merNo],
    },
    { sql: 'update ledger_progress set acquirers_through = through where mer_no = $1', params: [merNo] },
  ]);
  return 'complete';
}

interface Closing {
  readonly merNo: number;
  readonly day: number;
  readonly acquirers: readonly AcquirerMovement[];
  /** All in which anything moved on this day. */
  readonly currencies: readonly string[];
  /** Whether no day of the merchant was closed before. */
  readonly isFirst: boolean;
}

/** In the transaction that closes the merchant's day. */
export async function closeAcquirerDay(dialect: Dialect, transaction: Transaction, closing: Closing): Promise<void> {
  const { merNo, day, currencies, isFirst } = closing;
  // A node of the last release that closes days again forgets its own ones only.
  if (isFirst) await transaction.all([forgetAcquirerDays(merNo)]);
  const before = await transaction.query(
    `select d.currency, d.acquirer, d.closing from ${dialect.rows({ mer_no: 'int', currency: 'text' })}
     ${dialect.joinInOrder} acquirer_days d on d.mer_no = r.mer_no and d.currency = r.currency and d.day = (
       select max(x.day) from acquirer_days x where x.mer_no = r.mer_no and x.currency = r.currency and x.day < $2
     )`,
    [jsonOf(currencies.map((currency) => ({ mer_no: merNo, currency }))), day],
  );
  const rows = closingsOf(before, closing).map(ACQUIRER_DAYS.encode);
  await transaction.all([
    { sql: ACQUIRER_DAYS.insert(dialect), params: [jsonOf(rows)] },
    { sql: 'update ledger_progress set acquirers_through = $2 where mer_no = $1', params: [merNo, day] },
  ]);
}

function closingsOf(before: readonly Row[], { merNo, day, acquirers }: Closing): AcquirerDay[] {
  const days = new Map<string, AcquirerDay>();
  for (const row of before) {
    const [currency, acquirer] = [textOf(row['currency']), textOf(row['acquirer'])];
    const closing = bigintOf(row['closing']);
    days.set(`${currency} ${acquirer}`, { merNo, currency, day, acquirer, incoming: 0n, outgoing: 0n, closing });
  }
  for (const movement of acquirers) {
    const key = `${movement.currency} ${movement.acquirer}`;
    const closing = (days.get(key)?.closing ?? 0n) + movement.incoming - movement.outgoing;
    days.set(key, { merNo, day, ...movement, closing });
  }
  return [...days.values()].filter(({ incoming, outgoing, closing }) => incoming + outgoing !== 0n || closing !== 0n);
}

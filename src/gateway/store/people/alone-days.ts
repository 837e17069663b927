import { AloneDayPassed } from '../../domain/people/alone-limits.ts';
import type { AloneDay, AloneShare, AloneStore } from '../../domain/people/alone-limits.ts';
import type { Engine, Param, Transaction } from '../engine/engine.ts';
import { bigintOf } from '../engine/table.ts';

const KEY = 'mer_no = $1 and who = $2 and kind = $3 and currency = $4 and day = $5';

export function createAloneStore(engine: Engine): AloneStore {
  return {
    readAloneDays: (days) =>
      Promise.all(
        days.map(async (day) => {
          const [row] = await engine.find(`select amount from alone_days where ${KEY}`, keyOf(day));
          return row === undefined ? 0n : bigintOf(row['amount']);
        }),
      ),
  };
}

/**
 * S42: the row is locked by the addition, so that whoever does something else at the same moment waits, and sees the sum. After
 * orders and balances, before the record of actions, whoever calls: otherwise two of them could wait for each other.
 */
export async function addAloneShares(transaction: Transaction, shares: readonly AloneShare[]): Promise<void> {
  for (const share of shares) {
    const key = keyOf(share);
    const [row] = await transaction.query(
      `insert into alone_days (mer_no, who, kind, currency, day, amount) values ($1, $2, $3, $4, $5, cast($6 as bigint))
       on conflict (mer_no, who, kind, currency, day) do update set amount = alone_days.amount + excluded.amount
       returning amount`,
      [...key, String(share.amount)],
    );
    if (share.max !== null && bigintOf(row?.['amount']) > share.max) throw new AloneDayPassed();
    await transaction.query('delete from alone_days where mer_no = $1 and who = $2 and day < $3', [
      share.side,
      share.who,
      share.day - KEPT_DAYS,
    ]);
  }
}

/** Nothing reads a day that has passed. Two are kept for nodes whose zone changes. */
const KEPT_DAYS = 2;

function keyOf({ side, who, kind, currency, day }: AloneDay): Param[] {
  return [side, who, kind, currency, day];
}

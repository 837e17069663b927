import { firstNumberAt } from '../../domain/numbers.ts';
import type { CurrencySum, ReturnStore } from '../../domain/refunds/returns.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { REFUND_STATE } from '../states.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

/** Numbers sort by time, so a span of time is a span of the key. */
export function createReturnStore({ snapshot }: Engine): ReturnStore {
  const sums = `currency, count(*) as n, ${wideSum('amount')}`;
  return {
    async sumReturns({ merNo, from, to }) {
      const spanOf = (kind: 'refund' | 'chargeback') => [merNo, firstNumberAt(kind, from), firstNumberAt(kind, to)];
      const [refunds = [], chargebacks = []] = await snapshot([
        {
          sql: `select ${sums} from refunds where mer_no = $1 and refund_no >= $2 and refund_no < $3
                and state <> ${REFUND_STATE.failed} group by currency`,
          params: spanOf('refund'),
        },
        {
          sql: `select ${sums} from chargebacks where mer_no = $1 and chargeback_no >= $2 and chargeback_no < $3
                group by currency`,
          params: spanOf('chargeback'),
        },
      ]);
      return { refunds: sumsOf(refunds), chargebacks: sumsOf(chargebacks) };
    },
  };
}

/** The most frequent currency first. */
function sumsOf(rows: readonly Row[]): CurrencySum[] {
  return rows
    .map((row) => ({
      currency: textOf(row['currency']),
      count: integerOf(row['n']),
      amount: wideSumOf(row, 'amount'),
    }))
    .toSorted((left, right) => right.count - left.count || (left.currency < right.currency ? -1 : 1));
}

import type { PaymentStore } from '../../domain/payments/payment-store.ts';
import { MERCHANT_ACCOUNTS } from '../../domain/ledger/ledger.ts';
import type { Engine } from '../engine/engine.ts';
import { ORDER_STATE } from '../states.ts';
import { columnOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

/** In one snapshot. Orders in progress are found by their agenda entries, as in lists and totals. */
export async function readCommitment(
  engine: Engine,
  { merNo, settlementCurrency, day }: Parameters<PaymentStore['readCommitment']>[0],
): ReturnType<PaymentStore['readCommitment']> {
  const own = MERCHANT_ACCOUNTS.map(columnOf).join(' + ');
  const sources = [
    { from: `(select ${own} as amount from balances where mer_no = $1 and currency = $2) b`, params: [] },
    {
      from: `(select o.settle_amount as amount from agenda a
              ${engine.dialect.joinInOrder} orders o on o.mer_no = a.mer_no and o.trade_no = a.subject
              where a.mer_no = $1 and a.task = 'inquire' and o.state = ${ORDER_STATE.processing} and o.kind = 'payment'
              and o.settlement_currency = $2) p`,
      params: [],
    },
    {
      from: `(select settle_amount as amount from day_totals
              where mer_no = $1 and day = $3 and kind = 'payment' and settlement_currency = $2) d`,
      params: [day],
    },
  ];
  const results = await engine.snapshot(
    sources.map(({ from, params }) => ({
      sql: `select ${wideSum('amount')} from ${from} having count(*) > 0`,
      params: [merNo, settlementCurrency, ...params],
    })),
  );
  const [owned = 0n, processing = 0n, ended = 0n] = results.map(([row]) =>
    row === undefined ? 0n : wideSumOf(row, 'amount'),
  );
  return { own: owned, processing, day: ended };
}

import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';

/** `row.subject` is the number of the payment, and becomes that of the item. */
export interface PendingItem {
  readonly row: { mer_no: number; subject: string | null };
  readonly line: { readonly currency: string; readonly gross: bigint };
  readonly through: 'refund' | 'chargeback';
}

/**
 * Lines that name the payment whose refund or chargeback they are: they mean the only one of this payment with this amount. Of two that
 * fit, neither is chosen; the line then keeps the number of the payment.
 */
export async function resolveItems(
  transaction: Transaction,
  dialect: Dialect,
  pending: readonly PendingItem[],
): Promise<void> {
  const keys = pending.map(({ row: { mer_no, subject } }) => ({ mer_no, trade_no: subject }));
  const rows = dialect.rows({ mer_no: 'int', trade_no: 'text' });
  const of = (table: string, number: string, event: string) => ({
    sql: `select x.mer_no, x.trade_no, x.${number} as number, p.currency, coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') as acquirer,
            cast(sum(case when p.from_account = 'channel' then p.amount else -p.amount end) as bigint) as amount
          from (select distinct r.mer_no, r.trade_no from ${rows}) d
          ${dialect.joinInOrder} ${table} x on x.mer_no = d.mer_no and x.trade_no = d.trade_no
          ${dialect.joinInOrder} postings p on p.mer_no = x.mer_no and p.subject = x.${number} and p.event = '${event}'
            and (p.from_account = 'channel' or p.to_account = 'channel')
          group by x.mer_no, x.trade_no, x.${number}, p.currency, p.acquirer order by x.${number}`,
    params: [jsonOf(keys)],
  });
  const [refunds = [], chargebacks = []] = await transaction.all([
    of('refunds', 'refund_no', 'refund'),
    of('chargebacks', 'chargeback_no', 'chargebackLost'),
  ]);
  const found = { refund: refunds, chargeback: chargebacks };
  for (const { row, line, through } of pending) {
    const fitting = found[through].filter(
      (item) =>
        integerOf(item['mer_no']) === row.mer_no &&
        textOf(item['trade_no']) === row.subject &&
        textOf(item['currency']) === line.currency &&
        bigintOf(item['amount']) === line.gross,
    );
    const numbers = [...new Set(fitting.map((item) => textOf(item['number'])))];
    const [only] = numbers;
    if (only !== undefined && numbers.length === 1) row.subject = only;
  }
}

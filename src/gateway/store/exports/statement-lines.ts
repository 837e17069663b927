import type { ExportStore, StatementLine, StatementOrder } from '../../domain/exports/export.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf } from '../engine/table.ts';

// Lines with what they are about, a page in one statement: each row is found by its key. Nothing is read that names a payer.

/** What an order, a refund and a chargeback each have, by the names under which they are joined. */
const FIGURES = ['amount', 'settle_amount', 'currency', 'trade_no', 'mer_order_no'] as const;

const COLUMNS = [
  ...['number', 'event', 'subject', 'at', 'day', 'amount', 'debt', 'available'].map((name) => `l.${name} as l_${name}`),
  ...['o', 'r', 'c'].flatMap((from) => FIGURES.map((name) => `${from}.${name} as ${from}_${name}`)),
  'o.method as o_method',
  'o.handling_fee as o_handling_fee',
  'o.transaction_fee as o_transaction_fee',
  'o.margin as o_margin',
  'r.fee as r_fee',
  'c.fee as c_fee',
].join(', ');

const LINES = `select ${COLUMNS} from settlement_lines l
  left join orders o on o.mer_no = l.mer_no and o.trade_no = l.subject
  left join refunds r on r.mer_no = l.mer_no and r.refund_no = l.subject
  left join chargebacks c on c.mer_no = l.mer_no and c.chargeback_no = l.subject
  where l.mer_no = $1 and l.currency = $2 and l.number > $3 and l.number <= $4 order by l.number limit $5`;

const CUTS = `select batch_no, cut from settlement_batches
  where mer_no = $1 and currency = $2 and cut > $3 and cut <= $4 order by cut`;

export const listStatementLines = async (
  engine: Pick<Engine, 'snapshot'>,
  { merNo, currency, after, through, batchedThrough, limit }: Parameters<ExportStore['listStatementLines']>[0],
): Promise<StatementLine[]> => {
  const [rows = [], cuts = []] = await engine.snapshot([
    { sql: LINES, params: [merNo, currency, after, through, limit] },
    { sql: CUTS, params: [merNo, currency, after, batchedThrough] },
  ]);
  let place = 0;
  const cutAt = (index: number) => integerOf(cuts[index]?.['cut']);
  return rows.map((row) => {
    const number = integerOf(row['l_number']);
    while (place < cuts.length && cutAt(place) < number) place += 1;
    const batchNo = place < cuts.length ? String(cuts[place]?.['batch_no']) : null;
    return { ...lineOf(row, number), batchNo };
  });
};

function lineOf(row: Row, number: number): Omit<StatementLine, 'batchNo'> {
  return {
    number,
    event: String(row['l_event']),
    subject: String(row['l_subject']),
    at: integerOf(row['l_at']),
    day: integerOf(row['l_day']),
    amount: bigintOf(row['l_amount']),
    debt: bigintOf(row['l_debt']),
    available: bigintOf(row['l_available']),
    order: orderOf(row),
  };
}

function orderOf(row: Row): StatementOrder | null {
  const from = ['o', 'r', 'c'].find((name) => typeof row[`${name}_trade_no`] === 'string');
  if (from === undefined) return null;
  const of = (name: string) => row[`${from}_${name}`];
  const isOrder = from === 'o';
  return {
    tradeNo: String(of('trade_no')),
    merOrderNo: String(of('mer_order_no')),
    method: isOrder ? String(of('method')) : null,
    sourceCurrency: String(of('currency')),
    sourceAmount: bigintOf(of('amount')),
    settleAmount: bigintOf(of('settle_amount')),
    handlingFee: isOrder ? bigintOf(of('handling_fee')) : 0n,
    processingFee: isOrder ? bigintOf(of('transaction_fee')) : 0n,
    exceptionFee: isOrder ? 0n : bigintOf(of('fee')),
    margin: isOrder ? bigintOf(of('margin')) : 0n,
  };
}

import type { ExportStore, StatementLine, StatementOrder } from '../../domain/exports/export.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

// Lines with what they are about, a page in one statement: each row is found by its key. Nothing is read that names a payer.
// All figures of a row are one text: a value of its own for each of them took three times as long as finding the row, because each one
// goes from the database's thread or connection to this one by itself. What people wrote is apart, since it may contain any sign.

/** An order, a refund or a chargeback: a number is one of them. */
const of = (name: string) => `coalesce(o.${name}, r.${name}, c.${name})`;
const orNone = (value: string) => `coalesce(${value}, 0)`;

/** Behind the line's own; empty for what is about no order. */
const ORDER_FACTS = [
  of('trade_no'),
  of('currency'),
  of('amount'),
  of('settle_amount'),
  orNone('o.handling_fee'),
  orNone('o.transaction_fee'),
  orNone('coalesce(r.fee, c.fee)'),
  orNone('o.margin'),
  // Methods have no spaces in their names.
  `coalesce(o.method, '')`,
].join(` || ' ' || `);

const LINE_FACTS = ['number', 'at', 'day', 'amount', 'debt', 'available', 'event']
  .map((name) => `l.${name}`)
  .join(` || ' ' || `);

const LINES = `select ${LINE_FACTS} as line_facts, l.subject as subject, ${ORDER_FACTS} as order_facts,
    ${of('mer_order_no')} as mer_order_no
  from settlement_lines l
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
    const [number = '', at, day, amount = '', debt = '', available = '', event = ''] = textOf(row['line_facts']).split(
      ' ',
    );
    while (place < cuts.length && cutAt(place) < Number(number)) place += 1;
    return {
      number: Number(number),
      event,
      subject: textOf(row['subject']),
      at: Number(at),
      day: Number(day),
      amount: figureOf(amount),
      debt: figureOf(debt),
      available: figureOf(available),
      batchNo: place < cuts.length ? textOf(cuts[place]?.['batch_no']) : null,
      order: orderOf(row),
    };
  });
};

/** Most fees are none. */
const figureOf = (text: string) => (text === '0' ? 0n : BigInt(text));

function orderOf({ order_facts: facts, mer_order_no: merOrderNo }: Row): StatementOrder | null {
  if (facts === null) return null;
  const [tradeNo = '', sourceCurrency = '', ...figures] = textOf(facts).split(' ');
  const [amount = '', settleAmount = '', handlingFee = '', processingFee = '', exceptionFee = '', margin = '', method] =
    figures;
  return {
    tradeNo,
    merOrderNo: textOf(merOrderNo),
    method: method === '' || method === undefined ? null : method,
    sourceCurrency,
    sourceAmount: figureOf(amount),
    settleAmount: figureOf(settleAmount),
    handlingFee: figureOf(handlingFee),
    processingFee: figureOf(processingFee),
    exceptionFee: figureOf(exceptionFee),
    margin: figureOf(margin),
  };
}

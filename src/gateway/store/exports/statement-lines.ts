import type { ExportStore, StatementLine, StatementOrder } from '../../domain/exports/export.ts';
import { NUMBER_PREFIXES } from '../../domain/numbers.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

// Lines with what they are about, in one statement: each row is found by its key. Nothing is read that names a payer.
// All of them come as one text, a line of it for each: a value of its own for each row and column took several times as long as finding
// the rows, because each goes from the database's thread or connection to this one by itself. No number or name has spaces in it.

/** An order, a refund or a chargeback: a number is one of them. */
const of = (name: string) => `coalesce(o.${name}, r.${name}, c.${name})`;
const orNone = (value: string) => `coalesce(${value}, 0)`;
/** Nothing is looked up for numbers of another kind. */
const subjectIf = (prefix: string) => `case when substr(l.subject, 1, 2) = '${prefix}' then l.subject end`;

/** Instead of an order's number that is the line's subject. */
const SAME = '=';
const EXCHANGED = `case when ${of('currency')} <> l.currency then concat_ws(' ', ${of('currency')}, ${of('amount')}) end`;

const FACTS = [
  ...['number', 'at', 'day', 'amount', 'debt', 'available', 'event', 'subject'].map((name) => `l.${name}`),
  // Empty for what is about no order; then nothing follows that is read.
  `case when o.trade_no is not null then '${SAME}' else coalesce(r.trade_no, c.trade_no, '') end`,
  of('settle_amount'),
  orNone('o.handling_fee'),
  orNone('o.transaction_fee'),
  orNone('coalesce(r.fee, c.fee)'),
  orNone('o.margin'),
  `coalesce(o.method, '')`,
  of('mer_order_no'),
  // Nothing for most.
  EXCHANGED,
];

/** The limit, which never cuts any off, keeps the database from adding them in several heaps, which would be put together in any order. */
const LINES = `select string_agg(facts, '\n') as lines from (
  select concat_ws(' ', ${FACTS.join(', ')}) as facts
  from settlement_lines l
  left join orders o on o.mer_no = l.mer_no and o.trade_no = l.subject
  left join refunds r on r.mer_no = l.mer_no and r.refund_no = ${subjectIf(NUMBER_PREFIXES.refund)}
  left join chargebacks c on c.mer_no = l.mer_no and c.chargeback_no = ${subjectIf(NUMBER_PREFIXES.chargeback)}
  where l.mer_no = $1 and l.currency = $2 and l.number > $3 and l.number <= $4 order by l.number limit $5) as found`;

/** Those between the lines, and the one behind them. */
const CUTS = `select batch_no, cut from settlement_batches
  where mer_no = $1 and currency = $2 and cut > $3 and cut <= $4 order by cut limit $5`;

export const listStatementLines = async (
  engine: Pick<Engine, 'query'>,
  { merNo, currency, after, through, batchedThrough }: Parameters<ExportStore['listStatementLines']>[0],
): Promise<Iterable<StatementLine>> => {
  const [found, cuts] = await Promise.all([
    engine.query(LINES, [merNo, currency, after, through, through - after]),
    after < batchedThrough
      ? engine.query(CUTS, [merNo, currency, after, batchedThrough, through - after + 1])
      : ([] as Row[]),
  ]);
  const text = found[0]?.['lines'];
  return typeof text === 'string' ? linesIn(text, cuts) : [];
};

/** Each line when it is asked for: what was read ahead stays one text until then, which is little to keep. */
function* linesIn(text: string, cuts: readonly Row[]): Generator<StatementLine> {
  const ends = cuts.map(({ cut }) => integerOf(cut));
  let [place, before] = [0, 0];
  for (const facts of text.split('\n')) {
    const number = Number.parseInt(facts, 10);
    // Databases add texts in the order in which they come, but promise it nowhere.
    if (number <= before) throw new Error('the lines came in another order than that of their numbers');
    before = number;
    while (place < ends.length && (ends[place] ?? 0) < number) place += 1;
    yield lineOf(number, facts.split(' '), place < ends.length ? textOf(cuts[place]?.['batch_no']) : null);
  }
}

const TRADE_NO_AT = 8;

function lineOf(number: number, facts: readonly string[], batchNo: string | null): StatementLine {
  const [, at, day, amount = '', debt = '', available = '', event = '', subject = ''] = facts;
  return {
    number,
    event,
    subject,
    at: Number(at),
    day: Number(day),
    amount: figureOf(amount),
    debt: figureOf(debt),
    available: figureOf(available),
    batchNo,
    order: facts[TRADE_NO_AT] === '' ? null : orderOf(subject, facts),
  };
}

/** Most fees are none. */
const figureOf = (text: string | undefined) => (text === '0' || text === undefined ? 0n : BigInt(text));

function orderOf(subject: string, facts: readonly string[]): StatementOrder {
  const tradeNo = facts[TRADE_NO_AT] ?? '';
  const method = facts[TRADE_NO_AT + 6];
  const currency = facts[TRADE_NO_AT + 8];
  return {
    tradeNo: tradeNo === SAME ? subject : tradeNo,
    merOrderNo: facts[TRADE_NO_AT + 7] ?? '',
    method: method === '' || method === undefined ? null : method,
    source: currency === undefined ? null : { currency, amount: figureOf(facts[TRADE_NO_AT + 9]) },
    settleAmount: figureOf(facts[TRADE_NO_AT + 1]),
    handlingFee: figureOf(facts[TRADE_NO_AT + 2]),
    processingFee: figureOf(facts[TRADE_NO_AT + 3]),
    exceptionFee: figureOf(facts[TRADE_NO_AT + 4]),
    margin: figureOf(facts[TRADE_NO_AT + 5]),
  };
}

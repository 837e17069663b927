import type { ExportStore, StatementLine, StatementOrder } from '../../domain/exports/export.ts';
import { NUMBER_PREFIXES } from '../../domain/numbers.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

// Lines with what they are about, a page in one statement: each row is found by its key. Nothing is read that names a payer.
// All of them come as one text, a line of it for each: a value of its own for each row and column took several times as long as finding
// the rows, because each goes from the database's thread or connection to this one by itself. No number or name has spaces in it.

const OWN = ['number', 'at', 'day', 'amount', 'debt', 'available', 'event', 'subject'].map((name) => `l.${name}`);

/** Nothing for most: a word less in each line. */
const exchanged = (from: string) =>
  `case when ${from}.currency <> l.currency then ${from}.currency || ' ' || ${from}.amount end`;
const FEES = ['handling_fee', 'transaction_fee', 'margin'].map((name) => `o.${name}`);

/** All of them or none: a word that is missing would move those behind it. */
const OF_ORDER = [
  'o.mer_order_no',
  'o.settle_amount',
  'o.method',
  `case when ${FEES.map((fee) => `${fee} = 0`).join(' and ')} then '' else ${FEES.join(` || ',' || `)} end`,
  exchanged('o'),
];
const OF_LATER = ['r.mer_order_no', 'r.settle_amount', 'r.trade_no', 'r.fee', exchanged('r')];

const SPAN = 'l.mer_no = $1 and l.currency = $2 and l.number > $3 and l.number <= $4';

/** The limit, which never cuts any off, keeps the database from adding them in several heaps, which would be put together in any order. */
const asText = (facts: readonly string[], from: string) => `select string_agg(facts, '\n') as lines from (
  select concat_ws(' ', ${facts.join(', ')}) as facts from settlement_lines l ${from} order by l.number limit $5) as found`;

const LINES = asText(
  [...OWN, ...OF_ORDER],
  `left join orders o on o.mer_no = l.mer_no and o.trade_no = l.subject where ${SPAN}`,
);

/** What comes after a payment is seldom, and asked for by itself: two look-ups more for each line would be a tenth of the time. */
const LATER = [
  { table: 'refunds', key: 'refund_no', prefix: NUMBER_PREFIXES.refund },
  { table: 'chargebacks', key: 'chargeback_no', prefix: NUMBER_PREFIXES.chargeback },
].map(({ table, key, prefix }) => ({
  word: ` ${prefix}`,
  sql: asText(
    ['l.number', ...OF_LATER],
    `join ${table} r on r.mer_no = l.mer_no and r.${key} = l.subject where ${SPAN} and substr(l.subject, 1, 2) = '${prefix}'`,
  ),
}));

/** Those between the lines, and the one behind them. */
const CUTS = `select batch_no, cut from settlement_batches
  where mer_no = $1 and currency = $2 and cut > $3 and cut <= $4 order by cut limit $5`;

export const listStatementLines = async (
  engine: Pick<Engine, 'query'>,
  { merNo, currency, after, through, batchedThrough }: Parameters<ExportStore['listStatementLines']>[0],
): Promise<Iterable<StatementLine>> => {
  const count = through - after;
  const textBy = async (sql: string) => {
    const [found] = await engine.query(sql, [merNo, currency, after, through, count]);
    return typeof found?.['lines'] === 'string' ? found['lines'] : '';
  };
  const [text, cuts] = await Promise.all([
    textBy(LINES),
    after < batchedThrough ? engine.query(CUTS, [merNo, currency, after, batchedThrough, count + 1]) : ([] as Row[]),
  ]);
  const asked = LATER.filter(({ word }) => text.includes(word));
  const later = await Promise.all(asked.map(({ sql }) => textBy(sql)));
  return text === '' ? [] : linesIn(text, { cuts, later: new Map(later.flatMap(ordersOfLater)) });
};

interface Beside {
  readonly cuts: readonly Row[];
  /** By the number of the line. */
  readonly later: ReadonlyMap<number, StatementOrder>;
}

/** Each line when it is asked for: what was read ahead stays one text until then, which is little to keep. */
function* linesIn(text: string, { cuts, later }: Beside): Generator<StatementLine> {
  const ends = cuts.map(({ cut }) => integerOf(cut));
  let [place, before] = [0, 0];
  for (const line of text.split('\n')) {
    const facts = line.split(' ');
    const number = Number(facts[0]);
    // Databases add texts in the order in which they come, but promise it nowhere.
    if (number <= before) throw new Error('the lines came in another order than that of their numbers');
    before = number;
    while (place < ends.length && (ends[place] ?? 0) < number) place += 1;
    const batchNo = place < ends.length ? textOf(cuts[place]?.['batch_no']) : null;
    yield lineOf(facts, { number, batchNo, later });
  }
}

type Place = Pick<StatementLine, 'number' | 'batchNo'> & Pick<Beside, 'later'>;

function lineOf(facts: readonly string[], { number, batchNo, later }: Place): StatementLine {
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
    order: facts.length > OWN.length ? orderOf(subject, facts) : (later.get(number) ?? null),
  };
}

/** Most fees are none. */
const figureOf = (text: string | undefined) => (text === '0' || text === undefined ? 0n : BigInt(text));

const MER_ORDER_NO_AT = OWN.length;
const NO_FEES = { handlingFee: 0n, processingFee: 0n, exceptionFee: 0n, margin: 0n };

function orderOf(tradeNo: string, facts: readonly string[]): StatementOrder {
  const method = facts[MER_ORDER_NO_AT + 2];
  const fees = feesIn(facts[MER_ORDER_NO_AT + 3]);
  const currency = facts[MER_ORDER_NO_AT + 4];
  return {
    tradeNo,
    merOrderNo: facts[MER_ORDER_NO_AT] ?? '',
    method: method === '' || method === undefined ? null : method,
    source: currency === undefined ? null : { currency, amount: figureOf(facts[MER_ORDER_NO_AT + 5]) },
    settleAmount: figureOf(facts[MER_ORDER_NO_AT + 1]),
    handlingFee: fees.handlingFee,
    processingFee: fees.processingFee,
    exceptionFee: 0n,
    margin: fees.margin,
  };
}

function feesIn(fees: string | undefined): typeof NO_FEES {
  if (fees === '' || fees === undefined) return NO_FEES;
  const [handlingFee = 0n, processingFee = 0n, margin = 0n] = fees.split(',').map(figureOf);
  return { ...NO_FEES, handlingFee, processingFee, margin };
}

function ordersOfLater(text: string): [number, StatementOrder][] {
  return text === '' ? [] : text.split('\n').map(orderOfLater);
}

function orderOfLater(text: string): [number, StatementOrder] {
  const [number, merOrderNo = '', settleAmount, tradeNo = '', fee, currency, amount] = text.split(' ');
  const source = currency === undefined ? null : { currency, amount: figureOf(amount) };
  const order = { tradeNo, merOrderNo, method: null, source, settleAmount: figureOf(settleAmount) };
  return [Number(number), { ...order, ...NO_FEES, exceptionFee: figureOf(fee) }];
}

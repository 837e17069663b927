import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { OrderMethod } from '../../domain/method.ts';
import { firstNumberAt, timeOf } from '../../domain/numbers.ts';
import { WAITING_SCRIPTS } from '../../domain/reconciliation/sent.ts';
import type { LostDispute, SentSpan, SentStore, SentSubject } from '../../domain/reconciliation/sent.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { ORDER_STATE, REFUND_STATE } from '../states.ts';
import { CHARGEBACKS, scriptCodec } from '../tables.ts';

// For the sandbox's acquirer alone: live mode never reads this. Numbers sort by time, so a span of time is a span of the key.

const DAY_MS = 86_400_000;
/** How long after it was sent somebody may decide about it. */
const OPEN_MS_MAX = 45 * DAY_MS;
const DISPUTED_MS_MAX = 200 * DAY_MS;

export function createSentStore({ query, snapshot }: Engine): SentStore {
  return {
    async listSenders() {
      const rows = await query('select mer_no from merchants order by mer_no', []);
      return rows.map((row) => integerOf(row['mer_no']));
    },
    async findFirstSent(since) {
      const [orders = [], refunds = [], decided = [], decidedRefunds = [], disputes = [], returns = []] =
        await snapshot([
          firstOf('trade_no', 'orders', firstNumberAt('order', since)),
          firstOf('refund_no', 'refunds', firstNumberAt('refund', since)),
          {
            sql: FIRST_DECIDED,
            params: [since, firstNumberAt('order', since - OPEN_MS_MAX), firstNumberAt('order', since)],
          },
          {
            sql: FIRST_DECIDED_REFUND,
            params: [since, firstNumberAt('refund', since - OPEN_MS_MAX), firstNumberAt('refund', since)],
          },
          { sql: 'select min(closed_at) as at from chargebacks where closed_at >= $1', params: [since] },
          { sql: 'select min(asked_at) as at from reconciliation_returns where asked_at >= $1', params: [since] },
        ]);
      const moments = [
        ...[...orders, ...refunds].flatMap(({ number }) => (number === null ? [] : [timeOf(textOf(number))])),
        ...[...decided, ...decidedRefunds, ...disputes, ...returns].flatMap(({ at }) =>
          at === null ? [] : [integerOf(at)],
        ),
      ];
      return moments.length === 0 ? null : moments.reduce((least, one) => Math.min(least, one));
    },
    async listSent(span) {
      const [orders = [], refunds = [], returns = []] = await snapshot([
        ordersOf(span),
        refundsOf(span),
        returnsOf(span),
      ]);
      return [...orders.map(orderOf), ...[...refunds, ...returns].map(refundOf)];
    },
    async listLostDisputes({ merNo, from, to }) {
      const rows = await query(
        `select ${CHARGEBACKS.list()} from chargebacks
         where mer_no = $1 and chargeback_no >= $2 and chargeback_no < $3 and closed_at >= $4 and closed_at < $5
         order by chargeback_no`,
        [merNo, firstNumberAt('chargeback', from - DISPUTED_MS_MAX), firstNumberAt('chargeback', to), from, to],
      );
      return rows.map(CHARGEBACKS.decode).flatMap(({ state, closedAt, ...one }): LostDispute[] => {
        const { chargebackNo, tradeNo, currency, amount } = one;
        return state === 'lost' && closedAt !== null
          ? [{ merNo, chargebackNo, tradeNo, currency, amount, lostAt: closedAt }]
          : [];
      });
    },
  };
}

/** Each merchant by its own key: there is no index on numbers alone. */
function firstOf(column: string, table: string, number: string) {
  return {
    sql: `select (select min(s.${column}) from ${table} s where s.mer_no = m.mer_no and s.${column} >= $1) as number from merchants m`,
    params: [number],
  };
}

/** What was sent later is looked for by its number, which is earlier than its end. */
const FIRST_DECIDED = `select (
    select min(o.finished_at) from orders o
    where o.mer_no = m.mer_no and o.trade_no >= $2 and o.trade_no < $3 and o.finished_at >= $1
  ) as at from merchants m`;

const FIRST_DECIDED_REFUND = `select (
    select min(r.finished_at) from refunds r
    where r.mer_no = m.mer_no and r.refund_no >= $2 and r.refund_no < $3 and r.finished_at >= $1
  ) as at from merchants m`;

/** Null is the acquirer `default`, the only one that is ever scripted. */
function toDefault(column: string): string {
  return `coalesce(${column}, '${DEFAULT_ACQUIRER}') = '${DEFAULT_ACQUIRER}'`;
}

function ordersOf({ merNo, from, to }: SentSpan) {
  return {
    sql: `select o.mer_no, o.trade_no, o.kind, o.currency, o.amount, o.state, o.finished_at, a.attempt,
            coalesce(a.method, o.method) as method, coalesce(a.script, o.script) as script,
            coalesce(a.created_at, o.created_at) as created_at
          from orders o
          left join payment_attempts a on a.mer_no = o.mer_no and a.trade_no = o.trade_no and a.state = 'open'
          where o.mer_no = $1 and o.trade_no >= $2 and o.trade_no < $3
            and (o.trade_no >= $4 or a.created_at >= $5 or (o.finished_at >= $5 and o.finished_at < $6))
            and ${toDefault('case when a.attempt is null then o.acquirer else a.acquirer end')}
          order by o.trade_no`,
    params: [
      merNo,
      firstNumberAt('order', from - OPEN_MS_MAX),
      firstNumberAt('order', to),
      firstNumberAt('order', from - DAY_MS),
      from,
      to,
    ],
  };
}

function refundsOf({ merNo, from, to }: SentSpan) {
  return {
    sql: `select mer_no, refund_no, trade_no, currency, amount, script, state, created_at, finished_at from refunds
          where mer_no = $1 and refund_no >= $2 and refund_no < $3
            and (refund_no >= $4 or (finished_at >= $5 and finished_at < $6)) and ${toDefault('acquirer')}
          order by refund_no`,
    params: [
      merNo,
      firstNumberAt('refund', from - OPEN_MS_MAX),
      firstNumberAt('refund', to),
      firstNumberAt('refund', from - DAY_MS),
      from,
      to,
    ],
  };
}

/** Money without an order that people sent back: to the acquirer it is a refund. */
function returnsOf({ merNo, from, to }: SentSpan) {
  return {
    sql: `select mer_no, return_no as refund_no, trade_no, currency, amount, null as script, 0 as state, asked_at as created_at,
            null as finished_at
          from reconciliation_returns where mer_no = $1 and asked_at >= $2 and asked_at < $3 and ${toDefault('acquirer')}
          order by return_no`,
    params: [merNo, from - DAY_MS, to],
  };
}

function orderOf(row: Row): SentSubject {
  return {
    ...sentOf(row, ORDER_STATE.succeeded),
    kind: textOf(row['kind']) === 'payout' ? 'payout' : 'payment',
    refundNo: null,
    attempt: row['attempt'] === null ? null : integerOf(row['attempt']),
    method: textOf(row['method']) as OrderMethod,
  };
}

function refundOf(row: Row): SentSubject {
  return {
    ...sentOf(row, REFUND_STATE.succeeded),
    kind: 'refund',
    refundNo: textOf(row['refund_no']),
    attempt: null,
    method: 'REFUND',
  };
}

/** How it ended is passed on only where a person decided it: nobody else knows that. */
function sentOf(row: Row, succeeded: number) {
  const script = scriptCodec.decode(row['script']);
  const waits = script !== null && WAITING_SCRIPTS.some((name) => name === script.name);
  return {
    merNo: integerOf(row['mer_no']),
    tradeNo: textOf(row['trade_no']),
    currency: textOf(row['currency']),
    amount: bigintOf(row['amount']),
    script,
    createdAt: integerOf(row['created_at']),
    decidedAt: waits && integerOf(row['state']) === succeeded ? integerOf(row['finished_at']) : null,
  };
}

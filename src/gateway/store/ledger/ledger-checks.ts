import { ACCOUNTS, DEFAULT_ACQUIRER, MERCHANT_ACCOUNTS } from '../../domain/ledger/ledger.ts';
import { CHARGEBACK_STATE, LISTED_STATE, ORDER_STATE, REFUND_STATE, SETTLE_IN_TOTALS } from '../states.ts';
import { columnOf } from '../engine/table.ts';
import { WAITING_MERCHANTS } from './late-bookings.ts';
import { wideSumDiffers, wideSumShown } from '../engine/wide-sum.ts';

// What must hold in the books (safety rules I1, I2, I5 to I9, I14, I15), as queries that return a row for each error. Two
// figures that must be equal are summed with opposite signs: a result other than zero is an error.

export interface LedgerCheck {
  /** Filled with the row's columns by name. */
  readonly problem: string;
  readonly sql: string;
}

const sumOf = (condition: string, table = 'p') => `sum(case when ${condition} then ${table}.amount else 0 end)`;

const EACH_BALANCE = ACCOUNTS.map(
  (account) => `select mer_no, currency, '${account}' as account, ${columnOf(account)} as amount from balances`,
).join(' union all ');

/** The two that grow with turnover have opposite signs: they are added first, so that no partial sum is too large. */
const SUM_OF_ACCOUNTS = ['(channel + exchange)', ...ACCOUNTS.map(columnOf)]
  .filter((column) => column !== 'channel' && column !== 'exchange')
  .join(' + ');

/** A stored account must equal the sum of its orders, refunds or chargebacks. */
const heldFor = (account: string, source: string): LedgerCheck => ({
  problem: `merchant {mer_no} has {difference} more in ${account} of {currency} than its orders account for`,
  sql: `select mer_no, currency, ${wideSumShown('amount')} as difference from (
          select mer_no, currency, ${columnOf(account)} as amount from balances union all ${source}
        ) held group by mer_no, currency having ${wideSumDiffers('amount')}`,
});

const PAYMENTS = `select o.mer_no, o.trade_no from orders o left join postings p
  on p.mer_no = o.mer_no and p.subject = o.trade_no and p.event = 'payment'
  where o.kind = 'payment' group by o.mer_no, o.trade_no`;

const PAYOUTS = `select o.mer_no, o.trade_no from orders o left join postings p
  on p.mer_no = o.mer_no and p.subject = o.trade_no and p.event in ('payoutHold', 'payout', 'payoutReturn')
  where o.kind = 'payout' group by o.mer_no, o.trade_no`;

const REFUNDS = `select f.mer_no, f.refund_no from refunds f left join postings p
  on p.mer_no = f.mer_no and p.subject = f.refund_no and p.event in ('refundHold', 'refund', 'refundReturn')
  group by f.mer_no, f.refund_no`;

/** What is in the closed days. */
const UNTIL_CLOSED = 'join ledger_progress g on g.mer_no = p.mer_no and p.at < g.ended_at';

/** What was booked on a day after it was closed is not in it, and no error: the merchant's days are closed again. */
const ARE_COMPLETE = `where mer_no not in (${WAITING_MERCHANTS})`;

/** A node of the last release closes days without those by acquirer; the next one of ours does both again. */
const ALL_CLOSED = 'and g.acquirers_through = g.through';
const THROUGH_ALL = `join ledger_progress g on g.mer_no = d.mer_no ${ALL_CLOSED}`;
const THROUGH_ACQUIRERS = 'join ledger_progress g on g.mer_no = d.mer_no and d.day <= g.acquirers_through';

const ACQUIRER = `coalesce(p.acquirer, '${DEFAULT_ACQUIRER}')`;

const taken = (event: string, account: string) => sumOf(`p.event = '${event}' and p.from_account = '${account}'`);

export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  {
    problem: 'account {account} of merchant {mer_no} in {currency} is {difference} above the sum of its postings',
    sql: `select mer_no, currency, account, ${wideSumShown('amount')} as difference from (
            ${EACH_BALANCE}
            union all select mer_no, currency, to_account, -amount from postings
            union all select mer_no, currency, from_account, amount from postings
          ) sides group by mer_no, currency, account having ${wideSumDiffers('amount')}`,
  },
  {
    problem:
      'the closed days of account {account} of merchant {mer_no} in {currency} are not the sum of their postings',
    sql: `select mer_no, currency, account from (
            select mer_no, currency, account, incoming, outgoing from ledger_days
            union all select p.mer_no, p.currency, p.to_account, -p.amount, 0 from postings p ${UNTIL_CLOSED}
            union all select p.mer_no, p.currency, p.from_account, 0, -p.amount from postings p ${UNTIL_CLOSED}
          ) moved ${ARE_COMPLETE} group by mer_no, currency, account having ${wideSumDiffers('incoming')} or ${wideSumDiffers('outgoing')}`,
  },
  {
    problem:
      'account {account} of merchant {mer_no} in {currency} closed day {day} with {closing}, which is not what moved until then',
    sql: `select mer_no, currency, account, day, closing from (
            select mer_no, currency, account, day, closing,
            sum(incoming - outgoing) over (partition by mer_no, currency, account order by day) as moved from ledger_days
          ) days where closing <> moved`,
  },
  {
    problem: 'day {day} of merchant {mer_no} in {currency} is not the same by acquirer as in account channel',
    sql: `select mer_no, currency, day from (
            select d.mer_no, d.currency, d.day, d.incoming, d.outgoing, d.closing from ledger_days d ${THROUGH_ACQUIRERS}
            where d.account = 'channel'
            union all select mer_no, currency, day, -incoming, -outgoing, -closing from acquirer_days
          ) days group by mer_no, currency, day
          having ${['incoming', 'outgoing', 'closing'].map(wideSumDiffers).join(' or ')}`,
  },
  {
    problem:
      'the closed days of acquirer {acquirer} of merchant {mer_no} in {currency} are not the sum of their postings',
    sql: `select mer_no, currency, acquirer from (
            select d.mer_no, d.currency, d.acquirer, d.incoming, d.outgoing from acquirer_days d ${THROUGH_ALL}
            union all select p.mer_no, p.currency, ${ACQUIRER}, -p.amount, 0 from postings p ${UNTIL_CLOSED} ${ALL_CLOSED}
            where p.to_account = 'channel'
            union all select p.mer_no, p.currency, ${ACQUIRER}, 0, -p.amount from postings p ${UNTIL_CLOSED} ${ALL_CLOSED}
            where p.from_account = 'channel'
          ) moved ${ARE_COMPLETE} group by mer_no, currency, acquirer having ${wideSumDiffers('incoming')} or ${wideSumDiffers('outgoing')}`,
  },
  {
    problem:
      'acquirer {acquirer} of merchant {mer_no} in {currency} closed day {day} with {closing}, which is not what moved until then',
    sql: `select mer_no, currency, acquirer, day, closing from (
            select mer_no, currency, acquirer, day, closing,
            sum(incoming - outgoing) over (partition by mer_no, currency, acquirer order by day) as moved from acquirer_days
          ) days where closing <> moved`,
  },
  {
    problem: 'order {trade_no} of merchant {mer_no} is booked with another acquirer than the one it went to',
    sql: `select distinct o.mer_no, o.trade_no from orders o join postings p
          on p.mer_no = o.mer_no and p.subject = o.trade_no and p.event in ('payment', 'payout', 'payoutReversed')
          where 'channel' in (p.from_account, p.to_account) and ${ACQUIRER} <> coalesce(o.acquirer, '${DEFAULT_ACQUIRER}')`,
  },
  {
    problem: 'refund {refund_no} of merchant {mer_no} is booked with another acquirer than the one it went to',
    sql: `select distinct f.mer_no, f.refund_no from refunds f join postings p
          on p.mer_no = f.mer_no and p.subject = f.refund_no and p.event in ('refund', 'refundReversed')
          where 'channel' in (p.from_account, p.to_account) and ${ACQUIRER} <> coalesce(f.acquirer, '${DEFAULT_ACQUIRER}')`,
  },
  {
    problem: 'the accounts of merchant {mer_no} in {currency} sum to {difference} instead of zero',
    sql: `select mer_no, currency, ${SUM_OF_ACCOUNTS} as difference from balances
          where ${SUM_OF_ACCOUNTS} <> 0`,
  },
  {
    problem: 'merchant {mer_no} has a negative account in {currency}, or a positive debt',
    sql: `select mer_no, currency from balances
          where debt > 0 or ${MERCHANT_ACCOUNTS.map((account) => `${columnOf(account)} < 0`).join(' or ')}`,
  },
  {
    problem: 'merchant {mer_no} has {available} available in {currency} while it owes {owed}',
    sql: 'select mer_no, currency, available, -debt as owed from balances where debt < 0 and available > 0',
  },
  {
    problem:
      'the totals of merchant {mer_no} on day {day} for {kind}s in state {state} ({currency}) are off by {n} orders and {amount}',
    sql: `select mer_no, day, kind, state, currency, sum(n) as n, ${wideSumShown('amount')} as amount from (
            select mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount from day_totals
            union all
            select mer_no, day, kind, listed_state, coalesce(settle, ${SETTLE_IN_TOTALS.none}), currency, settlement_currency, -1, -amount, -settle_amount
            from orders where listed_state <> ${LISTED_STATE.processing}
          ) counted group by mer_no, day, kind, state, settle, currency, settlement_currency
          having sum(n) <> 0 or ${wideSumDiffers('amount')} or ${wideSumDiffers('settle_amount')}`,
  },
  {
    problem: 'payment {trade_no} of merchant {mer_no} does not have the postings that its state and amounts require',
    sql: `${PAYMENTS}, o.state, o.amount, o.settle_amount, o.currency, o.settlement_currency, o.handling_fee, o.transaction_fee
          having ${sumOf(`p.currency = o.settlement_currency and p.to_account in ('available', 'debt', 'pending', 'margin', 'fees')`)}
                   <> case when o.state = ${ORDER_STATE.succeeded} then o.settle_amount else 0 end
              or ${sumOf(`p.to_account = 'fees'`)} <> case when o.state = ${ORDER_STATE.succeeded} then o.handling_fee + o.transaction_fee else 0 end
              or ${sumOf(`p.from_account = 'channel' and p.to_account = 'exchange' and p.currency = o.currency`)}
                   <> case when o.state = ${ORDER_STATE.succeeded} and o.currency <> o.settlement_currency then o.amount else 0 end`,
  },
  {
    problem: 'payout {trade_no} of merchant {mer_no} does not have the postings that its state and amount require',
    sql: `${PAYOUTS}, o.state, o.amount, o.transaction_fee
          having ${taken('payoutHold', 'available')} <> o.amount + o.transaction_fee
              or ${taken('payout', 'payoutHold')} <> case when o.state = ${ORDER_STATE.succeeded} then o.amount + o.transaction_fee else 0 end
              or ${taken('payoutReturn', 'payoutHold')} <> case when o.state = ${ORDER_STATE.failed} then o.amount + o.transaction_fee else 0 end`,
  },
  {
    problem: 'refund {refund_no} of merchant {mer_no} does not have the postings that its state and amount require',
    sql: `${REFUNDS}, f.state, f.settle_amount, f.fee
          having ${sumOf(`p.event = 'refundHold' and p.to_account = 'refundHold'`)} <> f.settle_amount + f.fee
              or ${taken('refund', 'refundHold')} <> case when f.state = ${REFUND_STATE.succeeded} then f.settle_amount + f.fee else 0 end
              or ${taken('refundReturn', 'refundHold')} <> case when f.state = ${REFUND_STATE.failed} then f.settle_amount + f.fee else 0 end`,
  },
  {
    problem: '{kind} {subject} of merchant {mer_no} came back, but does not have the postings that this requires',
    sql: `select v.mer_no, v.subject, v.kind from reversals v left join postings p
          on p.mer_no = v.mer_no and p.subject = v.subject and p.event in ('refundReversed', 'payoutReversed')
          group by v.mer_no, v.subject, v.kind, v.currency, v.amount, v.settlement_currency, v.settle_amount
          having ${sumOf(`p.from_account = 'channel' and p.currency = v.currency`)} <> v.amount
              or ${sumOf(`p.to_account in ('available', 'debt') and p.currency = v.settlement_currency`)} <> v.settle_amount`,
  },
  {
    problem: '{subject} of merchant {mer_no} was booked back as {event}, but nothing of that amount had succeeded',
    sql: `select distinct p.mer_no, p.subject, p.event from postings p
          left join reversals v on v.mer_no = p.mer_no and v.subject = p.subject
          left join refunds f on f.mer_no = v.mer_no and f.refund_no = v.subject and v.kind = 'refund'
            and f.state = ${REFUND_STATE.succeeded} and f.amount = v.amount and f.settle_amount = v.settle_amount
          left join orders o on o.mer_no = v.mer_no and o.trade_no = v.subject and v.kind = 'payout' and o.kind = 'payout'
            and o.state = ${ORDER_STATE.succeeded} and o.amount = v.amount
          where (p.event = 'refundReversed' and f.refund_no is null) or (p.event = 'payoutReversed' and o.trade_no is null)`,
  },
  {
    problem: 'order {trade_no} of merchant {mer_no} has a refunded amount that differs from the sum of its refunds',
    sql: `select mer_no, trade_no from (
            select mer_no, trade_no, refunded, refunded_settle from orders where kind = 'payment'
            union all select mer_no, trade_no, -amount, -settle_amount from refunds where state <> ${REFUND_STATE.failed}
          ) amounts group by mer_no, trade_no having sum(refunded) <> 0 or sum(refunded_settle) <> 0`,
  },
  {
    problem: 'order {trade_no} of merchant {mer_no} is refunded or charged back beyond its amount, or was never paid',
    sql: `select mer_no, trade_no from orders where refunded > amount or charged_back > amount
          or (refunded > 0 and (kind <> 'payment' or state <> ${ORDER_STATE.succeeded}))`,
  },
  {
    problem:
      'order {trade_no} of merchant {mer_no} is listed in a state that does not match it and its latest refund in progress or succeeded',
    sql: `select o.mer_no, o.trade_no from orders o where o.listed_state <> coalesce((
            select f.state from refunds f where f.mer_no = o.mer_no and f.trade_no = o.trade_no and f.state <> ${REFUND_STATE.failed}
            order by f.sequence desc limit 1
          ), o.state)`,
  },
  {
    problem: 'the refunds of order {trade_no} of merchant {mer_no} are not numbered from 1 without a gap',
    sql: `select mer_no, trade_no from refunds group by mer_no, trade_no
          having min(sequence) <> 1 or max(sequence) <> count(*)`,
  },
  heldFor('pending', `select mer_no, settlement_currency, -unsettled from orders where unsettled <> 0`),
  heldFor('margin', `select mer_no, settlement_currency, -margin_held from orders where margin_held <> 0`),
  heldFor(
    'payoutHold',
    `select mer_no, currency, -(amount + transaction_fee) from orders where kind = 'payout' and state = ${ORDER_STATE.processing}`,
  ),
  heldFor(
    'refundHold',
    `select mer_no, settlement_currency, -(settle_amount + fee) from refunds where state = ${REFUND_STATE.processing}`,
  ),
  heldFor(
    'chargebackHold',
    `select mer_no, settlement_currency, -settle_amount from chargebacks where state = ${CHARGEBACK_STATE.open}`,
  ),
  {
    problem: 'order {trade_no} of merchant {mer_no} is processing, but no agenda entry queries it',
    sql: `select o.mer_no, o.trade_no from orders o where o.state = ${ORDER_STATE.processing} and not exists (
            select 1 from agenda a where a.mer_no = o.mer_no and a.task = 'inquire' and a.subject = o.trade_no
          )`,
  },
  {
    problem: 'order {trade_no} of merchant {mer_no} has {n} notifications of its result instead of exactly one',
    sql: `select o.mer_no, o.trade_no, count(n.notification_id) as n from orders o left join notifications n
          on n.mer_no = o.mer_no and n.trade_no = o.trade_no and n.event in ('paymentResult', 'payoutResult')
          where o.notify_url is not null group by o.mer_no, o.trade_no, o.state
          having count(n.notification_id) <> case when o.state = ${ORDER_STATE.processing} then 0 else 1 end`,
  },
  {
    problem: 'refund {refund_no} of merchant {mer_no} has ended, but there is no notification of its result',
    sql: `select f.mer_no, f.refund_no from refunds f where f.notify_url is not null and f.state <> ${REFUND_STATE.processing} and not exists (
            select 1 from notifications n where n.mer_no = f.mer_no and n.trade_no = f.trade_no and n.event = 'refundResult'
          )`,
  },
  {
    problem: 'notification {notification_id} of merchant {mer_no} has gaps in its attempts',
    sql: `select n.mer_no, n.notification_id from notifications n left join delivery_attempts a
          on a.mer_no = n.mer_no and a.notification_id = n.notification_id
          where n.payload <> '{}'
          group by n.mer_no, n.notification_id, n.attempts, n.last_started_at
          having count(a.attempt) <> n.attempts - case when n.last_started_at is null then 0 else 1 end
          or count(a.attempt) <> coalesce(max(a.attempt), 0)`,
  },
];

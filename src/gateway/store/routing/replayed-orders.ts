import type { OrderDetails } from '../../domain/orders/order.ts';
import type { ReplayedOrder, ReplayedTry, SimulationStore } from '../../domain/routing/routing-store.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { ORDER_STATE } from '../states.ts';

// Past orders of one merchant, as they were routed: what the merchant sent complete as one decision, what a payer did on a page as one for
// each try.

type Page = Parameters<SimulationStore['listReplayed']>[0];

export async function listReplayed(engine: Engine, { merNo, after, before, limit }: Page): Promise<ReplayedOrder[]> {
  const params = [merNo, after, before, limit];
  const page = `select o.trade_no from orders o where o.mer_no = $1 and o.trade_no > $2 and o.trade_no < $3
    order by o.trade_no limit $4`;
  const [orders = [], attempts = []] = await engine.snapshot([
    {
      sql: `select o.trade_no, o.kind, o.method, o.currency, o.amount, o.state, o.acquirer, o.created_at, d.details
            from orders o join order_details d on d.mer_no = o.mer_no and d.trade_no = o.trade_no
            where o.mer_no = $1 and o.trade_no > $2 and o.trade_no < $3 order by o.trade_no limit $4`,
      params,
    },
    {
      sql: `select a.trade_no, a.attempt, a.method, a.state, a.card, a.acquirer, a.created_at, coalesce(a.is_fallback, 0) as is_fallback
            from payment_attempts a where a.mer_no = $1 and a.trade_no in (${page}) order by a.trade_no, a.attempt`,
      params,
    },
  ]);
  const tries = Map.groupBy(attempts, (row) => textOf(row['trade_no']));
  return orders.map((row) => orderOf(merNo, row, tries.get(textOf(row['trade_no'])) ?? []));
}

function orderOf(merNo: number, row: Row, attempts: readonly Row[]): ReplayedOrder {
  const details = JSON.parse(textOf(row['details'])) as OrderDetails;
  const { billingCountry: country } = details.said;
  const isPayout = textOf(row['kind']) === 'payout';
  return {
    merNo,
    tradeNo: textOf(row['trade_no']),
    currency: textOf(row['currency']),
    amount: bigintOf(row['amount']),
    country: typeof country === 'string' && !isPayout ? country : null,
    isPayout,
    tries: details.onPage ? triesOnPage(row, attempts) : [firstTry(row, details, attempts[0])],
  };
}

/** The first try of an order has a row of its own only if another acquirer was tried after it. */
function firstTry(row: Row, { card }: OrderDetails, replaced: Row | undefined): ReplayedTry {
  return {
    method: textOf(row['method']),
    acquirer: acquirerOf(replaced ?? row),
    cardFirst6: card?.first6 ?? null,
    at: integerOf(row['created_at']),
    isApproved: replaced === undefined ? isApproved(row) : resultOf(replaced, row),
  };
}

/** Further tries of the gateway's own follow from the first, and are not decided by themselves. */
function triesOnPage(order: Row, attempts: readonly Row[]): ReplayedTry[] {
  return attempts
    .filter((attempt) => integerOf(attempt['is_fallback']) === 0)
    .map((attempt) => ({
      method: textOf(attempt['method']),
      acquirer: acquirerOf(attempt),
      cardFirst6: firstDigitsOf(attempt['card']),
      at: integerOf(attempt['created_at']),
      isApproved: resultOf(attempt, order),
    }));
}

function acquirerOf(row: Row): string | null {
  return row['acquirer'] === null ? null : textOf(row['acquirer']);
}

function firstDigitsOf(card: unknown): string | null {
  return card === null ? null : ((JSON.parse(textOf(card)) as OrderDetails['card'])?.first6 ?? null);
}

function isApproved(order: Row): boolean | null {
  const state = integerOf(order['state']);
  return state === ORDER_STATE.processing ? null : state === ORDER_STATE.succeeded;
}

/** The try that ended its order stays open. */
function resultOf(attempt: Row, order: Row): boolean | null {
  const state = textOf(attempt['state']);
  if (state === 'declined') return false;
  return state === 'open' ? isApproved(order) : null;
}

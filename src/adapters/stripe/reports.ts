import type { Stripe } from 'stripe';
import type { Provider, ProviderReport } from '../shared/provider.ts';
import { silence } from './calls.ts';
import { numberOf, timeOf } from './events.ts';
import { NUMBER } from './read.ts';

// A settlement report is an automatic payout to the operator's bank, with the balance transactions that it is made of.

const LINE_TYPES: Readonly<Record<string, Line['type']>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'reversal',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  risk_reserved_funds: 'reserve',
};

type Line = ProviderReport['lines'][number];

export function createReports(stripe: Stripe): Pick<Provider, 'reportAfter'> {
  /** The next one that was paid out. One that is still on its way is waited for, so that the order stays the same. */
  async function payoutAfter(id: string | null): Promise<Stripe.Payout | null> {
    for await (const payout of id === null ? oldestFirst() : stripe.payouts.list({ ending_before: id, limit: 100 })) {
      const { status, automatic } = payout;
      if (!automatic || status === 'canceled' || status === 'failed') continue;
      return status === 'paid' ? payout : null;
    }
    return null;
  }

  async function* oldestFirst() {
    const payouts: Stripe.Payout[] = [];
    for await (const payout of stripe.payouts.list({ limit: 100 })) payouts.push(payout);
    yield* payouts.toReversed();
  }

  async function lineOf({ source, ...booked }: Stripe.BalanceTransaction): Promise<Line> {
    const { id, created, amount, fee, net, reporting_category: category } = booked;
    const { id: providerId = id } = typeof source === 'object' ? (source ?? {}) : {};
    return {
      id,
      type: LINE_TYPES[category] ?? 'adjustment',
      reference: await referenceOf(source),
      providerId,
      at: timeOf(created),
      gross: BigInt(amount),
      fee: -BigInt(fee),
      net: BigInt(net),
    };
  }

  async function referenceOf(source: Stripe.BalanceTransaction['source']): Promise<string | null> {
    if (typeof source !== 'object' || source === null) return null;
    if (source.object === 'dispute') return numberOf(stripe, source.payment_intent);
    return source.object === 'charge' || source.object === 'refund' ? (source.metadata?.[NUMBER] ?? null) : null;
  }

  return {
    async reportAfter(after) {
      try {
        const payout = await payoutAfter(after);
        if (payout === null) return null;
        const { id, currency, amount, arrival_date: arrival } = payout;
        const lines: Line[] = [];
        const about = { payout: id, limit: 100, expand: ['data.source'] };
        for await (const booked of stripe.balanceTransactions.list(about)) {
          if (booked.type !== 'payout') lines.push(await lineOf(booked));
        }
        return {
          id,
          currency: currency.toUpperCase(),
          day: timeOf(arrival).slice(0, 10),
          total: BigInt(amount),
          lines,
        };
      } catch (error) {
        throw silence(error);
      }
    },
  };
}

import type { Channel, ChannelAnswer, Clock } from '../domain/ports.ts';
import type { LedgerStore } from '../domain/ledger/ledger-store.ts';
import type { ChangeTarget, Decision, LockedOrder, OrderStore } from '../domain/orders/order-store.ts';
import type { PaymentStore } from '../domain/payments/payment-store.ts';
import type { PeopleStore } from '../domain/people/people.ts';
import type { Metrics } from './metrics.ts';

// Ports that report to the metrics what goes through them, transparently to their users.

type ObservedStore = Pick<PaymentStore, 'finishPayment'> &
  Pick<OrderStore, 'changeOrders'> &
  Pick<PeopleStore, 'createSession'> &
  Pick<LedgerStore, 'verifyLedger'>;

/** Counts every order and refund that ends, and every session that starts, in whatever way, once it is written. */
export function observeStore<Port extends ObservedStore>(
  store: Port,
  metrics: Pick<Metrics, 'countEnd' | 'countSignIn' | 'setLedgerProblems'>,
  clock: Clock,
): Port {
  const observed: ObservedStore = {
    async finishPayment(record) {
      const outcome = await store.finishPayment(record);
      if (outcome === 'finished')
        metrics.countEnd('payment', record.order.method, resultOf(record.end.state === 'succeeded'));
      return outcome;
    },
    async changeOrders(targets, decide) {
      // By target, because the database may require a retry.
      const ends = new Map<ChangeTarget, () => void>();
      const results = await store.changeOrders(targets, (locked, target) => {
        const decision = decide(locked, target);
        ends.set(target, () => countDecision(locked, decision, metrics));
        return decision;
      });
      for (const count of ends.values()) count();
      return results;
    },
    async createSession(session, ...rest) {
      const isCreated = await store.createSession(session, ...rest);
      if (isCreated) metrics.countSignIn(session.method, 'success');
      return isCreated;
    },
    async verifyLedger() {
      const report = await store.verifyLedger();
      metrics.setLedgerProblems(report.problems.length, clock.now());
      return report;
    },
  };
  return { ...store, ...observed };
}

function countDecision(
  locked: LockedOrder | null,
  { change }: Decision<unknown>,
  { countEnd }: Pick<Metrics, 'countEnd'>,
): void {
  if (locked === null || change === undefined) return;
  const { kind, method } = locked.order;
  const { state } = change.order ?? {};
  if (state === 'failed' || state === 'succeeded') countEnd(kind, method, resultOf(state === 'succeeded'));
  if (change.refund !== undefined) countEnd('refund', method, resultOf(change.refund.state === 'succeeded'));
}

function resultOf(isSuccess: boolean): 'success' | 'failure' {
  return isSuccess ? 'success' : 'failure';
}

/** Times every call, whatever the channel is. */
export function observeChannel(
  channel: Channel,
  { acquirer, observeChannelCall }: Pick<Metrics, 'observeChannelCall'> & { readonly acquirer: string },
): Channel {
  async function timed(
    call: string,
    { method = REFUND, currency }: { readonly method?: string; readonly currency: string },
    answering: Promise<ChannelAnswer>,
  ): Promise<ChannelAnswer> {
    const startedAtMs = performance.now();
    const answer = await answering;
    const seconds = (performance.now() - startedAtMs) / 1000;
    observeChannelCall({ acquirer, call, method, currency, outcome: answer.kind }, seconds);
    return answer;
  }
  return {
    authorize: (request) => timed('authorize', request, channel.authorize(request)),
    complete: (request) => timed('complete', request, channel.complete(request)),
    refund: (request) => timed('refund', request, channel.refund(request)),
    returnMoney: (request) => timed('returnMoney', request, channel.returnMoney(request)),
    payout: (request) => timed('payout', request, channel.payout(request)),
    inquire: (request) => timed('inquire', request, channel.inquire(request)),
    cancel: (request) => timed('cancel', request, channel.cancel(request)),
    close: () => channel.close(),
  };
}

/** The method as the inquiry about a refund names it. */
const REFUND = 'REFUND';

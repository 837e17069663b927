import { CallRefused } from './contract.ts';
import type {
  AuthorizeCall,
  CancelCall,
  CompleteCall,
  InquireCall,
  PayoutCall,
  RefundCall,
  Result,
  ReturnMoneyCall,
  Subject,
} from './contract.ts';
import { isFinal, newEntry, orderOf, resultOf } from './entries.ts';
import type { Money } from './money.ts';
import type { Movements, SendParts, Way } from './movements.ts';
import type { Movement, Order, Provider } from './provider.ts';
import type { Entry, Store } from './store.ts';
import { createTurns } from './turns.ts';

// The seven calls about money.

export interface Adapter {
  authorize(call: AuthorizeCall, version: number): Promise<Result>;
  complete(call: CompleteCall, version: number): Promise<Result>;
  refund(call: RefundCall, version: number): Promise<Result>;
  returnMoney(call: ReturnMoneyCall, version: number): Promise<Result>;
  payout(call: PayoutCall, version: number): Promise<Result>;
  inquire(call: InquireCall, version: number): Promise<Result>;
  cancel(call: CancelCall, version: number): Promise<Result>;
}

export interface AdapterParts {
  readonly store: Store;
  readonly provider: Provider;
  readonly money: Money;
  readonly movements: Movements;
}

/** A refund or a return: both move money from a payment back to its payer. */
type SendBack = (call: RefundCall | ReturnMoneyCall, version: number, payment: Entry | undefined) => Promise<Result>;

export function createAdapter(parts: AdapterParts): Adapter {
  const { store, provider, movements } = parts;
  const sendBack = createSendBack(parts);
  /** The calls about an order take turns, so that one number is never sent twice at once, and refunds see each other. */
  const inTurn = createTurns();
  const { known, refresh, resume, approvedPayment, takenPayment } = movements;

  return {
    authorize: (call, version) =>
      inTurn(call.tradeNo, async () => {
        const { card, method, payUrl: returnUrl = null } = call;
        const send: Way['send'] = (order, { remember }) =>
          provider.charge({ ...order, card, method, returnUrl, remember });
        return resultOf(await movements.move(call, version, { kind: 'payment', send }), ['challenged']);
      }),

    complete: (call, version) =>
      inTurn(call.tradeNo, async () => {
        const entry = known(call, version, 'payment');
        // The payer may come back before anything was authorized.
        return entry === undefined ? WAITING : resultOf(await resume(entry));
      }),

    refund: (call, version) =>
      inTurn(call.tradeNo, async () => sendBack(call, version, await approvedPayment(call.tradeNo))),

    // The gateway has given the payment up. What counts is the money that the provider has, whatever the entry is.
    returnMoney: (call, version) =>
      inTurn(call.tradeNo, async () => sendBack(call, version, await takenPayment(call.tradeNo))),

    payout: (call, version) =>
      inTurn(call.tradeNo, async () => {
        const { payOut } = provider;
        if (payOut === undefined) throw new CallRefused(404, 'unsupportedCall', 'There are no payouts.');
        const { account, method, remittanceText: text = null } = call;
        const send: Way['send'] = (order) => payOut({ ...order, account, method, text });
        return resultOf(await movements.move(call, version, { kind: 'payout', send }));
      }),

    async inquire(call, version) {
      const entry = known(call, version, call.kind);
      // Whoever asks is not to wait for a request that hangs.
      if (entry !== undefined && movements.isUnderWay(entry.number)) return resultOf(entry, ['challenged']);
      return inTurn(call.tradeNo, async () => {
        const current = known(call, version, call.kind);
        return current === undefined ? NOT_FOUND : resultOf(await refresh(current), ['challenged']);
      });
    },

    cancel: (call, version) =>
      inTurn(call.tradeNo, async () => {
        const entry = known(call, version, call.kind);
        // It is remembered, so that a call which is still on its way finds the number closed. The provider never heard of it.
        const closed = entry ?? store.put({ ...newEntry(call, version, call.kind), state: 'cancelled' });
        return resultOf(isFinal(closed) ? closed : await movements.close(closed), ['cancelled']);
      }),
  };
}

function createSendBack({ store, provider, money, movements }: AdapterParts): SendBack {
  return async (call, version, payment) => {
    const refuse = (amount: bigint) => refusalOf(call, amount, payment);
    return resultOf(await movements.move(call, version, { kind: 'refund', refuse, send, charge: payment }));
  };

  async function send(order: Order, { charge }: SendParts): Promise<Movement> {
    if (charge === null) throw new Error('a refund was to be sent without its payment');
    return provider.refund({ ...order, charge });
  }

  /** Why it is declined; null if it may be sent. What has no result yet counts too. */
  function refusalOf({ tradeNo, currency }: Subject, amount: bigint, payment: Entry | undefined): string | null {
    if (payment === undefined) return 'There is no such payment.';
    if (payment.currency !== currency) return 'The payment has another currency.';
    const refunds = store.ofTrade(tradeNo).filter(({ kind, state }) => kind === 'refund' && !FAILED.includes(state));
    const refunded = refunds.reduce((sum, refund) => sum + orderOf(refund, money).amount, 0n);
    return refunded + amount > orderOf(payment, money).amount ? 'More would go back than was paid.' : null;
  }
}

const FAILED: readonly Entry['state'][] = ['declined', 'cancelled'];
const WAITING: Result = { kind: 'pending', message: 'Waiting for the bank.' };
const NOT_FOUND: Result = { kind: 'notFound', message: 'This number was never received.' };

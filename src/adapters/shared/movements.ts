import { CallRefused } from './contract.ts';
import type { Subject, SubjectKind } from './contract.ts';
import { changesBy, isFinal, isSame, newEntry, numberOf, orderOf } from './entries.ts';
import type { Money } from './money.ts';
import { ProviderSilent } from './provider.ts';
import type { Movement, Order, Provider } from './provider.ts';
import type { Entry, Store } from './store.ts';

// Between store and provider. Three rules carry all of it:
// 1. An entry is on disk before the provider is called, and the provider knows our number. So a lost answer can be asked about.
// 2. Silence decides nothing: an entry stays as it is until the provider says what became of it.
// 3. Approved, declined and cancelled are final.

export interface Movements {
  /** The entry of a call. The same number for something else is refused. */
  known(call: Subject, version: number, kind: SubjectKind): Entry | undefined;
  /** Sends a new number, or one whose answer got lost: the provider moves no money twice. */
  move(call: Subject, version: number, way: Way): Promise<Entry>;
  /** Brings an entry up to date. */
  refresh(entry: Entry): Promise<Entry>;
  /** Brings an entry up to date after the payer came back. */
  resume(entry: Entry): Promise<Entry>;
  /** Closes an entry, unless it has a result. */
  close(entry: Entry): Promise<Entry>;
  approvedPayment(tradeNo: string): Promise<Entry | undefined>;
  /** The payment whose money the provider has, even if it was declined or closed here: a payer may pay too late. */
  takenPayment(tradeNo: string): Promise<Entry | undefined>;
  /** Whether a request about a number is on its way to the provider at this moment. */
  isUnderWay(number: string): boolean;
}

export interface Way {
  readonly kind: SubjectKind;
  readonly send: (order: Order, parts: SendParts) => Promise<Movement>;
  /** The payment that a refund is for. */
  readonly charge?: Entry | undefined;
  /** Why a new number is declined without asking the provider; null if it is not. */
  readonly refuse?: (amount: bigint) => string | null;
}

export interface SendParts {
  /** Keeps on disk what the provider needs to find out later what became of the order. */
  readonly remember: (text: string) => void;
  readonly charge: Order | null;
}

interface MovementParts {
  readonly store: Store;
  readonly provider: Provider;
  readonly money: Money;
}

export function createMovements({ store, provider, money }: MovementParts): Movements {
  const { ask, isUnderWay } = createAsk(store, money);

  function known(call: Subject, version: number, kind: SubjectKind): Entry | undefined {
    const entry = store.find(numberOf(call));
    if (entry === undefined || (entry.kind === kind && isSame(entry, call, version, money))) return entry;
    throw new CallRefused(409, 'conflict', 'This number was used for something else.');
  }

  async function refresh(entry: Entry): Promise<Entry> {
    if (isFinal(entry)) return entry;
    const order = orderOf(entry, money);
    return ask(entry, async () => {
      const charge = chargeOf(entry);
      const movement = await provider.find(order, charge);
      if (movement !== null) return movement;
      // It never arrived. A refund or return is sent again; for the rest we no longer have the card or the account, so they are closed.
      if (charge === null) return closing(await provider.close(order, charge), 'declined');
      return provider.refund({ ...order, charge });
    });
  }

  async function resume(entry: Entry): Promise<Entry> {
    if (entry.state !== 'challenged' || provider.complete === undefined) return refresh(entry);
    const order = orderOf(entry, money);
    const { complete } = provider;
    return ask(entry, () => complete(order));
  }

  /** The payment that a refund is for. It is on disk with the refund, because a trade may have several tries. */
  function chargeOf({ kind, chargeNumber }: Entry): Order | null {
    const payment = kind === 'refund' && chargeNumber !== undefined ? store.find(chargeNumber) : undefined;
    return payment === undefined ? null : orderOf(payment, money);
  }

  async function move(call: Subject, version: number, { kind, send, refuse, charge }: Way): Promise<Entry> {
    const before = known(call, version, kind);
    if (before !== undefined && before.state !== 'started') return refresh(before);
    const about = charge && { chargeNumber: charge.number };
    const entry = { ...(before ?? { ...newEntry(call, version, kind), ...about }), sentAt: Date.now() };
    const amount = money.toProvider(entry.amount, entry.currency, entry.version);
    if (amount === null) return store.put({ ...entry, state: 'declined', message: 'This amount cannot be charged.' });
    const refusal = before === undefined ? (refuse?.(amount) ?? null) : null;
    if (refusal !== null) return store.put({ ...entry, state: 'declined', message: refusal });
    store.put(entry);
    const remember = (remembered: string) => void store.put({ ...entry, remembered });
    return ask(entry, () => send(orderOf(entry, money), { remember, charge: chargeOf(entry) }));
  }

  const close = (entry: Entry) =>
    ask(entry, async () => closing(await provider.close(orderOf(entry, money), chargeOf(entry)), 'cancelled'));

  return { known, move, refresh, resume, close, ...createPayments({ store, provider, money }, refresh), isUnderWay };
}

function createPayments(
  { store, provider, money }: MovementParts,
  refresh: Movements['refresh'],
): Pick<Movements, 'approvedPayment' | 'takenPayment'> {
  async function approvedPayment(tradeNo: string): Promise<Entry | undefined> {
    for (const entry of store.ofTrade(tradeNo)) {
      if (entry.kind !== 'payment') continue;
      const payment = await refresh(entry);
      if (payment.state === 'approved') return payment;
    }
    return undefined;
  }

  async function takenPayment(tradeNo: string): Promise<Entry | undefined> {
    const approved = await approvedPayment(tradeNo);
    if (approved !== undefined) return approved;
    for (const entry of store.ofTrade(tradeNo)) {
      // An amount that the provider cannot write was never sent.
      if (entry.kind !== 'payment' || money.toProvider(entry.amount, entry.currency, entry.version) === null) continue;
      // If the provider is silent, nothing is decided: the call fails, and the gateway asks again.
      const movement = await provider.find(orderOf(entry, money), null);
      if (movement?.status === 'succeeded') return entry;
    }
    return undefined;
  }

  return { approvedPayment, takenPayment };
}

type ProviderAnswer = Movement | 'declined' | 'cancelled';

function closing(answer: Movement | 'closed', state: 'declined' | 'cancelled'): ProviderAnswer {
  return answer === 'closed' ? state : answer;
}

/** Asks the provider about an entry, and takes what it says. */
function createAsk(
  store: Store,
  money: Money,
): {
  ask(entry: Entry, request: () => Promise<ProviderAnswer>): Promise<Entry>;
  isUnderWay(number: string): boolean;
} {
  const underWay = new Set<string>();
  return {
    async ask(entry, request) {
      const { number } = entry;
      underWay.add(number);
      try {
        const answer = await request();
        const now = store.find(number) ?? entry;
        if (isFinal(now)) return now;
        return store.put({
          ...now,
          ...(typeof answer === 'string' ? { state: answer } : changesBy(answer, now, money)),
        });
      } catch (error) {
        if (!(error instanceof ProviderSilent)) throw error;
        console.error(JSON.stringify({ problem: error.message, number }));
        return store.find(number) ?? entry;
      } finally {
        underWay.delete(number);
      }
    },
    isUnderWay: (number) => underWay.has(number),
  };
}

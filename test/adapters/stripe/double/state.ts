import { randomBytes } from 'node:crypto';

// What the double of Stripe remembers, in memory, as the objects of Stripe's own contract.

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  readonly [name: string]: unknown;
}

/** Newest last. Lists are read as Stripe reads them: newest first, with a place before or after. */
interface Shelf<Kept extends StripeObject> {
  add(kept: Omit<Kept, 'created' | 'livemode'>): Kept;
  get(id: string): Kept | undefined;
  change(id: string, changes: Partial<Kept>): Kept;
  all(): readonly Kept[];
}

export interface Intent extends StripeObject {
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method: string | null;
  readonly latest_charge: string | null;
  readonly last_payment_error: object | null;
  readonly next_action: {
    readonly redirect_to_url: { readonly url: string; readonly return_url: string | null };
  } | null;
}

export interface Refund extends StripeObject {
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly payment_intent: string;
  readonly charge: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Booked extends StripeObject {
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: string;
  readonly source: string;
  readonly payout: string | null;
}

interface Payout extends StripeObject {
  readonly amount: number;
  readonly currency: string;
}

export interface State {
  readonly intents: Shelf<Intent>;
  readonly charges: Shelf<StripeObject>;
  readonly refunds: Shelf<Refund>;
  readonly disputes: Shelf<StripeObject>;
  readonly methods: Shelf<StripeObject & { readonly number: string }>;
  readonly booked: Shelf<Booked>;
  readonly payouts: Shelf<Payout>;
  readonly events: Shelf<StripeObject>;
}

export function newState(): State {
  return {
    intents: newShelf(),
    charges: newShelf(),
    refunds: newShelf(),
    disputes: newShelf(),
    methods: newShelf(),
    booked: newShelf(),
    payouts: newShelf(),
    events: newShelf(),
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function newShelf<Kept extends StripeObject>(): Shelf<Kept> {
  const kept = new Map<string, Kept>();
  const put = (object: Kept): Kept => {
    kept.set(object.id, object);
    return object;
  };
  return {
    add: (object) => put({ livemode: false, created: Math.floor(Date.now() / 1000), ...object } as unknown as Kept),
    get: (id) => kept.get(id),
    change(id, changes) {
      const before = kept.get(id);
      if (before === undefined) throw new Error(`there is no ${id}`);
      return put({ ...before, ...changes });
    },
    all: () => [...kept.values()],
  };
}

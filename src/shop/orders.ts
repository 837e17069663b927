import { setTimeout as sleep } from 'node:timers/promises';
import type { Basket } from './goods.ts';
import { ORDERS_MAX, WAITS_MAX, WAIT_MS } from './limits.ts';
import type { Exchange } from './wire.ts';

// What the shop remembers of its orders: for each, what happened at each step. A step is put down whole and steps are put
// down in any order, so that several processes can tell each other what they saw and come to the same picture.

export interface OrderHead extends Basket {
  readonly number: string;
  readonly amount: string;
  readonly createdAtMs: number;
}

/** A call of the shop's. `exchange` is null where nothing was sent; `problem` says why it failed. */
export interface Called<Data> {
  readonly exchange: Exchange | null;
  readonly data: Data | null;
  readonly problem: string | null;
}

export interface Notified {
  readonly exchange: Exchange;
  readonly proof: string;
  readonly succeeded: boolean;
  readonly message: string;
}

interface Steps {
  readonly submitted: Called<{ readonly tradeNo: string; readonly payUrl?: string }>;
  readonly notified: Notified;
  readonly confirmed: Called<{ readonly state: number }>;
  readonly refundSubmitted: Called<{ readonly refundNo: string }>;
  readonly refundNotified: Notified;
  readonly refundConfirmed: Called<{ readonly state: number }>;
}
type StepName = keyof Steps;

/** An order, or as much of it as one process tells another. */
export interface Order {
  readonly head: OrderHead;
  readonly steps: Partial<Steps>;
}

export interface Orders {
  find(number: string): Order | undefined;
  /** Waits a moment for other processes: what follows from an order may come before their word of it. */
  findSoon(number: string): Promise<Order | undefined>;
  put<Name extends StepName>(head: OrderHead, name: Name, step: Steps[Name]): void;
}

/** Links the processes that share a port; what one publishes, the others hear. */
export interface Sharing {
  publish(news: Order): void;
  subscribe(hear: (news: Order) => void): void;
}

export function createOrders(sharing?: Sharing): Orders {
  const orders = new Map<string, Order>();

  function take({ head, steps }: Order): void {
    const known = orders.get(head.number);
    orders.set(head.number, { head, steps: { ...known?.steps, ...steps } });
    // A map keeps the order of insertion, so its first entry is the oldest.
    for (const oldest of orders.keys()) {
      if (orders.size <= ORDERS_MAX) break;
      orders.delete(oldest);
    }
  }

  sharing?.subscribe(take);
  return {
    find: (number) => orders.get(number),
    async findSoon(number) {
      const waitsMax = sharing === undefined || number === '' ? 0 : WAITS_MAX;
      for (let waits = 0; waits < waitsMax && !orders.has(number); waits += 1) await sleep(WAIT_MS);
      return orders.get(number);
    },
    put(head, name, step) {
      const news = { head, steps: { [name]: step } };
      take(news);
      sharing?.publish(news);
    },
  };
}

/** How it stands, in the words of a shop. */
export type Standing = 'refused' | 'waiting' | 'paid' | 'failed' | 'refunding' | 'refunded' | 'refundFailed';

/** The shop believes what it asked for, not what it was told. The numbers are states of the order query. */
export function standingOf({ steps }: Order): Standing {
  if (steps.submitted?.data === null) return 'refused';
  if (steps.refundConfirmed?.data?.state === 6) return 'refunded';
  if (steps.refundConfirmed?.data?.state === 5) return 'refundFailed';
  if (steps.refundSubmitted?.data) return 'refunding';
  if (steps.confirmed?.data?.state === 3) return 'paid';
  return steps.confirmed?.data?.state === 2 ? 'failed' : 'waiting';
}

/** Another text after every change; the same in every process that knows the same. */
export function versionOf({ steps }: Order): string {
  const marks = Object.entries(steps).map(
    ([name, { exchange }]) => `${name}.${exchange?.atMs ?? ''}.${exchange?.answer ? 1 : 0}`,
  );
  return marks.toSorted().join(' ');
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Basket } from './goods.ts';
import { ORDERS_MAX, WAITS_MAX, WAIT_MS } from './limits.ts';
import type { Exchange } from './wire.ts';

// The shop's orders and what happened at each step. A step is recorded as a whole, and steps may arrive in any order, so that
// several processes can share them and agree on the result.

export interface OrderHead extends Basket {
  readonly number: string;
  readonly amount: string;
  readonly createdAtMs: number;
}

/** A call to the gateway. `exchange` is null if nothing was sent; `problem` says why it failed. */
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

/** An order, or the part of it that one process shares with another. */
export interface Order {
  readonly head: OrderHead;
  readonly steps: Partial<Steps>;
}

export interface Orders {
  find(number: string): Order | undefined;
  /** Waits briefly for other processes: a follow-up may arrive before they have shared the order. */
  findSoon(number: string): Promise<Order | undefined>;
  put<Name extends StepName>(head: OrderHead, name: Name, step: Steps[Name]): void;
}

/** Connects the processes that share a port: what one publishes, the others receive. */
export interface Sharing {
  publish(news: Order): void;
  subscribe(hear: (news: Order) => void): void;
}

export function createOrders(sharing?: Sharing): Orders {
  const orders = new Map<string, Order>();

  function take({ head, steps }: Order): void {
    const known = orders.get(head.number);
    orders.set(head.number, { head, steps: { ...known?.steps, ...steps } });
    // A map keeps insertion order, so its first entry is the oldest.
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

/** The state of an order as a shop would call it. */
export type Standing = 'refused' | 'waiting' | 'paid' | 'failed' | 'refunding' | 'refunded' | 'refundFailed';

/** The shop relies on its own query, not on the notification. The numbers are states of the order query. */
export function standingOf({ steps }: Order): Standing {
  if (steps.submitted?.data === null) return 'refused';
  if (steps.refundConfirmed?.data?.state === 6) return 'refunded';
  if (steps.refundConfirmed?.data?.state === 5) return 'refundFailed';
  if (steps.refundSubmitted?.data) return 'refunding';
  if (steps.confirmed?.data?.state === 3) return 'paid';
  return steps.confirmed?.data?.state === 2 ? 'failed' : 'waiting';
}

/** Changes with every step; equal in all processes that have the same steps. */
export function versionOf({ steps }: Order): string {
  const marks = Object.entries(steps).map(
    ([name, { exchange }]) => `${name}.${exchange?.atMs ?? ''}.${exchange?.answer ? 1 : 0}`,
  );
  return marks.toSorted().join(' ');
}

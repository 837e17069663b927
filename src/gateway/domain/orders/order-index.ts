import type { Attempt } from '../payments/attempt.ts';
import type { Lease } from '../lease.ts';
import type { Vault } from '../ports.ts';
import type { Order, OrderDetails, OrderReference } from './order.ts';
import type { TermKind } from './order-terms.ts';

// What orders are found and counted by. It is derived in the background: payments do not wait for it.

/** What an order can be found by, whole or in part, and the number that stands for it in the database. */
export const ORDER_KEY_KINDS = {
  email: 1,
  card: 2,
  transactionHash: 3,
  amount: 4,
  ipAddress: 5,
  device: 6,
  delivery: 7,
  numberPart: 8,
  payerPart: 9,
} as const;

export type OrderKeyKind = keyof typeof ORDER_KEY_KINDS;
/** What is found by all of its text. */
export type WholeKind = Exclude<OrderKeyKind, 'numberPart' | 'payerPart'>;

/** Keys that describe the payer are removed with the payer's data. */
export const PERSONAL_KEY_KINDS: readonly OrderKeyKind[] = [
  'email',
  'card',
  'ipAddress',
  'device',
  'delivery',
  'payerPart',
];

/** A keyed hash of 63 bits: two texts of an index of a hundred million have the same one in one of 10^11 searches. */
export interface OrderKey {
  readonly kind: OrderKeyKind;
  readonly key: bigint;
}

/** By the vault, whose fingerprints do not change with its keys. */
export function createKeyHash({ fingerprintNumber }: Pick<Vault, 'fingerprintNumber'>): HashKey {
  return (kind, text) => fingerprintNumber(`order ${kind} ${text}`);
}

/** Makes a key of a text that was brought into one form by the functions below. */
export type HashKey = (kind: WholeKind | TermKind, text: string) => bigint;

export interface FollowedOrder {
  readonly order: Order;
  /** Null if the payer's data was removed. */
  readonly details: OrderDetails | null;
  readonly attempts: readonly FollowedAttempt[];
}

type FollowedAttempt = Pick<Attempt, 'state' | 'action' | 'card' | 'createdAt' | 'method'>;

export function keysOfOrder({ order, details, attempts }: FollowedOrder, hash: HashKey): OrderKey[] {
  const { said, card }: OrderDetails = details ?? { said: {} };
  const cards = [card, ...attempts.map((attempt) => attempt.card)].flatMap((one) => (one ? [cardText(one)] : []));
  const emails = Object.entries(said).flatMap(([path, value]) => (/email$/i.test(path) ? [plainText(value)] : []));
  const texts: Readonly<Record<WholeKind, readonly string[]>> = {
    email: emails,
    card: cards,
    transactionHash: order.transactionHash === null ? [] : [plainText(order.transactionHash)],
    amount: [amountText(order)],
    ipAddress: [plainText(said['ipAddress'])],
    device: [plainText(said['deviceId'])],
    delivery: [deliveryText(said)],
  };
  return (Object.keys(texts) as WholeKind[]).flatMap((kind) =>
    [...new Set(texts[kind])].filter((text) => text !== '').map((text) => ({ kind, key: hash(kind, text) })),
  );
}

function cardText({ first6, last4 }: { readonly first6: string; readonly last4: string }): string {
  return first6 + last4;
}

function plainText(value: string | number | boolean | undefined): string {
  return String(value ?? '')
    .trim()
    .toLowerCase();
}

export function amountText({ amount, currency, day }: Pick<Order, 'amount' | 'currency' | 'day'>): string {
  return `${amount} ${currency} ${day}`;
}

/** Street, postcode and country without what people write in different ways. A street alone is in many towns. */
function deliveryText(said: OrderDetails['said']): string {
  const part = (name: string) => plainText(said[`shipping${name}`]).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [street, postcode] = [part('Address1'), part('ZipCode') || part('City')];
  return street === '' || postcode === '' ? '' : [street, postcode, part('Country')].join('/');
}

/** After this, an order that is still processing needs a person. Banks may take a day for a payout. */
export const STUCK_MS = { payment: 600_000, payout: 86_400_000 } as const;
/** An order whose payer did not come is ended soon after it expired. */
const EXPIRY_MS = 60_000;

/** From when on an order that is still processing is stuck. One that only waits for its payer has time until it expires. */
export function stuckAtOf({ order, details, attempts }: FollowedOrder): number {
  const { createdAt, expiresAt, kind } = order;
  const open = attempts.find(({ state }) => state === 'open');
  const unanswered = open !== undefined && open.action === null ? open.createdAt + STUCK_MS.payment : null;
  const waits = details?.onPage === true || details?.action !== undefined;
  if (unanswered !== null) return unanswered;
  if (waits && expiresAt !== null) return Math.max(createdAt + STUCK_MS.payment, expiresAt + EXPIRY_MS);
  return createdAt + STUCK_MS[kind];
}

export const HOUR_MS = 3_600_000;

/** Payments of an hour; ends count in the hour in which the payment was created. Amounts in minor units. */
export interface OrderHour {
  readonly hour: number;
  readonly method: string;
  readonly currency: string;
  readonly created: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly createdAmount: bigint;
  readonly succeededAmount: bigint;
}

/** `new`: after the newest in the index. `late`: committed late, before it. `earlier`: there before the index was. */
export type FollowPass = 'new' | 'late' | 'earlier';

export interface FollowStep {
  readonly now: number;
  /** Orders that are read at most. */
  readonly limit: number;
  readonly keysOf: (followed: FollowedOrder) => readonly OrderKey[];
}

export type FollowPart = FollowPass | 'ends';

/** Orders are searchable from and up to these times; null if none is. */
export interface IndexReach {
  readonly from: number;
  readonly to: number;
}

export interface KeySearch {
  /** The newest first, if they are of days. */
  readonly groups: readonly (readonly bigint[])[];
  /** Null for all merchants. */
  readonly merNo: number | null;
  /** Orders that are found at most, the newest ones. */
  readonly limit: number;
}

export interface FoundOrders {
  readonly orders: readonly (Order & { readonly keys: ReadonlySet<bigint> })[];
  readonly searchedAll: boolean;
}

export interface OrderIndexStore {
  /** Takes or keeps the lease of the node that follows orders. */
  holdFollow(lease: Lease): Promise<boolean>;
  /** Which parts have something to do. Reads little, and writes nothing. */
  findFollowWork(now: number): Promise<FollowPart[]>;
  /** Writes keys and counts of the next orders, and moves on, in one transaction. Returns how many it read. */
  followOrders(pass: FollowPass, step: FollowStep): Promise<number>;
  /** Looks at orders that were processing, and counts those that have ended. Returns how many it looked at. */
  followEnds(step: FollowStep): Promise<number>;
  readReach(now: number): Promise<IndexReach | null>;
  /**
   * Orders that have every key of one of the groups, newest first, each with all of its keys. A key of a part of a text finds
   * candidates, so whoever asks for one compares them with what was searched for. Reads a bounded number: see `searchedAll`.
   */
  findByKeys(search: KeySearch): Promise<FoundOrders>;
  listOrderKeys(reference: OrderReference): Promise<OrderKey[]>;
  /** Finds orders of one merchant, or of all; newest first. */
  findByOrderNumber(search: {
    readonly merOrderNo: string;
    readonly merNo: number | null;
    readonly limit: number;
  }): Promise<Order[]>;
  /** Merchant 0 for all; times are inclusive and exclusive. */
  readHours(span: { readonly merNo: number; readonly from: number; readonly to: number }): Promise<OrderHour[]>;
  /** One for each method and currency. */
  sumHours(span: { readonly merNo: number; readonly from: number; readonly to: number }): Promise<OrderHour[]>;
  /** One for each day and currency; `hour` is the number of the day, and the method is empty. */
  sumDays(span: {
    readonly merNo: number;
    readonly days: readonly { readonly day: number; readonly from: number; readonly to: number }[];
  }): Promise<OrderHour[]>;
  /** Still processing, longest first. */
  listStuckOrders(search: {
    readonly now: number;
    readonly merNo: number | null;
    readonly limit: number;
  }): Promise<Order[]>;
}

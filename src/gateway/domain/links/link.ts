import type { AuditEntry } from '../audit/audit.ts';
import type { PaymentMethod } from '../method.ts';
import type { ListedState, OrderDetails, OrderState } from '../orders/order.ts';
import { fractionProblem } from '../whole-currency.ts';
import type { LinkAsks } from './link-asks.ts';

// Payment links: a merchant sells without a shop. Each payment is an ordinary order. A link with a limit is held by the orders
// that were begun with it and have not failed, so that it is never paid more often than its limit says.

export interface LinkReference {
  readonly merNo: number;
  readonly linkNo: string;
}

export interface Link extends LinkReference {
  readonly title: string;
  readonly text: string | null;
  readonly currency: string;
  /** Null if the payer chooses. */
  readonly amount: bigint | null;
  readonly amountMin: bigint | null;
  readonly amountMax: bigint | null;
  /** Null offers all methods of the merchant. */
  readonly methods: readonly PaymentMethod[] | null;
  /** Null if there is no limit. */
  readonly usesMax: number | null;
  readonly expiresAt: number | null;
  readonly reference: string | null;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
  /** Where payers go who do not pay; never the return address. */
  readonly cancelUrl: string | null;
  readonly asks: LinkAsks;
  /** Payers choose a quantity up to this; null if they buy one. */
  readonly quantityMax: number | null;
  /** Counts the changes. */
  readonly version: number;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** What a change of a link replaces. Its currency stays: sums of what was paid are in it. */
export type LinkTerms = Omit<Link, 'merNo' | 'linkNo' | 'currency' | 'version' | 'createdAt' | 'revokedAt'>;

interface LinkUse {
  /** Payments that have succeeded, and their sum. */
  readonly paid: number;
  readonly paidAmount: bigint;
  /** Orders that are processing, and those that are being created. */
  readonly paying: number;
  readonly reserved: number;
  /** How many of the processing orders their payers have left: nothing is under way, and nothing has been for a while. */
  readonly left: number;
}

export interface UsedLink {
  readonly link: Link;
  readonly use: LinkUse;
}

/** With the details of the newest order that was paid; null if there is none, or its payer was erased. */
export interface ListedLink extends UsedLink {
  readonly lastPaid: OrderDetails | null;
}

export type LinkState = 'open' | 'usedUp' | 'expired' | 'revoked';

export function linkStateOf({ link, use }: UsedLink, now: number): LinkState {
  if (link.revokedAt !== null) return 'revoked';
  if (link.usesMax !== null && use.paid >= link.usesMax) return 'usedUp';
  return link.expiresAt !== null && now >= link.expiresAt ? 'expired' : 'open';
}

/** Whether everything that may still be paid is held by somebody. */
export function isHeld({ link, use }: UsedLink): boolean {
  return link.usesMax !== null && takenUses(use) >= link.usesMax;
}

/** What counts towards the limit: what was paid, and what is under way and may still be paid. */
export function takenUses({ paid, paying, reserved }: LinkUse): number {
  return paid + paying + reserved;
}

/** The largest amount that the merchant interface can write: 12 characters with two decimals. */
export const LINK_AMOUNT_MAX = 99_999_999_999n;

/** Why an amount cannot be paid; null if it can. */
export function linkAmountProblem(link: Link, amount: bigint): 'fraction' | 'low' | 'high' | null {
  // A link with a price is not offered if nobody can pay it.
  if (link.amount === null && fractionProblem(amount, link.currency) !== null) return 'fraction';
  if (amount < (link.amountMin ?? 1n)) return 'low';
  return amount > (link.amountMax ?? LINK_AMOUNT_MAX) ? 'high' : null;
}

/** What so many cost; null if the payer cannot buy so many. */
export function linkTotal({ amount, quantityMax }: Pick<Link, 'amount' | 'quantityMax'>, quantity: number) {
  const isOffered = Number.isInteger(quantity) && quantity >= 1 && quantity <= (quantityMax ?? 1);
  return amount === null || !isOffered ? null : amount * BigInt(quantity);
}

/** The number of an order that was begun with a link: recognisable, and unique for its merchant. */
export function linkOrderNumber(linkNo: string, sequence: number): string {
  return `LINK-${linkNo.slice(-RANDOM_SHOWN)}-${sequence}`;
}

const RANDOM_SHOWN = 12;

/** An order that a payer began, as lists show it. */
export interface LinkOrder {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly state: OrderState;
  readonly listedState: ListedState;
  readonly amount: bigint;
  readonly currency: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** With its payer's answers; null if they were removed. */
export interface AnsweredLinkOrder extends LinkOrder {
  readonly details: OrderDetails | null;
}

/** A begun payment that has not failed. Without an order it is being created. */
export interface BegunPayment {
  readonly sequence: number;
  readonly payer: string;
  readonly begunAt: number;
  readonly order: { readonly tradeNo: string; readonly amount: bigint; readonly isLeft: boolean } | null;
}

/** A link that is locked: nobody else begins, and nobody revokes it. */
export interface LockedLink extends UsedLink {
  readonly nextSequence: number;
  /** Not paid yet. Of the payer, the newest one; of others, the oldest few, and only if the link has a limit. */
  readonly own: BegunPayment | null;
  readonly others: readonly BegunPayment[];
}

export type BeginDecision =
  | { readonly kind: 'reserve'; readonly sequence: number }
  /** The payer has an order of this amount already. */
  | { readonly kind: 'continue'; readonly tradeNo: string }
  /** An order must be ended first: the payer's own of another amount, or one that somebody has left. */
  | { readonly kind: 'end'; readonly tradeNo: string; readonly isOwn: boolean }
  /** The payer pressed the button twice, and the first press is still being handled. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'held' }
  /** The link is no longer what the payer saw. */
  | { readonly kind: 'changed' }
  /** A reservation whose process died is given up; then it is decided again. */
  | { readonly kind: 'giveUp'; readonly sequence: number }
  | { readonly kind: 'closed'; readonly state: Exclude<LinkState, 'open'> };

/** How long an order takes to be created at most. After that its reservation counts no more, and the order is shown to nobody. */
export const RESERVED_MS_MAX = 60_000;

/** How long a link is held for a payer who does nothing. An attempt that is under way holds it until it has a result. */
export const HELD_MS = 300_000;

export function decideBegin(
  locked: LockedLink,
  { amount, version, now }: { readonly amount: bigint; readonly version: number | null; readonly now: number },
): BeginDecision {
  const { own, others, nextSequence } = locked;
  const isDead = ({ order, begunAt }: BegunPayment) => order === null && now - begunAt >= RESERVED_MS_MAX;
  const dead = [own, ...others].find((begun) => begun !== null && isDead(begun));
  if (dead) return { kind: 'giveUp', sequence: dead.sequence };
  if (own?.order?.amount === amount) return { kind: 'continue', tradeNo: own.order.tradeNo };
  const state = linkStateOf(locked, now);
  if (state !== 'open') return { kind: 'closed', state };
  if (version !== null && version !== locked.link.version) return { kind: 'changed' };
  if (own !== null) {
    return own.order === null ? { kind: 'starting' } : { kind: 'end', tradeNo: own.order.tradeNo, isOwn: true };
  }
  if (!isHeld(locked)) return { kind: 'reserve', sequence: nextSequence };
  const left = others.find(({ order }) => order?.isLeft === true);
  return left?.order ? { kind: 'end', tradeNo: left.order.tradeNo, isOwn: false } : { kind: 'held' };
}

export interface LinkChange {
  readonly kind: 'change';
  readonly terms: LinkTerms;
  readonly audit: AuditEntry;
}

export interface LinkStore {
  /** Refused if the merchant has this many that can still be paid. */
  createLink(link: Link, openMax: number, audit: AuditEntry): Promise<'created' | 'tooMany'>;
  /** What was begun before `leftBefore`, and not tried since, counts as left. */
  findLink(reference: LinkReference & { readonly leftBefore: number }): Promise<ListedLink | null>;
  /** Newest first. It does not say what was left. */
  listLinks(page: {
    readonly merNo: number;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<ListedLink[]>;
  /** Locks the link, with its orders counted anew, and writes what `change` makes of it. Null if there is no such link. */
  changeLink<Refusal>(
    reference: LinkReference,
    change: (used: UsedLink) => LinkChange | Refusal,
  ): Promise<'changed' | Refusal | null>;
  /** Waits for those who are beginning; nobody begins afterwards. */
  revokeLink(
    reference: LinkReference,
    at: number,
    audit: AuditEntry,
  ): Promise<'revoked' | 'alreadyRevoked' | 'notFound'>;
  /** Newest first, without those that got no order. */
  listLinkOrders(
    page: LinkReference & { readonly before: string | null; readonly limit: number },
  ): Promise<AnsweredLinkOrder[]>;
  /** The newest order that this browser began, and whether another is being created. */
  findOwnLinkOrder(reference: LinkReference, payer: string): Promise<LinkOrder | null>;
  /** Locks the link, decides, and writes what was decided. `decide` may run again, so it must be pure. */
  beginLinkPayment(
    input: LinkReference & { readonly payer: string; readonly at: number; readonly leftBefore: number },
    decide: (locked: LockedLink) => BeginDecision,
  ): Promise<BeginDecision | null>;
  /** False if the reservation was given up meanwhile. Then nobody may see the order. */
  bindLinkPayment(begun: LinkReference & { readonly sequence: number; readonly tradeNo: string }): Promise<boolean>;
  /** For a reservation that got no order. */
  releaseLinkPayment(begun: LinkReference & { readonly sequence: number }): Promise<void>;
}

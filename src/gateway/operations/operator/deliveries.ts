import type { Delivery, DeliveryState, DeliveryStory } from '../../domain/delivery.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { auditOf } from './acting.ts';
import type { Acting } from './acting.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { deliveryNotFound, done, merchantNotFound } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

export interface DeliveryListing {
  readonly merNo: number;
  readonly state: DeliveryState | null;
  readonly tradeNo: string | null;
  readonly before: string | null;
  readonly limit: number;
}

export interface DeliveryPage {
  readonly paused: boolean;
  readonly deliveries: readonly Delivery[];
  readonly next: string | null;
}

export interface Resend {
  readonly notificationId: string;
  readonly outcome: 'accepted' | 'waiting';
}

export interface ResendSpan {
  readonly merNo: number;
  /** When the notification was written; both ends inclusive. */
  readonly from: number;
  readonly to: number;
  readonly before: string | null;
  /** How many are examined. */
  readonly limit: number;
}

export interface ResendReport {
  readonly resent: number;
  readonly waiting: number;
  readonly next: string | null;
}

export function createDeliveryOperations(deps: OperatorDependencies) {
  const { store } = deps;
  return {
    async listDeliveries(listing: DeliveryListing): Promise<OperatorOutcome<DeliveryPage>> {
      if (!(await merchantExists(store, listing.merNo))) return merchantNotFound(listing.merNo);
      const paused = await store.areDeliveriesPaused(listing.merNo);
      return done({ paused, ...pageOf(await findDeliveries(deps, listing), listing.limit) });
    },
    async getDelivery(notificationId: string): Promise<OperatorOutcome<DeliveryStory>> {
      const merNo = merchantOf('notification', notificationId);
      const story = merNo === undefined ? null : await store.findDelivery({ merNo, notificationId });
      return story === null ? deliveryNotFound(notificationId) : done(story);
    },
    async resendDelivery(notificationId: string, acting: Acting): Promise<OperatorOutcome<Resend>> {
      const merNo = merchantOf('notification', notificationId);
      const outcome = merNo === undefined ? 'notFound' : await resend(deps, { merNo, notificationId }, acting);
      return outcome === 'notFound' ? deliveryNotFound(notificationId) : done({ notificationId, outcome });
    },
    resendDeliveries: (span: ResendSpan, acting: Acting) => resendDeliveries(deps, span, acting),
    pauseDeliveries: (merNo: number, acting: Acting) => setPaused(deps, { merNo, paused: true }, acting),
    resumeDeliveries: (merNo: number, acting: Acting) => setPaused(deps, { merNo, paused: false }, acting),
  };
}

/** One more than requested, which shows whether there is a next page. */
async function findDeliveries({ store }: OperatorDependencies, listing: DeliveryListing): Promise<Delivery[]> {
  const { merNo, state, tradeNo, before, limit } = listing;
  if (tradeNo === null) {
    return store.searchDeliveries({ merNo, ...(state && { states: [state] }), before, limit: limit + 1 });
  }
  // An order has only a few. Their ids start with the time, so they sort by age.
  const found = (await store.listDeliveries({ merNo, tradeNo })).filter(
    (one) => (state === null || one.state === state) && (before === null || one.notificationId < before),
  );
  return found.toSorted((left, right) => (left.notificationId > right.notificationId ? -1 : 1)).slice(0, limit + 1);
}

function pageOf(found: readonly Delivery[], limit: number): { deliveries: readonly Delivery[]; next: string | null } {
  const deliveries = found.slice(0, limit);
  return { deliveries, next: found.length > limit ? (deliveries.at(-1)?.notificationId ?? null) : null };
}

/** Outside the schedule and not counted in it, so that a resend never causes a tenth attempt (I9). */
function resend(
  { clock, store }: OperatorDependencies,
  { merNo, notificationId }: { merNo: number; notificationId: string },
  acting: Acting,
) {
  const at = clock.now();
  const audit = auditOf(acting, { at, action: 'resendDelivery', target: notificationId, detail: '' });
  return store.resendDelivery({ merNo, notificationId, at, audit });
}

const PAGE_SIZE = 100;

/** Newest first, one page at a time, up to the limit: an outage leaves more than one request may process. */
async function resendDeliveries(
  deps: OperatorDependencies,
  span: ResendSpan,
  acting: Acting,
): Promise<OperatorOutcome<ResendReport>> {
  const { merNo, limit } = span;
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  const count = { accepted: 0, waiting: 0, notFound: 0 };
  let [before, looked] = [span.before, 0];
  while (looked < limit) {
    const size = Math.min(PAGE_SIZE, limit - looked);
    const found = await deps.store.searchDeliveries({ merNo, states: ['exhausted'], before, limit: size });
    for (const { notificationId, createdAt } of found) {
      if (createdAt < span.from) return done({ resent: count.accepted, waiting: count.waiting, next: null });
      if (createdAt <= span.to) count[await resend(deps, { merNo, notificationId }, acting)] += 1;
    }
    before = found.at(-1)?.notificationId ?? before;
    looked += found.length;
    if (found.length < size) return done({ resent: count.accepted, waiting: count.waiting, next: null });
  }
  return done({ resent: count.accepted, waiting: count.waiting, next: before });
}

/** Nothing is changed or recorded if the state is already as requested, so that the request can be repeated. */
async function setPaused(
  { clock, store }: OperatorDependencies,
  wanted: { merNo: number; paused: boolean },
  acting: Acting,
): Promise<OperatorOutcome<{ merNo: number; paused: boolean }>> {
  const { merNo, paused } = wanted;
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  if ((await store.areDeliveriesPaused(merNo)) === paused) return done(wanted);
  const action = paused ? 'pauseDeliveries' : 'resumeDeliveries';
  const audit = auditOf(acting, { at: clock.now(), action, target: `merchant ${merNo}`, detail: '' });
  await store.pauseDeliveries(merNo, paused, audit);
  return done(wanted);
}

import type { DeliveryState, DeliveryStore, DeliveryStory, ListedDelivery } from '../../domain/deliveries/delivery.ts';
import { isTestEvent } from '../../domain/deliveries/notification.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { firstNumberAt, merchantOf } from '../../domain/numbers.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Clock } from '../../domain/ports.ts';
import { findDeliveries } from './find-deliveries.ts';
import type { FindDeliveriesDependencies } from './find-deliveries.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { deliveryNotFound, done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface DeliveryListing {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly state: DeliveryState | null;
  readonly tradeNo: string | null;
  readonly host: string | null;
  readonly event: ListedDelivery['event'] | null;
  /** When the notification was written; both ends inclusive. */
  readonly from: number | null;
  readonly to: number | null;
  readonly before: string | null;
  readonly limit: number;
}

export interface DeliveryPage {
  readonly paused: boolean | null;
  readonly deliveries: readonly ListedDelivery[];
  readonly next: string | null;
  /** Set if the search stopped before it had found enough. */
  readonly searchedTo: number | null;
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

export type DeliveryDependencies = FindDeliveriesDependencies & {
  readonly store: Pick<
    DeliveryStore,
    'areDeliveriesPaused' | 'findDelivery' | 'resendDelivery' | 'searchDeliveries' | 'pauseDeliveries'
  > &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
};

export function createDeliveryOperations(deps: DeliveryDependencies) {
  const { store } = deps;
  return {
    async listDeliveries(listing: DeliveryListing): Promise<OperatorOutcome<DeliveryPage>> {
      const { merNo } = listing;
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const paused = merNo === null ? null : await store.areDeliveriesPaused(merNo);
      return done({ paused, ...(await findDeliveries(deps, listing)) });
    },
    countFailedDeliveries: (span: FailedSpan) => countFailed(deps, span),
    async getDelivery(notificationId: string): Promise<OperatorOutcome<DeliveryStory>> {
      const merNo = merchantOf('notification', notificationId);
      const story = merNo === undefined ? null : await store.findDelivery({ merNo, notificationId });
      return story === null ? deliveryNotFound(notificationId) : done(story);
    },
    async resendDelivery(notificationId: string, acting: Acting): Promise<OperatorOutcome<Resend>> {
      const merNo = merchantOf('notification', notificationId);
      const outcome = merNo === undefined ? 'notFound' : await resend(deps, { merNo, notificationId }, acting);
      if (outcome === 'removed') return refuse('bodyRemoved');
      return outcome === 'notFound' ? deliveryNotFound(notificationId) : done({ notificationId, outcome });
    },
    resendDeliveries: (span: ResendSpan, acting: Acting) => resendDeliveries(deps, span, acting),
    pauseDeliveries: (merNo: number, acting: Acting) => setPaused(deps, { merNo, paused: true }, acting),
    resumeDeliveries: (merNo: number, acting: Acting) => setPaused(deps, { merNo, paused: false }, acting),
  };
}

/** Outside the schedule and not counted in it, so that a resend never causes a tenth attempt (I9). */
function resend(
  { clock, store }: DeliveryDependencies,
  { merNo, notificationId }: { merNo: number; notificationId: string },
  acting: Acting,
) {
  const at = clock.now();
  const audit = auditOf(acting, { at, action: 'resendDelivery', merNo, target: notificationId, detail: 'resend' });
  return store.resendDelivery({ merNo, notificationId, at, audit });
}

const PAGE_SIZE = 100;

type FailedSpan = Pick<ResendSpan, 'merNo' | 'from' | 'to' | 'before'>;

const FAILED_MAX = 1000;

/** What a resend of many would take, up to a limit. */
async function countFailed(
  { store }: DeliveryDependencies,
  { merNo, from, to, before: given }: FailedSpan,
): Promise<OperatorOutcome<{ merNo: number; count: number; more: boolean }>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const end = to === Number.POSITIVE_INFINITY ? null : firstNumberAt('notification', to + 1);
  const before = given !== null && (end === null || given < end) ? given : end;
  const found = await store.searchDeliveries({ merNo, states: ['exhausted'], before, limit: FAILED_MAX + 1 });
  const failed = found.filter((one) => one.createdAt >= from && !isTestEvent(one));
  return done({ merNo, count: Math.min(failed.length, FAILED_MAX), more: failed.length > FAILED_MAX });
}

/** Newest first, one page at a time, up to the limit: an outage leaves more than one request may process. */
async function resendDeliveries(
  deps: DeliveryDependencies,
  span: ResendSpan,
  acting: Acting,
): Promise<OperatorOutcome<ResendReport>> {
  const { merNo, limit } = span;
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  const count = { accepted: 0, waiting: 0, removed: 0, notFound: 0 };
  let [before, looked] = [span.before, 0];
  while (looked < limit) {
    const size = Math.min(PAGE_SIZE, limit - looked);
    const found = await deps.store.searchDeliveries({ merNo, states: ['exhausted'], before, limit: size });
    for (const one of found) {
      const { notificationId, createdAt } = one;
      if (createdAt < span.from) return done({ resent: count.accepted, waiting: count.waiting, next: null });
      if (createdAt <= span.to && !isTestEvent(one)) count[await resend(deps, { merNo, notificationId }, acting)] += 1;
    }
    before = found.at(-1)?.notificationId ?? before;
    looked += found.length;
    if (found.length < size) return done({ resent: count.accepted, waiting: count.waiting, next: null });
  }
  return done({ resent: count.accepted, waiting: count.waiting, next: before });
}

/** Nothing is changed or recorded if the state is already as requested, so that the request can be repeated. */
async function setPaused(
  { clock, store }: DeliveryDependencies,
  wanted: { merNo: number; paused: boolean },
  acting: Acting,
): Promise<OperatorOutcome<{ merNo: number; paused: boolean }>> {
  const { merNo, paused } = wanted;
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  if ((await store.areDeliveriesPaused(merNo)) === paused) return done(wanted);
  const action = paused ? 'pauseDeliveries' : 'resumeDeliveries';
  const audit = auditOf(acting, {
    at: clock.now(),
    action,
    merNo,
    target: `merchant ${merNo}`,
    detail: paused ? 'deliveries paused' : 'deliveries resumed',
    before: { paused: !paused },
    after: { paused },
  });
  await store.pauseDeliveries(merNo, paused, audit);
  return done(wanted);
}

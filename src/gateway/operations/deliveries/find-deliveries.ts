import type { DeliveryStore, DeliveryStory, ListedDelivery } from '../../domain/deliveries/delivery.ts';
import { hostOf } from '../../domain/deliveries/endpoint.ts';
import type { EndpointStore } from '../../domain/deliveries/endpoint.ts';
import { firstNumberAt, merchantOf, timeOf } from '../../domain/numbers.ts';
import type { DeliveryListing, DeliveryPage } from './deliveries.ts';

type Found = Omit<DeliveryPage, 'paused'>;

export interface FindDeliveriesDependencies {
  readonly store: Pick<DeliveryStore, 'searchDeliveries' | 'listDeliveries'> &
    Pick<EndpointStore, 'searchAllDeliveries'>;
}

/** A page of deliveries, by the narrowest way to them. */
export async function findDeliveries(deps: FindDeliveriesDependencies, listing: DeliveryListing): Promise<Found> {
  const { merNo, state, tradeNo, host, event, from, to, before, limit } = listing;
  if (tradeNo !== null) return pageOf(await findOfOrder(deps, { ...listing, tradeNo }), limit);
  if (merNo === null || [host, event, from, to].some((filter) => filter !== null)) return searchAll(deps, listing);
  // One more than requested, which shows whether there is a next page.
  const search = { merNo, ...(state && { states: [state] }), before, limit: limit + 1 };
  return pageOf(await deps.store.searchDeliveries(search), limit);
}

/** An order has only a few. Their ids start with the time, so they sort by age. */
async function findOfOrder(
  { store }: FindDeliveriesDependencies,
  listing: DeliveryListing & { readonly tradeNo: string },
): Promise<ListedDelivery[]> {
  const { merNo, tradeNo, before } = listing;
  const owner = merNo ?? merchantOf('order', tradeNo);
  if (owner === undefined) return [];
  const found = (await store.listDeliveries({ merNo: owner, tradeNo }))
    .map(listedOf)
    .filter((one) => matches(listing, one) && (before === null || one.notificationId < before));
  return found.toSorted((left, right) => (left.notificationId > right.notificationId ? -1 : 1));
}

function listedOf({ log, payload: _payload, ...delivery }: DeliveryStory): ListedDelivery {
  const last = log.findLast(({ kind, finishedAt }) => kind === 'scheduled' && finishedAt !== null);
  return { ...delivery, lastResult: last?.result ?? null };
}

function pageOf(found: readonly ListedDelivery[], limit: number): Found {
  const deliveries = found.slice(0, limit);
  const next = found.length > limit ? (deliveries.at(-1)?.notificationId ?? null) : null;
  return { deliveries, next, searchedTo: null };
}

/** Together with what a round reads, this bounds the work of one request. */
const ROUNDS_MAX = 8;

/** Newest first, without an index for the filters: it stops after a number of rounds, and says how far it got. */
async function searchAll({ store }: FindDeliveriesDependencies, listing: DeliveryListing): Promise<Found> {
  const { merNo, from, to, limit } = listing;
  const state = listing.state === 'acknowledged' ? null : listing.state;
  const starts = [listing.before, to === null ? null : firstNumberAt('notification', to + 1)];
  let before = starts.filter((start) => start !== null).toSorted()[0] ?? null;
  const found: ListedDelivery[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { deliveries, ended } = await store.searchAllDeliveries({ merNo, state, before, round });
    found.push(...deliveries.filter((one) => matches(listing, one)));
    before = deliveries.at(-1)?.notificationId ?? before;
    const isOver = ended || (from !== null && before !== null && timeOf(before) < from);
    if (isOver || found.length > limit) return pageOf(found, limit);
  }
  return { deliveries: found, next: before, searchedTo: before === null ? null : timeOf(before) };
}

function matches({ state, host, event, from, to }: DeliveryListing, one: ListedDelivery): boolean {
  return (
    (state === null || one.state === state) &&
    (host === null || hostOf(one.address) === host) &&
    (event === null || one.event === event) &&
    (from === null || one.createdAt >= from) &&
    (to === null || one.createdAt <= to)
  );
}

import type { Acting } from '../../domain/audit/actor.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Approval, ApprovalStore } from '../../domain/approvals/approval.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import type { Zone } from '../../domain/day.ts';
import type { Delivery, DeliveryStore } from '../../domain/deliveries/delivery.ts';
import type { Link, LinkState, LinkStore } from '../../domain/links/link.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { MerchantLists, FoundMerchant } from '../../domain/merchants/merchant.ts';
import type { IndexReach, OrderIndexStore, WholeKind } from '../../domain/orders/order-index.ts';
import type { OrderListStore } from '../../domain/orders/order-list.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { PeopleLists } from '../../domain/people/people-lists.ts';
import type { Person } from '../../domain/people/people.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import type { Refund, RefundStore } from '../../domain/refunds/refund.ts';
import type { LoggedRequest, RequestLogStore } from '../../domain/requests/request-log.ts';
import type { ListName, SearchedState } from '../../domain/search/search-phrase.ts';
import type { DaySpan } from '../../domain/search/search-days.ts';
import type { Permission } from '../../../../generated/permissions.ts';

export interface SearchQuery {
  readonly text: string;
  readonly timeZone: string;
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly limit: number;
}

export type OrderMatch =
  | 'tradeNo'
  | 'merOrderNo'
  | 'numberPart'
  | 'payerName'
  | 'phone'
  | 'cardEnd'
  | Exclude<WholeKind, 'device' | 'delivery'>;

type MerchantMatch = 'merNo' | 'merchantName' | 'similarName';

export type SearchHit =
  | { readonly kind: 'order'; readonly matched: OrderMatch; readonly order: Order }
  | { readonly kind: 'refund'; readonly matched: 'refundNo'; readonly refund: Refund }
  | { readonly kind: 'chargeback'; readonly matched: 'chargebackNo'; readonly chargeback: Chargeback }
  | { readonly kind: 'delivery'; readonly matched: 'notificationId'; readonly delivery: Delivery }
  | { readonly kind: 'link'; readonly matched: 'linkNo'; readonly link: Link; readonly state: LinkState }
  | { readonly kind: 'approval'; readonly matched: 'approvalNo'; readonly approval: Approval }
  | { readonly kind: 'request'; readonly matched: 'requestId'; readonly request: LoggedRequest }
  | { readonly kind: 'person'; readonly matched: 'person'; readonly person: Person }
  | { readonly kind: 'merchant'; readonly matched: MerchantMatch; readonly merchant: FoundMerchant };

/** A list, and what it is limited to. */
export interface SearchList {
  readonly list: ListName;
  readonly days: DaySpan | null;
  readonly states: readonly SearchedState[];
  readonly amount: string | null;
  readonly currency: string | null;
  readonly merNo: number | null;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly lists: readonly SearchList[];
  readonly isComplete: boolean;
  readonly takenFor: readonly SearchHit['matched'][];
  readonly hint: string | null;
  readonly searchable: IndexReach | null;
}

export interface Found {
  readonly hits: readonly SearchHit[];
  readonly isComplete?: boolean;
}

export interface Look {
  readonly matched: SearchHit['matched'];
  find(): Promise<Found>;
}

export interface SearchDependencies {
  readonly store: Pick<ApprovalStore, 'findApproval'> &
    Pick<ChargebackStore, 'findChargeback'> &
    Pick<DeliveryStore, 'findDelivery'> &
    Pick<LinkStore, 'findLink'> &
    MerchantLists &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderIndexStore, 'readReach' | 'findByOrderNumber' | 'findByKeys' | 'readHours'> &
    OrderListStore &
    Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
    Pick<PeopleLists, 'listPeople'> &
    Pick<RefundStore, 'findRefund'> &
    Pick<RequestLogStore, 'findRequest'>;
  readonly clock: Clock;
  readonly zone: Zone;
  readonly vault: Vault;
}

export interface Within extends SearchQuery {
  readonly zone: Zone;
  readonly now: number;
  readonly acting: Acting;
}

export function mayFind({ acting: { grant } }: Within, permission: Permission): boolean {
  return grant.permissions?.has(permission) ?? true;
}

/** Merchants' people have one merchant, and know it. */
export function maySeeMerchants(within: Within): boolean {
  return within.acting.grant.merNo === OPERATOR_SIDE && within.merNo === null && mayFind(within, 'merchants.read');
}

/** An amount or the end of a card without a day is looked for in this many. */
export const SEARCHED_DAYS = 31;

/** In the zone of whoever asks; of a longer span the last ones. */
export function daysOf(days: DaySpan | null, { zone, now }: Pick<Within, 'zone' | 'now'>): DaySpan {
  const today = zone.dayOf(now);
  const { first, last } = days ?? { first: today - SEARCHED_DAYS + 1, last: today };
  return { first: Math.max(first, last - SEARCHED_DAYS + 1), last };
}

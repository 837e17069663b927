import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { EVERYTHING, OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Grant } from '../../domain/audit/actor.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import type { AgendaEntry, AgendaStore } from '../../domain/orders/agenda.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Attempt, AttemptStore } from '../../domain/payments/attempt.ts';
import type { AuditStore, RecordedAction } from '../../domain/audit/audit.ts';
import type { CardTryStore } from '../../domain/payments/card-try.ts';
import { chargebackFor } from '../../domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type { Delivery, DeliveryAttempt, DeliveryStore } from '../../domain/deliveries/delivery.ts';
import type { Account } from '../../domain/ledger/ledger.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { Order, OrderDetails, OrderReference } from '../../domain/orders/order.ts';
import type { OrderListQuery } from '../../domain/orders/order-list.ts';
import type { PayerEvent, PayerEventStore } from '../../domain/payments/payer-event.ts';
import type { ReportedStore } from '../../domain/reconciliation/reported.ts';
import type { Clock } from '../../domain/ports.ts';
import type { AcquirerChangeStore } from '../../domain/acquirers/acquirer-change.ts';
import type { RoutingDecision } from '../../domain/routing/routing-decision.ts';
import type { Refund, RefundStore, WaitingRefund } from '../../domain/refunds/refund.ts';
import type { LedgerStore, StoredPosting } from '../../domain/ledger/ledger-store.ts';
import { chargebackNotFound, done, orderNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { acquirerTriesOf, attemptsOfPayer } from './acquirer-tries.ts';
import type { AcquirerTry } from './acquirer-tries.ts';
import { listOrders, sumOrders } from './order-lists.ts';
import type { OrderListDependencies } from './order-lists.ts';
import { readRefundedAloneMax } from '../people/alone.ts';
import type { AloneDependencies } from '../people/alone.ts';
import { readReported } from './seen-reported.ts';
import type { SeenReported } from './seen-reported.ts';
import { readNews } from './seen-news.ts';
import type { SeenDispute, SeenReversal } from './seen-news.ts';
import { refundsSeenBy, waitingRefundsOf } from './seen-refunds.ts';
import { timelineOf } from './timeline.ts';
import type { TimelineEntry } from './timeline.ts';

export type LoggedDelivery = Delivery & { readonly log: readonly DeliveryAttempt[] };

/** Null is the order as the merchant sent it. */
interface OrderRouting {
  readonly attempt: number | null;
  readonly decision: RoutingDecision;
}

/** Everything known about an order. */
export interface OrderStory {
  readonly order: Order;
  /** Whether one of the operator's people created it, so that no merchant's request was checked. */
  readonly isByHand: boolean;
  /** What is due for the order itself. */
  readonly agenda: readonly Pick<AgendaEntry, 'task' | 'dueAt'>[];
  /** Null if the payer's data was removed. */
  readonly details: OrderDetails | null;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  readonly pageEvents: readonly PayerEvent[];
  readonly refunds: readonly Refund[];
  readonly waitingRefunds: readonly WaitingRefund[];
  /** What the refunds may come to when the caller makes one alone; null without a limit. */
  readonly refundedAloneMax: bigint | null;
  readonly chargebacks: readonly Chargeback[];
  /** What came back of it after it had succeeded. */
  readonly reversals: readonly SeenReversal[];
  readonly disputeStages: readonly SeenDispute[];
  readonly postings: readonly StoredPosting[];
  readonly deliveries: readonly LoggedDelivery[];
  readonly timeline: readonly TimelineEntry[];
  /** Null for a merchant's people: which acquirer it was is the operator's business. */
  readonly acquirerTries: readonly AcquirerTry[] | null;
  /** Why it, and its payer's attempts, went where they went; null for a merchant's people. */
  readonly routing: readonly OrderRouting[] | null;
  /** What acquirers and banks reported about it; whose reports they are is not for a merchant's people. */
  readonly reported: readonly SeenReported[];
}

export type OrderDependencies = AloneDependencies &
  OrderListDependencies & {
    readonly store: Pick<AcquirerChangeStore, 'listChanges' | 'listReversals'> &
      Pick<AgendaStore, 'listAgenda'> &
      Pick<ApprovalStore, 'listApprovals'> &
      Pick<AttemptStore, 'listAttempts'> &
      Pick<AuditStore, 'listActions'> &
      Pick<CardTryStore, 'listCardTries'> &
      Pick<ChargebackStore, 'findChargeback' | 'listChargebacks'> &
      Pick<DeliveryStore, 'listDeliveries'> &
      Pick<LedgerStore, 'listCorrections' | 'listPostings'> &
      Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
      Pick<PayerEventStore, 'listPayerEvents'> &
      Pick<RefundStore, 'listRefunds'> &
      ReportedStore;
    readonly clock: Clock;
  };

/** A number identifies its merchant, so an operator need not name the merchant. */
export function createOrderOperations(deps: OrderDependencies) {
  const { store } = deps;
  return {
    listOrders: (query: OrderListQuery) => listOrders(deps, query),
    sumOrders: (query: OrderListQuery) => sumOrders(deps, query),
    getOrder: (tradeNo: string, acting: Acting) => getOrder(deps, tradeNo, acting),
    async getChargeback(chargebackNo: string, grant: Grant = EVERYTHING): Promise<OperatorOutcome<Chargeback>> {
      const merNo = merchantOf('chargeback', chargebackNo);
      const chargeback = merNo === undefined ? null : await store.findChargeback({ merNo, chargebackNo });
      return chargeback === null ? chargebackNotFound(chargebackNo) : done(chargebackFor(grant, chargeback));
    },
  };
}

async function getOrder(
  deps: OrderDependencies,
  tradeNo: string,
  acting: Acting,
): Promise<OperatorOutcome<OrderStory>> {
  const { store, clock } = deps;
  const { grant } = acting;
  const reference = referenceOf(tradeNo);
  const order = reference === null ? null : await store.findOrder(reference);
  if (reference === null || order === null) return orderNotFound(tradeNo);
  const [
    details,
    pageEvents,
    tries,
    refunds,
    chargebacks,
    deliveries,
    corrections,
    approvals,
    waits,
    agenda,
    acted,
    refundedAloneMax,
    news,
  ] = await Promise.all([
    store.findOrderDetails(reference),
    store.listPayerEvents(reference),
    store.listAttempts(reference),
    store.listRefunds(reference).then((rows) => refundsSeenBy(grant, oldestFirst(rows))),
    store.listChargebacks(reference).then((rows) => oldestFirst(rows).map((row) => chargebackFor(grant, row))),
    store.listDeliveries(reference).then(oldestFirst),
    store.listCorrections(reference),
    store.listApprovals({ ...APPROVALS_OF_ORDER, order: reference, side: sideOf(grant), now: clock.now() }),
    waitingRefundsOf(store, { order: reference, now: clock.now(), grant }),
    store.listAgenda(reference).then((rows) => agendaFor(grant, rows)),
    store.listActions({ target: tradeNo, outcome: 'done', before: null, limit: ACTIONS_MAX }),
    readRefundedAloneMax(deps, order, acting),
    readNews(store, reference, grant),
  ]);
  const subjects = [
    tradeNo,
    ...refunds.map(({ refundNo }) => refundNo),
    ...chargebacks.map(({ chargebackNo }) => chargebackNo),
  ];
  const [booked, reported] = await Promise.all([
    store.listPostings({ merNo: reference.merNo, subjects }),
    readReported(store, { order, subjects, grant }),
  ]);
  const postings = postingsFor(grant, [...booked, ...corrections]).toSorted((a, b) => a.at - b.at);
  const isByHand = acted.some(({ action }) => action === BY_HAND);
  const attempts = attemptsOfPayer(tries);
  const happened = { details, pageEvents, attempts, refunds, waitingRefunds: waits, chargebacks, postings, deliveries };
  const isOperator = grant.merNo === OPERATOR_SIDE;
  const acquirerTries = isOperator ? acquirerTriesOf({ order, attempts: tries, refunds }) : null;
  const routing = isOperator ? routingOf(details, tries) : null;
  const story = { order, isByHand, agenda, refundedAloneMax, acquirerTries, routing, reported, ...happened, ...news };
  const beside = isOperator ? await readBeside(store, { reference, acted, deliveries, tries }) : NOTHING_BESIDE;
  return done({ ...story, timeline: timelineOf(story, { approvals, ...beside }) });
}

function routingOf(details: OrderDetails | null, tries: readonly Attempt[]): OrderRouting[] {
  return [
    ...(details?.routing === undefined ? [] : [{ attempt: null, decision: details.routing }]),
    ...tries.flatMap(({ attempt, routing }) => (routing === null ? [] : [{ attempt, decision: routing }])),
  ];
}

const ACTIONS_MAX = 100;
/** Payouts are orders too. */
const BY_HAND = 'createManualPayout';

/** What the operator's people and its acquirers did is none of a merchant's business. */
const NOTHING_BESIDE = { actions: [], tries: [], cardTries: [] };

async function readBeside(
  store: OrderDependencies['store'],
  given: {
    readonly reference: OrderReference;
    readonly acted: readonly RecordedAction[];
    readonly deliveries: readonly LoggedDelivery[];
    readonly tries: readonly Attempt[];
  },
) {
  const { reference, acted, deliveries, tries } = given;
  const [resent, cardTries] = await Promise.all([resendActions(store, deliveries), store.listCardTries(reference)]);
  return { actions: [...acted, ...resent], tries, cardTries };
}

/** Who resent a notification. Most orders have none. */
async function resendActions(
  store: OrderDependencies['store'],
  deliveries: readonly LoggedDelivery[],
): Promise<RecordedAction[]> {
  const resent = deliveries.filter(({ log }) => log.some(({ kind }) => kind === 'resend'));
  const found = await Promise.all(
    resent
      .slice(-RESENT_MAX)
      .map(({ notificationId: target }) =>
        store.listActions({ target, outcome: 'done', before: null, limit: ACTIONS_MAX }),
      ),
  );
  return found.flat();
}

const RESENT_MAX = 10;

const APPROVALS_OF_ORDER = {
  state: null,
  kinds: null,
  makerPerson: null,
  exceptMakerPerson: null,
  before: null,
  limit: 100,
} as const;

/** A merchant's people see the requests of their own side only. */
function sideOf({ merNo }: Grant): number | null {
  return merNo === OPERATOR_SIDE ? null : merNo;
}

/** Between the operator and its acquirer. */
const BEHIND: ReadonlySet<Account> = new Set(['channel', 'exchange']);

/** A merchant's people see what moved between its own accounts, and the fees. */
function postingsFor({ merNo }: Grant, postings: readonly StoredPosting[]): StoredPosting[] {
  return postings.filter(({ from, to }) => merNo === OPERATOR_SIDE || !(BEHIND.has(from) || BEHIND.has(to)));
}

/** When the acquirer is asked is the operator's business. */
function agendaFor({ merNo }: Grant, agenda: OrderStory['agenda']): OrderStory['agenda'] {
  return agenda.filter(({ task }) => merNo === OPERATOR_SIDE || task !== 'inquire');
}

export function referenceOf(tradeNo: string): OrderReference | null {
  const merNo = merchantOf('order', tradeNo);
  return merNo === undefined ? null : { merNo, tradeNo };
}

function oldestFirst<Row extends { readonly createdAt: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((left, right) => left.createdAt - right.createdAt);
}

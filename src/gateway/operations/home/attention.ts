import type { Permission } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { MINUTE_MS } from '../../domain/acquirers/channel-figures.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import { endpointsOf } from '../../domain/deliveries/endpoint.ts';
import type { EndpointStore } from '../../domain/deliveries/endpoint.ts';
import { formatAmount } from '../../domain/money.ts';
import { STUCK_MS } from '../../domain/orders/order-index.ts';
import type { OrderIndexStore } from '../../domain/orders/order-index.ts';
import type { Clock } from '../../domain/ports.ts';
import type { RegistrationStore } from '../../domain/registrations/registration.ts';
import { createApprovalOperations } from '../approvals/approvals.ts';
import type { ApprovalDependencies } from '../approvals/approvals.ts';
import { createBookOperations } from '../ledger/books.ts';
import type { BookDependencies } from '../ledger/books.ts';
import { CALLS_MAX, CALLS_MS, failingIn, unprovenIn } from '../../domain/requests/failing-calls.ts';
import type { FailingCalls } from '../../domain/requests/failing-calls.ts';
import type { RequestLogStore } from '../../domain/requests/request-log.ts';
import { fallenIn, rateSpans } from '../../domain/orders/success-rate.ts';
import { COUNT_MAX } from './attention-types.ts';
import type { AttentionEntry, AttentionKind, Source, Within } from './attention-types.ts';
import { openTasks } from './open-tasks.ts';
import type { OpenTaskDependencies } from './open-tasks.ts';
import { troubledAcquirers } from './troubled-acquirers.ts';
import type { TroubleDependencies } from './troubled-acquirers.ts';
import { troubledRuns } from './troubled-runs.ts';
import type { TroubledRunDependencies } from './troubled-runs.ts';
import { UPKEEP_SOURCES } from './upkeep.ts';
import type { UpkeepDependencies } from './upkeep.ts';

export interface AttentionGroup {
  readonly kind: AttentionKind;
  readonly count: number;
  readonly isMore: boolean;
  readonly entries: readonly AttentionEntry[];
}

const ENTRIES_MAX = 5;

export type AttentionDependencies = ApprovalDependencies &
  BookDependencies &
  UpkeepDependencies & {
    readonly store: TroubleDependencies['store'] &
      OpenTaskDependencies['store'] &
      TroubledRunDependencies['store'] &
      Pick<ChargebackStore, 'searchChargebacks'> &
      Pick<EndpointStore, 'listNotifiedMerchants' | 'readEndpointRows'> &
      Pick<OrderIndexStore, 'listStuckOrders' | 'readHours'> &
      Pick<RequestLogStore, 'readRecentCalls'> &
      Pick<RegistrationStore, 'listPendingRegistrations'>;
    readonly clock: Clock;
  };

/** The most urgent first. Each for those who can do something about it. */
const SOURCES: Readonly<Record<AttentionKind, Source<AttentionDependencies>>> = {
  channel: { operator: ['channels.read'], merchant: [], read: troubledAcquirers },
  successRate: { operator: ['channels.read'], merchant: ['orders.read'], read: fallenRates },
  failingCalls: { ...both('requests.read'), read: failingCalls },
  unsignedCalls: { ...both('requests.read'), read: unsignedCalls },
  stuckOrder: { ...both('orders.read'), read: stuckOrders },
  approval: { ...both('approvals.decide'), read: waitingApprovals },
  registration: { operator: ['registrations.decide'], merchant: [], read: pendingRegistrations },
  chargeback: { ...both('chargebacks.answer'), read: openChargebacks },
  task: { operator: ['tasks.act'], merchant: [], read: openTasks },
  payoutRun: { ...both('payouts.approve'), read: troubledRuns },
  delivery: { ...both('deliveries.resend'), read: failingEndpoints },
  ledger: { operator: ['ledger.verify'], merchant: [], read: ledgerProblems },
  ...UPKEEP_SOURCES,
};

function both(permission: Permission): Pick<Source<unknown>, 'operator' | 'merchant'> {
  return { operator: [permission], merchant: [permission] };
}

/** What needs a person now. Each kind reads a bounded number of rows. */
export async function readAttention(deps: AttentionDependencies, acting: Acting): Promise<AttentionGroup[]> {
  const { merNo, permissions } = acting.grant;
  const within = { merNo: merNo === OPERATOR_SIDE ? null : merNo, now: deps.clock.now(), acting };
  const side = within.merNo === null ? 'operator' : 'merchant';
  const isSeen = (needed: readonly Permission[]) =>
    permissions === null ? needed.length > 0 : needed.some((one) => permissions.has(one));
  const seen = (Object.entries(SOURCES) as [AttentionKind, Source<AttentionDependencies>][]).filter(([, source]) =>
    isSeen(source[side]),
  );
  return Promise.all(
    seen.map(async ([kind, source]) => {
      const found = await source.read(deps, within);
      return {
        kind,
        count: Math.min(COUNT_MAX, found.length),
        isMore: found.length > COUNT_MAX,
        entries: found.slice(0, ENTRIES_MAX),
      };
    }),
  );
}

async function fallenRates({ store }: AttentionDependencies, { now, merNo }: Within): Promise<AttentionEntry[]> {
  const { span, spansBefore } = rateSpans(now);
  const [current, ...earlier] = await Promise.all(
    [span, ...spansBefore].map((one) => store.readHours({ merNo: merNo ?? OPERATOR_SIDE, ...one })),
  );
  return fallenIn(current ?? [], earlier.flat()).map(({ method, succeeded, ended, rateBefore }) => ({
    subject: method,
    merNo: null,
    text: `${succeeded} of ${ended} payments by ${method} succeeded since then (${percent(succeeded / ended)}); in these hours of the 7 days before, ${percent(rateBefore)} did`,
    at: span.from,
    dueAt: null,
  }));
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

async function failingCalls(deps: AttentionDependencies, within: Within): Promise<AttentionEntry[]> {
  return failingIn(await recentCalls(deps, within)).map((failing) => ({
    ...callsEntry(failing),
    text: `${failing.refused} of ${failing.calls} signed calls refused in the last ${CALLS_MINUTES} minutes, last with ${failing.code}`,
  }));
}

async function unsignedCalls(deps: AttentionDependencies, within: Within): Promise<AttentionEntry[]> {
  return unprovenIn(await recentCalls(deps, within)).map((failing) => ({
    ...callsEntry(failing),
    text: `${failing.refused} of ${failing.calls} calls in its name refused without a valid signature in the last ${CALLS_MINUTES} minutes, last with ${failing.code}: a wrong key or field of its program, or somebody else`,
  }));
}

const CALLS_MINUTES = CALLS_MS / MINUTE_MS;

function recentCalls({ store }: AttentionDependencies, { now, merNo }: Within) {
  return store.readRecentCalls({ since: now - CALLS_MS, merNo, limit: CALLS_MAX });
}

function callsEntry({ code, merNo, since }: FailingCalls): Omit<AttentionEntry, 'text'> {
  return { subject: code, merNo, at: since, dueAt: null };
}

async function stuckOrders({ store }: AttentionDependencies, { now, merNo }: Within): Promise<AttentionEntry[]> {
  const orders = await store.listStuckOrders({ now, merNo, limit: COUNT_MAX + 1 });
  return orders.map(({ tradeNo, merNo: owner, amount, currency, method, merOrderNo, createdAt, kind }) => ({
    subject: tradeNo,
    merNo: owner,
    text: `${formatAmount(amount, currency)} ${currency} by ${method}, order ${merOrderNo}`,
    at: createdAt + STUCK_MS[kind],
    dueAt: null,
  }));
}

/** All wait equally long, so the oldest expire first. */
async function waitingApprovals(deps: AttentionDependencies, { acting }: Within): Promise<AttentionEntry[]> {
  const { listApprovals } = createApprovalOperations(deps);
  const filter = {
    kind: null,
    mine: false,
    others: false,
    waiting: true,
    decided: false,
    merNo: null,
    state: null,
    before: null,
    isOldestFirst: true,
    limit: COUNT_MAX + 1,
  };
  const { approvals } = await listApprovals(filter, acting);
  return approvals.map(({ approvalNo, merNo, summary, createdAt, expiresAt }) => ({
    subject: approvalNo,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    text: summary,
    at: createdAt,
    dueAt: expiresAt,
  }));
}

async function pendingRegistrations({ store }: AttentionDependencies): Promise<AttentionEntry[]> {
  const pending = await store.listPendingRegistrations(COUNT_MAX + 1);
  return pending.map(({ registrationId, company, website, createdAt, provenAt }) => ({
    subject: registrationId,
    merNo: null,
    text: `${company}, ${website}`,
    at: provenAt ?? createdAt,
    dueAt: null,
  }));
}

/** By due date. Those that were answered wait for the bank, and are passed over by the store. */
async function openChargebacks({ store }: AttentionDependencies, { merNo }: Within): Promise<AttentionEntry[]> {
  const open = { merNo, state: 'open', isUnanswered: true, reason: null, dueBefore: null, after: null } as const;
  const { chargebacks } = await store.searchChargebacks({ ...open, limit: COUNT_MAX + 1 });
  return chargebacks.map(({ chargebackNo, merNo: owner, amount, currency, reason, createdAt, dueAt }) => ({
    subject: chargebackNo,
    merNo: owner,
    text: `${formatAmount(amount, currency)} ${currency}: ${reason}`,
    at: createdAt,
    dueAt,
  }));
}

/** Merchants whose endpoints are looked at. */
const MERCHANTS_MAX = 50;

async function failingEndpoints({ store }: AttentionDependencies, { merNo }: Within): Promise<AttentionEntry[]> {
  const merNos =
    merNo === null ? await store.listNotifiedMerchants({ troubled: true, after: 0, limit: MERCHANTS_MAX }) : [merNo];
  return endpointsOf(await store.readEndpointRows(merNos))
    .filter(({ state, paused }) => state === 'failing' && !paused)
    .map((endpoint) => ({
      subject: endpoint.host,
      merNo: endpoint.merNo,
      text: `${endpoint.lastStatus === null ? (endpoint.lastFailure ?? '') : `answers ${endpoint.lastStatus}`}; ${endpoint.waiting} waiting, ${endpoint.exhausted} given up`,
      at: endpoint.failingSince ?? 0,
      dueAt: null,
    }));
}

/** As the last check found them; nobody waits here for a new one. */
async function ledgerProblems(deps: AttentionDependencies): Promise<AttentionEntry[]> {
  const last = await createBookOperations(deps).getLedgerReport();
  return (last?.report.problems ?? []).map((problem) => ({
    subject: null,
    merNo: null,
    text: problem,
    at: last?.at ?? 0,
    dueAt: null,
  }));
}

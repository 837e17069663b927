import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { dayText } from '../../domain/day.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import { bankDayFrom, closedBy } from '../../domain/settlements/bank-days.ts';
import { MANUAL } from '../../domain/settlements/payout-schedule.ts';
import type { PayoutSchedule, PayoutScheduleStore } from '../../domain/settlements/payout-schedule.ts';
import type { SettlementAccount } from '../../domain/settlements/settlement-account.ts';
import type {
  PayoutRun,
  PayoutRunStore,
  RunDecision,
  RunKey,
  RunReason,
  RunState,
} from '../../domain/settlements/payout-run.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import { zoneOfMerchant } from '../settlements/payout-schedules.ts';
import { describe, payOutTo, readRun } from './run-payouts.ts';
import type { RunPayoutsDependencies } from './run-payouts.ts';

// What became of due dates, what comes, and what a person decides because it is above the limit.

export interface RunFilter {
  readonly merNo: number | null;
  readonly currency: string | null;
  readonly state: RunState | null;
  readonly before: RunKey | null;
  readonly limit: number;
}

export interface PayoutToCome extends RunKey {
  readonly dueAt: number;
  readonly decision: RunDecision;
  readonly account: string | null;
}

export type PayoutRunDependencies = RunPayoutsDependencies & {
  readonly store: PayoutRunStore & Pick<PayoutScheduleStore, 'findPayoutSchedule' | 'listDueSchedules'>;
};

/** Each is worked out from its balance. */
const TO_COME_MAX = 200;

export function createPayoutRunOperations(deps: PayoutRunDependencies) {
  const { store } = deps;
  return {
    async listPayoutRuns({ state, limit, ...filter }: RunFilter): Promise<{ runs: PayoutRun[]; next: RunKey | null }> {
      const query = { ...filter, states: state === null ? null : [state], from: null, to: null };
      const found = await store.listPayoutRuns({ ...query, limit: limit + 1 });
      const runs = found.slice(0, limit);
      return { runs, next: found.length > limit ? (runs.at(-1) ?? null) : null };
    },
    listPayoutsToCome: (query: { readonly merNo: number | null; readonly until: number }) => listToCome(deps, query),
    releasePayoutRun: (key: RunKey, acting: Acting) => releasePayoutRun(deps, key, acting),
    skipPayoutRun: (key: RunKey, acting: Acting) => skipPayoutRun(deps, key, acting),
  };
}

async function listToCome(
  deps: PayoutRunDependencies,
  { merNo, until }: { readonly merNo: number | null; readonly until: number },
): Promise<{ payouts: PayoutToCome[]; isComplete: boolean }> {
  const due = await deps.store.listDueSchedules({ before: until, merNo, limit: TO_COME_MAX + 1 });
  const payouts: PayoutToCome[] = [];
  for (const schedule of due.slice(0, TO_COME_MAX)) {
    const { merNo: whose, currency, nextDay, nextAt } = schedule;
    if (nextDay === null || nextAt === null) continue;
    const { decision, account } = await readRun(deps, schedule);
    payouts.push({
      merNo: whose,
      currency,
      dueDay: nextDay,
      dueAt: nextAt,
      decision,
      account: account?.account ?? null,
    });
  }
  return { payouts, isComplete: due.length <= TO_COME_MAX };
}

async function findWaiting(
  { store, accounts }: PayoutRunDependencies,
  key: RunKey,
): Promise<OperatorOutcome<PayoutRun & { readonly amount: bigint }>> {
  if ((await accounts.find(key.merNo)) === null) return merchantNotFound(key.merNo);
  const run = await store.findPayoutRun(key);
  if (run === null) return refuse('payoutRunNotFound', key);
  const { state, amount } = run;
  return state === 'waiting' && amount !== null ? done({ ...run, amount }) : refuse('payoutRunEnded', { state });
}

/** Pays exactly what waited, to the account that is in force now. */
async function releasePayoutRun(
  deps: PayoutRunDependencies,
  key: RunKey,
  acting: Acting,
): Promise<OperatorOutcome<PayoutRun>> {
  const found = await findWaiting(deps, key);
  if (found.kind === 'refused') return found;
  const { amount } = found.value;
  const payer = await findPayer(deps, key, amount);
  if (payer.kind === 'refused') return payer;
  const { account } = payer.value;
  const { merNo, currency } = key;
  const outcome = await payOutTo(
    deps,
    { ...payer.value, amount },
    {
      run: { ...key, decidedBy: nameOf(acting.actor) },
      auditOf: (tradeNo) =>
        auditOf(acting, {
          at: deps.clock.now(),
          action: 'releasePayoutRun',
          merNo,
          target: tradeNo,
          detail: describe({ tradeNo, amount, currency, account: account.account }),
        }),
    },
  );
  if (outcome.kind === 'refused') {
    return outcome.reason === 'payoutTooLarge'
      ? refuse('payoutTooLarge', { currency })
      : refuse('payoutNotTaken', { by: outcome });
  }
  const now = await deps.store.findPayoutRun(key);
  if (now === null) return refuse('payoutRunNotFound', key);
  return outcome.kind === 'runTaken' ? refuse('payoutRunEnded', { state: now.state }) : done(now);
}

/** Money leaves by itself, or with a person's word, under the same conditions. */
async function findPayer(
  deps: PayoutRunDependencies,
  { merNo, currency }: RunKey,
  amount: bigint,
): Promise<OperatorOutcome<{ merchant: MerchantAccount; account: SettlementAccount }>> {
  const found = await deps.store.findPayoutSchedule({ merNo, currency });
  const schedule: PayoutSchedule = found ?? { ...NEVER, merNo, currency };
  const today = (await zoneOfMerchant(deps, merNo)).dayOf(deps.clock.now());
  const closed = closedBy(schedule.calendar, today);
  if (closed !== null) {
    return refuse('banksClosed', { by: closed, nextDay: bankDayFrom(schedule.calendar, today) });
  }
  const { merchant, account, decision } = await readRun(deps, schedule);
  if (decision.kind === 'nothing') return refusalOf(decision.reason, { merchant, currency });
  if (merchant === null || account === null) return refuse('noSettlementAccount', { currency });
  return decision.amount < amount ? refuse('payoutTooLarge', { currency }) : done({ merchant, account });
}

const NEVER: Omit<PayoutSchedule, 'merNo' | 'currency'> = {
  ...MANUAL,
  setBy: '',
  approvedBy: null,
  setAt: 0,
  nextDay: null,
  nextAt: null,
  retryDay: null,
};

function refusalOf(
  reason: RunReason,
  { merchant, currency }: { merchant: MerchantAccount | null; currency: string },
): OperatorRefusal {
  if (reason === 'notActive' && merchant !== null) {
    return refuse('merchantNotActive', { status: merchant.merchant.status, wanted: 'payout' });
  }
  return reason === 'noAccount' || reason === 'accountWaits'
    ? refuse('noSettlementAccount', { currency })
    : refuse('payoutTooLarge', { currency });
}

async function skipPayoutRun(
  deps: PayoutRunDependencies,
  key: RunKey,
  acting: Acting,
): Promise<OperatorOutcome<PayoutRun>> {
  const found = await findWaiting(deps, key);
  if (found.kind === 'refused') return found;
  const { merNo, currency, dueDay } = key;
  const at = deps.clock.now();
  const audit = auditOf(acting, {
    at,
    action: 'skipPayoutRun',
    merNo,
    target: `merchant ${merNo}`,
    detail: `${formatAmount(found.value.amount, currency)} ${currency}, due on ${dayText(dueDay)}`,
  });
  const isSkipped = await deps.store.skipPayoutRun(key, { decidedBy: nameOf(acting.actor), at }, audit);
  const now = await deps.store.findPayoutRun(key);
  if (now === null) return refuse('payoutRunNotFound', key);
  return isSkipped ? done(now) : refuse('payoutRunEnded', { state: now.state });
}

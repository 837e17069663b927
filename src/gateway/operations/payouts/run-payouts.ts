import { actingAsSystem } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Zone } from '../../domain/day.ts';
import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import { allows } from '../../domain/merchants/merchant.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import type { PayoutRequest } from '../../domain/orders/order-requests.ts';
import type { Script } from '../../domain/orders/order.ts';
import { aloneMax, least, strictestRules } from '../../domain/people/alone-limits.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { isBankDay, bankDayFrom } from '../../domain/settlements/bank-days.ts';
import type { Series } from '../../domain/settlements/line.ts';
import { FAILED_RUNS_MAX, decideRun } from '../../domain/settlements/payout-run.ts';
import type { PayoutRun, PayoutRunStore, RunDecision, RunKey, RunReason } from '../../domain/settlements/payout-run.ts';
import { cutOffOf, dueDayBefore, dueFrom } from '../../domain/settlements/payout-schedule.ts';
import type { PayoutSchedule, PayoutScheduleStore } from '../../domain/settlements/payout-schedule.ts';
import { accountsNow } from '../../domain/settlements/settlement-account.ts';
import type {
  SettlementAccount,
  SettlementAccountDetails,
  SettlementAccountStore,
} from '../../domain/settlements/settlement-account.ts';
import type { MerchantAccounts, PlatformOperations } from '../operations.ts';
import { zoneOfMerchant } from '../settlements/payout-schedules.ts';

// What is due is paid, by the system. A due date has one run at most, which is written in the transaction of its payout (S48). What
// an acquirer did not answer is never sent again: its order stays as it is, and the next due date pays other money.

export interface RunPayoutsDependencies {
  readonly store: Pick<PayoutScheduleStore, 'moveSchedule' | 'readMerchantZone'> &
    Pick<PayoutRunStore, 'addPayoutRun' | 'findPayoutRun' | 'listMadeRuns'> &
    Pick<SettlementAccountStore, 'listSettlementAccounts'> &
    Pick<ApprovalStore, 'readApprovalRules'> &
    Pick<BalanceStore, 'findBalance'>;
  readonly accounts: MerchantAccounts;
  readonly platform: Pick<PlatformOperations, 'payOutRun'>;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly zone: Zone;
  /** S21: the sandbox plays the same results as for a payout of the merchant's own. */
  readonly scriptOf: (details: PayoutRequest['said']) => Script | null;
}

const SYSTEM = 'payout schedule';
const PUT_OFF_MS = 1_800_000;

/** Runs a schedule whose time has come, and moves it on. Whoever comes second finds the run, and only moves it. */
export async function runSchedule(deps: RunPayoutsDependencies, schedule: PayoutSchedule): Promise<void> {
  const { store, clock } = deps;
  const { merNo, currency, calendar, nextDay, nextAt, retryDay } = schedule;
  if (nextDay === null || nextAt === null) return;
  const zone = await zoneOfMerchant(deps, merNo);
  const now = clock.now();
  const today = zone.dayOf(now);
  if (now < nextAt) return;
  if (!isBankDay(calendar, today)) {
    // The gateway was away when it was due.
    const bankDay = bankDayFrom(calendar, today);
    await store.moveSchedule(schedule, { nextDay, nextAt: zone.startOf(bankDay), retryDay });
    return;
  }
  const through = now < cutOffOf(schedule, today, zone) ? today - 1 : today;
  // After an outage only the last of the due dates is paid: the money of those before is in it.
  const dueDay = dueDayBefore(schedule, { from: nextDay, through }) ?? nextDay;
  const key = { merNo, currency, dueDay };
  const outcome = (await store.findPayoutRun(key)) === null ? await runDue(deps, schedule, key) : 'decided';
  if (outcome === 'later') await putOff(store, schedule, now);
  if (outcome !== 'decided') return;
  const left = { ...schedule, retryDay: retryDay !== null && retryDay > dueDay ? retryDay : null };
  await store.moveSchedule(schedule, { ...dueFrom(left, through + 1, zone), retryDay: left.retryDay });
}

/** What could not be done now stays due, behind what else is due: it must not stand in its way. */
export async function putOff(
  store: Pick<PayoutScheduleStore, 'moveSchedule'>,
  schedule: PayoutSchedule,
  now: number,
): Promise<void> {
  const { nextDay, retryDay } = schedule;
  await store.moveSchedule(schedule, { nextDay, nextAt: now + PUT_OFF_MS, retryDay });
}

/** `again`: somebody took money from the balance meanwhile. `later`: no acquirer takes new orders now, but one will. */
type RunOutcome = 'decided' | 'again' | 'later';

async function runDue(deps: RunPayoutsDependencies, schedule: PayoutSchedule, key: RunKey): Promise<RunOutcome> {
  const { store, clock } = deps;
  const { account, merchant, decision } = await readRun(deps, schedule);
  const { merNo, currency } = key;
  const run: PayoutRun = {
    ...key,
    state: 'nothing',
    reason: null,
    amount: null,
    account: account?.account ?? null,
    tradeNo: null,
    at: clock.now(),
    decidedBy: null,
    decidedAt: null,
  };
  if (decision.kind === 'nothing' || merchant === null || account === null) {
    const reason = decision.kind === 'nothing' ? decision.reason : 'noAccount';
    await store.addPayoutRun({ ...run, reason }, null);
    return 'decided';
  }
  const { amount } = decision;
  if (decision.kind === 'wait') {
    const money = `${formatAmount(amount, currency)} ${currency}`;
    const audit = auditOf(actingAsSystem(SYSTEM), {
      at: run.at,
      action: 'runPayout',
      merNo,
      target: `merchant ${merNo}`,
      detail: `waits: ${money}`,
      after: { state: 'waiting', amount: formatAmount(amount, currency), currency },
    });
    await store.addPayoutRun({ ...run, state: 'waiting', amount }, audit);
    return 'decided';
  }
  const outcome = await payOutTo(
    deps,
    { merchant, account, amount },
    {
      run: { ...key, decidedBy: null },
      auditOf: (tradeNo) =>
        auditOf(actingAsSystem(SYSTEM), {
          at: run.at,
          action: 'runPayout',
          merNo,
          target: tradeNo,
          detail: describe({ tradeNo, amount, currency, account: account.account }),
        }),
    },
  );
  if (outcome.kind !== 'refused') return 'decided';
  if (outcome.reason === 'payoutTooLarge') return 'again';
  if (outcome.reason === 'acquirersResting') return 'later';
  const reason: RunReason = 'noAcquirer';
  await store.addPayoutRun({ ...run, reason }, null);
  return 'decided';
}

export function describe(payout: {
  readonly tradeNo: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly account: string;
}): string {
  const { tradeNo, amount, currency, account } = payout;
  return `${tradeNo}, ${formatAmount(amount, currency)} ${currency} to ${account}`;
}

/** Without a notification: nobody's program asked for it. */
export function payOutTo(
  { platform, vault, scriptOf }: Pick<RunPayoutsDependencies, 'platform' | 'vault' | 'scriptOf'>,
  { merchant, account, amount }: { merchant: MerchantAccount; account: SettlementAccount; amount: bigint },
  record: { readonly run: RunKey & { decidedBy: string | null }; readonly auditOf: (tradeNo: string) => AuditEntry },
): ReturnType<PlatformOperations['payOutRun']> {
  const opened = JSON.parse(vault.open(account.sealed)) as SettlementAccountDetails;
  const said = namesOf(account.holder);
  const request: PayoutRequest = {
    // The batch names it.
    merOrderNo: '',
    currency: account.currency,
    amount,
    method: account.method,
    account: opened.account,
    notifyUrl: null,
    protestNotifyUrl: null,
    returnUrl: null,
    said,
    products: [],
    script: scriptOf(said),
    idempotencyKey: null,
  };
  return platform.payOutRun(merchant, request, record);
}

/** The interface has two names; together they are that of the holder. */
function namesOf(holder: string): { benFirstName: string; benLastName: string } {
  const at = holder.trim().lastIndexOf(' ');
  return at === -1
    ? { benFirstName: '', benLastName: holder.trim() }
    : { benFirstName: holder.slice(0, at).trim(), benLastName: holder.slice(at + 1).trim() };
}

interface ReadRun {
  readonly merchant: MerchantAccount | null;
  readonly account: SettlementAccount | null;
  readonly decision: RunDecision;
}

/** What would become of a due date now. */
export async function readRun(
  deps: Pick<RunPayoutsDependencies, 'store' | 'accounts' | 'clock'>,
  schedule: PayoutSchedule,
): Promise<ReadRun> {
  const { store, accounts, clock } = deps;
  const { merNo, currency } = schedule;
  const merchant = await accounts.find(merNo);
  const { inForce: account, waiting } = accountsNow(
    await store.listSettlementAccounts({ merNo, currency }),
    clock.now(),
  );
  const nothing = (reason: RunReason): ReadRun => ({ merchant, account, decision: { kind: 'nothing', reason } });
  if (merchant === null || merchant.merchant.status !== 'active') return nothing('notActive');
  if (account === null) return nothing(waiting === null ? 'noAccount' : 'accountWaits');
  const { methods, currencies, terms } = merchant.merchant;
  if (!allows(methods, account.method) || !allows(currencies, currency)) return nothing('notAgreed');
  if (await isFailing(deps, schedule, account)) return nothing('failing');
  const balance = await store.findBalance(merNo, currency);
  const rulesMax = await readRulesMax(deps, schedule);
  return {
    merchant,
    account,
    decision: decideRun({ balance, fee: terms.payoutFee, terms: schedule, rulesMax, currency }),
  };
}

/** Since the account was named and the schedule set, the last payouts all failed or came back. */
async function isFailing(
  { store }: Pick<RunPayoutsDependencies, 'store'>,
  { merNo, currency, setAt }: PayoutSchedule,
  { inForceAt }: SettlementAccount,
): Promise<boolean> {
  const since = Math.max(setAt, inForceAt);
  const made = await store.listMadeRuns({ merNo, currency, since, limit: FAILED_RUNS_MAX });
  return made.length === FAILED_RUNS_MAX && made.every(({ state }) => state === 'failed' || state === 'returned');
}

/** The rules of the merchant and of the operator for payouts hold for the system too: it pays as one person alone would. */
async function readRulesMax(
  { store }: Pick<RunPayoutsDependencies, 'store'>,
  { merNo, currency }: Series,
): Promise<bigint | null> {
  const moved = { kind: 'payout', currency, isLimited: false } as const;
  const [side, operator] = await Promise.all([store.readApprovalRules(merNo), store.readApprovalRules(OPERATOR_SIDE)]);
  return least(aloneMax(strictestRules(side.own, side.demanded), moved), aloneMax(operator.own, moved));
}

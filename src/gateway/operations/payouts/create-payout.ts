import type { Zone } from '../../domain/day.ts';
import type { MerchantAccount, MerchantTerms } from '../../domain/merchants/merchant.ts';
import type { NewOrder } from '../../domain/orders/order.ts';
import { refused } from '../../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../../domain/outcomes.ts';
import type { NewBatch, NewPayout, PayoutStore } from '../../domain/payouts/payout-store.ts';
import { holdPayout } from '../../domain/payouts/payout.ts';
import type { PayoutRequest } from '../../domain/orders/order-requests.ts';
import type { Replay, ReplayStore } from '../../domain/orders/replay.ts';
import type { AcquirerCandidate, ChosenAcquirers, ChannelAnswer, Channels, Clock, Ids } from '../../domain/ports.ts';
import { fractionProblem } from '../../domain/whole-currency.ts';
import { PAYOUT_IN_PROGRESS } from '../../domain/orders/order-messages.ts';
import { answerReplay, refuseTaken, refuseUnlessReplayed } from '../orders/answer-replay.ts';
import type { AnswerReplayDependencies } from '../orders/answer-replay.ts';
import { finishPayout } from './finish-payout.ts';
import type { FinishPayoutDependencies } from './finish-payout.ts';
import type { OwnAccountStore } from '../../domain/settlements/own-account.ts';
import type { OverDay, PayoutRecord, RunRecord, RunTaken } from '../operations.ts';

export type CreatePayoutDependencies = AnswerReplayDependencies &
  FinishPayoutDependencies & {
    readonly store: PayoutStore & OwnAccountStore & Pick<ReplayStore, 'recordAnswer'>;
    /** `accountHash`, with the vault's key. */
    readonly hashAccount: (account: string) => string;
    readonly channels: Channels;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly zone: Zone;
    readonly firstInquiryMs: number;
    readonly onFault: (error: unknown, subject: string) => void;
  };

/** The money is held with the order, in one transaction; then the channel is asked to pay it out. */
export function createPayout(
  deps: CreatePayoutDependencies,
  account: MerchantAccount,
  request: PayoutRequest,
): Promise<AcceptedOrder | Refused>;
export function createPayout(
  deps: CreatePayoutDependencies,
  account: MerchantAccount,
  request: PayoutRequest,
  record: PayoutRecord,
): Promise<AcceptedOrder | Refused | OverDay>;
export function createPayout(
  deps: CreatePayoutDependencies,
  account: MerchantAccount,
  request: PayoutRequest,
  record: RunRecord,
): Promise<AcceptedOrder | Refused | RunTaken>;
export async function createPayout(
  deps: CreatePayoutDependencies,
  account: MerchantAccount,
  request: PayoutRequest,
  record: PayoutRecord | RunRecord | null = null,
): Promise<AcceptedOrder | Refused | OverDay | RunTaken> {
  const { merNo, terms } = account.merchant;
  const fraction = fractionProblem(request.amount, request.currency);
  if (fraction !== null) {
    const refusal = refused('fraction', { field: 'sourceAmount', problem: fraction });
    return refuseUnlessReplayed(deps, { merNo, operation: 'createPayout', key: request.idempotencyKey, refusal });
  }
  const { method, currency, amount } = request;
  const at = deps.clock.now();
  const tradeNo = deps.ids.newNumber('order', { now: at, merNo });
  const need = { merNo, tradeNo, method, currency, amount, country: null, cardFirst6: null, at };
  const choice = deps.channels.choose(need);
  if (choice.kind !== 'chosen') {
    const refusal =
      choice.kind === 'resting' ? refused('acquirersResting') : refused('noAcquirer', { method, currency });
    return refuseUnlessReplayed(deps, { merNo, operation: 'createPayout', key: request.idempotencyKey, refusal });
  }
  const order = newOrder(deps, { ...choice.first, merNo, tradeNo, createdAt: at, decision: choice.decision }, request);
  const { createdAt } = order;
  const replay = replayOf(order, request);
  const written = { ...newPayout(deps, order, terms), replay };
  const batch = await batchOf(deps, order, { account: request.account, record });
  const outcome = await deps.store.createPayout({
    ...written,
    ...(record && { audit: record.auditOf(tradeNo), alone: 'alone' in record ? record.alone : [] }),
    ...(batch && { batch }),
  });
  switch (outcome.kind) {
    case 'taken':
      return refuseTaken(outcome.createdAt, createdAt);
    case 'replayed':
      return answerReplay(deps, outcome.replay, request.idempotencyKey);
    case 'balanceInsufficient':
      return refused('payoutTooLarge', { currency: order.currency });
    case 'aloneDayPassed':
    case 'runTaken':
      return { kind: outcome.kind };
    case 'created': {
      const named = { ...order, merOrderNo: outcome.batch?.merOrderNo ?? order.merOrderNo };
      const remittanceText = outcome.batch?.batchNo;
      return payOut(deps, named, { account: request.account, remittanceText, replay, others: choice.others }).catch(
        (error: unknown) => {
          // The payout is accepted and its money held, whatever happens from here on.
          deps.onFault(error, tradeNo);
          return { ...pendingAnswer(named), message: PAYOUT_IN_PROGRESS };
        },
      );
    }
  }
}

/** The order, its hold, and when the acquirer is asked about it. */
function newPayout(
  { firstInquiryMs }: CreatePayoutDependencies,
  order: NewOrder,
  { payoutFee: transactionFee }: MerchantTerms,
): Omit<NewPayout, 'replay'> {
  const { merNo, tradeNo, createdAt, acquirer } = order;
  const dueAt = createdAt + firstInquiryMs;
  return {
    order,
    agenda: [{ merNo, task: 'inquire', subject: tradeNo, tradeNo, dueAt, acquirer }],
    transactionFee,
    hold: holdPayout({ ...order, transactionFee }),
  };
}

/** A payout to the merchant's own account makes a batch, whoever asked for it; so does each one by a schedule. */
async function batchOf(
  { store, hashAccount }: CreatePayoutDependencies,
  { merNo, currency, createdAt: at }: NewOrder,
  { account, record }: { account: string; record: PayoutRecord | RunRecord | null },
): Promise<NewBatch | null> {
  const masked = maskAccount(account);
  if (record !== null && 'run' in record) return { account: masked, run: record.run };
  const isOwn = await store.isOwnAccount({ merNo, currency, hash: hashAccount(account), at });
  return isOwn ? { account: masked } : null;
}

interface Sending {
  readonly account: string;
  /** The batch number, if it makes a batch: the merchant finds it on its bank statement. */
  readonly remittanceText: string | undefined;
  readonly others: readonly AcquirerCandidate[];
}

async function payOut(
  deps: CreatePayoutDependencies,
  first: NewOrder,
  { replay, ...sending }: Sending & { replay: Replay | null },
): Promise<AcceptedOrder> {
  const { order, result } = await sendPayout(deps, first, sending);
  const { merNo, tradeNo } = order;
  let accepted: AcceptedOrder = { ...pendingAnswer(order), message: result.message };
  if (result.kind === 'approved' || result.kind === 'declined') {
    const finished = await finishPayout(deps, { merNo, tradeNo, acquirer: order.acquirer, result, audit: null });
    if (finished.kind === 'notFound') throw new Error(`the payout ${tradeNo} does not exist`);
    accepted = { ...accepted, state: finished.subject.state };
  }
  if (replay !== null) {
    const { operation, key } = replay;
    await deps.store.recordAnswer({ merNo, operation, key, answer: accepted });
  }
  return accepted;
}

/** The order names the next acquirer, committed, before that is called: whoever goes on after a crash asks the right one. */
async function sendPayout(
  deps: CreatePayoutDependencies,
  first: NewOrder,
  { account, remittanceText, others }: Sending,
): Promise<{ order: NewOrder; result: ChannelAnswer }> {
  const text = remittanceText === undefined ? {} : { remittanceText };
  let order = first;
  let result = await deps.channels.to(order.acquirer).payout({ ...order, account, ...text });
  for (const candidate of others) {
    if (result.kind !== 'notSent') break;
    const inquireAt = deps.clock.now() + deps.firstInquiryMs;
    if (!(await deps.store.movePayout(order, { ...candidate, inquireAt }))) break;
    order = { ...first, ...candidate };
    result = await deps.channels.to(order.acquirer).payout({ ...order, account, ...text });
  }
  return { order, result };
}

function pendingAnswer({ tradeNo, merOrderNo }: NewOrder): AcceptedOrder {
  return { kind: 'accepted', tradeNo, merOrderNo, state: 'processing', onPage: false, message: '' };
}

function newOrder(
  deps: CreatePayoutDependencies,
  chosen: AcquirerCandidate & Pick<NewOrder, 'merNo' | 'tradeNo' | 'createdAt'> & Pick<ChosenAcquirers, 'decision'>,
  request: PayoutRequest,
): NewOrder {
  const { decision, ...submitted } = chosen;
  const { merOrderNo, method, currency, amount, notifyUrl, protestNotifyUrl, returnUrl, script, said } = request;
  return {
    ...submitted,
    merOrderNo,
    kind: 'payout',
    method,
    currency,
    amount,
    settlementCurrency: currency,
    settleAmount: amount,
    notifyUrl,
    protestNotifyUrl,
    returnUrl,
    script,
    day: deps.zone.dayOf(submitted.createdAt),
    expiresAt: null,
    details: { account: maskAccount(request.account), ...(decision && { routing: decision }), said },
  };
}

/** S9: only the last four characters of an account number are kept. */
function maskAccount(account: string): string {
  return `****${account.length > 4 ? account.slice(-4) : ''}`;
}

function replayOf(order: NewOrder, { idempotencyKey }: PayoutRequest): Replay | null {
  if (idempotencyKey === null) return null;
  return { merNo: order.merNo, operation: 'createPayout', ...idempotencyKey, subject: order.tradeNo, answer: null };
}

import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import type { Tries } from '../../domain/limiter.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Beneficiary, BeneficiaryDetails, BeneficiaryStore } from '../../domain/payouts/beneficiary.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { maskCardNumber, maskText } from '../../domain/text/mask.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { isCardPayout } from '../../domain/method.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Refused } from '../../domain/outcomes.ts';
import type { PayoutRequest } from '../../domain/orders/order-requests.ts';
import { readAloneShares, readRulingSides } from '../people/alone.ts';
import type { AloneDependencies } from '../people/alone.ts';
import { fingerprintOf } from './beneficiaries.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { MerchantAccounts, PlatformOperations } from '../operations.ts';
import type { InputProblem, OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { KeptCard, Preview } from '../preview.ts';
import { refuseTyped } from './typed-card.ts';
import type { Comparing } from './typed-card.ts';

export interface PayoutByHand {
  readonly merNo: number;
  readonly request: PayoutRequest;
  /** What the merchant's agreement with the operator does not allow. */
  readonly problemsAt: (account: MerchantAccount, request: PayoutRequest) => readonly InputProblem[];
}

export interface PayoutToBeneficiary {
  readonly merNo: number;
  readonly beneficiaryNo: string;
  readonly idempotencyKey: string | null;
  /** The number of a card, which is not kept (S9). Null for every other account. */
  readonly account: string | null;
  /** The payout to what was sealed, or what is wrong with it. */
  readonly payoutOf: (beneficiary: Beneficiary, details: BeneficiaryDetails) => PayoutByHand | InputProblem[];
}

export type PayoutDependencies = AloneDependencies & {
  readonly store: Pick<BalanceStore, 'findBalance'> &
    Pick<BeneficiaryStore, 'findBeneficiary'> &
    Pick<OrderStore, 'findOrder'>;
  readonly accounts: MerchantAccounts;
  readonly platform: PlatformOperations;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Counts wrong card numbers by the fingerprint of the card. */
  readonly cardTries: Tries;
};

export function createPayoutOperations(deps: PayoutDependencies) {
  return {
    async createManualPayout(payout: PayoutByHand, acting: Acting): Promise<OperatorOutcome<Order>> {
      return (await refuseUnsaved(deps, acting)) ?? payOut(deps, { payout, action: 'createManualPayout' }, acting);
    },
    async previewPayout(payout: PayoutByHand, acting: Acting): Promise<OperatorOutcome<Preview>> {
      return (await refuseUnsaved(deps, acting)) ?? previewPayout(deps, payout);
    },
    async payBeneficiary(asked: PayoutToBeneficiary, acting: Acting): Promise<OperatorOutcome<Order>> {
      const payout = await completePayout(deps, asked, { isApproved: acting.approvalNo !== null });
      if (payout.kind === 'refused') return payout;
      return payOut(deps, { payout: payout.value, action: 'payBeneficiary' }, acting);
    },
    async previewBeneficiaryPayout(asked: PayoutToBeneficiary): Promise<OperatorOutcome<Preview>> {
      const payout = await completePayout(deps, asked, { isApproved: false });
      if (payout.kind === 'refused') return payout;
      const preview = await previewPayout(deps, payout.value);
      if (preview.kind === 'refused') return preview;
      const { label } = payout.value;
      return done({ ...preview.value, summary: `Pay out ${describe(payout.value.request)}, ${maskText(label)}` });
    },
  };
}

/** A second person for beneficiaries would be worth nothing if the same people could pay any account. */
async function refuseUnsaved(deps: PayoutDependencies, acting: Acting): Promise<OperatorRefusal | undefined> {
  if (acting.grant.merNo === OPERATOR_SIDE) return undefined;
  const sides = await readRulingSides(deps, 'beneficiary', acting);
  const isAsked = sides.some(({ side, always }) => side === acting.grant.merNo && always);
  return isAsked ? refuse('savedBeneficiariesOnly') : undefined;
}

async function completePayout(
  deps: PayoutDependencies,
  { merNo, beneficiaryNo, idempotencyKey: key, account, payoutOf }: PayoutToBeneficiary,
  { isApproved }: { readonly isApproved: boolean },
): Promise<OperatorOutcome<PayoutByHand & { readonly label: string }>> {
  const { store, vault } = deps;
  const beneficiary = await store.findBeneficiary({ merNo, beneficiaryNo });
  if (beneficiary === null) return refuse('beneficiaryNotFound', { beneficiaryNo });
  // What was approved is not refused because somebody else types wrong numbers meanwhile.
  const cardTries = isApproved ? null : deps.cardTries;
  const refusal = await refuseBeneficiary({ vault, cardTries }, beneficiary, account);
  if (refusal !== undefined) return refusal;
  const details = JSON.parse(vault.open(beneficiary.sealed)) as BeneficiaryDetails;
  const payout = payoutOf(beneficiary, account === null ? details : { ...details, account });
  if (Array.isArray(payout)) return refuseInput(payout);
  const { merOrderNo, amount, currency, notifyUrl } = payout.request;
  const body = JSON.stringify([beneficiaryNo, merOrderNo, String(amount), currency, notifyUrl]);
  const idempotencyKey = key === null ? null : { key, fingerprint: vault.fingerprint(`payBeneficiary ${body}`) };
  return done({ ...payout, request: { ...payout.request, idempotencyKey }, label: beneficiary.label });
}

/** Undefined if the account that was typed to pay is the saved card, or nothing had to be typed. */
async function refuseBeneficiary(
  deps: Comparing,
  { merNo, method, fingerprint }: Beneficiary,
  account: string | null,
): Promise<OperatorRefusal | undefined> {
  if (!isCardPayout(method)) {
    return account === null ? undefined : refuseInput([invalid('account', 'savedAccountPaid')]);
  }
  if (account === null) return refuseInput([invalid('account', 'cardNumberNotKept')]);
  return refuseTyped(deps, { merNo, fingerprint, expected: 'saved' }, account);
}

async function payOut(
  deps: PayoutDependencies,
  { payout, action }: { readonly payout: PayoutByHand; readonly action: AuditAction },
  acting: Acting,
): Promise<OperatorOutcome<Order>> {
  const found = await findPayer(deps, payout);
  if (found.kind === 'refused') return found;
  const { merNo, request } = payout;
  const { currency, amount } = request;
  const outcome = await deps.platform.payOutByHand(found.value, request, {
    alone: await readAloneShares(deps, { kind: 'payout', currency, amount }, acting),
    auditOf: (tradeNo) =>
      auditOf(acting, {
        at: deps.clock.now(),
        action,
        merNo,
        target: tradeNo,
        detail: `${tradeNo}: ${describe(request)}`,
      }),
  });
  if (outcome.kind === 'aloneDayPassed') return refuse('aloneDayPassed');
  if (outcome.kind === 'refused') return refusalOf(outcome, request);
  const order = await deps.store.findOrder({ merNo, tradeNo: outcome.tradeNo });
  if (order === null) throw new Error(`the payout ${outcome.tradeNo} does not exist`);
  return done(order);
}

async function previewPayout(deps: PayoutDependencies, payout: PayoutByHand): Promise<OperatorOutcome<Preview>> {
  const found = await findPayer(deps, payout);
  if (found.kind === 'refused') return found;
  const { merNo, request } = payout;
  const { currency, amount } = request;
  const { available } = await deps.store.findBalance(merNo, currency);
  const left = available - amount - found.value.merchant.terms.payoutFee;
  if (left < 0n) return refuse('payoutTooLarge', { currency });
  return done({
    merNo,
    tradeNo: null,
    summary: `Pay out ${describe(request)} of merchant ${merNo}`,
    before: { available: `${formatAmount(available, currency)} ${currency}` },
    after: { available: `${formatAmount(left, currency)} ${currency}` },
    money: { amount, currency },
    ...(isCardPayout(request.method) && { kept: { account: '' }, card: keptCard(deps, payout) }),
  });
}

/** S9: until somebody approves it, and after that too. */
function keptCard(deps: { readonly vault: Vault }, { merNo, request }: PayoutByHand): KeptCard {
  const { method, account } = request;
  return { account: maskCardNumber(account), fingerprint: fingerprintOf(deps, { merNo, method, account }) };
}

/** Money leaves a merchant only while it may trade. */
async function findPayer(
  { accounts }: PayoutDependencies,
  { merNo, request, problemsAt }: PayoutByHand,
): Promise<OperatorOutcome<MerchantAccount>> {
  const account = await accounts.find(merNo);
  if (account === null) return merchantNotFound(merNo);
  const { status } = account.merchant;
  if (status !== 'active') return refuse('merchantNotActive', { status, wanted: 'payout' });
  const problems = problemsAt(account, request);
  return problems.length > 0 ? refuseInput(problems) : done(account);
}

function describe({ merOrderNo, amount, currency, account }: PayoutRequest): string {
  const last = account.length > 4 ? account.slice(-4) : '';
  return `${merOrderNo}, ${formatAmount(amount, currency)} ${currency} to ****${last}`;
}

function refusalOf(by: Refused, { currency, merOrderNo, idempotencyKey }: PayoutRequest): OperatorRefusal {
  switch (by.reason) {
    case 'payoutTooLarge':
      return refuse('payoutTooLarge', { currency });
    case 'noAcquirer':
    case 'acquirersResting':
      return refuse('payoutNotTaken', { by });
    case 'orderNumberTaken':
    case 'submittedTwice':
    case 'idempotencyKeyTaken':
      return idempotencyKey === null ? refuse('orderNumberTaken', { merOrderNo }) : refuse('payoutRepeated', { by });
    default:
      throw new Error(`a payout by hand was refused with ${by.reason}`);
  }
}

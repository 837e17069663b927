import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { Beneficiary, BeneficiaryDetails } from '../../domain/beneficiary.ts';
import { maskCardNumber, maskText } from '../../domain/mask.ts';
import type { MerchantAccount } from '../../domain/merchant.ts';
import { isCardPayout } from '../../domain/method.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/order.ts';
import type { Refused } from '../../domain/outcomes.ts';
import type { PayoutRequest } from '../../domain/requests.ts';
import { beneficiaryNotFound, fingerprintOf } from './beneficiaries.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuse, refuseInput } from './outcome.ts';
import type { InputProblem, OperatorOutcome, OperatorRefusal } from './outcome.ts';
import type { KeptCard, Preview } from './preview.ts';
import { refuseAccount, refuseTyped } from './typed-card.ts';
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

export function createPayoutOperations(deps: OperatorDependencies) {
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
async function refuseUnsaved({ store }: OperatorDependencies, { grant }: Acting): Promise<OperatorRefusal | undefined> {
  if (grant.merNo === OPERATOR_SIDE) return undefined;
  const { kinds } = await store.readApprovalRules(grant.merNo);
  if (!kinds.includes('beneficiary')) return undefined;
  return refuse('forbidden', 'Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.');
}

async function completePayout(
  deps: OperatorDependencies,
  { merNo, beneficiaryNo, idempotencyKey: key, account, payoutOf }: PayoutToBeneficiary,
  { isApproved }: { readonly isApproved: boolean },
): Promise<OperatorOutcome<PayoutByHand & { readonly label: string }>> {
  const { store, vault } = deps;
  const beneficiary = await store.findBeneficiary({ merNo, beneficiaryNo });
  if (beneficiary === null) return beneficiaryNotFound(beneficiaryNo);
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
    return account === null ? undefined : refuseAccount('leave it out: the saved account is paid');
  }
  if (account === null) return refuseAccount("type the card's number again: it is not kept");
  const problem = 'is not the number of the saved card; check its digits';
  return refuseTyped(deps, { merNo, fingerprint, problem }, account);
}

async function payOut(
  deps: OperatorDependencies,
  { payout, action }: { readonly payout: PayoutByHand; readonly action: string },
  acting: Acting,
): Promise<OperatorOutcome<Order>> {
  const found = await findPayer(deps, payout);
  if (found.kind === 'refused') return found;
  const { merNo, request } = payout;
  const outcome = await deps.platform.payOutByHand(found.value, request, (tradeNo) =>
    auditOf(acting, {
      at: deps.clock.now(),
      action,
      merNo,
      target: tradeNo,
      detail: `${tradeNo}: ${describe(request)}`,
    }),
  );
  if (outcome.kind === 'refused') return refusalOf(outcome, request);
  const order = await deps.store.findOrder({ merNo, tradeNo: outcome.tradeNo });
  if (order === null) throw new Error(`the payout ${outcome.tradeNo} does not exist`);
  return done(order);
}

async function previewPayout(deps: OperatorDependencies, payout: PayoutByHand): Promise<OperatorOutcome<Preview>> {
  const found = await findPayer(deps, payout);
  if (found.kind === 'refused') return found;
  const { merNo, request } = payout;
  const { currency, amount } = request;
  const { available } = await deps.store.findBalance(merNo, currency);
  const left = available - amount - found.value.merchant.terms.payoutFee;
  if (left < 0n) return insufficient(currency);
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
function keptCard(deps: Pick<OperatorDependencies, 'vault'>, { merNo, request }: PayoutByHand): KeptCard {
  const { method, account } = request;
  return { account: maskCardNumber(account), fingerprint: fingerprintOf(deps, { merNo, method, account }) };
}

/** Money leaves a merchant only while it may trade. */
async function findPayer(
  { accounts }: OperatorDependencies,
  { merNo, request, problemsAt }: PayoutByHand,
): Promise<OperatorOutcome<MerchantAccount>> {
  const account = await accounts.find(merNo);
  if (account === null) return merchantNotFound(merNo);
  const { status } = account.merchant;
  if (status !== 'active') return refuse('merchantStatusConflict', `The merchant is ${status}; a payout needs active.`);
  const problems = problemsAt(account, request);
  return problems.length > 0 ? refuseInput(problems) : done(account);
}

function describe({ merOrderNo, amount, currency, account }: PayoutRequest): string {
  const last = account.length > 4 ? account.slice(-4) : '';
  return `${merOrderNo}, ${formatAmount(amount, currency)} ${currency} to ****${last}`;
}

function refusalOf(
  { reason, detail }: Refused,
  { currency, merOrderNo, idempotencyKey }: PayoutRequest,
): OperatorRefusal {
  if (reason === 'balanceInsufficient') return insufficient(currency);
  if (reason !== 'orderNumberTaken' && reason !== 'submittedTwice') {
    throw new Error(`a payout by hand was refused with ${reason}`);
  }
  if (idempotencyKey !== null && detail !== undefined && detail !== '') return refuse('orderNumberTaken', detail);
  return refuse('orderNumberTaken', `The merchant has an order ${merOrderNo}. Choose another merOrderNo.`);
}

function insufficient(currency: string): OperatorRefusal {
  return refuse('balanceInsufficient', `The balance in ${currency} is too low for the payout and its fee.`);
}

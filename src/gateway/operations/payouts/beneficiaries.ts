import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { BENEFICIARIES_MAX } from '../../domain/payouts/beneficiary.ts';
import type {
  Beneficiary,
  BeneficiaryDetails,
  BeneficiaryReference,
  BeneficiaryStore,
} from '../../domain/payouts/beneficiary.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { maskCardNumber, maskPerson, maskText } from '../../domain/text/mask.ts';
import { isCardPayout } from '../../domain/method.ts';
import type { PayoutMethod } from '../../domain/method.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { KeptCard, Preview } from '../preview.ts';

export interface NewBeneficiary extends BeneficiaryDetails {
  readonly merNo: number;
  readonly label: string;
  readonly method: PayoutMethod;
  /** In place of the number of a card that waited for a second person. No request can say it. */
  readonly card?: KeptCard;
}

interface BeneficiaryPage {
  readonly beneficiaries: readonly Beneficiary[];
  readonly next: string | null;
}

export interface BeneficiaryDependencies {
  readonly store: Pick<ApprovalStore, 'findApproval'> & BeneficiaryStore & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
}

/** To whom a merchant pays out. Saving one may need a second person; then it exists once that person has approved it. */
export function createBeneficiaryOperations(deps: BeneficiaryDependencies) {
  const { store } = deps;
  return {
    async listBeneficiaries(page: {
      readonly merNo: number;
      readonly before: string | null;
      readonly limit: number;
    }): Promise<OperatorOutcome<BeneficiaryPage>> {
      const { merNo, limit } = page;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const found = await store.listBeneficiaries({ ...page, limit: limit + 1 });
      const beneficiaries = found.slice(0, limit);
      return done({ beneficiaries, next: found.length > limit ? (beneficiaries.at(-1)?.beneficiaryNo ?? null) : null });
    },
    saveBeneficiary: (input: NewBeneficiary, acting: Acting) => saveBeneficiary(deps, input, acting),
    previewBeneficiary: (input: NewBeneficiary) => previewBeneficiary(deps, input),
    removeBeneficiary: (reference: BeneficiaryReference, acting: Acting) => removeBeneficiary(deps, reference, acting),
  };
}

async function saveBeneficiary(
  deps: BeneficiaryDependencies,
  input: NewBeneficiary,
  acting: Acting,
): Promise<OperatorOutcome<Beneficiary>> {
  const { store, clock, vault, ids } = deps;
  const preview = await previewBeneficiary(deps, input);
  if (preview.kind === 'refused') return preview;
  const { merNo, label, method, benFirstName, benLastName } = input;
  // S9: of a card number not even a sealed copy is stored; whoever pays it types it again.
  const account = isCardPayout(method) ? '' : input.account;
  const details: BeneficiaryDetails = { account, benFirstName, benLastName };
  const approval = acting.approvalNo === null ? null : await store.findApproval(acting.approvalNo, clock.now());
  const beneficiary: Beneficiary = {
    merNo,
    beneficiaryNo: ids.newId('beneficiary'),
    label,
    method,
    ...shownOf(input),
    sealed: vault.seal(JSON.stringify(details)),
    fingerprint: fingerprintOf(deps, input),
    savedBy: approval?.maker ?? nameOf(acting.actor),
    approvedBy: approval === null ? null : nameOf(acting.actor),
    createdAt: clock.now(),
  };
  const audit = auditOf(acting, {
    at: beneficiary.createdAt,
    action: 'saveBeneficiary',
    merNo,
    target: beneficiary.beneficiaryNo,
    detail: describe(beneficiary),
    after: preview.value.after,
  });
  const outcome = await store.saveBeneficiary(beneficiary, audit);
  if (outcome === 'saved') return done(beneficiary);
  return outcome === 'tooMany'
    ? refuse('tooManyBeneficiaries', { max: BENEFICIARIES_MAX })
    : refuseExisting(deps, input);
}

async function previewBeneficiary(
  deps: BeneficiaryDependencies,
  input: NewBeneficiary,
): Promise<OperatorOutcome<Preview & { readonly after: Readonly<Record<string, unknown>> }>> {
  const { merNo, label, method } = input;
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  const fingerprint = fingerprintOf(deps, input);
  const existing = await deps.store.findBeneficiaryOf({ merNo, fingerprint });
  if (existing !== null) return refuseExisting(deps, input);
  const { account } = shownOf(input);
  return done({
    merNo,
    tradeNo: null,
    summary: `Save the beneficiary ${describe({ label, account })}`,
    before: null,
    after: { label: maskText(label), method, account },
    ...(isCardPayout(method) && { kept: { account: '', card: { account, fingerprint } satisfies KeptCard } }),
  });
}

async function removeBeneficiary(
  { store, clock }: BeneficiaryDependencies,
  reference: BeneficiaryReference,
  acting: Acting,
): Promise<OperatorOutcome<Beneficiary>> {
  const { merNo, beneficiaryNo } = reference;
  const found = await store.findBeneficiary(reference);
  if (found === null) return refuse('beneficiaryNotFound', { beneficiaryNo });
  const entry = {
    at: clock.now(),
    action: 'removeBeneficiary' as const,
    merNo,
    target: beneficiaryNo,
    detail: describe(found),
  };
  const isRemoved = await store.removeBeneficiary(reference, auditOf(acting, entry));
  return isRemoved ? done(found) : refuse('beneficiaryNotFound', { beneficiaryNo });
}

/** What may be shown: of the account its last characters, of a card also the first six, of the names their first. */
function shownOf({ method, account, card, benFirstName, benLastName }: NewBeneficiary): BeneficiaryDetails {
  const last = `****${account.length > 4 ? account.slice(-4) : ''}`;
  return {
    account: card?.account ?? (isCardPayout(method) ? maskCardNumber(account) : last),
    benFirstName: maskPerson('benFirstName', benFirstName),
    benLastName: maskPerson('benLastName', benLastName),
  };
}

function describe({ label, account }: Pick<Beneficiary, 'label' | 'account'>): string {
  return `${maskText(label)}, ${account}`;
}

/** Keyed: it tells whether two accounts are the same, and nothing else. */
export function fingerprintOf(
  { vault }: { readonly vault: Vault },
  { merNo, method, account, card }: Pick<NewBeneficiary, 'merNo' | 'method' | 'account' | 'card'>,
): string {
  return card?.fingerprint ?? vault.fingerprint(`beneficiary ${merNo} ${method} ${account}`);
}

async function refuseExisting(deps: BeneficiaryDependencies, input: NewBeneficiary): Promise<OperatorRefusal> {
  const fingerprint = fingerprintOf(deps, input);
  const existing = await deps.store.findBeneficiaryOf({ merNo: input.merNo, fingerprint });
  return refuse('beneficiaryExists', { label: existing?.label ?? null });
}

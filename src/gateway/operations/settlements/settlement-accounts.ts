import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { allows } from '../../domain/merchants/merchant.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { PayoutMethod } from '../../domain/method.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Registration, RegistrationStore } from '../../domain/registrations/registration.ts';
import { accountsNow, isWaiting } from '../../domain/settlements/settlement-account.ts';
import type {
  AccountsNow,
  Meanwhile,
  SettlementAccount,
  SettlementAccountDetails,
  SettlementAccountStore,
} from '../../domain/settlements/settlement-account.ts';
import { accountHash, ibanFault, maskedAccount, plainAccount } from '../../domain/text/bank-account.ts';
import { HIDDEN_CARD, hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { hasClabeDigit } from '../../domain/text/check-digits.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';

// Where a merchant's own money goes. Whoever could change it alone and at once could empty the merchant: a second person, a waiting
// time and a mail to every owner stand in the way (S47).

export interface NewSettlementAccount {
  readonly merNo: number;
  readonly currency: string;
  readonly method: PayoutMethod;
  /** Null is the account that was given at registration. */
  readonly account: string | null;
  readonly holder: string;
  readonly bank: string;
  readonly bic: string | null;
  readonly meanwhile: Meanwhile;
}

export interface ShownAccounts {
  readonly merNo: number;
  readonly registered: Pick<Registration, 'accountEnd' | 'bank' | 'createdAt'> | null;
  readonly waitMs: number;
  readonly currencies: readonly (AccountsNow & { readonly currency: string })[];
}

export interface SettlementAccountDependencies {
  readonly store: SettlementAccountStore &
    Pick<ApprovalStore, 'findApproval'> &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<RegistrationStore, 'findRegistrationOf'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly vault: Vault;
  /** How long a change waits before it is in force. */
  readonly configured: { readonly accountWaitMs: number };
}

export function createSettlementAccountOperations(deps: SettlementAccountDependencies) {
  return {
    getSettlementAccounts: (merNo: number) => getSettlementAccounts(deps, merNo),
    changeSettlementAccount: (input: NewSettlementAccount, acting: Acting) =>
      changeSettlementAccount(deps, input, acting),
    previewSettlementAccount: (input: NewSettlementAccount) => previewSettlementAccount(deps, input),
    withdrawSettlementAccount: (reference: { readonly merNo: number; readonly accountNo: string }, acting: Acting) =>
      withdrawSettlementAccount(deps, reference, acting),
  };
}

async function getSettlementAccounts(
  { store, clock, configured }: SettlementAccountDependencies,
  merNo: number,
): Promise<OperatorOutcome<ShownAccounts>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const registered = await store.findRegistrationOf(merNo);
  const byCurrency = Map.groupBy(await store.listSettlementAccounts({ merNo }), ({ currency }) => currency);
  const currencies = [...byCurrency].map(([currency, accounts]) => ({
    currency,
    ...accountsNow(accounts, clock.now()),
  }));
  return done({ merNo, registered, waitMs: configured.accountWaitMs, currencies: currencies.filter(isShown) });
}

function isShown({ inForce, waiting }: AccountsNow): boolean {
  return inForce !== null || waiting !== null;
}

async function changeSettlementAccount(
  deps: SettlementAccountDependencies,
  input: NewSettlementAccount,
  acting: Acting,
): Promise<OperatorOutcome<SettlementAccount>> {
  const { store, clock, vault, ids } = deps;
  const checked = await checkAccount(deps, input);
  if (checked.kind === 'refused') return checked;
  const { merNo, currency, method, holder, bank, bic, meanwhile } = input;
  const account = checked.value;
  const now = clock.now();
  const approval = acting.approvalNo === null ? null : await store.findApproval(acting.approvalNo, now);
  const details: SettlementAccountDetails = { account };
  const added: SettlementAccount = {
    merNo,
    accountNo: ids.newId('account'),
    currency,
    method,
    account: maskedAccount(account),
    holder,
    bank,
    bic,
    sealed: vault.seal(JSON.stringify(details)),
    hash: accountHash(vault, account),
    meanwhile,
    replaces: null,
    proposedBy: approval?.maker ?? nameOf(acting.actor),
    approvedBy: approval === null ? null : nameOf(acting.actor),
    createdAt: now,
    inForceAt: now + deps.configured.accountWaitMs,
    endedAt: null,
    withdrawnBy: null,
  };
  return store.changeSettlementAccount<OperatorOutcome<SettlementAccount>>({ merNo, currency }, (accounts) => {
    const before = accountsNow(accounts, now);
    const refusal = refuseChange(before, added);
    if (refusal !== undefined) return { result: refusal, change: null };
    const { inForce } = before;
    const changed = { ...added, replaces: inForce?.accountNo ?? null };
    const ended = inForce && { ...inForce, endedAt: meanwhile === 'old' ? added.inForceAt : now };
    const audit = auditOf(acting, {
      at: now,
      action: 'changeSettlementAccount',
      merNo,
      target: added.accountNo,
      detail: `${currency} ${added.account}, in force at ${new Date(added.inForceAt).toISOString()}`,
      before: shownOf(inForce),
      after: { ...shownOf(changed), inForceAt: new Date(added.inForceAt).toISOString() },
    });
    return { result: done(changed), change: { accounts: ended === null ? [changed] : [ended, changed], audit } };
  });
}

async function previewSettlementAccount(
  deps: SettlementAccountDependencies,
  input: NewSettlementAccount,
): Promise<OperatorOutcome<Preview>> {
  const checked = await checkAccount(deps, input);
  if (checked.kind === 'refused') return checked;
  const { merNo, currency, method, holder, bank, bic, meanwhile } = input;
  const account = maskedAccount(checked.value);
  const accounts = await deps.store.listSettlementAccounts({ merNo, currency });
  const before = accountsNow(accounts, deps.clock.now());
  const added = {
    currency,
    method,
    account,
    holder,
    bank,
    bic,
    meanwhile,
    hash: accountHash(deps.vault, checked.value),
  };
  const refusal = refuseChange(before, added);
  if (refusal !== undefined) return refusal;
  return done({
    merNo,
    tradeNo: null,
    summary: `Settlement account in ${currency}: ${account}`,
    before: shownOf(before.inForce),
    after: shownOf(added),
  });
}

/** Undefined if it is another account, holder or bank, and nothing waits. */
function refuseChange(
  { inForce, waiting }: AccountsNow,
  added: Pick<SettlementAccount, 'currency' | 'hash' | 'method' | 'holder' | 'bank' | 'bic'>,
): OperatorRefusal | undefined {
  const { currency } = added;
  if (waiting !== null) return refuse('accountChangeWaits', { currency, inForceAt: waiting.inForceAt });
  const isSame = inForce !== null && COMPARED.every((field) => inForce[field] === added[field]);
  return isSame ? refuse('sameSettlementAccount', { currency }) : undefined;
}

const COMPARED = ['hash', 'method', 'holder', 'bank', 'bic'] as const;

type Shown = Pick<SettlementAccount, 'currency' | 'method' | 'account' | 'holder' | 'bank' | 'bic' | 'meanwhile'>;

/** The account is masked already. */
function shownOf(account: Shown | null): Readonly<Record<string, unknown>> | null {
  if (account === null) return null;
  const { currency, method, account: masked, holder, bank, bic, meanwhile } = account;
  return { currency, method, account: masked, holder, bank, bic, meanwhile };
}

/** The account without spaces, or what is wrong. */
async function checkAccount(
  { store, vault }: SettlementAccountDependencies,
  input: NewSettlementAccount,
): Promise<OperatorOutcome<string>> {
  const { merNo, currency, method } = input;
  const found = await store.findMerchant(merNo);
  if (found === null) return merchantNotFound(merNo);
  const { merchant } = found;
  const registration = input.account === null ? await store.findRegistrationOf(merNo) : null;
  const sealed = registration?.sealed ?? null;
  const given = input.account ?? (sealed === null ? null : vault.open(sealed));
  if (given === null) return refuseInput([invalid('account', 'accountMissing')]);
  const problems: InputProblem[] = accountProblems(method, given);
  if (!allows(merchant.methods, method)) problems.push(invalid('method', 'methodNotAgreed'));
  if (!allows(merchant.currencies, currency)) problems.push(invalid('currency', 'currencyNotAgreed', { currency }));
  return problems.length > 0 ? refuseInput(problems) : done(method === PIX ? given.trim() : plainAccount(given));
}

const PIX: PayoutMethod = 'PAYOUT_4';
const CLABE: PayoutMethod = 'PAYOUT_6';

/** S9: a card is never one, whatever method is named. */
function accountProblems(method: PayoutMethod, account: string): InputProblem[] {
  const plain = plainAccount(account);
  if (method === CLABE) {
    const isRight = /^[0-9]{18}$/.test(plain) && hasClabeDigit(plain);
    return isRight ? [] : [invalid('account', 'accountWrong', { form: 'CLABE' })];
  }
  if (hideCardNumbers(plain) === HIDDEN_CARD) return [invalid('account', 'cardAsAccount')];
  const fault = ibanFault(plain);
  return fault === null ? [] : [invalid('account', 'settlementIbanWrong', fault)];
}

/** What was paid before the change is paid again, also if nothing was meant to be meanwhile. */
async function withdrawSettlementAccount(
  { store, clock }: SettlementAccountDependencies,
  { merNo, accountNo }: { readonly merNo: number; readonly accountNo: string },
  acting: Acting,
): Promise<OperatorOutcome<SettlementAccount>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const known = (await store.listSettlementAccounts({ merNo })).find((one) => one.accountNo === accountNo);
  if (known === undefined) return refuse('settlementAccountNotFound', { merNo, accountNo });
  const now = clock.now();
  const series = { merNo, currency: known.currency };
  return store.changeSettlementAccount<OperatorOutcome<SettlementAccount>>(series, (accounts) => {
    const found = accounts.find((one) => one.accountNo === accountNo) ?? known;
    if (!isWaiting(found, now)) {
      const inForceAt = found.withdrawnBy === null ? found.inForceAt : null;
      return { result: refuse('accountChangeOver', { inForceAt }), change: null };
    }
    const withdrawn = { ...found, endedAt: now, withdrawnBy: nameOf(acting.actor) };
    const before = accounts.filter((one) => one.accountNo === found.replaces).map((one) => ({ ...one, endedAt: null }));
    const audit = auditOf(acting, {
      at: now,
      action: 'withdrawSettlementAccount',
      merNo,
      target: accountNo,
      detail: `${found.currency} ${found.account}`,
      after: shownOf(found),
    });
    return { result: done(withdrawn), change: { accounts: [withdrawn, ...before], audit } };
  });
}

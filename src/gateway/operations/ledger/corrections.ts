import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { correctionProblem, correctionSubject, planCorrection } from '../../domain/ledger/correction.ts';
import type { CorrectableAccount, NewCorrection } from '../../domain/ledger/correction.ts';
import type { BalanceStore, LedgerStore } from '../../domain/ledger/ledger-store.ts';
import { changesOf, payDebtFirst } from '../../domain/ledger/ledger.ts';
import type { Balance } from '../../domain/ledger/ledger.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { formatAmount } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, orderNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';

export interface Correction extends Omit<NewCorrection, 'note'> {
  readonly at: number;
}

export interface CorrectionDependencies {
  readonly store: Pick<BalanceStore, 'changeBalance' | 'findBalance'> &
    Pick<LedgerStore, 'listPostings'> &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<OrderStore, 'findOrder'>;
  readonly clock: Clock;
}

export function createCorrectionOperations(deps: CorrectionDependencies) {
  return {
    createCorrection: (correction: NewCorrection, acting: Acting) => createCorrection(deps, correction, acting),
    previewCorrection: (correction: NewCorrection) => previewCorrection(deps, correction),
  };
}

/** Identity, idempotence, effect: the same number with the same content books nothing and returns the same result. */
async function createCorrection(
  deps: CorrectionDependencies,
  correction: NewCorrection,
  acting: Acting,
): Promise<OperatorOutcome<Correction>> {
  const refusal = await refuseCorrection(deps, correction);
  if (refusal !== null) return refusal;
  const earlier = await findCorrection(deps, correction);
  if (earlier !== null) return compare(earlier, correction);
  try {
    return await book(deps, correction, acting);
  } catch (cause) {
    // The ledger's key rejects a second group for the same correction: another request may have come in between.
    const first = await findCorrection(deps, correction);
    if (first === null) throw cause;
    return compare(first, correction);
  }
}

async function book(
  { clock, store }: CorrectionDependencies,
  correction: NewCorrection,
  acting: Acting,
): Promise<OperatorOutcome<Correction>> {
  const { note, ...booked } = correction;
  const { merNo, currency, tradeNo } = correction;
  const at = clock.now();
  let refusal: OperatorRefusal | null = null;
  const result = await store.changeBalance({ merNo, currency }, (balance) => {
    const plan = planCorrection(balance, correction);
    refusal = plan.kind === 'refused' ? refuse('correctionRefused', plan.refusal) : null;
    if (plan.kind === 'refused') return null;
    const audit = auditOf(acting, {
      at,
      action: 'createCorrection',
      merNo,
      target: tradeNo ?? `merchant ${merNo}`,
      detail: `${describeCorrection(correction)}; ${note}`,
      ...changeBy(balance, correction),
    });
    return { group: plan.group, at, audit };
  });
  if (refusal !== null) return refusal;
  if (result !== 'changed') throw new Error(`a correction of merchant ${merNo} was not booked: ${result}`);
  return done({ ...booked, at });
}

async function previewCorrection(
  deps: CorrectionDependencies,
  correction: NewCorrection,
): Promise<OperatorOutcome<Preview>> {
  const refusal = await refuseCorrection(deps, correction);
  if (refusal !== null) return refusal;
  const { merNo, tradeNo, amount, currency, note } = correction;
  const balance = await deps.store.findBalance(merNo, currency);
  const plan = planCorrection(balance, correction);
  if (plan.kind === 'refused') return refuse('correctionRefused', plan.refusal);
  const summary = `Correct merchant ${merNo} by ${describeCorrection(correction)}: ${note}`;
  return done({ merNo, tradeNo, summary, ...changeBy(balance, correction), money: { amount, currency } });
}

async function refuseCorrection(
  { store }: CorrectionDependencies,
  { merNo, tradeNo, from, to }: NewCorrection,
): Promise<OperatorRefusal | null> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const problem = correctionProblem({ from, to });
  if (problem !== null) return refuseInput([invalid('to', problem)]);
  if (tradeNo === null) return null;
  const isOwn = merchantOf('order', tradeNo) === merNo;
  return isOwn && (await store.findOrder({ merNo, tradeNo })) !== null ? null : orderNotFound(tradeNo);
}

/** The two accounts, and the debt that is paid first. */
function changeBy(balance: Balance, correction: NewCorrection): Required<Pick<Preview, 'before' | 'after'>> {
  const { currency, from, to } = correction;
  const plan = planCorrection(balance, correction);
  if (plan.kind === 'refused') return { before: null, after: null };
  const group = payDebtFirst(plan.group, () => balance.debt);
  const change = changesOf(group.postings).get(currency);
  const touched = [...new Set([from, to, ...(change?.debt ? (['debt'] as const) : [])])];
  const show = (of: (account: CorrectableAccount) => bigint) =>
    Object.fromEntries(touched.map((account) => [account, `${formatAmount(of(account), currency)} ${currency}`]));
  return {
    before: show((account) => balance[account]),
    after: show((account) => balance[account] + (change?.[account] ?? 0n)),
  };
}

async function findCorrection(
  { store }: { readonly store: Pick<LedgerStore, 'listPostings'> },
  correction: NewCorrection,
): Promise<Correction | null> {
  const { merNo, correctionNo, tradeNo } = correction;
  const found = await store.listPostings({ merNo, subjects: [correctionSubject(correction)] });
  const postings = found.filter(({ event }) => event === 'correction');
  const [first] = postings;
  if (first === undefined) return null;
  const amount = postings.reduce((sum, posting) => sum + posting.amount, 0n);
  // What would have become available may have paid debt, in part or whole.
  const to = postings.some((posting) => posting.to === 'available') ? 'available' : first.to;
  const accounts = { from: first.from as CorrectableAccount, to: to as CorrectableAccount };
  return { merNo, correctionNo, tradeNo, ...accounts, amount, currency: first.currency, at: first.at };
}

function compare(first: Correction, correction: NewCorrection): OperatorOutcome<Correction> {
  const wentToDebt = first.to === 'debt' && correction.to === 'available';
  const isSame =
    first.from === correction.from &&
    (first.to === correction.to || wentToDebt) &&
    first.amount === correction.amount &&
    first.currency === correction.currency;
  if (isSame) return done({ ...first, to: correction.to });
  return refuse('correctionNumberTaken', { first });
}

export function describeCorrection({ correctionNo, amount, currency, from, to }: Omit<NewCorrection, 'note'>): string {
  return `${correctionNo}: ${formatAmount(amount, currency)} ${currency} from ${from} to ${to}`;
}

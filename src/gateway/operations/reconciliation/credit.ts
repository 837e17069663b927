import type { Acting } from '../../domain/audit/actor.ts';
import { storedAcquirer } from '../../domain/acquirers/acquirer.ts';
import { formatAmount } from '../../domain/money.ts';
import { HELD } from '../../domain/reconciliation/exception.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type { ExceptionStore, ExceptionStory } from '../../domain/reconciliation/exception-store.ts';
import { worthOf } from '../../domain/reconciliation/hand.ts';
import { isNobodys } from '../../domain/reconciliation/next-steps.ts';
import type { Deposit, NewDeposit } from '../ledger/balances.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { makingOf, noteOf, settlementOf } from './match-by-hand.ts';
import type { EndingDependencies } from './match-by-hand.ts';
import { refuseTaken } from './refuse-taken.ts';

// Money that is nobody's becomes a merchant's by the deposit that there is, behind four eyes: the only way in which an exception
// reaches a merchant's books (S51). The deposit's number is the exception's, so that it is booked once.

export type CreditDependencies = EndingDependencies & { readonly store: Pick<ExceptionStore, 'changeException'> };

/** The operations on merchants' books that a credit is made of. */
export interface Depositing {
  previewDeposit(deposit: NewDeposit): Promise<OperatorOutcome<Preview | null>>;
  createDeposit(deposit: NewDeposit, acting: Acting): Promise<OperatorOutcome<Deposit>>;
}

export interface Credit {
  readonly exceptionNo: string;
  readonly merNo: number;
}

export function createCreditOperations(deps: CreditDependencies, depositing: Depositing) {
  return {
    previewCredit: (credit: Credit) => previewCredit(deps, depositing, credit),
    creditException: (credit: Credit, acting: Acting) => creditException({ deps, depositing }, credit, acting),
  };
}

interface Creditable {
  readonly story: ExceptionStory;
  readonly deposit: NewDeposit;
}

async function findCreditable(
  { store }: CreditDependencies,
  { exceptionNo, merNo }: Credit,
): Promise<OperatorOutcome<Creditable>> {
  const story = await store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const { exception, lines } = story;
  const refusal = refuseTaken(exception, HELD.forCredit(merNo));
  if (refusal !== null) return refusal;
  const [line] = lines;
  if (line === undefined || !isNobodys(story)) return refuse('cannotBeCredited');
  const { currency } = line;
  const acquirer = storedAcquirer(line.owner);
  return done({
    story,
    deposit: { merNo, depositNo: exceptionNo, amount: worthOf(line), currency, note: '', acquirer },
  });
}

async function previewCredit(
  deps: CreditDependencies,
  depositing: Depositing,
  credit: Credit,
): Promise<OperatorOutcome<Preview | null>> {
  const found = await findCreditable(deps, credit);
  if (found.kind === 'refused') return found;
  const { deposit } = found.value;
  const preview = await depositing.previewDeposit(deposit);
  if (preview.kind === 'refused') return preview;
  const { merNo, amount, currency } = deposit;
  const money = `${formatAmount(amount, currency)} ${currency}`;
  const summary = `Credit ${money} that arrived without an order to merchant ${merNo}, exception ${credit.exceptionNo}`;
  // A deposit that is booked already only has to end its exception.
  const change = preview.value ?? { before: { state: 'open' }, after: { state: 'ended' } };
  return done({
    merNo,
    tradeNo: null,
    before: change.before,
    after: change.after,
    summary,
    money: { amount, currency },
  });
}

async function creditException(
  { deps, depositing }: { deps: CreditDependencies; depositing: Depositing },
  credit: Credit,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const found = await findCreditable(deps, credit);
  if (found.kind === 'refused') return found;
  const { story, deposit } = found.value;
  const { exceptionNo, merNo } = credit;
  const own = HELD.forCredit(merNo);
  const held = await hold(deps, { exceptionNo, own, heldFor: own });
  if (held !== null) return held;
  const deposited = await depositing.createDeposit(deposit, acting);
  if (deposited.kind === 'refused') {
    await hold(deps, { exceptionNo, own, heldFor: null });
    return deposited;
  }
  const made = { ...makingOf(deps, acting), reason: `deposit ${deposit.depositNo}` };
  let refusal: OperatorRefusal | null = null;
  const keys = { lines: story.lines, items: [], reports: [] };
  await deps.store.settleException(exceptionNo, keys, (exception, parties) => {
    refusal = refuseTaken(exception, own);
    if (refusal !== null) return null;
    const { amount, currency } = deposit;
    const match = { kind: 'credit' as const, owner: exception.owner, currency, amount };
    return {
      // The deposit enters the operator's books with its day, where the money was: nothing else is booked.
      ...settlementOf(deps, { exception, parties, made, match, groups: [] }),
      ending: 'credited',
      reportState: 'ended',
      rest: null,
      note: noteOf(made, exception, { kind: 'credited', text: `${merNo}` }),
      // The deposit is recorded, with the approval: that is the record of this.
      audit: null,
    };
  });
  if (refusal !== null) return refusal;
  const ended = await deps.store.findException(exceptionNo);
  return ended === null ? refuse('exceptionNotFound', { exceptionNo }) : done(ended);
}

/** While the deposit is booked nothing else may take the money; and nothing lets go of it but its end, or a deposit that is refused. */
async function hold(
  { store }: CreditDependencies,
  { exceptionNo, own, heldFor }: { exceptionNo: string; own: string; heldFor: string | null },
): Promise<OperatorRefusal | null> {
  let refusal: OperatorRefusal | null = null;
  await store.changeException(exceptionNo, (exception) => {
    refusal = refuseTaken(exception, own);
    return refusal === null ? { exception: { heldFor }, note: null, audit: null } : null;
  });
  return refusal;
}

import type { Acting } from '../../domain/audit/actor.ts';
import { formatAmount } from '../../domain/money.ts';
import { operatorChangesOf } from '../../domain/reconciliation/books.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import { planWriteOff } from '../../domain/reconciliation/hand.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { auditOfEnd, makingOf, noteOf, settlementOf } from './match-by-hand.ts';
import type { EndingDependencies } from './match-by-hand.ts';
import { refuseTaken } from './refuse-taken.ts';

// What nobody can explain, or is not worth it, is the operator's own cost or gain: two people decide. Merchants' books stay as they are.

export function createWriteOffOperations(deps: EndingDependencies) {
  return {
    previewWriteOff: (exceptionNo: string) => previewWriteOff(deps, exceptionNo),
    writeOffException: (exceptionNo: string, acting: Acting) => writeOff(deps, exceptionNo, acting),
  };
}

async function previewWriteOff(
  { store, clock, zone }: EndingDependencies,
  exceptionNo: string,
): Promise<OperatorOutcome<Preview>> {
  const story = await store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const { exception } = story;
  const refusal = refuseTaken(exception);
  if (refusal !== null) return refusal;
  const at = clock.now();
  const plan = planWriteOff(exception, story, { matchNo: '', booked: { at, day: zone.dayOf(at) } });
  if (plan.kind === 'refused') return refuse('cannotBeWrittenOff', { because: plan.problem });
  const { amount, currency } = plan.match;
  const money = `${formatAmount(amount, currency)} ${currency}`;
  const after = Object.fromEntries(
    operatorChangesOf(plan.groups).map((change) => [
      `${change.owner} ${change.account}`,
      `${change.amount > 0n ? '+' : ''}${formatAmount(change.amount, change.currency)} ${change.currency}`,
    ]),
  );
  const size = amount < 0n ? -amount : amount;
  return done({
    merNo: exception.merNo,
    tradeNo: null,
    summary: `Write off ${money} of ${exception.owner}, exception ${exceptionNo}`,
    before: { state: 'open' },
    after: { state: 'ended', ...after },
    money: { amount: size, currency },
  });
}

async function writeOff(
  deps: EndingDependencies,
  exceptionNo: string,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const story = await deps.store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const made = makingOf(deps, acting);
  let refusal: OperatorRefusal | null = null;
  const { lines, items, reports } = story;
  const planned = planWriteOff(story.exception, story, made);
  // Only what it ends is a part of it: an item that another line reported is not.
  const keys = planned.kind === 'planned' ? planned.parties : { lines, items, reports };
  await deps.store.settleException(exceptionNo, keys, (exception, parties) => {
    refusal = refuseTaken(exception);
    if (refusal !== null) return null;
    const plan = planWriteOff(exception, parties, made);
    if (plan.kind === 'refused') {
      refusal = refuse('cannotBeWrittenOff', { because: plan.problem });
      return null;
    }
    return {
      ...settlementOf(deps, { exception, parties, made, match: plan.match, groups: plan.groups }),
      ending: 'writtenOff',
      reportState: 'ended',
      rest: null,
      note: noteOf(made, exception, { kind: 'writtenOff', text: made.reason }),
      audit: auditOfEnd(acting, exception, { made, action: 'writeOffException', match: plan.match }),
    };
  });
  if (refusal !== null) return refusal;
  const ended = await deps.store.findException(exceptionNo);
  return ended === null ? refuse('exceptionNotFound', { exceptionNo }) : done(ended);
}

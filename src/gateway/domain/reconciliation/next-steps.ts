import type { ExceptionStory } from './exception-store.ts';
import { creditedMerchant } from './exception.ts';
import { REST, isOfBank, worthOf } from './hand.ts';
import { LINE_STATES, OPEN_FROM } from './line-state.ts';

/** What can be done about an exception; who may is asked elsewhere. */
export type NextStep =
  | 'take'
  | 'assign'
  | 'setDue'
  | 'note'
  | 'ask'
  | 'match'
  | 'writeOff'
  | 'return'
  | 'credit'
  | 'reopen';

export function nextSteps(
  story: Pick<ExceptionStory, 'exception' | 'lines' | 'reports'>,
  { canAsk, canReturn }: { readonly canAsk: boolean; readonly canReturn: boolean },
): NextStep[] {
  const { exception, reports } = story;
  const { kind, state, ending } = exception;
  if (state === 'ended') {
    const isOurs = ending === 'matchedByHand' || ending === 'writtenOff';
    return isOurs ? ['note', 'reopen'] : ['note'];
  }
  const steps: NextStep[] = ['take', 'assign', 'setDue', 'note'];
  if (canAsk) steps.push('ask');
  // While the money is on its way elsewhere, nothing else may end it; a credit that was interrupted is done once more.
  if (exception.heldFor !== null) return creditedMerchant(exception.heldFor) === null ? steps : [...steps, 'credit'];
  const isFileMissing = kind === 'late' && reports.length === 0;
  if (!isFileMissing && kind !== 'fee' && kind !== 'currency' && !exception.about.startsWith(REST)) steps.push('match');
  if (!isFileMissing && kind !== 'currency') steps.push('writeOff');
  if (isReturnable(story) && canAsk && canReturn) steps.push('return');
  if (isNobodys(story)) steps.push('credit');
  return steps;
}

/** Money that arrived for an order that failed here. */
export function isReturnable(story: Pick<ExceptionStory, 'exception' | 'lines'>): boolean {
  return story.exception.kind === 'arrivedWithoutOrder' && isNobodys(story);
}

/** Money that an acquirer reports and no item of the books explains. */
export function isNobodys({ lines }: Pick<ExceptionStory, 'lines'>): boolean {
  const [line] = lines;
  if (line === undefined || isOfBank(line) || LINE_STATES[line.state] < OPEN_FROM) return false;
  return line.state !== 'amount' && line.state !== 'currency' && worthOf(line) > 0n;
}

import type { Acting } from '../../domain/audit/actor.ts';
import { askAcquirer } from './ask.ts';
import type { AskDependencies } from './ask.ts';
import { createCreditOperations } from './credit.ts';
import type { Depositing } from './credit.ts';
import { getException } from './exception-story.ts';
import type { ExceptionStoryDependencies } from './exception-story.ts';
import { createExceptionOperations } from './exceptions.ts';
import type { ExceptionDependencies } from './exceptions.ts';
import { createMatchOperations } from './match-by-hand.ts';
import { createReturnOperations } from './return.ts';
import type { ReturnDependencies } from './return.ts';
import { createWriteOffOperations } from './write-off.ts';

export type ExceptionsDependencies = ExceptionDependencies &
  ExceptionStoryDependencies &
  AskDependencies &
  ReturnDependencies;

/** The work list of what acquirers, banks and the books do not agree on. */
export function exceptionsForOperators(deps: ExceptionsDependencies, depositing: Depositing) {
  return {
    ...createExceptionOperations(deps),
    getException: (exceptionNo: string) => getException(deps, exceptionNo),
    askAcquirer: (exceptionNo: string, acting: Acting) => askAcquirer(deps, exceptionNo, acting),
    ...createMatchOperations(deps),
    ...createWriteOffOperations(deps),
    ...createReturnOperations(deps),
    ...createCreditOperations(deps, depositing),
  };
}

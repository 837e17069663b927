import type { MatchProblem, WriteOffProblem } from '../../domain/reconciliation/hand.ts';

export interface ExceptionRefusals {
  readonly exceptionNotFound: { readonly exceptionNo: string };
  readonly exceptionEnded: { readonly endedBy: string };
  /** `merNo` null: the acquirer was asked to return the money. */
  readonly exceptionHeld: { readonly acquirer: string; readonly merNo: number | null };
  readonly nothingToAsk: undefined;
  readonly cannotBeMatched: MatchProblem;
  readonly cannotBeWrittenOff: { readonly because: WriteOffProblem };
  readonly cannotBeReturned: {
    readonly because: 'otherKind' | 'notClaimed';
    readonly acquirer: string;
  };
  readonly cannotBeCredited: undefined;
  readonly cannotBeReopened: { readonly because: 'open' | 'notByPeople' | 'restEnded' | 'openAgain' };
}

export interface ExceptionProblems {
  readonly dueDayPast: undefined;
  readonly notTheirWork: undefined;
  readonly notAReference: undefined;
}

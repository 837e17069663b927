import type { MatchProblem, WriteOffProblem } from '../../domain/reconciliation/hand.ts';

export interface ExceptionRefusals {
  readonly exceptionNotFound: { readonly exceptionNo: string };
  readonly exceptionEnded: { readonly endedBy: string };
  readonly nothingToAsk: undefined;
  readonly cannotBeMatched: MatchProblem;
  readonly cannotBeWrittenOff: { readonly because: WriteOffProblem };
  readonly cannotBeReturned: {
    readonly because: 'otherKind' | 'notClaimed' | 'underWay';
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

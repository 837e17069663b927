import type { ProblemName } from '../../../../../generated/operator-operations.ts';
import type { FieldError } from '../../../../protocol/field-errors.ts';

/** What programs read of a refusal: its name in the contract, and what was wrong and what to do. */
export interface Problem {
  readonly name: ProblemName;
  readonly detail: string;
  readonly fields?: readonly FieldError[];
}

/** For each reason of an operation's refusal, how it is written. Without one for each, this does not compile. */
export type Sentences<Refusals> = {
  readonly [Reason in keyof Refusals]: (values: Refusals[Reason]) => Problem;
};

/** For each thing that can be wrong with an input, the words that follow the name of its field. */
export type Phrases<Problems> = {
  readonly [Reason in keyof Problems]: (values: Problems[Reason]) => string;
};

export function problem(name: ProblemName, detail: string): Problem {
  return { name, detail };
}

export interface SearchProblems {
  readonly wholeCardNumber: undefined;
}

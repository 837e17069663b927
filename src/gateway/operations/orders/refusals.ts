export interface OrderProblems {
  readonly tooManyToSort: undefined;
}

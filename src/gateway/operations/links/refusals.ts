export interface LinkRefusals {
  readonly linkRevoked: undefined;
  readonly tooManyLinks: { readonly max: number };
}

export interface LinkProblems {
  readonly notInTheFuture: undefined;
  readonly fewerThanTaken: { readonly taken: number };
}

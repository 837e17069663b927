export interface DeliveryRefusals {
  readonly bodyRemoved: undefined;
  readonly tooManyTestEvents: { readonly waitSeconds: number };
}

export interface DeliveryProblems {
  readonly inTheFuture: undefined;
  readonly notOfAWebsite: undefined;
}

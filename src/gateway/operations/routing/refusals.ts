import type { RoutingVersionState } from '../../domain/routing/routing-store.ts';

export interface RoutingRefusals {
  readonly routingVersionNotFound: { readonly version: number };
  readonly routingNoDraft: { readonly version: number; readonly state: RoutingVersionState };
  readonly routingNotSimulated: { readonly version: number };
  readonly routingDiscarded: { readonly version: number };
  readonly routingAcquirerUnknown: { readonly rule: string; readonly acquirer: string };
  readonly simulationNotFound: { readonly simulationNo: string };
  readonly simulationsWaiting: { readonly waiting: number };
}

export interface RoutingProblems {
  readonly ruleNameRepeated: undefined;
  readonly ruleAcquirerRepeated: undefined;
  readonly sharesNotWhole: { readonly sum: number };
  readonly shareMissing: undefined;
  readonly shareNotAsked: undefined;
  readonly floorNotAsked: undefined;
  readonly rangeReversed: undefined;
  readonly rangesOverlap: { readonly first: string };
  readonly timeReversed: undefined;
  readonly amountReversed: undefined;
  readonly amountEmpty: undefined;
  readonly sinceAfterUntil: undefined;
  readonly rulesOrVersion: undefined;
}

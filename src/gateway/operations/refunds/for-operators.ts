import { createRefundLists } from './refund-lists.ts';
import type { RefundListsDependencies } from './refund-lists.ts';
import { createRefundOperations } from './refunds.ts';
import type { RefundDependencies } from './refunds.ts';
import { createReturnOperations } from './returns.ts';
import type { ReturnDependencies } from './returns.ts';

export type RefundsDependencies = RefundDependencies & RefundListsDependencies & ReturnDependencies;

/** Refunds by hand, their list, and what was sent back. */
export function refundsForOperators(deps: RefundsDependencies) {
  return {
    ...createRefundOperations(deps),
    ...createRefundLists(deps),
    ...createReturnOperations(deps),
  };
}

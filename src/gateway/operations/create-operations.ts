import { applyRefund } from './apply-refund.ts';
import { closeChargeback, openChargeback } from './chargebacks.ts';
import { completeOrder, completeRefund } from './complete-order.ts';
import { createPayment } from './create-payment.ts';
import { createPayout } from './create-payout.ts';
import type { Dependencies } from './dependencies.ts';
import type { MerchantOperations, PlatformOperations } from './operations.ts';
import { createQueries } from './queries.ts';

export function createMerchantOperations(deps: Dependencies): MerchantOperations {
  return {
    ...createQueries(deps),
    createPayment: (account, request) => createPayment(deps, account, request),
    createPayout: (account, request) => createPayout(deps, account, request),
    applyRefund: (account, request) => applyRefund(deps, account, request),
  };
}

export function createPlatformOperations(deps: Dependencies): PlatformOperations {
  return {
    refundByHand: (account, request, record) => applyRefund(deps, account, request, record),
    payOutByHand: (account, request, auditOf) => createPayout(deps, account, request, auditOf),
    completeOrder: (input) => completeOrder(deps, input),
    completeRefund: (input) => completeRefund(deps, input),
    openChargeback: (input) => openChargeback(deps, input),
    closeChargeback: (input) => closeChargeback(deps, input),
  };
}

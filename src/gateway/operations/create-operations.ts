import { applyRefund } from './refunds/apply-refund.ts';
import type { ApplyRefundDependencies } from './refunds/apply-refund.ts';
import { closeChargeback, openChargeback } from './chargebacks/change-chargebacks.ts';
import type { ChangeChargebacksDependencies } from './chargebacks/change-chargebacks.ts';
import { completeOrder, completeRefund } from './acquirers/complete-order.ts';
import type { CompleteOrderDependencies } from './acquirers/complete-order.ts';
import { createPayment } from './payments/create-payment.ts';
import type { CreatePaymentDependencies } from './payments/create-payment.ts';
import { createPayout } from './payouts/create-payout.ts';
import type { CreatePayoutDependencies } from './payouts/create-payout.ts';
import type { MerchantOperations, PlatformOperations } from './operations.ts';
import { createQueries } from './orders/queries.ts';
import type { QueriesDependencies } from './orders/queries.ts';

export type MerchantDependencies = QueriesDependencies &
  CreatePaymentDependencies &
  CreatePayoutDependencies &
  ApplyRefundDependencies;

type PlatformDependencies = ApplyRefundDependencies &
  CreatePayoutDependencies &
  CompleteOrderDependencies &
  ChangeChargebacksDependencies;

export function createMerchantOperations(deps: MerchantDependencies): MerchantOperations {
  return {
    ...createQueries(deps),
    createPayment: (account, request) => createPayment(deps, account, request),
    createPayout: (account, request) => createPayout(deps, account, request),
    applyRefund: (account, request) => applyRefund(deps, account, request),
  };
}

export function createPlatformOperations(deps: PlatformDependencies): PlatformOperations {
  return {
    refundByHand: (account, request, record) => applyRefund(deps, account, request, record),
    payOutByHand: (account, request, record) => createPayout(deps, account, request, record),
    payOutRun: (account, request, record) => createPayout(deps, account, request, record),
    completeOrder: (input) => completeOrder(deps, input),
    completeRefund: (input) => completeRefund(deps, input),
    openChargeback: (input) => openChargeback(deps, input),
    closeChargeback: (input) => closeChargeback(deps, input),
  };
}

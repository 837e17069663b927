import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { receiptSettingsOf } from '../../domain/merchants/receipt-settings.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';

type ReceiptOperationId = Extract<OperatorOperationId, `${string}ReceiptSettings`>;

export function createReceiptHandlers(
  operations: Pick<OperatorOperations, ReceiptOperationId>,
): Pick<OperatorHandlers, ReceiptOperationId> {
  return {
    getReceiptSettings: async ({ parameters: { merNo } }) => mapOutcome(operations.getReceiptSettings(merNo), toWire),
    changeReceiptSettings: async ({ parameters: { merNo }, body: { replaces, ...settings }, acting }) =>
      mapOutcome(operations.changeReceiptSettings({ merNo, settings, replaces }, acting), toWire),
  };
}

function toWire(merchant: Merchant): components['schemas']['ReceiptSettings'] {
  const { forOrders, replyTo, footer } = receiptSettingsOf(merchant);
  return { merNo: merchant.merNo, forOrders, replyTo, footer };
}

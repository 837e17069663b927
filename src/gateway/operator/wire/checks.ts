import { errors } from '../../../../generated/errors.ts';
import { operations } from '../../../../generated/operations.ts';
import type { components } from '../../../../generated/operator.ts';
import type { OperationRule } from '../../../protocol/operation-rule.ts';
import { CASHIER } from '../../domain/method.ts';
import type { Order } from '../../domain/orders/order.ts';

// What the request of an order was checked for. The order was accepted, so it passed all of them. The order of the checks is that of
// the merchant contract's guide to errors; what each covers is read from the contract's tables.

type ErrorName = (typeof errors)[keyof typeof errors]['name'];

const CODES = new Map<ErrorName, string>(Object.entries(errors).map(([code, { name }]) => [name, code]));

interface Check {
  readonly name: ErrorName;
  readonly text: (order: Order, operation: OperationRule) => string | null;
}

const CHECKS: readonly Check[] = [
  { name: 'merchantUnknown', text: ({ merNo }) => `Merchant ${merNo} exists.` },
  { name: 'merchantNotActive', text: () => 'The merchant is active.' },
  { name: 'invalidInput', text: (order, operation) => `Every field of ${schemaOf(order, operation)} is valid.` },
  {
    name: 'signatureMismatch',
    text: (_, { signature }) => `The signature over ${signature.fields.join(', ')} is right.`,
  },
  {
    name: 'refererRefused',
    text: (_, { referer }) => (referer ? "The Referer is one of the merchant's websites." : null),
  },
  { name: 'versionUnknown', text: () => 'The version of the interface is supported.' },
  { name: 'methodNotEnabled', text: ({ method }) => `${method} is enabled for the merchant.` },
  {
    name: 'currencyNotEnabled',
    text: ({ currency, method }) => `${currency} is enabled, and ${method} is paid in it.`,
  },
  { name: 'orderNumberTaken', text: ({ merOrderNo }) => `The order number ${merOrderNo} was not used before.` },
  {
    name: 'balanceInsufficient',
    text: ({ kind }) => (kind === 'payout' ? 'The balance covers the amount and the fee.' : null),
  },
];

export function checksOf(order: Order): components['schemas']['RequestCheck'][] {
  const operation = operationOf(order);
  return CHECKS.flatMap(({ name, text }) => {
    const passed = text(order, operation);
    return passed === null ? [] : [{ code: CODES.get(name) ?? '', text: passed }];
  });
}

function operationOf({ kind, method }: Order): OperationRule {
  if (kind === 'payout') return operations.createPayout;
  return method === CASHIER ? operations.createCashierOrder : operations.createPayment;
}

function schemaOf({ method }: Order, { variants }: OperationRule): string {
  const variant = variants[method] ?? Object.values(variants)[0];
  return variant?.request ?? 'the request';
}

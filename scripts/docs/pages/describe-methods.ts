import type { Contract } from '../../generate/contract.ts';
import { describeOperations, describePayMethods } from '../../generate/describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../../generate/describe-operations.ts';
import { code } from '../markdown.ts';
import { timeText } from '../tables/cashier-methods.ts';
import { operationPath, pageLink } from './addresses.ts';

// The sixteen pay-in methods: those of /payment, and the two that are the hosted cashier.

export interface DescribedMethod {
  /** What its address is made from. */
  readonly path: string;
  readonly title: string;
  readonly operations: readonly DescribedOperation[];
  readonly variant: DescribedVariant;
  /** Null if it accepts all currencies. */
  readonly currencies: readonly string[] | null;
  readonly expiryText: string;
  readonly callText: string;
}

/** The interface counts the hosted cashier as two methods. */
const CASHIER_METHODS = [
  { path: 'CHECKOUT', title: 'CheckOut', ids: ['openCashier', 'createCashierOrder'] },
  { path: 'CHECKOUT_PAYMENT', title: 'CheckOut Payment', ids: ['createCashierPayment'] },
];

export function describeMethods(contract: Contract): DescribedMethod[] {
  const operations = describeOperations(contract);
  const modes = new Map(describePayMethods(contract).map((mode) => [mode.name, mode]));
  const payment = operations.find(({ selector }) => selector?.in === 'header');
  if (payment === undefined) throw new Error('no operation selects its method by a header');
  const direct = payment.variants.map((variant) => {
    const mode = modes.get(variant.name);
    if (mode === undefined) throw new Error(`PaymentMode does not list ${variant.name}`);
    return {
      path: variant.name,
      title: String(contract.components.schemas[variant.request]?.['title']),
      operations: [payment],
      variant,
      currencies: mode.currencies,
      expiryText: timeText(mode.expirySeconds),
      callText: `${linkTo(payment)}, ${variant.value === '' ? 'no header' : code(`paymentType: ${variant.value}`)}`,
    };
  });
  return [...direct, ...cashierMethods(operations)];
}

function cashierMethods(operations: readonly DescribedOperation[]): DescribedMethod[] {
  return CASHIER_METHODS.map(({ path, title, ids }) => {
    const called = ids.map((id) => operations.find(({ operationId }) => operationId === id));
    const [variant] = called[0]?.variants ?? [];
    const known = called.filter((operation) => operation !== undefined);
    if (variant === undefined || known.length !== ids.length) throw new Error(`the contract has no ${ids.join(', ')}`);
    return {
      path,
      title,
      operations: known,
      variant,
      currencies: null,
      expiryText: 'that of the method the payer uses',
      callText: known.map(linkTo).join(' or '),
    };
  });
}

function linkTo({ path, operationId }: DescribedOperation): string {
  return pageLink(code(path), operationPath(operationId));
}

import type { Contract } from '../../generate/contract.ts';
import { describeOperations, describePayMethods } from '../../generate/describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../../generate/describe-operations.ts';
import { codeList } from '../markdown.ts';
import { timeText } from '../tables/cashier-methods.ts';
import { flowOf } from './payer-flows.ts';
import type { PayerFlow } from './payer-flows.ts';

// The sixteen pay-in methods: those of /payment, and the two that are the hosted cashier.

export interface DescribedMethod {
  /** What its address is made from. */
  readonly name: string;
  readonly title: string;
  readonly operations: readonly [DescribedOperation, ...DescribedOperation[]];
  readonly variant: DescribedVariant;
  readonly currencyText: string;
  readonly expiryText: string;
  readonly flow: PayerFlow;
}

/** The interface counts the hosted cashier as two methods. */
const CASHIER_METHODS = [
  {
    name: 'CHECKOUT',
    title: 'CheckOut',
    ids: ['createCashierOrder', 'openCashier'],
    currencyText: 'every currency; the payer is offered the methods that support it',
    flow: 'cashier',
  },
  {
    name: 'CHECKOUT_PAYMENT',
    title: 'CheckOut Payment',
    ids: ['createCashierPayment'],
    currencyText: 'the currencies of the method in `paymentMode`',
    flow: 'chosenCashier',
  },
] as const;

export function describeMethods(contract: Contract): DescribedMethod[] {
  const operations = describeOperations(contract);
  const modes = new Map(describePayMethods(contract).map((mode) => [mode.name, mode]));
  const payment = operations.find(({ selector }) => selector?.in === 'header');
  if (payment === undefined) throw new Error('no operation selects its method by a header');
  const flows = contract.components.schemas['PaymentMode']?.['x-flow'] as Record<string, string>;
  const direct = payment.variants.map((variant): DescribedMethod => {
    const mode = modes.get(variant.name);
    if (mode === undefined) throw new Error(`PaymentMode does not list ${variant.name}`);
    return {
      name: variant.name,
      title: String(contract.components.schemas[variant.request]?.['title']),
      operations: [payment],
      variant,
      currencyText: mode.currencies === null ? 'every currency' : codeList(mode.currencies),
      expiryText: timeText(mode.expirySeconds),
      flow: flowOf(flows[variant.name] ?? ''),
    };
  });
  return [...direct, ...CASHIER_METHODS.map((method) => cashierMethod(operations, method))];
}

function cashierMethod(
  operations: readonly DescribedOperation[],
  { name, title, ids, currencyText, flow }: (typeof CASHIER_METHODS)[number],
): DescribedMethod {
  const [first, ...others] = ids.map((id) => operations.find(({ operationId }) => operationId === id));
  const [variant] = first?.variants ?? [];
  if (first === undefined || variant === undefined) throw new Error(`the contract has no operation ${ids.join(', ')}`);
  return {
    name,
    title,
    operations: [first, ...others.filter((operation) => operation !== undefined)],
    variant,
    currencyText,
    expiryText: 'as the method that the payer uses',
    flow: flowOf(flow),
  };
}

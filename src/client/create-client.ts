import { calls } from '../../generated/calls.ts';
import type {
  AmountTotals,
  ApplyRefundBody,
  Balance,
  CreateCashierOrderBody,
  CreateCashierPaymentBody,
  CreatePaymentBodies,
  CreatePaymentResult,
  CreatePayoutBody,
  ListOrdersBody,
  OpenCashierBody,
  OrderList,
  OrderListItem,
  PayoutResult,
  QueryBalanceBody,
  RedirectResult,
  RefundQueryBody,
  RefundQueryResult,
  RefundResult,
  SalesQueryBody,
  SalesQueryResult,
  SumAmountsBody,
} from '../../generated/bodies.ts';
import type { PaymentMethod } from '../../generated/constants.ts';
import type { OperationId } from '../../generated/operations.ts';
import { eachOrder } from './each-order.ts';
import { InvalidRequestError } from './errors.ts';
import { checkOptions } from './options.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { prepareRequest } from './prepare-request.ts';
import { createRawClient } from './raw-client.ts';
import type { RawClient } from './raw-client.ts';
import { createTransport } from './send.ts';
import { submit } from './submit-safely.ts';

interface Methods {
  /**
   * Creates a payment with the given method, such as `PIX`; the type of the body depends on it. Redirect the payer to `payUrl` if
   * there is one. `payCode` is rarely final: wait for the notification, or query the order.
   */
  createPayment<Method extends PaymentMethod>(
    method: Method,
    body: CreatePaymentBodies[Method],
    options?: CallOptions,
  ): Promise<CreatePaymentResult<Method>>;
  /** Creates an order and resolves to the cashier page, as HTML, on which the payer chooses a method. */
  openCashier(body: OpenCashierBody, options?: CallOptions): Promise<string>;
  /** Creates an order and resolves to the address of its cashier page: redirect the payer to `payUrl`. */
  createCashierOrder(body: CreateCashierOrderBody, options?: CallOptions): Promise<RedirectResult>;
  /** The same with a method that you choose, and without addresses. Redirect the payer to `payUrl`. */
  createCashierPayment(body: CreateCashierPaymentBody, options?: CallOptions): Promise<RedirectResult>;
  /** Sends money from your balance to a beneficiary. */
  createPayout(body: CreatePayoutBody, options?: CallOptions): Promise<PayoutResult>;
  /** Refunds a paid order, in whole or in part. The result comes as a notification. */
  applyRefund(body: ApplyRefundBody, options?: CallOptions): Promise<RefundResult>;
  /** The state of a payment or payout, with fees and settlement. */
  queryOrder(body: SalesQueryBody, options?: CallOptions): Promise<SalesQueryResult>;
  /** The state of a refund. */
  queryOrder(body: RefundQueryBody, options?: CallOptions): Promise<RefundQueryResult>;
  /** Your balance in one currency. */
  queryBalance(body: QueryBalanceBody, options?: CallOptions): Promise<Balance>;
  /** One page of your orders. `eachOrder` fetches all pages. */
  listOrders(body: ListOrdersBody, options?: CallOptions): Promise<OrderList>;
  /** The totals of your orders per currency. */
  sumAmounts(body: SumAmountsBody, options?: CallOptions): Promise<AmountTotals>;
}

/** One method per operation of the contract: it does not compile if one has no typed method above. */
export interface Client extends Pick<Methods, OperationId> {
  /** All matching orders, for `for await`. Pages of at least ten are fetched as needed. */
  eachOrder(body?: Omit<ListOrdersBody, 'pageNum'>, options?: CallOptions): AsyncGenerator<OrderListItem>;
  /** The plain openapi-fetch client. It only signs: it does not read envelopes, throw errors or retry. */
  readonly raw: RawClient;
}

/** A client for one merchant. It holds no connection and needs no closing. Throws a `TypeError` if an option is wrong. */
export function createClient(clientOptions: ClientOptions): Client {
  const settings = checkOptions(clientOptions);
  const transport = createTransport(settings);

  // One function for every operation; the interface above adds the types.
  const call = async (
    operationId: OperationId,
    variant: string | undefined,
    body: object,
    options: CallOptions = {},
  ) => {
    const headers = {
      ...options.headers,
      ...(calls[operationId].idempotencyKey && {
        'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID(),
      }),
    };
    const request = prepareRequest(settings, { operationId, variant, body, headers });
    const problems = [...(settings.validate?.(operationId, request.variantName, request.body) ?? [])];
    // Bundlers that replace NODE_ENV remove this.
    if (process.env.NODE_ENV !== 'production' && settings.checkFieldNames !== false) {
      const { findMisspelledFields } = await import('./check-field-names.ts');
      problems.push(...findMisspelledFields(request));
    }
    if (problems.length > 0) throw new InvalidRequestError(operationId, problems);
    return submit({ settings, transport, request, options });
  };

  const simple = Object.keys(calls).map((id) => [
    id,
    (body: object, callOptions?: CallOptions) => call(id as OperationId, undefined, body, callOptions),
  ]);
  const methods = {
    ...Object.fromEntries(simple),
    createPayment: (method: string, body: object, callOptions?: CallOptions) =>
      call('createPayment', method, body, callOptions),
  } as Pick<Methods, OperationId>;
  return {
    ...methods,
    eachOrder: (body = {}, callOptions) =>
      eachOrder((paging) => methods.listOrders({ ...body, ...paging }, callOptions), body),
    raw: createRawClient(settings, transport),
  };
}

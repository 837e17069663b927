import { calls } from '../../generated/calls.ts';
import type { OperationId } from '../../generated/operations.ts';
import type {
  BodyOf,
  DataOf,
  OrderListItem,
  PaymentBody,
  PaymentMethod,
  PaymentResult,
  PayoutResult,
} from './body-types.ts';
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
  /** Creates a payment with the given method; the type of the body depends on it. */
  createPayment<Method extends PaymentMethod>(
    method: Method,
    body: PaymentBody<Method>,
    options?: CallOptions,
  ): Promise<PaymentResult<Method>>;
  /** Resolves to the cashier page, as HTML. */
  openCashier(body: BodyOf<'openCashier'>, options?: CallOptions): Promise<string>;
  createCashierOrder(body: BodyOf<'createCashierOrder'>, options?: CallOptions): Promise<DataOf<'createCashierOrder'>>;
  createCashierPayment(
    body: BodyOf<'createCashierPayment'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCashierPayment'>>;
  createPayout(body: BodyOf<'createPayout'>, options?: CallOptions): Promise<PayoutResult>;
  applyRefund(body: BodyOf<'applyRefund'>, options?: CallOptions): Promise<DataOf<'applyRefund'>>;
  queryOrder(body: BodyOf<'queryOrder', 'sales'>, options?: CallOptions): Promise<DataOf<'queryOrder', 'sales'>>;
  queryOrder(body: BodyOf<'queryOrder', 'refund'>, options?: CallOptions): Promise<DataOf<'queryOrder', 'refund'>>;
  queryBalance(body: BodyOf<'queryBalance'>, options?: CallOptions): Promise<DataOf<'queryBalance'>>;
  listOrders(body: BodyOf<'listOrders'>, options?: CallOptions): Promise<DataOf<'listOrders'>>;
  sumAmounts(body: BodyOf<'sumAmounts'>, options?: CallOptions): Promise<DataOf<'sumAmounts'>>;
}

/** Does not compile if an operation of the contract has no typed method above. */
export interface Client extends Pick<Methods, OperationId> {
  /** All matching orders, for `for await`. Pages of at least ten are fetched as needed. */
  eachOrder(body?: Omit<BodyOf<'listOrders'>, 'pageNum'>, options?: CallOptions): AsyncGenerator<OrderListItem>;
  /** The plain openapi-fetch client. It only signs: it does not read envelopes, throw errors or retry. */
  readonly raw: RawClient;
}

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
    createPayment: (method: PaymentMethod, body: object, callOptions?: CallOptions) =>
      call('createPayment', method, body, callOptions),
  } as Pick<Methods, OperationId>;
  return {
    ...methods,
    eachOrder: (body = {}, callOptions) =>
      eachOrder((paging) => methods.listOrders({ ...body, ...paging }, callOptions), body),
    raw: createRawClient(settings, transport),
  };
}

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
  /** A payment by the named method; the body is that method's own. */
  createPayment<Method extends PaymentMethod>(
    method: Method,
    body: PaymentBody<Method>,
    options?: CallOptions,
  ): Promise<PaymentResult<Method>>;
  /** The cashier page, as HTML. */
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

/** Each operation of the contract has its typed method above: one without does not compile. */
export interface Client extends Pick<Methods, OperationId> {
  /** All orders that match, for `for await`; pages of at least ten are fetched as needed. */
  eachOrder(body?: Omit<BodyOf<'listOrders'>, 'pageNum'>, options?: CallOptions): AsyncGenerator<OrderListItem>;
  /** The plain openapi-fetch client, with signing only: no envelope read, nothing thrown, nothing repeated. */
  readonly raw: RawClient;
}

export function createClient(clientOptions: ClientOptions): Client {
  const settings = checkOptions(clientOptions);
  const transport = createTransport(settings);

  // One call for every operation; the interface above gives each its types.
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
    // Written so that bundlers that know NODE_ENV leave it out.
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

import { calls } from '../../generated/calls.ts';
import type { OperationId } from '../../generated/operations.ts';
import { backoffMs, sleep } from './backoff.ts';
import { GatewayError } from './errors.ts';
import type { TransportError } from './errors.ts';
import { findOrder } from './find-order.ts';
import type { KnownOrder } from './find-order.ts';
import type { CallOptions } from './options.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { sendOnce } from './send.ts';
import type { CallContext } from './send.ts';

// A lost answer says nothing about the order. Before an order is submitted again the gateway is asked whether it knows
// it, so that an order is created at most once and the caller learns its true state, or that it is not known.

/** These create an order under the merchant's own number. The cashier page is not among them: a page cannot be recovered. */
const ORDER_OPERATIONS = new Set<OperationId>([
  'createPayment',
  'createPayout',
  'createCashierOrder',
  'createCashierPayment',
]);

export async function callSafely(
  context: CallContext,
  request: PreparedRequest,
  options: CallOptions,
): Promise<unknown> {
  if (ORDER_OPERATIONS.has(request.operationId)) return submitOrder(context, request, options);
  // A query changes nothing, and a refund carries an Idempotency-Key: both can be sent again as they are.
  const attemptsMax = request.operationId === 'openCashier' ? 1 : context.settings.resubmit.attemptsMax;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(context, request, options);
    } catch (caught) {
      const error = caught as CallError;
      if (attempt >= attemptsMax || !isTransient(error)) throw error;
      await sleep(backoffMs(context.settings, attempt, error.retryAfterSeconds), options.signal);
    }
  }
}

async function submitOrder(context: CallContext, request: PreparedRequest, options: CallOptions): Promise<unknown> {
  const { settings } = context;
  // Once a submission may have been carried out it may still arrive late, whatever later ones were answered.
  let doubt: unknown;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(context, request, options);
    } catch (caught) {
      const error = caught as CallError;
      if (mayHaveActed(error)) doubt ??= error;
      if (settings.resubmit.attemptsMax === 1) throw error;
      const asks = mayHaveActed(error) || (doubt !== undefined && isTaken(error));
      if (!asks && !isTransient(error)) throw doubt ?? error;
      await sleep(backoffMs(settings, attempt, error.retryAfterSeconds), options.signal);
      if (asks) {
        const known = await askOrGiveUp(context, request, { options, error: doubt });
        if (known !== undefined) return recover(context, request, { options, known });
      }
      if (attempt >= settings.resubmit.attemptsMax) throw doubt ?? error;
    }
  }
}

/** Where the gateway cannot be asked either, nothing is known and nothing more is submitted. */
async function askOrGiveUp(
  context: CallContext,
  request: PreparedRequest,
  doubt: { options: CallOptions; error: unknown },
): Promise<KnownOrder | undefined> {
  const { signal, timeoutMs } = doubt.options;
  const ask = { ...(signal && { signal }), ...(timeoutMs && { timeoutMs }) };
  try {
    return await findOrder(
      (query) => callSafely(context, query, ask),
      context.settings,
      String(request.body['merOrderNo']),
    );
  } catch {
    throw doubt.error;
  }
}

async function recover(
  context: CallContext,
  request: PreparedRequest,
  found: { options: CallOptions; known: KnownOrder },
): Promise<unknown> {
  const { known } = found;
  const { operationId, body } = request;
  if (known.sourceAmount !== body['sourceAmount'] || known.sourceCurrency !== body['currencyCode']) {
    const message = 'The number is taken by an order of another amount.';
    throw new GatewayError(message, { operationId, code: '10006', httpStatus: 200 });
  }
  const result = { tradeNo: known.tradeNo, merOrderNo: String(body['merOrderNo']), payCode: PAY_CODE[known.state] };
  if (known.state !== 1 || !calls[operationId].idempotencyKey) return result;
  try {
    // The same key brings the first answer again, and with it the payUrl.
    return await sendOnce(context, request, found.options);
  } catch {
    // A gateway that does not know the key refuses the number; what was found out still holds.
    return result;
  }
}

const PAY_CODE = { 1: 2, 2: 1, 3: 0 } as const;

/** `sendOnce` throws one of the two; what both have in common, and what only one has. */
type CallError = Partial<GatewayError> & Partial<TransportError>;

function isTransient(error: CallError): boolean {
  const { httpStatus = 0 } = error;
  return mayHaveActed(error) || httpStatus >= 500 || httpStatus === 429;
}

/** A caller that aborts wants no more of it, and a forged answer is for people to look at. */
function mayHaveActed({ outcome, problem }: CallError): boolean {
  return outcome === 'unknown' && problem !== 'aborted' && problem !== 'forged';
}

/** On a resubmission, a taken number may well be taken by the first submission, which arrived late. */
function isTaken({ code }: CallError): boolean {
  return code === '10006' || code === '10007';
}

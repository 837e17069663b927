import { calls } from '../../generated/calls.ts';
import { ORDER_NUMBER_TAKEN, SUBMITTED_TWICE } from '../../generated/codes.ts';
import { backoffMs, sleep } from './backoff.ts';
import { GatewayError } from './errors.ts';
import type { TransportError } from './errors.ts';
import { findOrder } from './find-order.ts';
import type { KnownOrder } from './find-order.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { sendOnce } from './send.ts';
import type { Submission } from './send.ts';

// If a response is lost, the order may or may not exist. Before a retry the client queries the order, so that it is created
// at most once and the caller gets its real state, or the outcome `unknown`. All attempts of a call share an
// Idempotency-Key, which returns what only the first response had: payUrl or page.

/** Operations that create no order are retried as they are: a query changes nothing, and a refund has its key. */
export async function submit(
  submission: Submission,
  // An operation that signs an order amount creates an order.
  createsOrder = calls[submission.request.operationId].fields.includes('sourceAmount'),
): Promise<unknown> {
  const { settings, request, options } = submission;
  const { attemptsMax } = settings.resubmit;
  // An attempt with an unknown outcome may still arrive late, whatever the response to later ones.
  let doubt: unknown;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(submission);
    } catch (caught) {
      const error = caught as CallError;
      if (mayHaveActed(error) && calls[request.operationId].idempotencyKey) doubt ??= error;
      const asks = createsOrder && attemptsMax > 1 && (mayHaveActed(error) || (doubt !== undefined && isTaken(error)));
      if (!asks && (attempt >= attemptsMax || !isTransient(error))) throw doubt ?? error;
      await sleep(backoffMs(settings, attempt, error.retryAfterSeconds), options.signal);
      const known = asks && (await find(submission, doubt));
      if (known) return recover(submission, known, doubt);
      if (attempt >= attemptsMax) throw doubt;
    }
  }
}

/** If the query fails too, the outcome stays unknown and nothing more is submitted. */
function find(submission: Submission, doubt: unknown): Promise<KnownOrder | undefined> {
  const { settings, request: submitted } = submission;
  const ask = (request: PreparedRequest) => submit({ ...submission, request }, false);
  return findOrder(ask, settings, String(submitted.body['merOrderNo'])).catch(() => {
    throw doubt;
  });
}

async function recover(submission: Submission, known: KnownOrder, doubt: unknown): Promise<unknown> {
  const { operationId, body, variant } = submission.request;
  if (known.sourceAmount !== body['sourceAmount'] || known.sourceCurrency !== body['currencyCode']) {
    const message = 'The number belongs to an order of another amount.';
    throw new GatewayError(message, { operationId, code: ORDER_NUMBER_TAKEN, httpStatus: 200 });
  }
  const payCode = PAY_CODE[known.state];
  const result = { tradeNo: known.tradeNo, merOrderNo: body['merOrderNo'], payCode };
  const leadsToPage = variant.page ?? variant.payUrl;
  if (payCode !== 2 && !leadsToPage) return result;
  try {
    const first = await submit(submission, false);
    return payCode === 2 || variant.page ? first : { ...(first as object), payCode };
  } catch {
    // A gateway without the key refuses the order number. The queried state is still right, but has no page for the payer.
    if (leadsToPage) throw doubt;
    return result;
  }
}

const PAY_CODE = { 1: 2, 2: 1, 3: 0 } as const;

/** `sendOnce` throws one of two errors: their common fields, and those that only one has. */
type CallError = Partial<GatewayError> & Partial<TransportError>;

function isTransient(error: CallError): boolean {
  const { httpStatus = 0 } = error;
  return mayHaveActed(error) || error.outcome === 'notSent' || httpStatus >= 500 || httpStatus === 429;
}

/** No retry if the caller aborted, or if the response was forged, which a person must look into. */
function mayHaveActed({ outcome, problem }: CallError): boolean {
  return outcome === 'unknown' && problem !== 'aborted' && problem !== 'forged';
}

/** On a retry, a duplicate order number may come from the first attempt, which arrived late. */
function isTaken({ code }: CallError): boolean {
  return code === ORDER_NUMBER_TAKEN || code === SUBMITTED_TWICE;
}

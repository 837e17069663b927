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

// A lost answer says nothing about the order. Before an order is submitted again the gateway is asked whether it knows
// it, so that an order is created at most once and the caller learns its true state, or that it is not known. The
// Idempotency-Key, the same in every submission of one call, then brings what only the first answer had: payUrl or page.

/** What creates no order is sent again as it is: a query changes nothing, and a refund is known by its key. */
export async function submit(
  submission: Submission,
  // Who signs the amount of an order creates one.
  createsOrder = calls[submission.request.operationId].fields.includes('sourceAmount'),
): Promise<unknown> {
  const { settings, request, options } = submission;
  const { attemptsMax } = settings.resubmit;
  // Once a submission may have been carried out it may still arrive late, whatever later ones were answered.
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

/** If the gateway cannot be asked either, nothing is known and nothing more is submitted. */
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
    const message = 'The number is taken by an order of another amount.';
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
    // A gateway that does not know the key refuses the number. What was found out still holds, but leads the payer nowhere.
    if (leadsToPage) throw doubt;
    return result;
  }
}

const PAY_CODE = { 1: 2, 2: 1, 3: 0 } as const;

/** `sendOnce` throws one of the two; what both have in common, and what only one has. */
type CallError = Partial<GatewayError> & Partial<TransportError>;

function isTransient(error: CallError): boolean {
  const { httpStatus = 0 } = error;
  return mayHaveActed(error) || error.outcome === 'notSent' || httpStatus >= 500 || httpStatus === 429;
}

/** A caller that aborts wants no more of it, and a forged answer is for people to look at. */
function mayHaveActed({ outcome, problem }: CallError): boolean {
  return outcome === 'unknown' && problem !== 'aborted' && problem !== 'forged';
}

/** On a resubmission, a taken number may well be taken by the first submission, which arrived late. */
function isTaken({ code }: CallError): boolean {
  return code === ORDER_NUMBER_TAKEN || code === SUBMITTED_TWICE;
}

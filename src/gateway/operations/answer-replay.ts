import { refused } from '../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../domain/outcomes.ts';
import type { IdempotencyKey } from '../domain/requests.ts';
import type { Replay } from '../domain/store.ts';
import type { Dependencies } from './dependencies.ts';

/** The first response to an idempotency key again, or a refusal if the key was sent with a different body. */
export async function answerReplay(
  deps: Pick<Dependencies, 'store'>,
  replay: Replay,
  key: IdempotencyKey | null,
): Promise<AcceptedOrder | Refused> {
  if (replay.fingerprint !== key?.fingerprint) return refuseOtherBody();
  if (replay.answer !== null) {
    if ('refundNo' in replay.answer) throw new Error(`the key of order ${replay.subject} has the response of a refund`);
    return replay.answer;
  }
  // The first request has not been answered yet, or never was: answer with the order's current state.
  const order = await deps.store.findOrder({ merNo: replay.merNo, tradeNo: replay.subject });
  if (order === null) throw new Error(`the order ${replay.subject} of an idempotency key does not exist`);
  const { tradeNo, merOrderNo, state, message } = order;
  // The payer's page is available while the order is open, and shows its state.
  const onPage = order.kind === 'payment' && state === 'processing';
  return { kind: 'accepted', tradeNo, merOrderNo, state, onPage, message };
}

export function refuseOtherBody(): Refused {
  return refused('orderNumberTaken', 'Idempotency-Key: already used with a different body. Use a new key.');
}

/** The same order number again: within a second it is most likely a double click. */
export function refuseTaken(createdAt: number, now: number): Refused {
  return now - createdAt < 1000
    ? refused('submittedTwice', 'merOrderNo: the same order was submitted less than a second ago.')
    : refused('orderNumberTaken', 'merOrderNo: already used by another order. Use a new number.');
}

import { refused } from '../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../domain/outcomes.ts';
import type { IdempotencyKey } from '../domain/requests.ts';
import type { Replay } from '../domain/store.ts';
import type { Dependencies } from './dependencies.ts';

/** The first answer of an idempotency key again, or a refusal where the key came with another body. */
export async function answerReplay(
  deps: Pick<Dependencies, 'store'>,
  replay: Replay,
  key: IdempotencyKey | null,
): Promise<AcceptedOrder | Refused> {
  if (replay.fingerprint !== key?.fingerprint) return refuseOtherBody();
  if (replay.answer !== null) {
    if ('refundNo' in replay.answer) throw new Error(`the key of order ${replay.subject} has a refund's answer`);
    return replay.answer;
  }
  // The first request has not been answered yet, or never was: the order says how it stands.
  const order = await deps.store.findOrder({ merNo: replay.merNo, tradeNo: replay.subject });
  if (order === null) throw new Error(`the order ${replay.subject} of an idempotency key is not there`);
  const { tradeNo, merOrderNo, state, message } = order;
  // Its page can be opened while it is open; it says how the order stands.
  const onPage = order.kind === 'payment' && state === 'processing';
  return { kind: 'accepted', tradeNo, merOrderNo, state, onPage, message };
}

export function refuseOtherBody(): Refused {
  return refused('orderNumberTaken', 'Idempotency-Key: it was used with another body; use a new one.');
}

/** The same order number again: within a second it is most likely one click that came twice. */
export function refuseTaken(createdAt: number, now: number): Refused {
  return now - createdAt < 1000
    ? refused('submittedTwice', 'merOrderNo: it was submitted less than a second ago.')
    : refused('orderNumberTaken', 'merOrderNo: an order has this number already.');
}

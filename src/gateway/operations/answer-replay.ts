import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../domain/order.ts';
import { refused } from '../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../domain/outcomes.ts';
import type { IdempotencyKey } from '../domain/requests.ts';
import type { Replay } from '../domain/store.ts';
import type { Dependencies } from './dependencies.ts';

type ReplayDependencies = Pick<Dependencies, 'store' | 'clock' | 'stopwatch' | 'firstInquiryMs'>;

/** The first response to an idempotency key again, or a refusal if the key was sent with a different request. */
export async function answerReplay(
  deps: ReplayDependencies,
  replay: Replay,
  key: IdempotencyKey | null,
): Promise<AcceptedOrder | Refused> {
  if (replay.fingerprint !== key?.fingerprint) return refuseOtherRequest(replay);
  const answer = replay.answer ?? (await waitForAnswer(deps, replay));
  if (answer === null) return currentAnswer(await findOrderOf(deps, replay));
  if ('refundNo' in answer) throw new Error(`the key of order ${replay.subject} has the response of a refund`);
  return answer;
}

/** An order that was accepted before a rule forbade it keeps its answer: its merchant must not believe that it was refused. */
export async function refuseUnlessReplayed(
  deps: ReplayDependencies,
  { refusal, key, ...of }: Pick<Replay, 'merNo' | 'operation'> & { refusal: Refused; key: IdempotencyKey | null },
): Promise<AcceptedOrder | Refused> {
  const replay = key === null ? null : await deps.store.findReplay({ ...of, key: key.key });
  return replay === null ? refusal : answerReplay(deps, replay, key);
}

/** The message while an order is at the bank, and of one whose first request was never answered. */
export const WAITING_FOR_BANK = 'Waiting for the bank.';

const POLL_MS_MIN = 25;
const POLL_MS_MAX = 400;

/**
 * The first request is still at the bank, perhaps on another node: its response is in the store by the time at which the
 * channel would be queried about the order. Null if none came by then: whoever worked on it has died.
 */
async function waitForAnswer(deps: ReplayDependencies, replay: Replay): Promise<Replay['answer']> {
  const { clock, stopwatch, firstInquiryMs } = deps;
  const { createdAt, state } = await findOrderOf(deps, replay);
  const leftMs = state === 'processing' ? Math.min(firstInquiryMs, createdAt + firstInquiryMs - clock.now()) : 0;
  const until = stopwatch.elapsedMs() + leftMs;
  let pauseMs = POLL_MS_MIN;
  for (;;) {
    const answer = (await deps.store.findReplay(replay))?.answer ?? null;
    if (answer !== null || stopwatch.elapsedMs() >= until) return answer;
    await sleep(Math.min(pauseMs, Math.max(1, until - stopwatch.elapsedMs())));
    pauseMs = Math.min(POLL_MS_MAX, pauseMs * 2);
  }
}

async function findOrderOf({ store }: ReplayDependencies, { merNo, subject }: Replay): Promise<Order> {
  const order = await store.findOrder({ merNo, tradeNo: subject });
  if (order === null) throw new Error(`the order ${subject} of an idempotency key does not exist`);
  return order;
}

function currentAnswer({ kind, tradeNo, merOrderNo, state, message }: Order): AcceptedOrder {
  const isOpen = state === 'processing';
  // Whether the bank has asked for the payer is not known. The payer's page is available while the order is open, and
  // shows its state.
  const onPage = kind === 'payment' && isOpen;
  return {
    kind: 'accepted',
    tradeNo,
    merOrderNo,
    state,
    onPage,
    message: isOpen && message === '' ? WAITING_FOR_BANK : message,
  };
}

/** Payments of all paths and methods have one set of keys; payouts and refunds have theirs. */
export function refuseOtherRequest({ operation }: Pick<Replay, 'operation'>): Refused {
  const other = operation === 'createPayment' ? 'body, path or paymentType' : 'body';
  return refused('orderNumberTaken', `Idempotency-Key: already used with a different ${other}. Use a new key.`);
}

/** The same order number again: within a second it is most likely a double click. */
export function refuseTaken(createdAt: number, now: number): Refused {
  return now - createdAt < 1000
    ? refused('submittedTwice', 'merOrderNo: the same order was submitted less than a second ago.')
    : refused('orderNumberTaken', 'merOrderNo: already used by another order. Use a new number.');
}

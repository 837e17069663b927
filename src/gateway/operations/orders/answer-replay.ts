import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import { refused } from '../../domain/outcomes.ts';
import type { AcceptedOrder, Refused } from '../../domain/outcomes.ts';
import type { IdempotencyKey } from '../../domain/orders/order-requests.ts';
import type { Replay, ReplayStore } from '../../domain/orders/replay.ts';
import type { Clock, Stopwatch } from '../../domain/ports.ts';
import { WAITING_FOR_BANK } from '../../domain/orders/order-messages.ts';

export interface AnswerReplayDependencies {
  readonly store: Pick<OrderStore, 'findOrder'> & Pick<ReplayStore, 'findReplay'>;
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  readonly firstInquiryMs: number;
}

/** The first response to an idempotency key again, or a refusal if the key was sent with a different request. */
export async function answerReplay(
  deps: AnswerReplayDependencies,
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
  deps: AnswerReplayDependencies,
  { refusal, key, ...of }: Pick<Replay, 'merNo' | 'operation'> & { refusal: Refused; key: IdempotencyKey | null },
): Promise<AcceptedOrder | Refused> {
  const replay = key === null ? null : await deps.store.findReplay({ ...of, key: key.key });
  return replay === null ? refusal : answerReplay(deps, replay, key);
}

const POLL_MS_MIN = 25;
const POLL_MS_MAX = 400;

/**
 * The first request is still at the bank, perhaps on another node: its response is in the store by the time at which the
 * channel would be queried about the order. Null if none came by then: whoever worked on it has died.
 */
async function waitForAnswer(deps: AnswerReplayDependencies, replay: Replay): Promise<Replay['answer']> {
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

async function findOrderOf({ store }: AnswerReplayDependencies, { merNo, subject }: Replay): Promise<Order> {
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

export function refuseOtherRequest({ operation }: Pick<Replay, 'operation'>): Refused {
  return refused('idempotencyKeyTaken', { operation });
}

/** The same order number again: within a second it is most likely a double click. */
export function refuseTaken(createdAt: number, now: number): Refused {
  return refused(now - createdAt < 1000 ? 'submittedTwice' : 'orderNumberTaken');
}

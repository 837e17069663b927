import { EXPIRED } from '../../domain/orders/order-messages.ts';
import type { AttemptStore, CountedAttempt } from '../../domain/payments/attempt.ts';
import type { Script } from '../../domain/orders/order.ts';
import type { Expiry } from '../../domain/payments/expiry.ts';
import type { Clock } from '../../domain/ports.ts';
import { completeOrder } from '../acquirers/complete-order.ts';
import type { CompleteOrderDependencies } from '../acquirers/complete-order.ts';
import type { SandboxDecision } from '../operations.ts';
import { closeOrder } from '../acquirers/inquire.ts';
import type { InquireDependencies } from '../acquirers/inquire.ts';
import type { PayerOptions } from './create-payer-operations.ts';
import { findPayerOrder } from './find-order.ts';
import type { FindOrderDependencies, FoundPayerOrder } from './find-order.ts';
import { expireAttempt, expireOrder } from '../payments/inquire-attempt.ts';

const LATE_SECONDS = 15;

const STAY_PENDING: Script = { name: 'stayPending', laterSeconds: 0 };
const APPROVE_LATER: Script = { name: 'approveLater', laterSeconds: LATE_SECONDS };

export type DecideDependencies = FindOrderDependencies &
  CompleteOrderDependencies &
  InquireDependencies & {
    readonly store: Pick<AttemptStore, 'endTime' | 'changeAttempt' | 'openAttempt'>;
    readonly clock: Clock;
    readonly expiry: Expiry;
    readonly firstInquiryMs: number;
  };

/** S21: the sandbox's panel. It does not change an order that has ended. */
export async function decide(
  deps: DecideDependencies,
  options: PayerOptions,
  input: { tradeNo: string; decision: SandboxDecision },
): Promise<void> {
  const { tradeNo, decision } = input;
  const found = await findPayerOrder(deps, options.methods, tradeNo);
  if (found === null || found.order.state !== 'processing') return;
  switch (decision) {
    case 'succeed':
      return void (await completeOrder(deps, { tradeNo, result: 'success', audit: null }));
    case 'fail':
      return void (await completeOrder(deps, { tradeNo, result: 'failure', audit: null }));
    case 'expire':
      return expire(deps, found);
    case 'leavePending':
      return rescript(deps, found, STAY_PENDING);
    case 'succeedLate':
      return rescript(deps, found, APPROVE_LATER);
  }
}

/** Expires the order now, and runs at once what the sweep would do. */
async function expire(deps: DecideDependencies, found: FoundPayerOrder): Promise<void> {
  const { attempt, details } = found;
  const order = { ...found.order, expiresAt: deps.clock.now() };
  await deps.store.endTime(order, order.expiresAt);
  if (attempt?.state === 'open') await expireAttempt(deps, { order, attempt });
  else if (details.onPage === true) await expireOrder(deps, order);
  else await closeOrder(deps, order, EXPIRED);
}

/** The attempt continues as if it had started now, with another script; if there is none, one starts. */
async function rescript(deps: DecideDependencies, found: FoundPayerOrder, script: Script): Promise<void> {
  const createdAt = deps.clock.now();
  const inquireAt = createdAt + (script.laterSeconds * 1000 || deps.firstInquiryMs);
  const attempt = found.attempt?.state === 'open' ? found.attempt : await begin(deps, found, { createdAt, inquireAt });
  if (attempt !== null) await deps.store.changeAttempt(attempt, { script, createdAt, inquireAt });
}

async function begin(
  deps: DecideDependencies,
  { order, methods }: FoundPayerOrder,
  moments: { createdAt: number; inquireAt: number },
): Promise<CountedAttempt | null> {
  const [method] = methods;
  if (method === undefined) return null;
  const { merNo, tradeNo } = order;
  const expiresAt = deps.expiry.ofAttempt(order, method, moments.createdAt);
  const tried = { acquirer: null, channelVersion: null, isFallback: false, routing: null };
  const attempt = { merNo, tradeNo, method, card: null, script: STAY_PENDING, expiresAt, ...tried, ...moments };
  const opened = await deps.store.openAttempt(attempt);
  return 'attempt' in opened ? opened.attempt : null;
}

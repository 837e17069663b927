import { nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import type { ChannelAnswer, Channels, Clock, Ids } from '../../domain/ports.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type { ExceptionStore } from '../../domain/reconciliation/exception-store.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import { maskText } from '../../domain/text/mask.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { findCard } from '../payments/find-card.ts';

// Asks the acquirer about what an exception is about, and keeps the answer beside it. What has ended here stays as it is (I5).

export interface AskDependencies {
  readonly store: Pick<ExceptionStore, 'findException' | 'changeException'> &
    Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
    Pick<AttemptStore, 'findNewestAttempt'> &
    Pick<RefundStore, 'findRefund'>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** What an inquiry about an order that is still processing always does. */
  readonly inquireOrder: (reference: OrderReference) => Promise<unknown>;
}

export interface AcquirerSays {
  readonly at: number;
  readonly kind: Exclude<ChannelAnswer['kind'], 'notSent'>;
  readonly message: string;
  readonly isApplied: boolean;
}

export async function askAcquirer(
  deps: AskDependencies,
  exceptionNo: string,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const exception = await deps.store.findException(exceptionNo);
  if (exception === null) return refuse('exceptionNotFound', { exceptionNo });
  const said = await ask(deps, exception);
  if (said === null) return refuse('nothingToAsk');
  const at = deps.clock.now();
  const answer: AcquirerSays = { at, ...said };
  const noteNo = deps.ids.newId('note');
  await deps.store.changeException(exceptionNo, ({ merNo, kind }) => ({
    exception: { answer: JSON.stringify(answer) },
    note: {
      exceptionNo,
      noteNo,
      at,
      personId: personBehind(acting.actor),
      person: nameOf(acting.actor),
      kind: 'asked',
      text: `${answer.kind}: ${answer.message}`,
    },
    audit: auditOf(acting, {
      at,
      action: 'askAcquirer',
      merNo,
      target: exceptionNo,
      detail: `${kind}: ${answer.kind}`,
      after: { answer: answer.kind, isApplied: answer.isApplied },
    }),
  }));
  const now = await deps.store.findException(exceptionNo);
  return now === null ? refuse('exceptionNotFound', { exceptionNo }) : done(now);
}

async function ask(
  deps: AskDependencies,
  { merNo, subject }: ReconciliationException,
): Promise<Omit<AcquirerSays, 'at'> | null> {
  if (subject === null) return null;
  if (merchantOf('refund', subject) === merNo) {
    const refund = await deps.store.findRefund({ merNo, refundNo: subject });
    if (refund === null) return null;
    const asked = { ...refund, kind: 'refund' as const, method: 'REFUND' as const };
    const answer = await deps.channels
      .to(refund.acquirer)
      .inquire({ ...asked, findCard: () => findCard(deps, refund) });
    return answeredBy(answer, false);
  }
  const order = merchantOf('order', subject) === merNo ? await findOrder(deps, { merNo, tradeNo: subject }) : null;
  if (order === null) return null;
  const isOpen = order.state === 'processing';
  if (isOpen) await deps.inquireOrder({ merNo, tradeNo: subject });
  return answeredBy(await inquire(deps, order), isOpen);
}

function findOrder({ store }: AskDependencies, reference: OrderReference): Promise<Order | null> {
  return store.findOrder(reference);
}

/** About the payer's last try, if the order was paid on a page: the acquirer knows no other number. */
async function inquire(deps: AskDependencies, order: Order): Promise<ChannelAnswer> {
  const attempt = await deps.store.findNewestAttempt(order);
  const asked = { ...order, refundNo: null, findCard: () => findCard(deps, order) };
  const acquirer = attempt?.acquirer ?? order.acquirer;
  return deps.channels
    .to(acquirer)
    .inquire(attempt === null ? asked : { ...asked, method: attempt.method, attempt: attempt.attempt });
}

function answeredBy(answer: ChannelAnswer, isApplied: boolean): Omit<AcquirerSays, 'at'> {
  const kind = answer.kind === 'notSent' ? 'unknown' : answer.kind;
  return { kind, message: maskText(answer.message), isApplied };
}

import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Clock } from '../../domain/ports.ts';
import type { Refund } from '../../domain/refunds/refund.ts';
import type { ChargebackOutcome, Completion, PlatformOperations, Undecided } from '../operations.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { maskText } from '../../domain/text/mask.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { chargebackNotFound, done, orderNotFound, refundNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { refundSeenBy } from '../orders/seen-refunds.ts';

// Results for orders, refunds and chargebacks that an operator sets on behalf of the channel or the acquirer. The rules are
// those of the platform's operations; the audit entry is part of their transaction.

type Result = 'success' | 'failure';

/** What the bank says; a due date that it does not say is set. */
interface Opening {
  readonly reason: string;
  readonly dueAt?: number | undefined;
}

interface StateMove {
  readonly action: AuditAction;
  readonly target: string;
  readonly merNo: number | undefined;
  readonly detail: string;
  /** Null if there was none before. */
  readonly moved: readonly [from: string | null, to: string];
}

export interface DisputeDependencies {
  readonly platform: PlatformOperations;
  readonly clock: Clock;
}

export function createDisputeOperations({ clock, platform }: DisputeDependencies) {
  const audit = (acting: Acting, move: StateMove) => moveOf(acting, clock.now(), move);

  const open = (action: AuditAction) => async (tradeNo: string, opening: Opening, acting: Acting) => {
    const entry = audit(acting, {
      action,
      target: tradeNo,
      merNo: merchantOf('order', tradeNo),
      detail: maskText(opening.reason),
      moved: [null, 'open'],
    });
    return openingOf(tradeNo, await platform.openChargeback({ tradeNo, ...opening, audit: entry }));
  };

  return {
    async completeOrder(tradeNo: string, result: Result, acting: Acting): Promise<OperatorOutcome<Order>> {
      const entry = audit(acting, {
        action: 'completeOrder',
        target: tradeNo,
        merNo: merchantOf('order', tradeNo),
        detail: result,
        moved: ['processing', result],
      });
      const outcome = await platform.completeOrder({ tradeNo, result, audit: entry });
      if (outcome.kind === 'notFound') return orderNotFound(tradeNo);
      return outcome.kind === 'done' ? done(outcome.subject) : refuseToEnd('order', outcome);
    },
    async completeRefund(refundNo: string, result: Result, acting: Acting): Promise<OperatorOutcome<Refund>> {
      const entry = audit(acting, {
        action: 'completeRefund',
        target: refundNo,
        merNo: merchantOf('refund', refundNo),
        detail: result,
        moved: ['processing', result],
      });
      const outcome = await platform.completeRefund({ refundNo, result, audit: entry });
      if (outcome.kind === 'notFound') return refundNotFound(refundNo);
      if (outcome.kind === 'done') return done(refundSeenBy(acting.grant, outcome.subject));
      return refuseToEnd('refund', outcome);
    },
    openChargeback: open('openChargeback'),
    /** The sandbox's control: the same, recorded under its own name. */
    chargeOrderBack: open('chargeOrderBack'),
    async closeChargeback(
      chargebackNo: string,
      result: 'won' | 'lost',
      acting: Acting,
    ): Promise<OperatorOutcome<Chargeback>> {
      const entry = audit(acting, {
        action: 'closeChargeback',
        target: chargebackNo,
        merNo: merchantOf('chargeback', chargebackNo),
        detail: result,
        moved: ['open', result],
      });
      const outcome = await platform.closeChargeback({ chargebackNo, result, audit: entry });
      if (outcome.kind === 'notFound') return chargebackNotFound(chargebackNo);
      if (outcome.kind === 'done') return done(outcome.subject);
      return refuse('alreadyFinal', { subject: 'chargeback', state: outcome.subject.state });
    },
  };
}

function moveOf(acting: Acting, at: number, { merNo = OPERATOR_SIDE, moved: [from, to], ...entry }: StateMove) {
  return auditOf(acting, { at, ...entry, merNo, before: from === null ? null : { state: from }, after: { state: to } });
}

function refuseToEnd(
  subject: 'order' | 'refund',
  outcome: Undecided | Extract<Completion<Order | Refund>, { kind: 'alreadyFinal' }>,
) {
  if (outcome.kind === 'undecided') return refuse('acquirerUndecided');
  return refuse('alreadyFinal', { subject, state: outcome.subject.state });
}

function openingOf(tradeNo: string, outcome: ChargebackOutcome): OperatorOutcome<Chargeback> {
  if (outcome.kind === 'notFound') return orderNotFound(tradeNo);
  if (outcome.kind === 'opened') return done(outcome.chargeback);
  return refuse(outcome.reason);
}

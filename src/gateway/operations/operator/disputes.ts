import type { Chargeback } from '../../domain/chargeback.ts';
import type { Order } from '../../domain/order.ts';
import type { Refund } from '../../domain/refund.ts';
import type { ChargebackOutcome } from '../operations.ts';
import { auditOf } from '../../domain/audit.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { maskText } from '../../domain/mask.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { chargebackNotFound, done, orderNotFound, refundNotFound, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import { refundSeenBy } from './refund-lists.ts';

// Results for orders, refunds and chargebacks that an operator sets on behalf of the channel or the acquirer. The rules are
// those of the platform's operations; the audit entry is part of their transaction.

type Result = 'success' | 'failure';

/** What the bank says; a due date that it does not say is set. */
interface Opening {
  readonly reason: string;
  readonly dueAt?: number | undefined;
}

interface StateMove {
  readonly action: string;
  readonly target: string;
  readonly merNo: number | undefined;
  readonly detail: string;
  /** Null if there was none before. */
  readonly moved: readonly [from: string | null, to: string];
}

export function createDisputeOperations({ clock, platform }: OperatorDependencies) {
  const audit = (acting: Acting, move: StateMove) => moveOf(acting, clock.now(), move);

  const open = (action: string) => async (tradeNo: string, opening: Opening, acting: Acting) => {
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
      if (outcome.kind === 'done') return done(outcome.subject);
      return alreadyFinal('order', endOf(outcome.subject));
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
      return alreadyFinal('refund', endOf(outcome.subject));
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
      return alreadyFinal('chargeback', outcome.subject.state === 'won' ? 'was won' : 'was lost');
    },
  };
}

function endOf({ state }: { readonly state: string }): string {
  return state === 'succeeded' ? 'ended with success' : 'ended with failure';
}

function moveOf(acting: Acting, at: number, { merNo = OPERATOR_SIDE, moved: [from, to], ...entry }: StateMove) {
  return auditOf(acting, { at, ...entry, merNo, before: from === null ? null : { state: from }, after: { state: to } });
}

function alreadyFinal(what: string, ended: string) {
  return refuse('alreadyFinal', `The ${what} ${ended} before; nothing was changed.`);
}

const REFUSED: Readonly<Record<Extract<ChargebackOutcome, { kind: 'refused' }>['reason'], string>> = {
  orderNotPaid: 'Only a payment that succeeded can be charged back.',
  alreadyChargedBack: 'The order has a chargeback that is open or lost.',
  nothingLeft: 'The whole order was refunded; there is nothing to charge back.',
  balanceTooLarge: 'The merchant would owe more than a balance can hold. Book a deposit that pays its debt first.',
};

function openingOf(tradeNo: string, outcome: ChargebackOutcome): OperatorOutcome<Chargeback> {
  if (outcome.kind === 'notFound') return orderNotFound(tradeNo);
  if (outcome.kind === 'opened') return done(outcome.chargeback);
  return refuse(outcome.reason, REFUSED[outcome.reason]);
}

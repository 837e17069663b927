import type { Chargeback } from '../../domain/chargeback.ts';
import type { Order } from '../../domain/order.ts';
import type { Refund } from '../../domain/refund.ts';
import type { ChargebackOutcome } from '../operations.ts';
import { auditOf } from './acting.ts';
import type { Acting } from './acting.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { chargebackNotFound, done, orderNotFound, refundNotFound, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

// Results for orders, refunds and chargebacks that an operator sets on behalf of the channel or the acquirer. The rules are
// those of the platform's operations; the audit entry is part of their transaction.

type Result = 'success' | 'failure';

export function createDisputeOperations({ clock, platform }: OperatorDependencies) {
  const audit = (acting: Acting, entry: { action: string; target: string; detail: string }) =>
    auditOf(acting, { at: clock.now(), ...entry });

  return {
    async completeOrder(tradeNo: string, result: Result, acting: Acting): Promise<OperatorOutcome<Order>> {
      const entry = audit(acting, { action: 'completeOrder', target: tradeNo, detail: result });
      const outcome = await platform.completeOrder({ tradeNo, result, audit: entry });
      if (outcome.kind === 'notFound') return orderNotFound(tradeNo);
      if (outcome.kind === 'done') return done(outcome.subject);
      return alreadyFinal('order', outcome.subject.state === 'succeeded' ? 'ended with success' : 'ended with failure');
    },
    async completeRefund(refundNo: string, result: Result, acting: Acting): Promise<OperatorOutcome<Refund>> {
      const entry = audit(acting, { action: 'completeRefund', target: refundNo, detail: result });
      const outcome = await platform.completeRefund({ refundNo, result, audit: entry });
      if (outcome.kind === 'notFound') return refundNotFound(refundNo);
      if (outcome.kind === 'done') return done(outcome.subject);
      return alreadyFinal(
        'refund',
        outcome.subject.state === 'succeeded' ? 'ended with success' : 'ended with failure',
      );
    },
    async openChargeback(tradeNo: string, reason: string, acting: Acting): Promise<OperatorOutcome<Chargeback>> {
      const entry = audit(acting, { action: 'openChargeback', target: tradeNo, detail: reason });
      return openingOf(tradeNo, await platform.openChargeback({ tradeNo, reason, audit: entry }));
    },
    /** The sandbox's control: the same, recorded under its own name. */
    async chargeOrderBack(tradeNo: string, reason: string, acting: Acting): Promise<OperatorOutcome<Chargeback>> {
      const entry = audit(acting, { action: 'chargeOrderBack', target: tradeNo, detail: reason });
      return openingOf(tradeNo, await platform.openChargeback({ tradeNo, reason, audit: entry }));
    },
    async closeChargeback(
      chargebackNo: string,
      result: 'won' | 'lost',
      acting: Acting,
    ): Promise<OperatorOutcome<Chargeback>> {
      const entry = audit(acting, { action: 'closeChargeback', target: chargebackNo, detail: result });
      const outcome = await platform.closeChargeback({ chargebackNo, result, audit: entry });
      if (outcome.kind === 'notFound') return chargebackNotFound(chargebackNo);
      if (outcome.kind === 'done') return done(outcome.subject);
      return alreadyFinal('chargeback', outcome.subject.state === 'won' ? 'was won' : 'was lost');
    },
  };
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

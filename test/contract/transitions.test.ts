import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { mayClose } from '../../src/gateway/domain/chargebacks/chargeback.ts';
import { mayMove } from '../../src/gateway/domain/orders/order.ts';
import { listedStateOf } from '../../src/gateway/domain/refunds/refund.ts';
import type { RefundState } from '../../src/gateway/domain/refunds/refund.ts';
import { listedStateToWire, orderStateToWire, refundStateToWire } from '../../src/gateway/http/wire-states.ts';
import { notificationPayloads } from '../../src/gateway/notifier/payloads.ts';

// The transitions of the contract are exactly those that the gateway allows.

const { schemas } = contract.components;
const STATES = ['processing', 'failed', 'succeeded'] as const;

describe('the transitions of the contract', () => {
  it.each([
    ['payment', schemas.OrderState['x-transitions'].of.payment, orderStateToWire],
    ['payout', schemas.OrderState['x-transitions'].of.payout, orderStateToWire],
    ['refund', schemas.RefundState['x-transitions'].of.refund, refundStateToWire],
  ] as const)('are those that the gateway allows a %s', (_, listed, toWire) => {
    const allowed = pairsOf(STATES).filter(([from, to]) => mayMove(from, to));
    expect(namesOf(listed)).toEqual(allowed.map(([from, to]) => `${toWire(from)} to ${toWire(to)}`).toSorted());
  });

  it('are those that the gateway allows a chargeback', () => {
    const allowed = pairsOf(['open', 'won', 'lost'] as const).filter(([from, to]) => mayClose(from, to));
    const wanted = allowed.map(([from, to]) => `${chargebackToWire(from)} to ${chargebackToWire(to)}`);
    const { state } = schemas.ChargebackNotification.properties;
    expect(namesOf(state['x-transitions'].of.chargeback)).toEqual(wanted.toSorted());
  });

  it('are those that any three refunds, in any order of their results, give an order in the list', () => {
    const listed = schemas.ListedState['x-transitions'].of['listed order'];
    const own = pairsOf(STATES).filter(([from, to]) => mayMove(from, to));
    const ends = own.map(([from, to]) => `${listedStateToWire(from)} to ${listedStateToWire(to)}`);
    expect(namesOf(listed)).toEqual([...new Set([...ends, ...transitionsByRefunds([], 3)])].toSorted());
  });
});

function namesOf(transitions: readonly { from: number; to: number }[]): string[] {
  return transitions.map(({ from, to }) => `${from} to ${to}`).toSorted();
}

function pairsOf<State extends string>(states: readonly State[]): [State, State][] {
  return states.flatMap((from) => states.map((to): [State, State] => [from, to]));
}

/** Walks through everything that can happen next: another refund is accepted, or an open one ends. */
function transitionsByRefunds(refunds: readonly RefundState[], refundsMax: number): string[] {
  const accepted: RefundState[][] = refunds.length < refundsMax ? [[...refunds, 'processing']] : [];
  const ended = refunds.flatMap((state, index) =>
    STATES.filter((to) => mayMove(state, to)).map((to) => refunds.with(index, to)),
  );
  return [...accepted, ...ended].flatMap((next) => {
    const [from, to] = [listedAfter(refunds), listedAfter(next)];
    return [...(from === to ? [] : [`${from} to ${to}`]), ...transitionsByRefunds(next, refundsMax)];
  });
}

function listedAfter(refunds: readonly RefundState[]): number {
  const numbered = refunds.map((state, index) => ({ state, sequence: index + 1 }));
  return listedStateToWire(listedStateOf('succeeded', numbered));
}

function chargebackToWire(state: 'open' | 'won' | 'lost'): number {
  const order = { tradeNo: 'TG1', merOrderNo: 'ORDER-1' };
  const chargeback = { chargebackNo: 'CB1', state, amount: 100n, currency: 'USD', reason: '' };
  return Number((notificationPayloads.chargeback(order, chargeback) as { state?: unknown }).state);
}

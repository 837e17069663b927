import { translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// The words of the deliveries' pages.

export type Delivery = OperatorAnswers['getDelivery'];
export type ListedDelivery = OperatorAnswers['listDeliveries']['deliveries'][number];
export type Endpoint = OperatorAnswers['listEndpoints']['endpoints'][number];

export const EVENTS: Readonly<Record<Delivery['event'], string>> = translated({
  paymentResult: 'Payment result',
  payoutResult: 'Payout result',
  refundResult: 'Refund result',
  chargeback: 'Chargeback',
});

export const STATES: Readonly<Record<Delivery['state'], readonly [text: string, tone: Tone]>> = {
  due: ['waiting', 'wait'],
  acknowledged: ['confirmed', 'good'],
  exhausted: ['failed', 'bad'],
};

/** In place of the order. */
export const TEST_EVENT: Html = tag('test');

export function stateTag(state: Delivery['state']): Html {
  return tag(...STATES[state]);
}

const ENDPOINT_STATES: Readonly<Record<Endpoint['state'], readonly [text: string, tone: Tone]>> = translated({
  failing: ['failing', 'bad'],
  working: ['working', 'good'],
  untried: ['not tried yet', 'plain'],
});

export function endpointTag(state: Endpoint['state']): Html {
  return tag(...ENDPOINT_STATES[state]);
}

/** Counts stop there; see the contract. */
const COUNTED_MAX = 50;

export function counted(count: number): string {
  return count >= COUNTED_MAX ? `${count}+` : String(count);
}

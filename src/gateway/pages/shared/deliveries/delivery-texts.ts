import { say, translated } from '../../../../web/texts.ts';
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

/** What lists can be limited to, with what it is called. */
export function stateChoices(): readonly (readonly [state: Delivery['state'], text: string])[] {
  return [
    ['due', say`waiting`],
    ['acknowledged', say`confirmed`],
    ['exhausted', say`failed`],
  ];
}

const TONES: Readonly<Record<Delivery['state'], Tone>> = { due: 'wait', acknowledged: 'good', exhausted: 'bad' };

/** In place of the order. */
export function testTag(): Html {
  return tag(say`test`);
}

export function stateWord(state: Delivery['state']): string {
  return stateChoices().find(([one]) => one === state)?.[1] ?? state;
}

export function stateTag(state: Delivery['state']): Html {
  return tag(stateWord(state), TONES[state]);
}

export function endpointTag(state: Endpoint['state']): Html {
  switch (state) {
    case 'failing':
      return tag(say`failing`, 'bad');
    case 'working':
      return tag(say`working`, 'good');
    case 'untried':
      return tag(say`not tried yet`);
  }
}

/** Counts stop there; see the contract. */
const COUNTED_MAX = 50;

export function counted(count: number): string {
  return count >= COUNTED_MAX ? `${count}+` : String(count);
}

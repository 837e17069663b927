import { translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { moment } from '../../desk/views/moment.ts';

export type Batch = components['schemas']['Batch'];
type BatchState = components['schemas']['BatchState'];

const STATES: Readonly<Record<BatchState, readonly [title: string, tone: Tone]>> = translated({
  onItsWay: ['On its way', 'wait'],
  paid: ['Paid', 'good'],
  returned: ['Came back', 'bad'],
});

export function batchTag(state: BatchState): Html {
  return tag(...STATES[state]);
}

/** When what became of it happened. */
export function batchTime(exchange: SignedInExchange, { state, createdAt, paidAt, returnedAt }: Batch): Html {
  const at = state === 'paid' ? paidAt : state === 'returned' ? returnedAt : createdAt;
  return at === null ? NOTHING : html`${moment(exchange, at, 'day')}`;
}

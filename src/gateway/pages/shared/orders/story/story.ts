import type { OperatorAnswers } from '../../../../../../generated/operator-operations.ts';
import type { Exchange, SignedInExchange } from '../../../frame/page-types.ts';
import type { Refused } from '../../../../operator/refused.ts';
import type { Answered, DeskContext } from '../../../desk/desk-types.ts';
import { deskOf } from '../../../desk/desks.ts';

// An order with its history, as both desks tell it.

export type Story = OperatorAnswers['getOrder'];
export type Order = Story['order'];
export type Refund = Story['refunds'][number];
export type WaitingRefund = Story['waitingRefunds'][number];
export type Delivery = Story['deliveries'][number];
export type Attempt = Delivery['attempts'][number];

/** An order's page on the desk that is open, or a page below it. */
export function storyPath(exchange: Pick<Exchange, 'desk'>, tradeNo: string, page = ''): string {
  return `${deskOf(exchange).folder}/orders/${encodeURIComponent(tradeNo)}${page}`;
}

export type Read<Value> = { readonly kind: 'done'; readonly value: Value } | Refused;

export async function readStory({ call }: DeskContext, exchange: SignedInExchange): Promise<Read<Story>> {
  return read(await call(exchange, 'getOrder', { parameters: { tradeNo: exchange.parameter } }));
}

/** Reading waits for nobody. */
export function read<Value>(called: Answered<Value>): Read<Value> {
  return called;
}

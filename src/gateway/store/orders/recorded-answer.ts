import type { OrderState } from '../../domain/orders/order.ts';
import type { AcceptedOrder, AcceptedRefund } from '../../domain/outcomes.ts';
import type { RecordedAnswer } from '../../domain/orders/replay.ts';
import { textOf, word } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

// The first response to an idempotency key, as JSON. Other versions read and write it in the same databases, so the format
// must stay: the code of an order's state, and amounts as text.

const PAY_CODES = { succeeded: 0, failed: 1, processing: 2 } as const satisfies Record<OrderState, number>;
const payCode = word(PAY_CODES);

type StoredAnswer =
  | (Omit<AcceptedOrder, 'state'> & { readonly payCode: number })
  | (Omit<AcceptedRefund, 'amount'> & { readonly amount: string });

export const recordedAnswer: Codec<RecordedAnswer> = {
  type: 'text',
  encode(answer) {
    if ('refundNo' in answer) return JSON.stringify({ ...answer, amount: String(answer.amount) });
    const { kind, tradeNo, merOrderNo, state, onPage, message } = answer;
    return JSON.stringify({ kind, tradeNo, merOrderNo, payCode: PAY_CODES[state], onPage, message });
  },
  decode(stored) {
    const answer = JSON.parse(textOf(stored)) as StoredAnswer;
    if ('refundNo' in answer) return { ...answer, amount: BigInt(answer.amount) };
    const { payCode: code, ...accepted } = answer;
    return { ...accepted, state: payCode.decode(BigInt(code)) };
  },
};

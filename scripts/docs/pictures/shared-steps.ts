import { deliveryOf, valueOf } from './contract-facts.ts';
import type { EventName } from './contract-facts.ts';
import { reply, request } from './sequence.ts';
import type { Step } from './sequence.ts';

type Result = Exclude<EventName, 'chargeback'>;

const WORDS = { success: 'Success', failure: 'Failure' } as const;
const FIELDS = { paymentResult: 'code', payoutResult: 'code', refundResult: 'state' } as const satisfies Record<
  Result,
  string
>;

interface Delivery {
  readonly from: string;
  readonly to: string;
  /** The results that the picture speaks of. */
  readonly words?: readonly (keyof typeof WORDS)[];
}

/** A notification, its check, and the acknowledgement. */
export function acknowledged(event: Result, { from, to, words = ['success'] }: Delivery): Step[] {
  const [first = '', ...others] = words.map((word) => `${FIELDS[event]} ${valueOf(event, WORDS[word])} ${word}`);
  return [
    request(from, to, { text: `POST notifyUrl: ${event}`, detail: [first, ...others].join(', or ') }),
    { kind: 'note', at: to, text: 'Verify webhook-signature' },
    reply(to, from, { text: `HTTP 200 and ${deliveryOf(event).acknowledgement}` }),
  ];
}

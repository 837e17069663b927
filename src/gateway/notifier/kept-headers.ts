import { hideCardNumbers } from '../domain/text/card-numbers.ts';
import type { AnswerHeaders } from '../domain/deliveries/delivery.ts';
import type { ReceivedHeaders } from './answer.ts';
import { HEADERS_KEPT_MAX } from './limits.ts';

/** What is for the receiver's own client, and for nobody to read here. */
const LEFT_OUT: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2']);

/** Headers of an answer as they are kept, without cookies and card numbers, until they are too long. */
export function keptHeaders(received: ReceivedHeaders): AnswerHeaders {
  const kept: [string, string][] = [];
  let room = HEADERS_KEPT_MAX;
  for (const [name, value] of Object.entries(received)) {
    if (value === undefined || LEFT_OUT.has(name)) continue;
    const text = hideCardNumbers(typeof value === 'string' ? value : value.join(', '));
    room -= name.length + text.length;
    if (room < 0) break;
    kept.push([name, text]);
  }
  return Object.fromEntries(kept);
}

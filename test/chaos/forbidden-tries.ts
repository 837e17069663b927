import { createHttpChannel } from '../../src/gateway/channel/http.ts';
import type { Entry } from './acquirer-agreement.ts';
import { hundredthsOf } from './acquirer-agreement.ts';
import { isDeclinedForGood } from './acquirer-load.ts';
import type { StandIn } from './stand-in.ts';

// Tries at a second acquirer that must not be, by the acquirers' own books. Of an order that the merchant sent complete, whatever was
// begun must not be followed by another try, except a decline that allows it, and that once.

/** Their numbers. */
export function findForbiddenTries(entries: readonly Entry[]): string[] {
  const payments = Map.groupBy(
    entries.filter(({ kind }) => kind === 'payment'),
    ({ tradeNo }) => tradeNo,
  );
  return [...payments.values()].flatMap((tries) => {
    const [first, second, ...more] = tries.toSorted((left, right) => attemptOf(left) - attemptOf(right));
    const mayFollow = first?.state === 'declined' && !isDeclinedForGood(hundredthsOf(first));
    return [...(second === undefined || mayFollow ? [] : [second]), ...more].map(({ number }) => number);
  });
}

/** Sends what a gateway would send that tries again whatever it heard, and returns its number. */
export async function plantTry({ tradeNo, merNo, currency, ...entry }: Entry, at: StandIn): Promise<string> {
  const channel = createHttpChannel({ baseUrl: at.url, token: at.token, deadlineMs: 5000 });
  const again = { tradeNo, merNo, currency, amount: hundredthsOf({ ...entry, tradeNo, merNo, currency }) };
  const call = { script: null, createdAt: 0, method: 'CREDIT_CARD', card: null, details: { said: {} } } as const;
  const answer = await channel.authorize({ ...again, ...call, attempt: 2 });
  if (answer.kind !== 'approved') throw new Error(`the planted try was ${answer.kind}: ${answer.message}`);
  return `${tradeNo}.2`;
}

function attemptOf({ number }: Entry): number {
  return Number(number.split('.')[1] ?? 1);
}

import type { Breakers } from '../domain/acquirers/breaker.ts';
import type { ChannelOperation } from '../domain/acquirers/channel-figures.ts';
import type { Channel, ChannelAnswer } from '../domain/ports.ts';

/** Tells the breakers how each call went. Whether to make a call is asked before: here every call is made. */
export function withBreaker(channel: Channel, acquirer: string, breakers: Pick<Breakers, 'begin'>): Channel {
  async function noted(operation: ChannelOperation, call: () => Promise<ChannelAnswer>): Promise<ChannelAnswer> {
    const end = breakers.begin(acquirer, operation);
    let kind: ChannelAnswer['kind'] = 'unknown';
    try {
      const answer = await call();
      ({ kind } = answer);
      return answer;
    } finally {
      end(kind);
    }
  }
  return {
    authorize: (request) => noted('authorize', () => channel.authorize(request)),
    complete: (request) => noted('complete', () => channel.complete(request)),
    refund: (request) => noted('refund', () => channel.refund(request)),
    returnMoney: (request) => noted('returnMoney', () => channel.returnMoney(request)),
    payout: (request) => noted('payout', () => channel.payout(request)),
    inquire: (request) => noted('inquire', () => channel.inquire(request)),
    cancel: (request) => noted('cancel', () => channel.cancel(request)),
    close: () => channel.close(),
  };
}

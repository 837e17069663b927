import type { Channel, ChannelAnswer } from '../domain/ports.ts';

/**
 * In place of an acquirer that must not or cannot be called. What would begin something is certainly not sent; what asks about
 * something decides nothing, because money may have moved there.
 */
export function createAbsentChannel(name: string, reason: string): Channel {
  const message = `The acquirer ${name} ${reason}.`;
  const notSent = async (): Promise<ChannelAnswer> => ({ kind: 'notSent', message });
  const unknown = async (): Promise<ChannelAnswer> => ({ kind: 'unknown', message });
  return {
    authorize: notSent,
    refund: notSent,
    returnMoney: notSent,
    payout: notSent,
    complete: unknown,
    inquire: unknown,
    cancel: unknown,
    close: () => Promise.resolve(),
  };
}

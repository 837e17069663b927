import type { Channel, Channels } from '../../../src/gateway/domain/ports.ts';

/** One acquirer, whatever its name. */
export function oneChannel(channel: Channel, { isScripted = true } = {}): Channels {
  return {
    to: () => channel,
    isScripted: () => isScripted,
    choose: () => ({
      kind: 'chosen',
      first: { acquirer: null, channelVersion: null },
      others: [],
      retriesDeclined: false,
      decision: null,
    }),
    close: () => channel.close(),
  };
}

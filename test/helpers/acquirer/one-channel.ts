import type { Channel, Channels } from '../../../src/gateway/domain/ports.ts';

/** One acquirer, whatever its name. */
export function oneChannel(channel: Channel): Channels {
  return { to: () => channel, close: () => channel.close() };
}

import type { Channels } from '../../../src/gateway/domain/ports.ts';

/** Until there are rules for routing, this is how a choice says that a decline may be tried again. */
export function retrying(channels: Channels): Channels {
  return {
    ...channels,
    choose(need) {
      const choice = channels.choose(need);
      return choice.kind === 'chosen' ? { ...choice, retriesDeclined: true } : choice;
    },
  };
}

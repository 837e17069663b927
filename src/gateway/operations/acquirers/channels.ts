import type { AgendaItem } from '../../domain/orders/agenda.ts';
import { MINUTE_MS, figuresOf } from '../../domain/acquirers/channel-figures.ts';
import type { ChannelFigures, ChannelFiguresStore } from '../../domain/acquirers/channel-figures.ts';
import type { Clock } from '../../domain/ports.ts';

export interface ChannelReport {
  readonly asOf: number;
  readonly hour: readonly ChannelFigures[];
  readonly day: readonly ChannelFigures[];
  readonly asking: readonly AgendaItem[];
  readonly more: boolean;
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ASKING_MAX = 100;

export interface ChannelDependencies {
  readonly store: Pick<ChannelFiguresStore, 'sumChannelCounts' | 'listInquiries'>;
  readonly clock: Clock;
}

/** The acquirer, as the gateway sees it. */
export function createChannelOperations({ store, clock }: ChannelDependencies) {
  return {
    async readChannels(): Promise<ChannelReport> {
      const now = clock.now();
      const [hour, day, asking] = await Promise.all([
        store.sumChannelCounts(now - HOUR_MS),
        store.sumChannelCounts(now - DAY_MS),
        // What was asked about once is asked about again within an hour.
        store.listInquiries({ dueBy: now + HOUR_MS, limit: ASKING_MAX + 1 }),
      ]);
      return {
        asOf: now,
        hour: figuresOf(hour),
        day: figuresOf(day),
        asking: asking.slice(0, ASKING_MAX),
        more: asking.length > ASKING_MAX,
      };
    },
  };
}

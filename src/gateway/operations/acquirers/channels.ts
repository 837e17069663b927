import type { AgendaItem } from '../../domain/orders/agenda.ts';
import type { BreakerReport, Breakers } from '../../domain/acquirers/breaker.ts';
import { MINUTE_MS, acquirersIn, figuresOf, methodFiguresOf } from '../../domain/acquirers/channel-figures.ts';
import type {
  ChannelFigures,
  ChannelFiguresStore,
  ChannelSum,
  MethodFigures,
} from '../../domain/acquirers/channel-figures.ts';
import type { Clock } from '../../domain/ports.ts';

export interface ChannelReport {
  readonly asOf: number;
  readonly hour: readonly ChannelFigures[];
  readonly day: readonly ChannelFigures[];
  readonly acquirers: readonly AcquirerReport[];
  readonly asking: readonly AgendaItem[];
  readonly more: boolean;
}

export interface AcquirerReport {
  readonly acquirer: string;
  readonly hour: readonly ChannelFigures[];
  readonly day: readonly ChannelFigures[];
  readonly methods: readonly MethodFigures[];
  /** On this node. */
  readonly breakers: readonly (Omit<BreakerReport, 'forMs'> & { readonly since: number })[];
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ASKING_MAX = 100;
const METHODS_MAX = 50;

export interface ChannelDependencies {
  readonly store: Pick<ChannelFiguresStore, 'sumChannelCounts' | 'listInquiries'>;
  readonly clock: Clock;
  readonly breakers: Pick<Breakers, 'report'>;
}

/** Acquirers, as the gateway sees them. */
export function createChannelOperations({ store, clock, breakers }: ChannelDependencies) {
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
        acquirers: reportsOf({ hour, day, now, open: breakers.report() }),
        asking: asking.slice(0, ASKING_MAX),
        more: asking.length > ASKING_MAX,
      };
    },
  };
}

function reportsOf(input: {
  readonly hour: readonly ChannelSum[];
  readonly day: readonly ChannelSum[];
  readonly now: number;
  readonly open: readonly BreakerReport[];
}): AcquirerReport[] {
  // Calls are counted when they end: one that has hung from the start has none yet.
  return acquirersIn([...input.day, ...input.open]).map((acquirer) => {
    const isOwn = (one: { readonly acquirer: string }) => one.acquirer === acquirer;
    const [hour, day] = [input.hour.filter(isOwn), input.day.filter(isOwn)];
    return {
      acquirer,
      hour: figuresOf(hour),
      day: figuresOf(day),
      methods: methodFiguresOf(day).slice(0, METHODS_MAX),
      breakers: input.open.filter(isOwn).map(({ forMs, ...one }) => ({ ...one, since: input.now - forMs })),
    };
  });
}

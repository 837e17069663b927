import { setTimeout as sleep } from 'node:timers/promises';
import type { AcquirerRow } from '../../src/gateway/domain/acquirers/acquirer.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { sendHint, signHint } from '../gateway/acquirers/forged-hints.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { faultRules } from './acquirer-load.ts';
import { useAcquirer } from './acquirer-row.ts';
import type { Random } from './random.ts';
import type { StandIn } from './stand-in.ts';

// What goes wrong while payments are made: kills of the gateway and of both acquirers, other rows, and hints that say nothing new.

export interface StormWorld {
  /** The one of the configuration, and another one. Each has a row, written once. */
  readonly acquirers: readonly [StandIn, StandIn];
  readonly store: Pick<Store, 'putAcquirer'>;
  gateway(): Pick<GatewayProcess, 'url'>;
  /** Kills the gateway, and starts it again. */
  restart(): Promise<void>;
}

interface StormOptions {
  /** All orders that were answered, newest last; it grows. */
  readonly numbers: readonly string[];
  readonly random: Random;
  /** How late the acquirers answer if they are late. */
  readonly lateMs: number;
  /** How many payments there are between two events. */
  readonly step: number;
}

interface Kills {
  gateway: number;
  default: number;
  north: number;
}

const HINT_PAUSE_MS = 150;
const HINTED_MAX = 60;

/** Goes on until it is stopped; then both acquirers are down, and the gateway is not. */
export function startStorm(world: StormWorld, options: StormOptions) {
  const { numbers, step } = options;
  const kills: Kills = { gateway: 0, default: 0, north: 0 };
  const events = eventsOf(world, options, kills);
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  async function rage(): Promise<void> {
    for (let at = 0; !isStopped(); at += 1) {
      const wanted = numbers.length + step;
      while (!isStopped() && numbers.length < wanted) await sleep(20);
      if (!isStopped()) await events.turns[at % events.turns.length]?.();
    }
  }
  async function hint(): Promise<void> {
    while (!isStopped()) {
      await sendHints(world, options);
      await sleep(HINT_PAUSE_MS);
    }
  }
  const running = Promise.all([rage(), hint()]);
  return {
    async stop(): Promise<Kills> {
      stopping.abort();
      await running;
      await events.calm();
      for (const acquirer of world.acquirers) await acquirer.kill();
      return kills;
    },
  };
}

/** One after the other, and again from the first. */
function eventsOf(world: StormWorld, { random, lateMs }: StormOptions, kills: Kills) {
  const { acquirers, store } = world;
  const [first, north] = acquirers;
  let version = 1;
  const arrange = async (row: Partial<AcquirerRow>) => {
    await useAcquirer(store, { name: north.name, version, ...row });
    version += 1;
  };
  const killGateway = async () => {
    await world.restart();
    kills.gateway += 1;
  };
  const kill = async (downMsMax: number, ...killed: readonly StandIn[]) => {
    await Promise.all(killed.map((acquirer) => acquirer.kill()));
    for (const { name } of killed) kills[name === north.name ? 'north' : 'default'] += 1;
    await sleep(random.between(0, downMsMax));
    for (const acquirer of killed) await acquirer.start(faultRules(acquirer.name, lateMs));
  };
  const turns: readonly (() => Promise<unknown>)[] = [
    () => kill(1500, first),
    killGateway,
    () => kill(1500, north),
    // From here on, the other one is asked first.
    () => arrange({ preference: 5 }),
    () => kill(1500, north),
    () => Promise.all([kill(800, first), killGateway()]),
    () => kill(1000, first, north),
    () => arrange({ state: random.pick(['draining', 'paused']) }),
    () => arrange({ preference: 20 }),
  ];
  return { turns, calm: () => arrange({ preference: 20 }) };
}

/** Each is sent twice, in any order, and to both acquirers' addresses: one of them has nothing to say about it. */
async function sendHints({ acquirers, gateway }: StormWorld, { numbers, random }: StormOptions): Promise<void> {
  const hinted = numbers.slice(-HINTED_MAX).map((number) => ({ number, place: random.next() }));
  if (hinted.length === 0) return;
  const shuffled = hinted.toSorted((left, right) => left.place - right.place).map(({ number }) => number);
  for (const { name, hintSecret } of acquirers) {
    const signed = signHint(hintSecret, shuffled);
    const url = `${gateway().url}/channel/${name}/hints`;
    // The gateway may be down.
    await Promise.allSettled([sendHint(url, signed), sendHint(url, signed)]);
  }
}

import { simulate } from './simulate.ts';
import type { Service, SetUp, Simulated } from './simulate.ts';

// How many processes a rate needs, and at which rate one database ends: both by simulation.

export interface Hardware {
  readonly databaseCores: number;
  readonly roundTripMs: number;
  readonly connectionsOfNode: number;
  readonly rowsMax: number;
  readonly busiest: number;
  /** The part of its core that a process may use on average. */
  readonly useMax: number;
  /** What the slowest hundredth may take. */
  readonly p99MsMax: number;
  /** Payments that are simulated, so that high rates do not take for ever. */
  readonly payments: number;
}

export interface Plan {
  readonly rate: number;
  readonly nodes: number;
  readonly steady: Simulated;
  readonly bursts: Simulated;
}

/** Beyond this part of what arrives, less is paid than arrives. */
const KEPT_PART = 0.97;
const TRIES_MAX = 20;
/** Each payment is in two: when it is created, and when it is finished. */
const BATCHES = 2;
const SECONDS = { min: 0.5, max: 60 };
const STEPS = 7;
const RATES = { low: 100, high: 200_000 };

export function planFor(rate: number, service: Service, hardware: Hardware): Plan {
  const nodes = countNodes(rate, service, hardware);
  const run = (bursts: boolean) => simulate(setUpOf({ rate, bursts }, nodes, service, hardware));
  return { rate, nodes, steady: run(false), bursts: run(true) };
}

/** The highest rate that is carried, within a tenth. */
export function findEnd(service: Service, hardware: Hardware): number {
  let [low, high] = [RATES.low, RATES.high];
  if (isCarried(high, service, hardware)) return high;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = Math.sqrt(low * high);
    if (isCarried(middle, service, hardware)) low = middle;
    else high = middle;
  }
  return low;
}

function isCarried(rate: number, service: Service, hardware: Hardware): boolean {
  const nodes = countNodes(rate, service, hardware);
  const { perSecond, p99Ms } = simulate(setUpOf({ rate }, nodes, service, hardware));
  return perSecond >= rate * KEPT_PART && p99Ms <= hardware.p99MsMax;
}

/**
 * The arithmetic of the guide: a process carries what fits into its core. What comes while a batch is written is the next batch, so
 * a payment's part of a batch depends on how many come in that time, and that on the processes.
 */
function countNodes(rate: number, service: Service, hardware: Hardware): number {
  const { node, database, flushes } = service;
  const flushMs = flushes.reduce((sum, ms) => sum + ms, 0) / flushes.length;
  let rows = 1;
  let nodes = 1;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    nodes = Math.ceil((rate * (node.row + (BATCHES * node.batch) / rows)) / 1000 / hardware.useMax);
    const batchMs = node.batch + database.batch + (database.row / BATCHES) * rows + flushMs + hardware.roundTripMs;
    rows = Math.min(hardware.rowsMax, Math.max(1, (rate / nodes / 1000) * batchMs));
  }
  return nodes;
}

function setUpOf(
  arrivals: SetUp['arrivals'] & { rate: number },
  nodes: number,
  service: Service,
  hardware: Hardware,
): SetUp {
  const seconds = Math.min(SECONDS.max, Math.max(SECONDS.min, hardware.payments / arrivals.rate));
  return { ...hardware, service, arrivals, nodes, seconds, seed: 1 };
}

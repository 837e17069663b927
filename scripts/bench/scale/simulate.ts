import { createRandom } from '../frame/random.ts';
import { createAgenda, createCores, createLog, createTurns } from './stations.ts';
import type { Agenda, Continue, Cores, Turns } from './stations.ts';
import { NO_WAITS } from './waits.ts';
import type { Waits } from './waits.ts';

// Card payments through nodes and one PostgreSQL, event by event: what waits for what is taken from the gateway's own code, and how
// long it takes is measured. The same set-up and seed always give the same result.

/** Milliseconds of a core for each payment, and for each batch of payments that are written together. */
export interface Work {
  readonly row: number;
  readonly batch: number;
}

/** Measured service times. Shapes are multiples of the mean, sorted: they say how much single ones differ from it. */
export interface Service {
  readonly node: Work;
  readonly nodeShape: readonly number[];
  readonly database: Work;
  readonly databaseShape: readonly number[];
  /** Milliseconds that the log takes to reach the disk, sorted. */
  readonly flushes: readonly number[];
  readonly logBytesAMs: number;
  readonly logBytes: number;
}

export interface SetUp {
  readonly service: Service;
  /** Payments a second at random moments, or connections that send their next one after each response. */
  readonly arrivals: { readonly rate: number; readonly bursts?: boolean } | { readonly connections: number };
  /** Processes of the gateway. */
  readonly nodes: number;
  readonly connectionsOfNode: number;
  readonly rowsMax: number;
  readonly databaseCores: number;
  /** How processes of the gateway wait for cores that other programs use; nobody does by default. */
  readonly waits?: Waits;
  /** From a node to the database and back. */
  readonly roundTripMs: number;
  /** The part of all payments whose merchant is the busiest: its balance is locked from its change to the commit. */
  readonly busiest: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Simulated {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The part of its core that a process of the gateway uses. */
  readonly nodeUse: number;
  /** Cores of the database that are busy. */
  readonly databaseCores: number;
  readonly rowsABatch: number;
  /** The most connections of one process that were in use at once. */
  readonly connectionsAtOnce: number;
}

/** A part of the simulated time that does not count. */
const WARM_PART = 0.25;
/** In a burst three times as many come, for a tenth of each second; the others come in what is left. */
const BURST = { times: 3, part: 0.1, everyMs: 1000 };

export function simulate(setUp: SetUp): Simulated {
  const world = createWorld(setUp);
  const { agenda, nodes, database, counts } = world;
  const submit = createSubmit(setUp, world);
  if ('rate' in setUp.arrivals) arriveAtRate(setUp.arrivals, world, submit);
  else {
    const { connections } = setUp.arrivals;
    const again = (index: number) => submit(index, () => again(index));
    for (let index = 0; index < connections; index += 1) again(index);
  }
  const endMs = setUp.seconds * 1000;
  const warmMs = endMs * WARM_PART;
  agenda.runUntil(warmMs);
  const sum = (of: (node: Node) => number) => nodes.reduce((total, node) => total + of(node), 0);
  const taken = () => ({ nodes: sum(({ worked }) => worked()), database: database.worked() });
  const before = taken();
  const batchesBefore = { ...counts };
  counts.latencies.length = 0;
  agenda.runUntil(endMs);
  const after = taken();
  const ms = endMs - warmMs;
  const latencies = Float64Array.from(counts.latencies).toSorted();
  const at = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  return {
    perSecond: (latencies.length * 1000) / ms,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    nodeUse: (after.nodes - before.nodes) / ms / nodes.length,
    databaseCores: (after.database - before.database) / ms,
    rowsABatch: (counts.rows - batchesBefore.rows) / (counts.batches - batchesBefore.batches),
    connectionsAtOnce: Math.max(...nodes.map(({ pool }) => pool.most())),
  };
}

interface Node extends Cores {
  readonly pool: Turns;
  readonly create: Batcher;
  readonly finish: Batcher;
}

interface Batcher {
  add(payment: Payment): void;
}

interface Payment {
  readonly isBusiest: boolean;
  written: Continue;
}

interface World {
  readonly agenda: Agenda;
  readonly random: () => number;
  readonly nodes: readonly Node[];
  readonly database: Cores;
  readonly log: ReturnType<typeof createLog>;
  readonly counts: { rows: number; batches: number; readonly latencies: number[] };
}

function createWorld(setUp: SetUp): World {
  const { service, waits = NO_WAITS } = setUp;
  const agenda = createAgenda();
  const random = createRandom(setUp.seed);
  const waitMs = (workMs: number) => {
    let waited = 0;
    for (let times = Math.floor(waits.timesAMs * workMs + random()); times > 0; times -= 1)
      waited -= waits.ms * Math.log(1 - random());
    return waited;
  };
  const database = createCores(agenda, { count: setUp.databaseCores });
  const log = createLog(agenda, { flushMs: () => pick(service.flushes, random), bytesAMs: service.logBytesAMs });
  const lock = createTurns(1);
  const counts = { rows: 0, batches: 0, latencies: [] as number[] };
  const createNode = (): Node => {
    const process = createCores(agenda, { count: 1, waitMs });
    const pool = createTurns(setUp.connectionsOfNode);
    const write = (payments: readonly Payment[], isLocked: boolean, done: Continue) => {
      counts.rows += payments.length;
      counts.batches += 1;
      const databaseMs = service.database.batch + (service.database.row / 2) * payments.length;
      const holds = isLocked && payments.some(({ isBusiest }) => isBusiest);
      const commit = () =>
        database.work(databaseMs * pick(service.databaseShape, random), () =>
          log.flush((service.logBytes / 2) * payments.length, () => {
            if (holds) lock.release();
            agenda.after(setUp.roundTripMs / 2, () => {
              pool.release();
              done();
            });
          }),
        );
      process.work(service.node.batch * pick(service.nodeShape, random), () =>
        pool.take(() => agenda.after(setUp.roundTripMs / 2, () => (holds ? lock.take(commit) : commit()))),
      );
    };
    const batcher = (isLocked: boolean) =>
      createBatcher(setUp.rowsMax, (payments, done) => write(payments, isLocked, done));
    return { ...process, pool, create: batcher(false), finish: batcher(true) };
  };
  const nodes = Array.from({ length: setUp.nodes }, createNode);
  return { agenda, random, nodes, database, log, counts };
}

/** As the gateway's own: what comes while a batch is written goes into the next one. */
function createBatcher(sizeMax: number, write: (payments: readonly Payment[], done: Continue) => void): Batcher {
  let waiting: Payment[] = [];
  let isBusy = false;
  const begin = () => {
    isBusy = true;
    const payments = waiting.slice(0, sizeMax);
    waiting = waiting.slice(sizeMax);
    write(payments, () => {
      isBusy = false;
      if (waiting.length > 0) begin();
      for (const { written } of payments) written();
    });
  };
  return {
    add(payment) {
      waiting.push(payment);
      if (!isBusy) begin();
    },
  };
}

type Submit = (index: number, answered: Continue) => void;

function createSubmit({ service, busiest }: SetUp, { agenda, random, nodes, counts }: World): Submit {
  const half = () => (service.node.row / 2) * pick(service.nodeShape, random);
  return (index, answered) => {
    const node = nodes[index % nodes.length];
    if (node === undefined) return;
    const dueAt = agenda.now();
    const answer = () => {
      counts.latencies.push(agenda.now() - dueAt);
      answered();
    };
    const finish = () => node.work(half(), answer);
    const payment: Payment = {
      isBusiest: random() < busiest,
      written: () => {
        payment.written = finish;
        node.finish.add(payment);
      },
    };
    node.work(half(), () => node.create.add(payment));
  };
}

function arriveAtRate(
  { rate, bursts = false }: { rate: number; bursts?: boolean },
  { agenda, random }: World,
  submit: Submit,
): void {
  let index = 0;
  const { times, part, everyMs } = BURST;
  const timesNow = () => {
    if (!bursts) return 1;
    return agenda.now() % everyMs < part * everyMs ? times : (1 - times * part) / (1 - part);
  };
  const next = () => {
    submit(index, () => undefined);
    index += 1;
    agenda.after((-Math.log(1 - random()) * 1000) / (rate * timesNow()), next);
  };
  agenda.after(0, next);
}

function pick(sorted: readonly number[], random: () => number): number {
  return sorted[Math.floor(random() * sorted.length)] ?? 0;
}

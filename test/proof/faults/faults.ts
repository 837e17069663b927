import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../chaos/random.ts';
import type { Pair } from '../world/pair.ts';
import type { Node } from '../world/node.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';
import { jumpClock, rotateKeys } from './operate.ts';
import { restoreElsewhere } from './restore.ts';
import { upgradeAndBack } from './upgrade.ts';

// What goes wrong, and what operators do meanwhile. Each list is drawn from by a stream of its own; a name stands there as often as it
// is more likely than the others.

export interface Fault {
  readonly name: string;
  readonly weight: number;
  /** Whether it can be done to these servers; it can be done to all, without it. */
  isPossible?(pair: Pair): boolean;
  run(world: World, random: Random): Promise<void>;
}

/** What happens to the nodes on PostgreSQL and to their servers. */
export const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'a node is killed',
    weight: 8,
    run: (world, random) => killNodes(world, world.many, [pickNode(world.many, random)], random),
  },
  {
    name: 'both nodes are killed',
    weight: 2,
    run: (world, random) => killNodes(world, world.many, world.many.nodes, random),
  },
  { name: 'a node stands still', weight: 3, run: (world, random) => freezeNode(world, world.many, random) },
  { name: 'a node is cut off', weight: 5, run: cutOff },
  { name: 'the primary is killed', weight: 6, run: killPrimary },
  { name: 'a server stands still', weight: 4, isPossible: ({ freeze }) => freeze !== undefined, run: freezeServer },
  { name: 'the standby is promoted', weight: 7, run: promote },
  { name: 'the clock jumps', weight: 4, run: (world, random) => jumpClock(world, world.many, random) },
  { name: 'an upgrade and back', weight: 5, run: (world) => upgradeAndBack(world, world.many) },
  { name: 'keys are rotated', weight: 1, run: (world) => rotateKeys(world, world.many) },
  {
    name: 'a copy is restored elsewhere',
    weight: 1,
    isPossible: (pair) => pair.restoreElsewhere !== undefined,
    run: (world, random) => restoreElsewhere(world, world.many, random),
  },
];

/** What happens to the node on SQLite. */
export const FILE_FAULTS: readonly Fault[] = [
  {
    name: 'the node is killed',
    weight: 8,
    run: (world, random) => killNodes(world, world.one, world.one.nodes, random),
  },
  { name: 'the node stands still', weight: 3, run: (world, random) => freezeNode(world, world.one, random) },
  { name: 'the disk is full', weight: 4, run: fillDisk },
  { name: 'the clock jumps', weight: 3, run: (world, random) => jumpClock(world, world.one, random) },
  { name: 'an upgrade and back', weight: 2, run: (world) => upgradeAndBack(world, world.one) },
  { name: 'keys are rotated', weight: 1, run: (world) => rotateKeys(world, world.one) },
  {
    name: 'a backup is restored elsewhere',
    weight: 1,
    run: (world, random) => restoreElsewhere(world, world.one, random),
  },
];

/** What happens to everybody whom the nodes call. */
export const OUTSIDE_FAULTS: readonly Fault[] = [
  { name: 'an acquirer is killed', weight: 6, run: (world, random) => killAcquirers(world, random, 1) },
  { name: 'both acquirers are killed', weight: 1, run: (world, random) => killAcquirers(world, random, 2) },
  { name: 'a receiver is killed', weight: 4, run: killReceiver },
  { name: 'an adapter is killed', weight: 2, run: killAdapter },
];

const BETWEEN = { down: [0, 1500], stopped: [500, 9000], full: [2500, 9000] } as const;

async function wait(random: Random, [low, high]: readonly [number, number]): Promise<void> {
  await sleep(random.between(low, high));
}

function pickNode({ nodes }: Site, random: Random): Node {
  return nodes[random.between(0, nodes.length - 1)] as Node;
}

async function killNodes({ journal }: World, { name }: Site, nodes: readonly Node[], random: Random): Promise<void> {
  for (const node of nodes) journal.record('kill', node.name);
  await Promise.all(nodes.map((node) => node.kill()));
  await wait(random, BETWEEN.down);
  await Promise.all(nodes.map((node) => node.start()));
  journal.record('note', `${name} is back`);
}

async function freezeNode({ journal }: World, site: Site, random: Random): Promise<void> {
  const node = pickNode(site, random);
  const ms = random.between(...BETWEEN.stopped);
  journal.record('stop', `${node.name} for ${ms} ms`);
  await node.freeze(ms);
}

/** Packets to both servers are dropped, and nothing is closed. */
async function cutOff({ journal, relays, many }: World, random: Random): Promise<void> {
  const index = random.between(0, relays.length - 1);
  const ms = random.between(...BETWEEN.stopped);
  journal.record('cut', `${many.nodes[index]?.name} from its servers for ${ms} ms`);
  relays[index]?.freeze();
  await sleep(ms);
  relays[index]?.thaw();
}

async function killPrimary({ journal, pair }: World, random: Random): Promise<void> {
  journal.record('kill', 'the primary');
  await pair.killPrimary();
  await wait(random, BETWEEN.down);
  await pair.restartPrimary();
}

async function freezeServer({ journal, pair }: World, random: Random): Promise<void> {
  const which = random.pick(['primary', 'primary', 'standby']);
  const ms = random.between(...BETWEEN.stopped);
  journal.record('stop', `the ${which} for ${ms} ms`);
  await pair.freeze?.(which, ms);
}

async function promote({ journal, pair }: World): Promise<void> {
  journal.record('kill', 'the primary, for good');
  await pair.promote();
  journal.record('promote', 'the standby, and the other one follows it');
}

async function fillDisk({ journal, disk }: World, random: Random): Promise<void> {
  const ms = random.between(...BETWEEN.full);
  journal.record('fullDisk', `for ${ms} ms`);
  disk.fill();
  await sleep(ms);
  disk.free();
}

async function killAcquirers({ journal, many, one }: World, random: Random, count: 1 | 2): Promise<void> {
  const site = random.pick([many, many, one]);
  const killed = count === 2 ? site.acquirers : [random.pick(site.acquirers)];
  for (const { name } of killed) journal.record('kill', `the acquirer ${name} of ${site.name}`);
  await Promise.all(killed.map((acquirer) => acquirer.kill()));
  await wait(random, BETWEEN.down);
  for (const acquirer of killed) await site.startAcquirer(acquirer, { isWell: false });
}

async function killReceiver({ journal, many, one }: World, random: Random): Promise<void> {
  const site = random.pick([many, many, one]);
  journal.record('kill', `the receiver of ${site.name}`);
  await site.receiver.kill();
  await wait(random, BETWEEN.down);
  await site.receiver.start();
}

async function killAdapter({ journal, adapter }: World): Promise<void> {
  journal.record('kill', 'the adapter for bank files');
  await adapter.kill();
}

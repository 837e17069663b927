import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { EngineName } from '../../chaos/engines/start-engine.ts';
import { createRandom } from '../../chaos/random.ts';
import type { Random } from '../../chaos/random.ts';
import { createSmallDisk } from '../../helpers/database/small-disk.ts';
import type { SmallDisk } from '../../helpers/database/small-disk.ts';
import { startAdapterLoad } from '../load/adapter.ts';
import type { AdapterLoad } from '../load/adapter.ts';
import { startPeople } from '../load/people.ts';
import type { People } from '../load/people.ts';
import { createJournal } from '../journal.ts';
import type { Journal } from '../journal.ts';
import { startPair } from './pair.ts';
import type { Pair } from './pair.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';
import { unpackReleases } from './releases.ts';
import type { Releases } from './releases.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

/** Two nodes on PostgreSQL with a standby, one on SQLite beside, and all that is around them. */
export interface World {
  readonly journal: Journal;
  readonly releases: Releases;
  readonly pair: Pair;
  /** One for each node. */
  readonly relays: readonly Relay[];
  readonly many: Site;
  readonly disk: SmallDisk;
  readonly one: Site;
  readonly people: readonly People[];
  readonly adapter: AdapterLoad;
  /** The keys that a site's nodes have now. */
  readonly keys: Map<Site, string>;
  /** Chance of its own for each that makes choices, so that none depends on how fast another is. */
  random(about: string): Random;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly seed: number;
  /** This release's tree, where it is not this one. */
  readonly tree: string | undefined;
  /** Whether the last release begins. */
  readonly isUpgraded: boolean;
  readonly engine: EngineName;
  readonly lanes: number;
  readonly pauseMs: number;
}

const NODES = 2;
const DISK_MEGABYTES = 1024;

export async function openWorld({ seed, tree, isUpgraded, engine, lanes, pauseMs }: WorldOptions): Promise<World> {
  const random = (about: string) =>
    createRandom(seed + [...about].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const releases = await unpackReleases(tree);
  const pair = await startPair(engine);
  const relays = await Promise.all(Array.from({ length: NODES }, () => startRelay(pair.doors)));
  const disk = createSmallDisk(DISK_MEGABYTES);
  const dataDir = join(disk.folder, 'data');
  const own = { program: isUpgraded ? releases.last : releases.current, pauseMs };
  const [manyKeys, oneKeys] = [newKey(), newKey()];
  const many = await openSite({
    ...own,
    name: 'PostgreSQL',
    random: random('load on PostgreSQL'),
    nodes: relays.map(({ ports }) => ({ DATABASE_URL: addressOf(ports), ...pair.env })),
    place: () => ({ databaseUrl: addressOf(pair.servers.map(({ port }) => port)), dataDir: null }),
    keys: manyKeys,
    lanes,
  });
  const one = await openSite({
    ...own,
    name: 'SQLite',
    random: random('load on SQLite'),
    nodes: [{ DATA_DIR: dataDir }],
    place: () => ({ databaseUrl: null, dataDir }),
    keys: oneKeys,
    lanes: Math.ceil(lanes / 2),
  });
  let turn = 0;
  const people = [many, one].map(({ name, nodes }) =>
    startPeople(() => nodes[(turn += 1) % nodes.length]?.url ?? '', random(`people of ${name}`)),
  );
  const adapter = await startAdapterLoad({ pauseMs: 500, paymentsMax: 20 });
  return {
    journal: createJournal(),
    releases,
    pair,
    relays,
    many,
    disk,
    one,
    people,
    adapter,
    keys: new Map([
      [many, manyKeys],
      [one, oneKeys],
    ]),
    random,
    async close() {
      for (const watch of [...people, ...many.watches, ...one.watches]) await watch.stop();
      await Promise.all([...many.nodes, ...one.nodes].map((node) => node.kill()));
      await Promise.all([many.close(), one.close(), adapter.stop()]);
      await Promise.all(relays.map((relay) => relay.close()));
      await pair.close();
      disk.remove();
      releases.remove();
    },
  };
}

export function newKey(): string {
  return randomBytes(32).toString('base64');
}

/** Both, whichever takes writes now. */
function addressOf(ports: readonly number[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
}

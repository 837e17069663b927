import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perUnit } from './frame/core-time.ts';
import { serveCheckout, startOwnServer } from './frame/databases.ts';
import type { CreateDatabase } from './frame/databases.ts';
import type { ServerProcess } from './frame/processes.ts';
import { coreFindings, median, micros, perSecond, ratio } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { pay } from './load/pay.ts';
import type { Paid } from './load/pay.ts';

// The price of a signed card payment at the edge, in this source tree and in another. Both gateways run without a store, as in
// chapter c of the bench `gateway`: what is left is HTTP and all checks. Both sides of a pair are loaded at the same time, so
// that what disturbs the machine disturbs both. With a store, each has a database that its own tree makes, on PostgreSQL in a
// server of its own, whose core time counts too. What counts is core time for a payment. Neighbours can only add to it, so the
// quietest load of each side is compared too. The other tree needs its own scripts/bench/gateway/serve.ts, and with a store its
// own scripts/bench/frame/databases.ts:
//
//   git worktree add --detach ../before <commit> && cp -al node_modules ../before/node_modules
//   npm run bench -- edge --against ../before --store postgres

interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly loads: Paid[];
}

export const bench = defineBench({
  options: {
    against: ['another checkout; without it, this one alone', ''],
    pairs: ['how often both are loaded', 10, 1],
    orders: ['payments of each load', 20_000, 200],
    connections: ['connections that send them', 64, 8],
    store: ['what keeps the payments: off, postgres or sqlite', 'off'],
  },
  async run({ options: { against, pairs, orders, connections, store }, progress }) {
    const trees = { ...(against !== '' && { 'the other tree': resolve(against) }), 'this tree': resolve('.') };
    const sides: Side[] = [];
    for (const [name, tree] of Object.entries(trees)) sides.push(await startSide(store, name, tree));
    const load = async ({ server, loads }: Side) => {
      loads.push(await pay(server, { merchants: 'many', seconds: 0, warmup: 0, orders, connections }));
    };
    // A process that has just started compiles as it goes; nobody's first loads count.
    for (const side of [...sides, ...sides.toReversed()]) await load(side);
    for (const { loads } of sides) loads.length = 0;
    for (let pair = 1; pair <= pairs; pair += 1) {
      await Promise.all(sides.map(load));
      progress(`pair ${pair}: ${sides.map((side) => `${side.name} ${micros(coresOf(side).at(-1) ?? 0)}`).join(', ')}`);
    }
    return [
      ...compare(sides),
      ...coreFindings(
        'payment',
        sides.map(({ name, loads }) => [name, loads]),
      ),
    ];
  },
});

const STORES = { postgres: 'createPostgres', sqlite: 'createSqlite' } as const;

/** What tells the gateway of a checkout where its payments are kept: in a database that the checkout itself makes. */
async function findPlace(store: string, name: string, tree: string): Promise<Readonly<Record<string, string>>> {
  if (store === 'off') return { STORE: 'off' };
  if (!(store in STORES)) throw new Error(`There is no store ${store}: off, ${Object.keys(STORES).join(', ')}.`);
  const file = pathToFileURL(join(tree, 'scripts/bench/frame/databases.ts'));
  const databases = (await import(file.href)) as Readonly<Record<string, CreateDatabase>>;
  if (store === 'postgres') process.env['TEST_DATABASE_URL'] = await startOwnServer(name);
  const { databaseUrl, dataDir } = (await databases[STORES[store as keyof typeof STORES]]?.()) ?? {};
  return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir ?? '' };
}

async function startSide(store: string, name: string, tree: string): Promise<Side> {
  const file = join(tree, 'scripts/bench/gateway/serve.ts');
  if (!existsSync(file)) throw new Error(`${tree} is no checkout of this project`);
  return { name, server: await serveCheckout(pathToFileURL(file), await findPlace(store, name, tree)), loads: [] };
}

const coresOf = ({ loads }: Side) => loads.map(({ cost }) => perUnit(cost));
const ratesOf = ({ loads }: Side) => loads.map((load) => load.perSecond);

function compare(sides: readonly Side[]): Finding[] {
  const [other, own] = sides;
  if (other === undefined) return [];
  if (own === undefined) return [{ what: 'payments a second', value: perSecond(ratesOf(other)) }];
  const [before, after] = [coresOf(other), coresOf(own)];
  const [lowest, lowestBefore] = [Math.min(...after), Math.min(...before)];
  return [
    {
      what: 'core time for a payment, median of pairs',
      value: micros(median(after)),
      against: `the other tree: ${micros(median(before))}`,
      ratio: ratio(after, before),
      wanted: 'at most 1.03',
    },
    {
      what: 'the same, quietest load of each',
      value: micros(lowest),
      against: `the other tree: ${micros(lowestBefore)}`,
      ratio: lowest / lowestBefore,
    },
    {
      what: 'payments a second',
      value: perSecond(ratesOf(own)),
      against: `the other tree: ${perSecond(ratesOf(other))}`,
      ratio: ratio(ratesOf(own), ratesOf(other)),
    },
  ];
}

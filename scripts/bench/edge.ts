import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runLoad, startServer, stopAll } from './gateway/processes.ts';
import type { ServerProcess } from './gateway/processes.ts';
import { median, ratio } from './gateway/report.ts';
import { START_FLAGS } from './start-flags.ts';

// `npm run bench:edge -- <other checkout>`: the price of a signed card payment at the edge, in two source trees.
//
// Both gateways run without a store, as in chapter c of bench:gateway: what is left is HTTP and all checks. Both sides of a pair
// are loaded at the same time, so that what disturbs the machine disturbs both. What counts is the time of a core that the
// server's process takes for a payment: a busy machine changes it far less than the rate. Neighbours can only add to it, so
// the quietest load of each side is compared too. The time is read from Linux's /proc, so that a tree needs nothing but its own
// scripts/bench/gateway/serve.ts. To compare with an earlier commit:
//
//   git worktree add --detach ../before <commit> && cp -al node_modules ../before/node_modules
//   npm run bench:edge -- ../before

const USAGE = `Usage: npm run bench:edge -- <other checkout> [options]

  --pairs <n>        how often both are loaded (8)
  --orders <n>       payments of each load (20000)
  --connections <n>  connections that send them (64)`;

/** Of Linux's count of a process's time. */
const TICK_MICROSECONDS = 10_000;

interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly microseconds: number[];
  readonly perSecond: number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '8' },
    orders: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '64' },
    help: { type: 'boolean', default: false },
  },
});
const [other] = positionals;
if (values.help || other === undefined) console.log(USAGE);
else {
  try {
    await compare(resolve(other));
  } finally {
    await stopAll();
  }
}

async function compare(otherTree: string): Promise<void> {
  const before = await startSide('other', otherTree);
  const after = await startSide('this', resolve('.'));
  // A process that has just started compiles as it goes; nobody's first loads count.
  for (const side of [before, after, after, before]) await load(side);
  for (const { microseconds, perSecond } of [before, after]) microseconds.length = perSecond.length = 0;
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    await Promise.all([before, after].map(load));
    console.error(
      `pair ${pair + 1}: ${[before, after].map((side) => `${side.name} ${last(side.microseconds).toFixed(1)} µs`).join(', ')}`,
    );
  }
  for (const { name, microseconds, perSecond } of [before, after]) {
    const rate = Math.round(median(perSecond));
    console.log(`${name}: ${median(microseconds).toFixed(1)} µs of a core a payment, ${rate} payments a second`);
  }
  const quietest = Math.min(...after.microseconds) / Math.min(...before.microseconds);
  console.log(
    `this / other, of the core's time: ${ratio(after.microseconds, before.microseconds).toFixed(3)} (median of pairs)`,
  );
  console.log(`                                  ${quietest.toFixed(3)} (quietest load of each)`);
  console.log(
    `this / other, of the rate:        ${ratio(after.perSecond, before.perSecond).toFixed(3)} (median of pairs)`,
  );
}

async function startSide(name: string, tree: string): Promise<Side> {
  const file = join(tree, 'scripts/bench/gateway/serve.ts');
  if (!existsSync(file)) throw new Error(`${tree} is no checkout of this project`);
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MODE: 'sandbox', STORE: 'off' };
  const server = await startServer(pathToFileURL(file).href, env, START_FLAGS);
  return { name, server, microseconds: [], perSecond: [] };
}

async function load({ server, microseconds, perSecond }: Side): Promise<void> {
  const before = coreMicroseconds(server);
  const report = await runLoad({
    url: server.url,
    merchants: 'many',
    seconds: 0,
    warmup: 0,
    orders: Number(values.orders),
    connections: Number(values.connections),
  });
  if (report.others > 0) throw new Error(`${report.others} of the bench's payments were refused`);
  microseconds.push((coreMicroseconds(server) - before) / report.accepted);
  perSecond.push(report.perSecond);
}

/** User and system time of all threads since the process began. */
function coreMicroseconds({ pid }: ServerProcess): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, which comes before, may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

function last(found: readonly number[]): number {
  return found.at(-1) ?? Number.NaN;
}

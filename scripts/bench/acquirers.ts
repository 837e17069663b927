import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../src/gateway/domain/store.ts';
import type { Engine } from '../../src/gateway/store/engine/engine.ts';
import { nameAcquirers } from '../../test/helpers/acquirer/acquirers-file.ts';
import { addAcquirers } from './acquirers/add-acquirers.ts';
import { createPostgres } from './frame/databases.ts';
import { startServer } from './frame/processes.ts';
import type { ServerProcess } from './frame/processes.ts';
import { compareRounds, coreFindings, milliseconds } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { pay } from './load/pay.ts';
import type { Paid } from './load/pay.ts';

// What an acquirer that never answers costs the payments of another. There are two gateways, alike and each with its own
// database: what hangs in one would still hang while the same gateway is measured without it. Both have two acquirers, chosen
// by currency, and get the same payments for each of them, at fixed rates. In one gateway the second acquirer answers; in the
// other it never does. Only payments of the first are measured. Settlements that fall due at that moment show whether the rest
// of the work waits.

const TOKEN = 'bench-token';
const OTHER_CURRENCY = 'EUR';
/** After which a call that hangs is given up: as many seconds of payments hang at any time. */
const DEADLINE_SECONDS = 5;
const MEASURED_CONNECTIONS = 32;
const DEADLINE = { CHANNEL_DEADLINE_MS: String(DEADLINE_SECONDS * 1000) };
const SETTLED_MS_MAX = 30_000;
const POLL_MS = 20;

interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly engine: Engine;
  readonly loads: Paid[];
  readonly settled: number[];
}

interface Load {
  /** Seconds for which payments go to the second acquirer before those that are measured begin. */
  readonly lead: number;
  readonly seconds: number;
  readonly warmup: number;
  readonly rate: number;
  readonly other: number;
}

export const bench = defineBench({
  options: {
    pairs: ['how often both are loaded', 5, 1],
    seconds: ['how long each load is measured', 20, 1],
    warmup: ['seconds of each load before that', 1, 0],
    rate: ['payments a second at the acquirer that is measured', 50, 20],
    other: ['payments a second at the other one', 20, 10],
    lead: ['seconds for which those begin before', 6, 1],
  },
  async run({ options: { pairs, ...load }, progress }) {
    const env = { ACQUIRER_TOKEN: TOKEN };
    const file = new URL('./acquirers/serve-acquirer.ts', import.meta.url);
    const [measured, answering, silent] = [
      await startServer(file, env),
      await startServer(file, env),
      await startServer(file, env),
    ];
    await silence(silent);
    const both = await startSide('beside one that answers', measured, answering);
    const beside = await startSide('beside one that hangs', measured, silent);
    // A process that has just started compiles as it goes; nobody's first loads count.
    for (const side of [both, beside]) await loadSide(side, load);
    for (const { loads, settled } of [both, beside]) loads.length = settled.length = 0;
    for (let pair = 1; pair <= pairs; pair += 1) {
      for (const side of pair % 2 === 0 ? [beside, both] : [both, beside]) await loadSide(side, load);
      const shown = [both, beside].map(({ name, loads, settled }) => {
        return `${name} p99 ${loads.at(-1)?.p99Ms.toFixed(1)} ms, settled in ${settled.at(-1)} ms`;
      });
      progress(`pair ${pair}: ${shown.join('; ')}`);
    }
    for (const { engine } of [both, beside]) await engine.close();
    const against = 'while it answers';
    return [
      compareRounds('p99 of a payment while another acquirer hangs', [p99Of(beside), p99Of(both)], {
        show: milliseconds,
        against,
        wanted: 'at most 1.2',
      }),
      compareRounds('until all settlements that fall due at once are done', [beside.settled, both.settled], {
        show: (times) => milliseconds(times, 0),
        against,
        wanted: 'about 1',
      }),
      ...coreFindings(
        'payment',
        [both, beside].map(({ name, loads }) => [name, loads]),
      ),
    ];
  },
});

const p99Of = ({ loads }: Side) => loads.map(({ p99Ms }) => p99Ms);

/** No call about money is ever answered. */
async function silence({ url }: ServerProcess): Promise<void> {
  const body = JSON.stringify({ rules: [{ fault: 'timeOut' }] });
  const { status } = await fetch(`${url}/control`, { method: 'POST', body });
  if (status !== 200) throw new Error(`the mock acquirer refused its rule with HTTP ${status}`);
}

async function startSide(name: string, measured: ServerProcess, other: ServerProcess): Promise<Side> {
  const { env, remove } = nameAcquirers([{ name: 'other', url: other.url, token: TOKEN }]);
  try {
    const database = await createPostgres(fill);
    const server = await database.serve({ ...env, CHANNEL_URL: measured.url, CHANNEL_TOKEN: TOKEN, ...DEADLINE });
    return { name, server, engine: await database.openEngine(), loads: [], settled: [] };
  } finally {
    remove();
  }
}

const fill = (store: Store) => addAcquirers(store, { default: ['USD'], other: [OTHER_CURRENCY] });

async function loadSide({ server, engine, loads, settled }: Side, { lead, other, ...load }: Load): Promise<void> {
  const { warmup, seconds } = load;
  const others = { merchants: 'many', warmup: 0, rate: other, currency: OTHER_CURRENCY, mayFail: true } as const;
  const connections = other * (DEADLINE_SECONDS + 1);
  const besides = pay(server, { ...others, connections, seconds: lead + warmup + seconds });
  await delay(lead * 1000);
  loads.push(await pay(server, { merchants: 'many', connections: MEASURED_CONNECTIONS, ...load }));
  settled.push(await settleAll(engine));
  await besides;
}

/** Makes all settlements due now, and waits until none is left. */
async function settleAll(engine: Engine): Promise<number> {
  const at = Date.now();
  await engine.execute("update agenda set due_at = $1 where task = 'settle'", [at]);
  for (;;) {
    const [left] = await engine.query("select count(*) as entries from agenda where task = 'settle' and due_at <= $1", [
      at,
    ]);
    if (Number(left?.['entries']) === 0) return Date.now() - at;
    if (Date.now() - at > SETTLED_MS_MAX) throw new Error(`settlements are not done after ${SETTLED_MS_MAX} ms`);
    await delay(POLL_MS);
  }
}

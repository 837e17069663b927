import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackLastRelease } from '../../test/helpers/package/last-release.ts';
import { perUnit } from './frame/core-time.ts';
import { ENGINES_OPTION, createFolder, onEngines, startOwnServer } from './frame/databases.ts';
import { startArguments } from './frame/processes.ts';
import { coreFindings, median, micros } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { startProgram } from './frame/start-program.ts';
import type { StartedProgram } from './frame/start-program.ts';
import { pay } from './load/pay.ts';
import type { Paid } from './load/pay.ts';
import { judge } from './release/judge.ts';
import type { Bounds, Judgement } from './release/judge.ts';
import { KNOWN } from './release/known.ts';

// What a card payment takes of the cores, beside the last release. Both programs run as their own `npm start` runs them, each on a
// database of its own, and are loaded at the same moments, so that what disturbs the machine disturbs both. Nothing of the other program's
// inside is used, so it may be of any age. Ends with an error if this tree takes more than `--limit` per cent more than it is known to
// take, or if nobody can say so after all pairs.

const WARM_UPS = 3;
/** Pairs between two looks at the ratios: a clear result does not take all of them. */
const LOOK_EVERY = 4;
/** How many times the limit noise must not hide. */
const HIDDEN = 2;

interface Side {
  readonly name: string;
  readonly program: StartedProgram;
  readonly loads: Paid[];
}

interface Pairs extends Bounds {
  readonly pairs: number;
  readonly seconds: number;
  readonly connections: number;
  progress(line: string): void;
}

export const bench = defineBench({
  options: {
    against: ['another checkout; without it, the last release, from git', ''],
    limit: ['per cent of core time that a payment may take more', 5],
    pairs: ['how often both are loaded, at most', 60, 2],
    seconds: ['seconds of each load', 4, 0.5],
    connections: ['connections that send them', 64, 8],
    engines: ENGINES_OPTION,
  },
  async run({ options, progress }) {
    const other = await findOther(options.against);
    const own = fileURLToPath(new URL('../..', import.meta.url));
    try {
      return await onEngines(options, async (engine) => {
        const sides = [await startSide('this tree', own, engine), await startSide(other.name, other.tree, engine)];
        const { [engine]: known = 1 } = other.known;
        const more = options.limit / 100;
        const bounds = { limit: known * (1 + more), hidden: known * (1 + HIDDEN * more) };
        const pairs = { ...options, ...bounds, progress: (line: string) => progress(`${engine}: ${line}`) };
        const ratios = await takePairs(sides, pairs);
        for (const { program } of sides) await program.stop();
        return findingsOf(engine, sides, {
          ...judge(ratios, bounds),
          wanted: `at most ${bounds.limit.toFixed(2)}, as ${known} is known`,
        });
      });
    } finally {
      other.remove();
    }
  },
});

interface Other {
  readonly name: string;
  readonly tree: string;
  readonly known: typeof KNOWN.times;
  remove(): void;
}

async function findOther(against: string): Promise<Other> {
  if (against !== '') return { name: 'the other tree', tree: resolve(against), known: {}, remove: () => undefined };
  const { version, tree, remove } = await unpackLastRelease();
  return { name: `release ${version}`, tree, known: version === KNOWN.release ? KNOWN.times : {}, remove };
}

/** A sandbox, because it brings a merchant of its own. */
async function startSide(name: string, tree: string, engine: string): Promise<Side> {
  const folder = createFolder();
  const databaseUrl = engine === 'SQLite' ? null : await startOwnServer(basename(folder));
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    MODE: 'sandbox',
    ...(databaseUrl === null ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
  };
  const started = await startProgram({
    args: () => startArguments(tree),
    env: (port) => ({ ...env, PORT: String(port) }),
    path: '/readyz',
    databaseUrl,
  });
  return { name, program: started, loads: [] };
}

async function takePairs(sides: readonly Side[], options: Pairs): Promise<number[]> {
  const { pairs, seconds, connections, progress } = options;
  // By the time, so that neither is ever alone.
  const load = { merchants: 'sandbox', warmup: 0, seconds, connections } as const;
  const takePair = async () => {
    const paid = await Promise.all(sides.map(({ program }) => pay(program, load)));
    for (const [index, { loads }] of sides.entries()) loads.push(...paid.slice(index, index + 1));
    return paid.map(({ cost }) => perUnit(cost));
  };
  // A process that has just started compiles as it goes.
  for (let pair = 1; pair <= WARM_UPS; pair += 1) await takePair();
  for (const { loads } of sides) loads.length = 0;
  const ratios: number[] = [];
  while (ratios.length < pairs) {
    const [own = Number.NaN, other = Number.NaN] = await takePair();
    ratios.push(own / other);
    const { verdict, low, high, median: middle } = judge(ratios, options);
    const bounds = `median ${middle.toFixed(3)}, from ${low.toFixed(3)} to ${high.toFixed(3)}`;
    progress(`pair ${ratios.length}: ${micros(own)} against ${micros(other)}: ${bounds}`);
    if (ratios.length % LOOK_EVERY === 0 && (verdict === 'slower' || verdict === 'not slower')) break;
  }
  return ratios;
}

function findingsOf(
  engine: string,
  sides: readonly Side[],
  judgement: Judgement & { readonly wanted: string },
): Finding[] {
  const { verdict, low, high, median: ratio, wanted } = judgement;
  // Too few pairs are the choice of whoever only wants to see a figure.
  if (verdict === 'slower' || verdict === 'not sure') process.exitCode = 1;
  const costs = sides.map(({ name, loads }) => [`${engine}: ${name}`, loads] as const);
  const [own = '', other = ''] = costs.map(([, loads]) => micros(median(loads.map(({ cost }) => perUnit(cost)))));
  return [
    {
      what: `${engine}: core time for a payment: ${verdict}`,
      value: `${own} (ratio from ${low.toFixed(3)} to ${high.toFixed(3)}, ${sides[0]?.loads.length} pairs)`,
      against: `${sides[1]?.name}: ${other}`,
      ratio,
      wanted,
    },
    ...coreFindings('payment', costs.toReversed()),
  ];
}

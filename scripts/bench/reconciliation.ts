import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../src/gateway/domain/store.ts';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import type { BenchDatabase } from './frame/databases.ts';
import { fillFollowed } from './frame/fill-followed.ts';
import type { Filling } from './frame/fill-orders.ts';
import { FIRST_MERCHANT } from './frame/merchants.ts';
import type { ServerProcess } from './frame/processes.ts';
import { megabytes } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { QUIET_MS, payBeside } from './load/pay-beside.ts';
import { pay } from './load/pay.ts';
import { addReport } from './reconciliation/add-report.ts';

// A settlement report of many lines, from the stored file to its durable result, while nobody is served; beside it the same question to
// the database as one join by hand, and as one query a line. Then what reading a report costs the payments beside which it is read.

const POLL_MS = 50;
const DAY_MS = 86_400_000;
/** A query a line is measured on some of them. */
const SINGLE = 5000;

export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    lines: ['lines of a report', 1_000_000, 5000],
    pairs: ['how often payments are loaded with and without a report', 5, 1],
    seconds: ['how long each load is measured', 20, 1],
    warmup: ['seconds of each load before that: a node looks for files every five', 6, 0],
    rate: ['payments a second', 50, 20],
    beside: ['lines of a report that is read beside payments', 150_000, 5000],
  },
  run({ options, progress }) {
    const { lines, pairs, warmup, rate } = options;
    const load = { seconds: options.seconds, warmup, rate };
    return onEngines(options, async (title, create) => {
      const database = await create();
      progress(`${title}: filling ${lines + pairs * options.beside} payments`);
      const [filling, ...others] = Array.from({ length: pairs + 1 }, (_, index) =>
        fillingOf(index, { of: pairs + 1, orders: index === 0 ? lines : options.beside }),
      ) as [Filling, ...Filling[]];
      await fillFollowed(database, [filling, ...others]);
      const [store, server] = [await database.open(), await database.serve()];
      const findings = [
        ...(await readAlone({ store, server }, { title, lines, filling })),
        ...(await byHand(database, { title, lines })),
        ...(await readBeside({ store, server }, { title, lines: options.beside, fillings: others, load, progress })),
      ];
      await server.stop();
      await store.close();
      for (const finding of findings) if ('value' in finding) progress(`${finding.what}: ${finding.value}`);
      return findings;
    });
  },
});

/** Each report is about a day of its own, and a merchant that has nothing else: nothing is missing, and no report is late for long. */
function fillingOf(index: number, { of, orders }: { readonly of: number; readonly orders: number }): Filling {
  const from = Math.floor(Date.now() / DAY_MS) * DAY_MS - (of - index + 1) * DAY_MS;
  return { merNo: FIRST_MERCHANT + index, orders, from, to: from + DAY_MS };
}

interface Reading {
  readonly store: Store;
  readonly server: ServerProcess;
}

interface Alone {
  readonly title: string;
  readonly lines: number;
  readonly filling: Filling;
}

async function readAlone({ store, server }: Reading, { title, lines, filling }: Alone): Promise<Finding[]> {
  const before = await server.memory();
  const taken = server.watch();
  const fileNo = await addReport(store, filling);
  // Whoever sends a file wakes the reader at once; this file is only found when the reader looks by itself.
  while ((await store.findFile(fileNo))?.state === 'waiting') await delay(POLL_MS);
  const startedAt = performance.now() - POLL_MS;
  let most = before;
  while (!(await isRead(store, { fileNo, lines }))) {
    most = Math.max(most, await server.memory());
    await delay(POLL_MS);
  }
  const ms = performance.now() - startedAt;
  const what = `${title}: ${lines} lines from file to result`;
  return [
    { what, value: seconds(ms), wanted: title === 'SQLite' ? 'at most 10 s' : 'at most 15 s' },
    { what, per: 'line', cost: { units: lines, ...taken() } },
    { what: `${title}: more memory`, value: megabytes(most - before), wanted: 'at most 150 MB' },
  ];
}

/** Fails if a file ends in another way than with all of its lines matched. */
async function isRead(store: Store, { fileNo, lines }: { fileNo: string; lines: number }): Promise<boolean> {
  const file = await store.findFile(fileNo);
  if (file?.state === 'waiting' || file?.state === 'reading') return false;
  if (file?.state === 'done' && file.settledLines === lines) return true;
  throw new Error(`the report ended as ${JSON.stringify(file)}`);
}

interface Beside extends Omit<Alone, 'filling'> {
  /** For each pair. */
  readonly fillings: readonly Filling[];
  readonly load: { readonly seconds: number; readonly warmup: number; readonly rate: number };
  progress(line: string): void;
}

async function readBeside(
  { store, server }: Reading,
  { title, lines, fillings, load, progress }: Beside,
): Promise<Finding[]> {
  const paying = () => pay(server, { merchants: 'many', ...load });
  const rates: number[] = [];
  const payingWithWork = async () => {
    const filling = fillings[rates.length];
    if (filling === undefined) throw new Error('there are more loads than reports');
    const fileNo = await addReport(store, filling);
    const paid = await paying();
    const file = await store.findFile(fileNo);
    if (file?.state !== 'reading') progress(`${title}: the report was ${file?.state} when the load ended`);
    rates.push((file?.progress?.lines ?? 0) / (load.warmup + load.seconds));
    while (!(await isRead(store, { fileNo, lines }))) await delay(POLL_MS);
    await delay(QUIET_MS);
    return paid;
  };
  const findings = await payBeside({
    title,
    work: 'a report',
    pairs: fillings.length,
    progress,
    paying,
    payingWithWork,
  });
  const rate = rates.reduce((sum, one) => sum + one, 0) / rates.length;
  return [
    ...findings,
    {
      what: `${title}: a million lines beside ${load.rate} payments a second`,
      value: rate === 0 ? 'not measured' : `${Math.round(1_000_000 / rate)} s at ${Math.round(rate)} lines a second`,
    },
  ];
}

/** The lines are there now: what would it take to ask only whether they agree? */
async function byHand(database: BenchDatabase, { title, lines }: { title: string; lines: number }): Promise<Finding[]> {
  const engine = await database.openEngine();
  const join = `select count(*) as found from (
      select l.line from reconciliation_lines l join postings p
        on p.mer_no = l.mer_no and p.subject = l.subject and p.event = l.event and p.from_account = 'channel'
      group by l.line, l.gross having sum(p.amount) = l.gross) x`;
  const joined = await timed(() => engine.snapshot([{ sql: join, params: [] }], { slow: true }));
  const rows = await engine.query(`select subject, event, gross from reconciliation_lines limit ${SINGLE}`);
  const single = await timed(async () => {
    for (const row of rows) {
      await engine.query(
        `select sum(amount) as amount from postings where mer_no = $1 and subject = $2 and event = $3 and from_account = 'channel'`,
        [FIRST_MERCHANT, String(row['subject']), String(row['event'])],
      );
    }
  });
  await engine.close();
  return [
    { what: `${title}: one join by hand, without storing anything`, value: seconds(joined) },
    {
      what: `${title}: one query a line, from ${rows.length} of them`,
      value: seconds((single / Math.max(1, rows.length)) * lines),
    },
  ];
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

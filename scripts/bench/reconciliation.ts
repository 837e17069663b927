import { setTimeout as delay } from 'node:timers/promises';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import type { BenchDatabase } from './frame/databases.ts';
import { fillOrders } from './frame/fill-orders.ts';
import { FIRST_MERCHANT } from './frame/merchants.ts';
import { megabytes } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { addReport } from './reconciliation/add-report.ts';

// A settlement report of many lines, from the stored file to its durable result, while nobody is served; beside it the same question to
// the database as one join by hand, and as one query a line.

const POLL_MS = 50;
const DAY_MS = 86_400_000;
/** A query a line is measured on some of them. */
const SINGLE = 5000;

export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    lines: ['lines of a report', 1_000_000, 5000],
  },
  run({ options, progress }) {
    const { lines } = options;
    return onEngines(options, async (title, create) => {
      const database = await create();
      progress(`${title}: filling ${lines} payments`);
      const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
      const filling = { merNo: FIRST_MERCHANT, orders: lines, from: today - 2 * DAY_MS, to: today - DAY_MS };
      const engine = await database.openEngine();
      await fillOrders(engine, filling);
      await (database.databaseUrl === null ? engine.execute('analyze') : engine.query('vacuum analyze'));
      await engine.close();
      await database.settle();
      const findings = [
        ...(await readAlone(database, { title, lines, filling })),
        ...(await byHand(database, { title, lines })),
      ];
      for (const { what, ...finding } of findings) if ('value' in finding) progress(`${what}: ${finding.value}`);
      return findings;
    });
  },
});

interface Alone {
  readonly title: string;
  readonly lines: number;
  readonly filling: Parameters<typeof addReport>[1];
}

async function readAlone(database: BenchDatabase, { title, lines, filling }: Alone): Promise<Finding[]> {
  const store = await database.open();
  const server = await database.serve();
  const before = await server.memory();
  const fileNo = await addReport(store, filling);
  let [most, state, startedAt] = [before, 'waiting', performance.now()];
  while (state === 'waiting' || state === 'reading') {
    await delay(POLL_MS);
    most = Math.max(most, await server.memory());
    // Whoever sends a file wakes the reader at once; this file is only found when the reader looks by itself.
    if (state === 'waiting') startedAt = performance.now() - POLL_MS;
    state = (await store.findFile(fileNo))?.state ?? 'lost';
  }
  const ms = performance.now() - startedAt;
  const file = await store.findFile(fileNo);
  if (file?.state !== 'done' || file.settledLines !== lines)
    throw new Error(`the report ended as ${JSON.stringify(file)}`);
  await server.stop();
  await store.close();
  const wanted = title === 'SQLite' ? 'at most 10 s' : 'at most 15 s';
  return [
    { what: `${title}: ${lines} lines from file to result`, value: seconds(ms), wanted },
    { what: `${title}: more memory`, value: megabytes(most - before), wanted: 'at most 150 MB' },
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

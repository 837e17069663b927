import { setTimeout as delay } from 'node:timers/promises';
import { actingAsSystem } from '../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../src/gateway/domain/audit/audit.ts';
import type { ExportFormat, ExportReference } from '../../src/gateway/domain/exports/export.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import type { Cores } from './frame/core-time.ts';
import { ENGINES_OPTION, onEngines } from './frame/databases.ts';
import { fillFollowed } from './frame/fill-followed.ts';
import { FIRST_MERCHANT } from './frame/merchants.ts';
import type { ServerProcess } from './frame/processes.ts';
import { megabytes } from './frame/report.ts';
import type { Finding } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { QUIET_MS, payBeside } from './load/pay-beside.ts';
import { pay } from './load/pay.ts';

// Files of many lines: how long each format takes while nobody is served, and how much memory; then what an export costs the payments
// beside which it is made. Both halves of a pair load the same gateway: an export that is cancelled leaves nothing behind.

const WANTED: Readonly<Record<ExportFormat, string>> = {
  csv: 'at most 10 s',
  jsonl: 'at most 10 s',
  xlsx: 'at most 30 s',
};
const FORMATS = ['csv', 'jsonl', 'xlsx'] as const;
const POLL_MS = 20;
const DAY_MS = 86_400_000;
const CURRENCY = 'USD';

interface Asking {
  readonly store: Store;
  readonly server: ServerProcess;
  readonly lines: number;
}

interface Made extends Cores {
  readonly lines: number;
  readonly ms: number;
  /** The most that the process held beyond what it held before. */
  readonly moreBytes: number;
}

export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    lines: ['lines of an export', 1_000_000, 5000],
    pairs: ['how often payments are loaded with and without an export', 5, 1],
    seconds: ['how long each load is measured', 20, 1],
    warmup: ['seconds of each load before that', 1, 0],
    rate: ['payments a second', 50, 20],
  },
  run({ options, progress }) {
    const { lines, pairs, warmup, rate } = options;
    const load = { seconds: options.seconds, warmup, rate };
    return onEngines(options, async (title, create) => {
      const database = await create();
      progress(`${title}: filling ${lines} lines, with nothing left to number or to follow for search`);
      const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
      const filling = { merNo: FIRST_MERCHANT, orders: lines, from: today - 90 * DAY_MS, to: today - DAY_MS };
      await fillFollowed(database, [filling]);
      const [server, store] = [await database.serve(), await database.open()];
      const asking = { store, server, lines };
      // The first one does not count: a process that has just started compiles as it goes.
      await makeAlone(asking, 'csv');
      const findings: Finding[] = [];
      for (const format of FORMATS) {
        const made = await makeAlone(asking, format);
        progress(`${title}: ${format} in ${Math.round(made.ms)} ms`);
        findings.push(...alone(`${title}: ${lines} lines as ${format}`, made, WANTED[format]));
      }
      findings.push(...(await beside(asking, { title, pairs, progress, load })));
      await store.close();
      await server.stop();
      return findings;
    });
  },
});

const seconds = (microseconds: number) => `${(microseconds / 1e6).toFixed(1)} s`;

function alone(what: string, { lines, ms, program, database, moreBytes }: Made, wanted: string): Finding[] {
  return [
    { what, value: seconds(ms * 1000), wanted },
    { what, per: 'line', cost: { units: lines, program, database } },
    { what: `${what}: more memory`, value: megabytes(moreBytes), wanted: 'at most 64 MB' },
  ];
}

async function makeAlone({ store, server, lines }: Asking, format: ExportFormat): Promise<Made> {
  await delay(QUIET_MS);
  const before = await server.memory();
  const taken = server.watch();
  const reference = await ask(store, { format, lines });
  // Whoever asks a node wakes it at once; this export is only found when the node looks by itself. So its first step is left out.
  const first = await rowsMade(store, reference);
  const startedAt = performance.now();
  let most = before;
  for (let rows = first; rows < lines; rows = await rowsMade(store, reference)) {
    most = Math.max(most, await server.memory());
    await delay(POLL_MS);
  }
  const ms = (performance.now() - startedAt) * (lines / (lines - first));
  return { lines, ms, moreBytes: most - before, ...taken() };
}

interface Beside {
  readonly title: string;
  readonly pairs: number;
  readonly load: { readonly seconds: number; readonly warmup: number; readonly rate: number };
  progress(line: string): void;
}

async function beside({ store, server, lines }: Asking, { title, pairs, load, progress }: Beside): Promise<Finding[]> {
  const paying = () => pay(server, { merchants: 'many', ...load });
  const rows: number[] = [];
  const payingWithWork = async () => {
    const reference = await ask(store, { format: 'csv', lines });
    const paid = await paying();
    const found = await store.findExport(reference);
    rows.push((found?.rowsDone ?? 0) / (load.warmup + load.seconds));
    const at = Date.now();
    await store.cancelExport(reference, { at, audit: auditFor('cancelExport', at) });
    return paid;
  };
  const findings = await payBeside({ title, work: 'an export', pairs, progress, paying, payingWithWork });
  const rate = rows.reduce((sum, one) => sum + one, 0) / rows.length;
  return [
    ...findings,
    {
      what: `${title}: ${lines} lines beside ${load.rate} payments a second`,
      value: `${Math.round(lines / rate)} s at ${Math.round(rate)} lines a second`,
    },
  ];
}

function auditFor(action: 'createExport' | 'cancelExport', at: number) {
  const merNo = FIRST_MERCHANT;
  return auditOf(actingAsSystem('bench'), { at, action, merNo, target: `merchant ${merNo}`, detail: 'bench' });
}

let asked = 0;

async function ask(
  store: Store,
  { format, lines }: { readonly format: ExportFormat; readonly lines: number },
): Promise<ExportReference> {
  const at = Date.now();
  asked += 1;
  const reference = { merNo: FIRST_MERCHANT, exportId: `export_${at}_${asked}` };
  const [end] = await store.listSeries(FIRST_MERCHANT);
  const cut = { currency: CURRENCY, batchNo: null, after: 0, through: lines, batchedThrough: 0 };
  const money = { opening: 0n, closing: end?.available ?? 0n };
  const of = { side: 0, askedBy: 'bench', name: `lines.${format}`, format, csv: null };
  const kept = { createdAt: at, expiresAt: at + 86_400_000 };
  await store.createExport({ ...reference, ...cut, ...money, ...of, ...kept }, auditFor('createExport', at));
  return reference;
}

/** How many of its rows are stored, once there are any. */
async function rowsMade(store: Store, reference: ExportReference): Promise<number> {
  for (;;) {
    const found = await store.findExport(reference);
    if (found === null || found.state === 'failed') throw new Error('the export was not made');
    if (found.rowsDone > 0) return found.rowsDone;
    await delay(POLL_MS);
  }
}

import { expect, it } from 'vitest';
import type { AcquirerFeeds, SettlementReport } from '../../../../src/gateway/domain/acquirers/acquirer-feeds.ts';
import type { ReadEvent } from '../../../../src/gateway/domain/reconciliation/file-line.ts';
import type { ReconciliationFile } from '../../../../src/gateway/domain/reconciliation/file-store.ts';
import type { Store } from '../../../../src/gateway/domain/store.ts';
import { createFileReader } from '../../../../src/gateway/files/reconciliation/create-file-reader.ts';
import { readReports } from '../../../../src/gateway/work/read-reports.ts';
import { describeOnBothEngines, placeEnv } from '../../../helpers/database/databases.ts';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { FILES } from './sent-file.ts';
import type { WireFile } from './sent-file.ts';

// Reports that the gateway read from acquirers before it was upgraded, and those that it reads now, become files by themselves.

const WAIT = { timeout: 60_000 };
const NOW = Date.now();
const DAY_MS = 86_400_000;
const LINES = 2500;
/** Long enough to store a part. */
const LATE_MS = 500;

type Report = Omit<SettlementReport, 'page'>;

const report = (reportId: string, lines: number, lineCount = lines): Report => ({
  reportId,
  currency: 'EUR',
  from: '2026-11-14',
  to: '2026-11-14',
  paidOn: '2026-11-15',
  total: String(lines * 97),
  lineCount,
  lines: Array.from({ length: lines }, (_, index) => ({
    lineId: String(index + 1),
    type: 'payment' as const,
    at: '2026-11-14T09:30:00Z',
    currency: 'EUR',
    gross: '100',
    fee: '-3',
    net: '97',
  })),
});

type KeptStore = Parameters<typeof readReports>[0]['store'];

async function keep(store: KeptStore, acquirer: string, kept: { readonly report: Report; readonly at: number }) {
  const unused = async () => ({ kind: 'unknown', message: '' }) as const;
  const feeds: AcquirerFeeds = {
    capabilities: unused,
    changes: unused,
    settlementReport: async ({ after }) =>
      after === null || after !== kept.report.reportId
        ? {
            kind: 'report',
            report: { ...kept.report, page: null },
            next: kept.report.reportId,
            bytes: Buffer.from('it'),
          }
        : { kind: 'none' },
  };
  const clock = { now: () => kept.at };
  const { signal } = new AbortController();
  await readReports(
    { store, clock },
    { acquirer, feeds, version: 2, holder: 'test', leaseMs: 1, realClock: clock, signal },
  );
}

async function filesOf(gateway: TestGateway): Promise<WireFile[]> {
  const { body } = await gateway.operator('GET', FILES);
  return (body as { files: WireFile[] }).files;
}

/** The end of each report in a file. */
async function endsOf(
  store: Pick<Store, 'readFilePart'>,
  file: Pick<ReconciliationFile, 'fileNo' | 'parts'> | null,
): Promise<readonly ReadEvent[]> {
  const reader = createFileReader('report');
  const events: ReadEvent[] = [];
  for (let part = 0; part < (file?.parts ?? 0); part += 1) {
    events.push(...reader.push((await store.readFilePart(file?.fileNo ?? '', part)) ?? new Uint8Array()));
  }
  return [...events, ...reader.end()].filter(({ kind }) => kind === 'end');
}

/** Two nodes that begin a file together; the slower comes with its bytes once the other has stored them, and before the file is complete. */
function stepByStep(store: Store): { readonly fast: Store; readonly slow: Store } {
  const [begun, stored, tried] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let looks = 0;
  const fast: Store = {
    ...store,
    async addPart(upload, taken) {
      await begun.promise;
      const isAdded = await store.addPart(upload, taken);
      stored.resolve();
      return isAdded;
    },
    async completeUpload(upload, audit) {
      await tried.promise;
      return store.completeUpload(upload, audit);
    },
  };
  const slow: Store = {
    ...store,
    async findUpload(fileNo) {
      const upload = await store.findUpload(fileNo);
      begun.resolve();
      looks += 1;
      if (looks > 1) setTimeout(tried.resolve, LATE_MS);
      return upload;
    },
    async readReportParts(query) {
      await stored.promise;
      return store.readReportParts(query);
    },
    async addPart(upload, taken) {
      const isAdded = await store.addPart(upload, taken);
      tried.resolve();
      return isAdded;
    },
  };
  return { fast, slow };
}

describeOnBothEngines('Settlement reports that were read', (databases) => {
  it('become files exactly once, by several nodes and after a restart, with every line (S50)', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await keep(store, 'default', { report: report('po_1', LINES), at: NOW - 10 * DAY_MS });
    await keep(store, 'north', { report: report('po_1', 3), at: NOW - DAY_MS });
    await keep(store, 'west', { report: report('po_old', 1), at: NOW - 100 * DAY_MS });
    const env = placeEnv(place);
    const first = await startTestGateway({ env });
    const second = await startTestGateway({ env });
    const taken = async () =>
      (await filesOf(first)).filter(({ state }) => state !== 'receiving').map(({ name }) => name);
    await expect.poll(async () => (await taken()).toSorted(), WAIT).toEqual(['default po_1', 'north po_1']);
    await second.close();
    await first.close();

    const third = await startTestGateway({ env });
    await keep(store, 'default', { report: report('po_2', 0), at: NOW });
    await expect.poll(async () => (await filesOf(third)).map(({ name }) => name), WAIT).toContain('default po_2');
    const files = await filesOf(third);
    expect(files).toHaveLength(3);
    const large = files.find(({ name }) => name === 'default po_1');
    expect(large).toMatchObject({ source: 'feed', format: 'report', owner: 'default', hash: null });
    await third.close();

    const stored = await store.findFile(large?.fileNo ?? '');
    expect(await endsOf(store, stored)).toMatchObject([{ end: { lines: LINES, net: BigInt(LINES * 97) } }]);
    expect(stored?.bytes).toBe(large?.bytes);
  });

  it('have every line once if a node comes with the bytes that another has just stored (S50)', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await keep(store, 'default', { report: report('po_1', 3), at: NOW - DAY_MS });
    const { fast, slow } = stepByStep(store);
    const nodes = await Promise.all(
      [fast, slow].map((one) => startTestGateway({ env: placeEnv(place), build: { store: one } })),
    );
    const [first] = nodes as [TestGateway];
    const complete = async () => (await filesOf(first)).filter(({ state }) => state !== 'receiving');
    await expect.poll(complete, WAIT).toHaveLength(1);
    const [file] = await complete();
    expect(await endsOf(store, await store.findFile(file?.fileNo ?? ''))).toMatchObject([
      { end: { lines: 3, net: 291n } },
    ]);
    await Promise.all(nodes.map((node) => node.close()));
  });
});

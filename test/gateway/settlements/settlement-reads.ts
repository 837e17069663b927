import { createZone } from '../../../src/gateway/domain/day.ts';
import { createRunEndStore } from '../../../src/gateway/store/acquirers/run-ends.ts';
import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import { createExportStore } from '../../../src/gateway/store/exports/exports.ts';
import { createPostingReads } from '../../../src/gateway/store/ledger/posting-reads.ts';
import { createDueStore } from '../../../src/gateway/store/orders/due.ts';
import { createBatchStore } from '../../../src/gateway/store/settlements/batches.ts';
import { createLineStore } from '../../../src/gateway/store/settlements/lines.ts';
import { createNumberingStore } from '../../../src/gateway/store/settlements/number-lines.ts';
import { createPayoutRunStore } from '../../../src/gateway/store/settlements/payout-runs.ts';
import { createPayoutScheduleStore } from '../../../src/gateway/store/settlements/payout-schedules.ts';
import { createSettlementAccountStore } from '../../../src/gateway/store/settlements/settlement-accounts.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';

// What is read of lines, batches, due dates and exports, and how many rows of tables that grow each read may look at.

export const SIZES = { merchants: 3, lines: 2000, linesOfBatch: 4, linesOfDay: 100, runMerchants: 100, runDays: 60 };
const MIDDLE = 1000;
const LIMIT = 20;
const DAY_MS = 86_400_000;
const OF = { merNo: MER_NO, currency: 'USD' };
const EVERYTHING = Number.MAX_SAFE_INTEGER;

type Reads = ReturnType<typeof createReads>;

function createReads(engine: Engine) {
  return {
    ...createLineStore(engine),
    ...createBatchStore(engine),
    ...createPayoutRunStore(engine),
    ...createPayoutScheduleStore(engine),
    ...createSettlementAccountStore(engine),
    ...createExportStore(engine),
    ...createDueStore(engine),
    ...createRunEndStore(engine),
    ...createNumberingStore(engine, createZone('UTC')),
    ...createPostingReads(engine),
  };
}

export function readsOf(engine: Engine): Reads {
  return createReads(engine);
}

const orderNo = (number: number) => `TG${MER_NO}-${number}`;
const RUNS = { merNo: null, currency: null, states: null, from: null, to: null, before: null, limit: LIMIT };
const PLACE = { dueDay: 20_730, merNo: MER_NO + 50, currency: 'USD' };
const LINES = Array.from({ length: LIMIT }, (_, index) => ({
  ...OF,
  number: MIDDLE + index,
  subject: orderNo(MIDDLE + index),
  event: 'settlement' as const,
  at: NOW,
  day: 20_717,
  amount: 10n,
  debt: 0n,
  available: 10n,
  owed: 0n,
}));

const PART = { ...OF, after: 1000, through: 1000 + LIMIT, batchedThrough: 1080, limit: LIMIT };

/** What is read, how, and how many rows at most. */
export type Read = readonly [title: string, read: (reads: Reads) => Promise<unknown>, rowsMax: number];

export const PAGES: readonly Read[] = [
  ['the line of a payment', (reads) => reads.findLinesOf({ merNo: MER_NO, subjects: [orderNo(MIDDLE)] }), 1],
  ['the payout of a line', (reads) => reads.findBatchesOf({ ...OF, numbers: [MIDDLE] }), 1],
  [
    'the lines of an order with two refunds',
    (reads) => reads.findLinesOf({ merNo: MER_NO, subjects: [7, 8, 9].map(orderNo) }),
    3,
  ],
  ['the payouts of three lines', (reads) => reads.findBatchesOf({ ...OF, numbers: [7, 800, 1900] }), 6],
  ['a page of lines', (reads) => reads.listLines({ ...OF, after: MIDDLE, through: EVERYTHING, limit: LIMIT }), LIMIT],
  // Postings of both events of a line, and the order that it is about.
  ['what lines are about', (reads) => reads.describeLines({ merNo: MER_NO, lines: LINES }), 2 * LIMIT],
  // Once to count them, and once with the posting of each.
  ['the sums of a batch', (reads) => reads.sumLines({ ...OF, first: MIDDLE + 1, last: MIDDLE + LIMIT }), 3 * LIMIT],
  ['a batch by its number', (reads) => reads.findBatch({ merNo: MER_NO, batchNo: '2026-40' }), 1],
  ['the batch of a payout', (reads) => reads.findBatchOfPayout({ merNo: MER_NO, tradeNo: `PO${MER_NO}-40` }), 1],
  [
    'the newest batches',
    (reads) => reads.listBatches({ merNo: MER_NO, currency: null, before: null, limit: LIMIT }),
    LIMIT,
  ],
  [
    'the batches before one, in a currency',
    (reads) => reads.listBatches({ ...OF, before: { createdAt: NOW + 40 * DAY_MS, batchNo: '2026-40' }, limit: LIMIT }),
    LIMIT + 1,
  ],
  ['the days of lines', (reads) => reads.listLineDays({ ...OF, before: 20_730, limit: 7 }), 7],
  ['the end of a day', (reads) => reads.findEndOfDay({ ...OF, day: 20_730 }), 1],
  ['the ends of series', (reads) => reads.listSeries(MER_NO), 1],
  [
    'the sums of a part of a day',
    (reads) => reads.sumPostings({ merNo: MER_NO, from: NOW, to: NOW + 50_000, after: null, limit: LIMIT }),
    // Where the part ends, its groups, and their lines.
    3 * LIMIT + 2,
  ],
];

export const CALENDAR: readonly Read[] = [
  ['what a merchant is due', (reads) => reads.sumDue({ merNo: MER_NO, limit: 50 }), 2 * 2 * 50],
  ['what all are due', (reads) => reads.sumDueOfAll({ from: NOW, to: EVERYTHING, limit: 50 }), 2 * 2 * 50],
  [
    'the orders of a day',
    (reads) => reads.listDueOrders({ ...OF, from: 0, to: EVERYTHING, after: null, scanMax: 50, limit: LIMIT }),
    2 * 3 * 50,
  ],
];

export const RUN_READS: readonly Read[] = [
  ['the newest due dates', (reads) => reads.listPayoutRuns(RUNS), LIMIT],
  ['the due dates before one', (reads) => reads.listPayoutRuns({ ...RUNS, before: PLACE }), LIMIT + 1],
  ['those that were paid', (reads) => reads.listPayoutRuns({ ...RUNS, states: ['paid'], before: PLACE }), LIMIT + 1],
  ['those that failed', (reads) => reads.listPayoutRuns({ ...RUNS, states: ['failed'] }), LIMIT],
  ["a merchant's", (reads) => reads.listPayoutRuns({ ...RUNS, merNo: MER_NO + 7 }), LIMIT],
  [
    "a merchant's in a currency",
    (reads) => reads.listPayoutRuns({ ...RUNS, merNo: MER_NO + 7, currency: 'USD' }),
    LIMIT,
  ],
  ['one due date', (reads) => reads.findPayoutRun({ ...OF, dueDay: 20_730 }), 1],
  // Some due dates paid nothing.
  ['the last that made a payout', (reads) => reads.listMadeRuns({ ...OF, since: 0, limit: 3 }), 12],
  ['payouts to come', (reads) => reads.listDueSchedules({ before: EVERYTHING, merNo: null, limit: LIMIT }), LIMIT + 1],
  ['the next time', (reads) => reads.nextScheduleAt(), 1],
  // Those under way, with their orders, and what came back since yesterday.
  [
    'payouts that have ended',
    (reads) => reads.listEndedRuns({ since: NOW + 95 * DAY_MS, limit: LIMIT }),
    2 * SIZES.runMerchants + 20,
  ],
  ['whether an account is its own', (reads) => reads.isOwnAccount({ ...OF, hash: 'h1', at: NOW }), 1],
];

export const EXPORT_READS: readonly Read[] = [
  [
    'a page of an export',
    (reads) => reads.listStatementLines(PART),
    // With the order of each, and the cut of each if all of them were payouts.
    3 * LIMIT + 1,
  ],
  [
    'the newest exports',
    (reads) => reads.listExports({ side: MER_NO, merNo: null, before: null, limit: LIMIT }),
    LIMIT,
  ],
  ['an export', (reads) => reads.findExport({ merNo: MER_NO, exportId: 'export_100' }), 1],
  ['a part of an export', (reads) => reads.readExportPart({ merNo: MER_NO, exportId: 'export_100' }, 3), 1],
  // They are kept for days.
  ['exports that wait', (reads) => reads.countWaitingExports(MER_NO), 150],
];

export const NUMBERING: readonly Read[] = [
  // Each group with its lines and what is booked already, and the balances.
  ['the next postings to number', (reads) => reads.numberLines({ merNo: MER_NO + 1, limit: LIMIT }), 6 * LIMIT],
  [
    'postings to look through again',
    (reads) => reads.numberLateLines({ merNo: MER_NO + 1, before: NOW, limit: LIMIT }),
    6 * LIMIT,
  ],
];

import type { AcquirerFeeds, Change, SettlementReport } from '../../../src/gateway/domain/acquirers/acquirer-feeds.ts';
import { NOW } from '../database/store-records.ts';

// Feeds in memory, and how they are read.

const UNUSED = () => Promise.reject(new Error('not asked for'));

/** A feed whose places are positions in the list. */
export function feedOf(changes: readonly Change[], pageSize = 2): AcquirerFeeds {
  return {
    capabilities: UNUSED,
    settlementReport: UNUSED,
    async changes({ after }) {
      const from = after === null ? 0 : Number(after);
      const page = changes.slice(from, from + pageSize);
      const to = from + page.length;
      return { kind: 'changes', changes: page, next: to === 0 ? null : String(to), more: to < changes.length };
    },
  };
}

export function reportsOf(reports: readonly Omit<SettlementReport, 'page'>[], pageSize = 2): AcquirerFeeds {
  return {
    capabilities: UNUSED,
    changes: UNUSED,
    async settlementReport({ after, page }) {
      const index = after === null ? 0 : Number(after);
      const found = reports[index];
      if (found === undefined) return { kind: 'none' };
      const from = page === null ? 0 : Number(page);
      const to = from + pageSize;
      const report = {
        ...found,
        lines: found.lines.slice(from, to),
        page: to < found.lines.length ? String(to) : null,
      };
      const bytes = Buffer.from(JSON.stringify({ callId: 'x', report }));
      return { kind: 'report', report, next: String(index + 1), bytes };
    },
  };
}

export const optionsOf = (feeds: AcquirerFeeds, holder = 'node-1', realNow = NOW) => ({
  acquirer: 'default',
  feeds,
  version: 1,
  holder,
  leaseMs: 60_000,
  realClock: { now: () => realNow },
  signal: new AbortController().signal,
});

const line = (lineId: string, net: string, note?: string) =>
  ({
    lineId,
    type: 'payment',
    at: '2026-11-14T09:30:00Z',
    currency: 'USD',
    gross: net,
    fee: '0',
    net,
    ...(note !== undefined && { note }),
  }) as const;

export const REPORT = {
  reportId: 'po_1',
  currency: 'USD',
  from: '2026-11-14',
  to: '2026-11-14',
  paidOn: '2026-11-15',
  total: '600',
  bankReference: 'ACME PAYOUT',
  lineCount: 3,
  lines: [line('1', '1000'), line('2', '-300', 'Card 4111 1111 1111 1111'), line('3', '-100')],
} satisfies Omit<SettlementReport, 'page'>;

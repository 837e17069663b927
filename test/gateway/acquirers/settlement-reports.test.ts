import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AcquirerFeeds, SettlementReport } from '../../../src/gateway/domain/acquirers/acquirer-feeds.ts';
import { readReports } from '../../../src/gateway/work/read-reports.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';

// What acquirers say that they paid, as the operator's people read it.

const NOW = Date.parse('2026-11-15T10:20:00Z');
const TRADE_NO = 'TG01M7F8NJE000031N17Q8R7V2X4B6DKM';
/** Any visible character may be in it. */
const ODD = 'po/2026?11:15#EUR&a=b';

type Report = Omit<SettlementReport, 'page'>;

const line = (lineId: string, net: string, more: Partial<Report['lines'][number]> = {}): Report['lines'][number] => ({
  lineId,
  type: 'payment',
  at: '2026-11-14T09:30:00Z',
  currency: 'EUR',
  gross: net,
  fee: '0',
  net,
  ...more,
});

const header = { from: '2026-11-14', to: '2026-11-14', paidOn: '2026-11-15' };

/** 1,205 lines of 1.00 EUR each, in parts of a thousand. */
const LARGE: Report = {
  ...header,
  reportId: ODD,
  currency: 'EUR',
  total: '120500',
  bankReference: 'ACME PAYOUT 1',
  lineCount: 1205,
  lines: Array.from({ length: 1205 }, (_, index) =>
    line(
      String(index + 1),
      '100',
      index === 0 ? { tradeNo: TRADE_NO, note: 'Card 4111 1111 1111 1111', fee: '-3', gross: '103' } : {},
    ),
  ),
};
const SHORT: Report = {
  ...header,
  paidOn: '2026-10-01',
  reportId: 'po_2',
  currency: 'BHD',
  total: '1235',
  lineCount: 1,
  lines: [line('1', '-1', { currency: 'JPY', gross: '1230', type: 'fee' })],
};

let gateway: PeopleGateway;
let finance: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  finance = await gateway.signIn({ roles: ['finance'] });
  await keep('default', [LARGE], 1);
  await keep('north', [SHORT], 2);
});
afterAll(() => gateway.close());

async function keep(acquirer: string, reports: readonly Report[], version: number): Promise<void> {
  const unused = async () => ({ kind: 'unknown', message: '' }) as const;
  const feeds: AcquirerFeeds = {
    capabilities: unused,
    changes: unused,
    async settlementReport({ after }) {
      const found = reports[Number(after ?? 0)];
      if (found === undefined) return { kind: 'none' };
      const report = { ...found, page: null };
      return { kind: 'report', report, next: String(Number(after ?? 0) + 1), bytes: Buffer.from('the answer') };
    },
  };
  const clock = { now: () => NOW };
  const { signal } = new AbortController();
  const options = { acquirer, feeds, version, holder: 'test', leaseMs: 60_000, realClock: clock, signal };
  expect(await readReports({ store: gateway.store, clock }, options)).toBe('read');
}

const get = async (path: string, who = finance) => gateway.as(who.token, 'GET', `/operator/${path}`);
const listed = async (query = '') => {
  const { body } = await get(`settlement-reports?${query}`);
  return body as { reports: { reportId: string }[]; next: string | null };
};
const pathOf = (acquirer: string, reportId: string) =>
  `acquirers/${acquirer}/settlement-reports/${encodeURIComponent(reportId)}`;

it('settlement reports are listed newest first, by acquirer and day of payment, page by page', async () => {
  const ids = async (query?: string) => (await listed(query)).reports.map(({ reportId }) => reportId);
  expect(await ids()).toEqual(['po_2', ODD]);
  expect(await ids('acquirer=default')).toEqual([ODD]);
  expect(await ids('paidFrom=2026-11-01')).toEqual([ODD]);
  expect(await ids('paidTo=2026-10-31')).toEqual(['po_2']);
  const first = await listed('limit=1');
  expect(await ids(`limit=1&before=${encodeURIComponent(first.next ?? '')}`)).toEqual([ODD]);
  expect((await get('settlement-reports?paidFrom=today')).status).toBe(400);
});

it('a settlement report has its sums as decimals, its hash, and says what does not add up', async () => {
  const { status, body } = await get(pathOf('north', 'po_2'));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    report: { acquirer: 'north', currency: 'BHD', total: '1.235', linesTotal: '-0.001', problem: 'total' },
    lines: [{ type: 'fee', currency: 'JPY', gross: '1230.00', fee: '0.000', net: '-0.001', tradeNo: null, note: null }],
    answers: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, bytes: 10 }],
    next: null,
  });
});

it('the lines of a large report come page by page, over the edges of its parts, and masked', async () => {
  interface Page {
    readonly lines: { lineId: string; tradeNo: string | null; note: string | null; net: string }[];
    readonly next: number | null;
  }
  const page = async (after: number) => (await get(`${pathOf('default', ODD)}?limit=100&after=${after}`)).body as Page;
  const first = await page(0);
  expect(first.lines[0]).toMatchObject({ lineId: '1', tradeNo: TRADE_NO, net: '1.00' });
  expect(first.lines[0]?.note).not.toContain('4111 1111 1111 1111');
  const seen: string[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { lines, next }: Page = await page(after);
    seen.push(...lines.map(({ lineId }) => lineId));
    after = next;
  }
  expect(seen).toEqual(LARGE.lines.map(({ lineId }) => lineId));
  expect((await page(950)).lines.map(({ lineId }) => lineId)).toEqual(
    Array.from({ length: 100 }, (_, index) => String(951 + index)),
  );
  expect(await page(5000)).toMatchObject({ lines: [], next: null });
});

it('settlement reports are for the operator’s people who see acquirers, and an unknown one is not found', async () => {
  expect((await get(pathOf('north', 'po_9'))).body).toMatchObject({
    status: 404,
    detail: 'The acquirer north has sent no report po_9. Check its number.',
  });
  const owner = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  expect((await get('settlement-reports', owner)).status).toBe(403);
  expect((await get(pathOf('north', 'po_2'), owner)).status).toBe(403);
});

it('the console lists settlement reports and shows one with its lines, linked from the channels', async () => {
  const desk = await openConsole(gateway.url, 'finance');
  expect((await desk.open('/console/channels')).text).toContain('href="/console/settlement-reports"');
  const list = (await desk.open('/console/settlement-reports')).text;
  expect(list).toContain('Does not add up');
  expect(list).toContain('Adds up');
  const query = new URLSearchParams({ acquirer: 'default', reportId: ODD });
  const { status, text } = await desk.open(`/console/settlement-reports/report?${query.toString()}`);
  expect(status).toBe(200);
  expect(text).toContain('ACME PAYOUT 1');
  expect(text).toContain(`href="/console/orders/${TRADE_NO}"`);
  expect(text).toContain('Further lines');
  expect(text).not.toContain('4111 1111 1111 1111');
  query.set('after', '1200');
  const last = (await desk.open(`/console/settlement-reports/report?${query.toString()}`)).text;
  expect(last).toContain('1,201 to 1,205 of 1,205');
  query.set('reportId', 'none');
  expect((await desk.open(`/console/settlement-reports/report?${query.toString()}`)).status).toBe(404);
  query.set('after', 'x');
  expect((await desk.open(`/console/settlement-reports/report?${query.toString()}`)).status).toBe(400);
});

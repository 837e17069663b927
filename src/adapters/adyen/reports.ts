import { ProviderSilent } from '../shared/provider.ts';
import type { ProviderReport } from '../shared/provider.ts';
import type { Store } from '../shared/store.ts';
import type { AdyenSettings } from './client.ts';
import { CURRENCIES } from './currencies.ts';

// Settlement details reports: a file for each batch, and a report of ours for each currency in it. The first batch is the one that a
// webhook reported first; the others follow by number, so a webhook that gets lost costs no report.

const DEADLINE_MS = 8000;
const LOOK_MS = 10_000;
const NOTED = 'SETTLED';
const NAME = /^settlement_detail_report_batch_([0-9]{1,9})\.csv$/;

export interface Reports {
  reportAfter(id: string | null): Promise<ProviderReport | null>;
  /** Reads what is new, so that a payment has a result even if no webhook ever reports it. */
  look(): Promise<void>;
}

export function createReports(settings: AdyenSettings, store: Store): Reports {
  let [last, lookAt]: [Batch | undefined, number] = [undefined, 0];
  /** Files never change. Pages of one are read one after another. */
  const read = async (batch: number): Promise<Batch | null> => {
    if (last?.batch === batch) return last;
    const text = await download(batch, settings);
    if (text === null) return null;
    last = batchOf(text, batch, store);
    noteSettled(last, store);
    return last;
  };
  const firstBatch = () => {
    const names = store.eventsOf(null).map(({ providerId = '' }) => NAME.exec(providerId)?.[1]);
    return names.find((number) => number !== undefined);
  };
  return {
    async reportAfter(after) {
      const first = firstBatch();
      if (first === undefined) return null;
      const [place = first, currency = ''] = after?.split('.') ?? [];
      for (let batch = Number(place); ; batch += 1) {
        const file = await read(batch);
        if (file === null) return null;
        const next = file.reports.find((report) => batch > Number(place) || report.currency > currency);
        if (next !== undefined) return next;
      }
    },
    async look() {
      const first = firstBatch();
      if (first === undefined || Date.now() < lookAt) return;
      lookAt = Date.now() + LOOK_MS;
      const noted = store.eventsOf(null).findLast(({ note }) => note === NOTED);
      let batch = Number(noted?.providerId ?? Number(first) - 1);
      do batch += 1;
      while ((await read(batch)) !== null);
    },
  };
}

/** As if a webhook had reported it. A line about a payment that is approved says nothing new. */
function noteSettled({ batch, rows }: Batch, store: Store): void {
  const about = { type: 'changed', at: new Date().toISOString() } as const;
  for (const { cells } of rows) {
    const { 'Merchant Reference': reference = '', 'Gross Currency': currency = '', 'Psp Reference': psp = '' } = cells;
    const state = store.find(reference)?.state ?? 'approved';
    if (cells['Type'] !== 'Settled' || state === 'approved') continue;
    const amount = String(minor(cells['Gross Credit (GC)'], currency));
    const paid = { ...about, reference, currency, amount, providerId: psp, note: 'AUTHORISATION true' };
    store.addEvent({ ...paid, id: `${psp}.${NOTED}` });
  }
  const end = { ...about, reference: null, currency: '', amount: '0', providerId: String(batch), note: NOTED };
  store.addEvent({ ...end, id: `${NOTED}.${batch}` });
}

/** Null if there is no such batch yet. The address in the webhook is not signed, so it is not used. */
async function download(batch: number, { merchantAccount, reportKey, livePrefix, url }: AdyenSettings) {
  const host = url ?? `https://ca-${livePrefix === null ? 'test' : 'live'}.adyen.com`;
  const file = `${host}/reports/download/MerchantAccount/${merchantAccount}/settlement_detail_report_batch_${batch}.csv`;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const response = await fetch(file, { headers: { 'X-API-Key': reportKey }, redirect: 'error', signal });
    if (response.status === 404) return null;
    if (response.ok) return await response.text();
    throw new Error(`HTTP ${response.status}`);
  } catch (cause) {
    throw new ProviderSilent(`Adyen did not give the settlement report ${batch}`, { cause });
  }
}

type Cells = Readonly<Record<string, string | undefined>>;

interface Batch {
  readonly batch: number;
  readonly rows: readonly { readonly index: number; readonly cells: Cells }[];
  readonly reports: readonly ProviderReport[];
}

function batchOf(text: string, batch: number, store: Store): Batch {
  const [head = [], ...lines] = rowsOf(text);
  const rows = lines.map((line, index) => ({
    index,
    cells: Object.fromEntries(head.map((name, place) => [name, line[place]])),
  }));
  const currencies = new Set(rows.map(({ cells }) => cells['Net Currency'] ?? ''));
  const reports = [...currencies].toSorted().map((currency) => {
    const ours = rows.filter(({ cells }) => cells['Net Currency'] === currency);
    // What goes to the bank is the total itself.
    const listed = ours
      .filter(({ cells }) => cells['Type'] !== 'MerchantPayout')
      .map((row) => lineOf(row, currency, store));
    const day =
      ours
        .map(({ cells }) => (cells['Creation Date'] ?? '').slice(0, 10))
        .toSorted()
        .at(-1) ?? '';
    const total = listed.reduce((sum, { net }) => sum + net, 0n);
    return { id: `${batch}.${currency}`, currency, day, total, lines: listed };
  });
  return { batch, rows, reports };
}

const TYPES: Readonly<Record<string, ProviderReport['lines'][number]['type']>> = {
  Settled: 'payment',
  Refunded: 'refund',
  RefundedReversed: 'reversal',
  Chargeback: 'chargeback',
  SecondChargeback: 'chargeback',
  ChargebackReversed: 'chargeback',
  Fee: 'fee',
  MiscCosts: 'fee',
  InvoiceDeduction: 'fee',
  PaymentCost: 'fee',
  DepositCorrection: 'reserve',
};
const FEES = ['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'];

function lineOf(
  { index, cells }: Batch['rows'][number],
  currency: string,
  store: Store,
): ProviderReport['lines'][number] {
  const net = minor(cells['Net Credit (NC)'], currency) - minor(cells['Net Debit (NC)'], currency);
  const fee = FEES.reduce((sum, name) => sum - minor(cells[name], currency), 0n);
  const type = TYPES[cells['Type'] ?? ''] ?? 'adjustment';
  const { 'Merchant Reference': payment, 'Modification Reference': modification, 'Psp Reference': psp } = cells;
  const paid = store.find(payment ?? '');
  const ofOrder = store.ofTrade(paid?.tradeNo ?? '');
  const refund = ofOrder.find(({ kind, facts }) => kind === 'refund' && facts?.acquirerReference === modification);
  const reference = (type === 'refund' ? refund : paid)?.number ?? null;
  const at = `${cells['Creation Date']?.replace(' ', 'T')}Z`;
  return {
    id: String(index + 1),
    type,
    reference,
    providerId: modification || psp || `${type}-${index + 1}`,
    at,
    gross: net - fee,
    fee,
    net,
  };
}

function minor(text = '', currency: string): bigint {
  const decimals = CURRENCIES[currency]?.decimals;
  const [whole = '', fraction = ''] = text.split('.');
  if (decimals === undefined || !/^-?[0-9]*(?:[.][0-9]*)?$/.test(text) || fraction.length > decimals)
    throw new ProviderSilent('a settlement report has an amount that is none');
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0');
}

/** CSV with commas, and quotes around what has some. */
function rowsOf(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;
  return lines.map((line) =>
    [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
  );
}

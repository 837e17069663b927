import { CallRefused } from './contract.ts';
import type { Capabilities, CapabilitiesCall, Change, ChangesAnswer, ChangesCall } from './contract.ts';
import type { SettlementLine, SettlementReportsAnswer, SettlementReportsCall } from './contract.ts';
import type { Money } from './money.ts';
import { ProviderSilent } from './provider.ts';
import type { Provider, ProviderReport, Traits } from './provider.ts';
import type { AdapterSettings } from './settings.ts';
import type { ProviderEvent, Store } from './store.ts';

// What the adapter can do, and what the gateway could not know to ask for.

export interface Feeds {
  capabilities(call: CapabilitiesCall): Capabilities;
  changes(call: ChangesCall, version: number): Promise<ChangesAnswer>;
  settlementReports(call: SettlementReportsCall, version: number): Promise<SettlementReportsAnswer>;
}

export interface FeedParts {
  readonly config: AdapterSettings;
  readonly store: Store;
  readonly provider: Provider;
  readonly money: Money;
  /** Keeps events, as if a webhook had brought them. */
  readonly take: (events: readonly ProviderEvent[]) => void;
}

/** What it takes to write something for the gateway. */
interface Words {
  readonly store: Store;
  readonly exact: (amount: bigint, currency: string, version: number) => string;
}

/** How many lines a page has. The contract allows more. */
const LINES_MAX = 1000;

export function createFeeds({ config, store, provider, money, take }: FeedParts): Feeds {
  const words: Words = { store, exact: exactBy(money) };
  const { exact } = words;

  return {
    capabilities({ callId, hintUrl }) {
      store.setHintUrl(hintUrl);
      return { callId, ...capabilitiesOf(config, provider.traits) };
    },

    // A cursor is how many changes came before. The journal only grows, so it means the same for ever.
    async changes({ callId, after, limit }, version) {
      take(await missedEvents({ provider, store }));
      const news = store.events().filter(isNews);
      const start = placeOf(after);
      const end = Math.min(start + limit, news.length);
      const changes = news.slice(start, end).map((event) => changeOf(event, version, words));
      return { callId, changes, next: changes.length === 0 ? after : String(end), more: end < news.length };
    },

    async settlementReports({ callId, after, page }, version) {
      const report = await provider.reportAfter(after);
      if (report === null) return { callId, report: null, next: after };
      const { id: reportId, currency, day, lines } = report;
      const start = placeOf(page);
      const end = Math.min(start + LINES_MAX, lines.length);
      return {
        callId,
        report: {
          reportId,
          currency,
          from: day,
          to: day,
          paidOn: day,
          total: exact(report.total, currency, version),
          lineCount: lines.length,
          lines: lines.slice(start, end).map((line) => lineOf(line, { currency, version }, words)),
          page: end < lines.length ? String(end) : null,
        },
        next: reportId,
      };
    },
  };
}

function capabilitiesOf(
  { versions, feeds, hintSecret }: AdapterSettings,
  traits: Traits,
): Omit<Capabilities, 'callId'> {
  const { claims, methods, currencies, inquiryDays, idempotencyDays } = traits;
  return {
    versions: [...versions],
    claims: [...claims, ...(hintSecret === null ? [] : (['hints'] as const)), ...feeds],
    methods: methods && [...methods],
    currencies: Object.keys(currencies),
    countries: null,
    inquiryDays,
    idempotencyDays,
  };
}

const DISPUTES: Partial<Readonly<Record<ProviderEvent['type'], 'opened' | 'won' | 'lost'>>> = {
  'dispute.opened': 'opened',
  'dispute.won': 'won',
  'dispute.lost': 'lost',
};

/** The others are about results, for which the gateway asks after a hint. */
function isNews({ type }: ProviderEvent): boolean {
  return type !== 'changed';
}

function changeOf(event: ProviderEvent, version: number, { store, exact }: Words): Change {
  const { id: changeId, at, type, reference, currency, reason, providerId = changeId, caseId = changeId } = event;
  const { stage = 'chargeback', answerBy } = event;
  const shared = { changeId, at, currency, amount: exact(BigInt(event.amount), currency, version) };
  if (type === 'transfer.received') return { ...shared, kind: 'transfer', acquirerReference: providerId };
  // A number that we do not know is news all the same: the gateway shows it to somebody.
  const number = (reference ?? 'UNKNOWN').replaceAll(/[^A-Z0-9]/g, '');
  const about = { ...shared, ...(reason !== undefined && { reason }), tradeNo: tradeOf(store, reference) ?? number };
  const state = DISPUTES[type];
  if (state !== undefined) return { ...about, kind: 'chargeback', caseId, stage, state, ...(answerBy && { answerBy }) };
  const isRefund = type === 'refund.returned';
  return { ...about, kind: 'reversal', of: isRefund ? 'refund' : 'payout', refundNo: isRefund ? number : null };
}

function lineOf(
  line: ProviderReport['lines'][number],
  { currency, version }: { currency: string; version: number },
  { store, exact }: Words,
): SettlementLine {
  const { id: lineId, type, reference, providerId: acquirerReference, at } = line;
  const tradeNo = tradeOf(store, reference);
  const [, attempt] = reference?.split('.') ?? [];
  return {
    lineId,
    type,
    ...(tradeNo !== undefined && { tradeNo }),
    ...(attempt !== undefined && { attempt: Number(attempt) }),
    ...(type === 'refund' && reference !== null && { refundNo: reference }),
    acquirerReference,
    at,
    currency,
    gross: exact(line.gross, currency, version),
    fee: exact(line.fee, currency, version),
    net: exact(line.net, currency, version),
  };
}

/** A provider that is silent brings nothing new; whoever asks again later hears of it. */
async function missedEvents({ provider, store }: Pick<FeedParts, 'provider' | 'store'>) {
  try {
    return (await provider.missedEvents?.(store.hasEvent)) ?? [];
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    console.error(JSON.stringify({ problem: error.message }));
    return [];
  }
}

function tradeOf(store: Store, reference: string | null): string | undefined {
  return reference === null ? undefined : store.find(reference)?.tradeNo;
}

function placeOf(cursor: string | null): number {
  if (!/^[0-9]{1,9}$/.test(cursor ?? '0')) throw new CallRefused(400, 'invalid', 'There is no such place.');
  return Number(cursor);
}

/** A feed never rounds and never leaves anything out: it stops, and somebody looks at the log. */
function exactBy({ toWire }: Money): Words['exact'] {
  return (amount, currency, version) => {
    const written = toWire(amount, currency, version);
    if (written === null) throw new Error('an amount of a feed has no exact value in this version');
    return written;
  };
}

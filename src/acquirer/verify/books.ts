import type { components } from '../../../generated/channel.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { worthOf } from '../units.ts';
import { judge } from './judge.ts';
import type { Exchange } from './judge.ts';

// The provider's books: what was really moved. They are read from a counter address, or from the adapter's own feeds.

export interface Movement {
  /** The refund number, otherwise the trade number, with `.` and the number of the try if there is one. */
  readonly number: string;
  readonly kind: 'payment' | 'refund' | 'payout';
  readonly currency: string;
  /** In hundred-millionths of the currency. */
  readonly worth: bigint;
}

export interface BooksReader {
  readonly place: string;
  read(): Promise<readonly Movement[]>;
}

export class BooksError extends Error {}

const BOOKS_BYTES_MAX = 50_000_000;
const BOOKS_MS_MAX = 30_000;
const PAGES_MAX = 1000;
const DECIMALS = 8;
const KINDS = ['payment', 'refund', 'payout'] as const;

/**
 * `GET` on the address gives `{ "movements": [{ "number", "kind", "currency", "amount" }] }`, one for each time that money moved, with
 * the amount as a decimal number such as `12.30`.
 */
export function createCounterBooks(url: string): BooksReader {
  return {
    place: url,
    async read() {
      const response = await fetch(url, { signal: AbortSignal.timeout(BOOKS_MS_MAX) }).catch((error: unknown) => {
        throw new BooksError(`the books cannot be read at ${url}`, { cause: error });
      });
      const text = (await readUpTo(response.body ?? [], BOOKS_BYTES_MAX)).toString('utf8');
      const { movements } = parse(text) as { movements?: unknown };
      if (response.status !== 200 || !Array.isArray(movements)) {
        throw new BooksError(`${url} gave no list of movements (HTTP ${response.status})`);
      }
      return movements.map((movement, index) => readMovement(movement, index));
    },
  };
}

function parse(text: string): object {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

function readMovement(given: unknown, index: number): Movement {
  const { number, kind, currency, amount } = (given ?? {}) as Record<string, unknown>;
  const known = KINDS.find((one) => one === kind);
  const isDecimal = typeof amount === 'string' && /^[0-9]{1,18}(?:[.][0-9]{1,8})?$/.test(amount);
  if (typeof number !== 'string' || typeof currency !== 'string' || known === undefined || !isDecimal) {
    throw new BooksError(`movement ${index + 1} of the books needs number, kind, currency, and amount as a decimal`);
  }
  const [whole = '', fraction = ''] = amount.split('.');
  return { number, kind: known, currency, worth: BigInt(whole + fraction.padEnd(DECIMALS, '0')) };
}

type Ask = (call: 'settlementReports' | 'changes', fields: object) => Promise<Exchange>;

/** From the settlement reports: each line is a movement. A transfer among the changes is one too. */
export function createFeedBooks(ask: Ask, claims: readonly string[]): BooksReader {
  return {
    place: 'the feeds',
    async read() {
      const lines = claims.includes('settlementReports') ? await readLines(ask) : [];
      const transfers = claims.includes('changes') ? await readTransfers(ask) : [];
      return [...lines, ...transfers];
    },
  };
}

type Schemas = components['schemas'];

async function readLines(ask: Ask): Promise<Movement[]> {
  const movements: Movement[] = [];
  let after: string | null = null;
  let page: string | null = null;
  for (let read = 0; read < PAGES_MAX; read += 1) {
    const { report, next }: Schemas['SettlementReportsAnswer'] = await answerTo(ask, 'settlementReports', {
      after,
      page,
    });
    if (report === null) return movements;
    movements.push(...report.lines.flatMap(movementOf));
    page = report.page;
    if (page === null) after = next;
  }
  throw new BooksError(`the settlement reports have more than ${PAGES_MAX} pages`);
}

async function readTransfers(ask: Ask): Promise<Movement[]> {
  const movements: Movement[] = [];
  let after: string | null = null;
  for (let read = 0; read < PAGES_MAX; read += 1) {
    const answer: Schemas['ChangesAnswer'] = await answerTo(ask, 'changes', { after, limit: 200 });
    for (const change of answer.changes) {
      if (change.kind !== 'transfer' || change.tradeNo === undefined) continue;
      const worth = worthOf(change.amount, change.currency, FEED_VERSION);
      movements.push({ number: change.tradeNo, kind: 'payment', currency: change.currency, worth });
    }
    if (!answer.more) return movements;
    after = answer.next;
  }
  throw new BooksError(`the feed of changes has more than ${PAGES_MAX} pages`);
}

const FEED_VERSION = 2;

async function answerTo<Body>(ask: Ask, call: 'settlementReports' | 'changes', fields: object): Promise<Body> {
  const judged = judge(await ask(call, fields));
  if (judged.kind === 'answer') return judged.answer as Body;
  const problem = judged.kind === 'refused' ? `${call} was refused with HTTP ${judged.status}` : judged.problem;
  throw new BooksError(problem);
}

function movementOf(line: Schemas['SettlementLine']): Movement[] {
  const kind = KINDS.find((one) => one === line.type);
  if (kind === undefined || line.tradeNo === undefined) return [];
  const number = line.refundNo ?? (line.attempt === undefined ? line.tradeNo : `${line.tradeNo}.${line.attempt}`);
  const worth = worthOf(line.gross.replace('-', ''), line.currency, FEED_VERSION);
  return [{ number, kind, currency: line.currency, worth }];
}

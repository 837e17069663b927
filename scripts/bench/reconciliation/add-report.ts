import type { Store } from '../../../src/gateway/domain/store.ts';
import { orderAt } from '../frame/fill-orders.ts';
import type { Filling } from '../frame/fill-orders.ts';

const AMOUNT = 10_000;
const PART_LINES = 4000;
let added = 0;

export interface Reported {
  readonly filling: Filling;
  /** The number of its first payment, of the filling's. */
  readonly first: number;
  readonly lines: number;
}

/** A report of the channel contract with a line for each of some payments, stored as if somebody had sent it. */
export async function addReport(store: Store, { filling, first: from, lines: count }: Reported): Promise<string> {
  const day = new Date(filling.from).toISOString().slice(0, 10);
  added += 1;
  const head = {
    reportId: `bench-${added}`,
    acquirer: 'default',
    currency: 'USD',
    from: day,
    to: day,
    paidOn: day,
    total: String(AMOUNT * count),
    lineCount: count,
  };
  const parts = [];
  let bytes = 0;
  for (let first = 0; first < count; first += PART_LINES) {
    const lines = first === 0 ? [JSON.stringify(head)] : [];
    const end = from + Math.min(first + PART_LINES, count);
    for (let n = from + first; n < end; n += 1) lines.push(lineOf(filling, n, day));
    const content = Buffer.from(`${lines.join('\n')}\n`);
    bytes += content.length;
    parts.push({ part: parts.length, sha256: '', bytes: content.length, content });
  }
  const fileNo = `RC0BENCH${added}`;
  const file = {
    fileNo,
    source: 'command' as const,
    name: `bench-${added}.jsonl`,
    format: 'report' as const,
    owner: null,
    profile: null,
    hash: null,
    bytes,
    maskedCount: 0,
    maskedLines: [],
    createdAt: Date.now(),
    createdBy: 'bench',
  };
  await store.addFile(file, parts, null);
  return fileNo;
}

function lineOf(filling: Filling, n: number, day: string): string {
  const { tradeNo } = orderAt(filling, n);
  return `{"lineId":"${n + 1}","type":"payment","tradeNo":"${tradeNo}","acquirerReference":"ref-${n}","at":"${day}T12:00:00Z","currency":"USD","gross":"${AMOUNT}","fee":"0","net":"${AMOUNT}"}`;
}

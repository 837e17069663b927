import type { Store } from '../../../src/gateway/domain/store.ts';
import { orderAt } from '../frame/fill-orders.ts';
import type { Filling } from '../frame/fill-orders.ts';

const AMOUNT = 10_000;
const PART_LINES = 4000;
let added = 0;

/** A report of the channel contract with a line for each payment of a filling, stored as if somebody had sent it. */
export async function addReport(store: Store, filling: Filling): Promise<string> {
  const day = new Date(filling.from).toISOString().slice(0, 10);
  added += 1;
  const head = {
    reportId: `bench-${added}`,
    acquirer: 'default',
    currency: 'USD',
    from: day,
    to: day,
    paidOn: day,
    total: String(AMOUNT * filling.orders),
    lineCount: filling.orders,
  };
  const parts = [];
  let bytes = 0;
  for (let first = 0; first < filling.orders; first += PART_LINES) {
    const lines = first === 0 ? [JSON.stringify(head)] : [];
    const end = Math.min(first + PART_LINES, filling.orders);
    for (let n = first; n < end; n += 1) lines.push(lineOf(filling, n, day));
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

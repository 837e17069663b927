import { expect } from 'vitest';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import type { StoryWorld } from './story-acts.ts';
import type { DayLine } from './story-faults.ts';

// What must be found once a story is over and all of its money is there.

const PAGE = 100;

export interface Ending {
  /** What must be found, in order. */
  readonly exceptions: readonly string[];
  readonly lines: readonly DayLine[];
  /** How many more or less the faults make. */
  readonly added: number;
  readonly since: number;
  readonly payments: StoryWorld['payments'];
}

export async function expectBooks(gateway: TestGateway, ending: Ending): Promise<void> {
  const found = await exceptionsSince(gateway, ending.since);
  const kinds = found.map(({ kind, endedAt }) => `${kind} ${endedAt === null ? 'open' : 'ended'}`).toSorted();
  expect(kinds, JSON.stringify(found)).toEqual(ending.exceptions);
  // No two faults took one payment.
  const named = found.flatMap(({ subject }) => subject ?? []);
  expect(new Set(named).size).toBe(named.length);
  await expectFiles(gateway, ending);
  await expectDays(gateway, ending, found);
  await gateway.verify();
}

interface Found {
  readonly kind: string;
  readonly currency: string;
  readonly amount: string;
  readonly openedAt: string;
  readonly endedAt: string | null;
  readonly subject: string | null;
}

async function exceptionsSince(gateway: TestGateway, since: number): Promise<Found[]> {
  const { body } = await gateway.operator('GET', `/operator/exceptions?limit=${PAGE}`);
  return (body as { exceptions: Found[] }).exceptions.filter(({ openedAt }) => Date.parse(openedAt) >= since);
}

interface FoundFile {
  readonly name: string;
  readonly format: string;
  readonly state: string;
  readonly lines: number;
  readonly settledLines: number;
  readonly knownLines: number;
  readonly openLines: number;
  readonly createdAt: string;
}

async function expectFiles(gateway: TestGateway, { exceptions, lines, added, since }: Ending): Promise<void> {
  const { body } = await gateway.operator('GET', `/operator/reconciliation/files?limit=${PAGE}`);
  const files = (body as { files: FoundFile[] }).files.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  for (const file of files) {
    expect(file.state, JSON.stringify(file)).toBe('done');
    expect(file.settledLines + file.knownLines + file.openLines, file.name).toBe(file.lines);
  }
  const reported = files.filter(({ format }) => format === 'report').reduce((sum, file) => sum + file.lines, 0);
  expect(reported).toBe(lines.length + added);
  // Fees, and what no report has, are about no line that is open.
  const open = files.reduce((sum, file) => sum + file.openLines, 0);
  expect(open).toBe(exceptions.filter((kind) => !/^(fee|missingThere|late) /.test(kind)).length);
}

interface Day {
  readonly currency: string;
  readonly difference: string;
}

/** What the acquirer still owes by its days is what its open items name, to the hundredth. */
async function expectDays(gateway: TestGateway, { since, payments }: Ending, found: readonly Found[]): Promise<void> {
  const [from, to] = [since, await gateway.now()].map((at) => new Date(at).toISOString().slice(0, 10));
  const path = `/operator/reconciliation/days?owner=default&from=${from}&to=${to}&limit=${PAGE}`;
  const { status, body } = await gateway.operator('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  const owed = new Map<string, number>();
  const add = (currency: string, amount: number) => owed.set(currency, (owed.get(currency) ?? 0) + amount);
  for (const { currency, difference } of (body as { days: Day[] }).days) add(currency, -hundredths(difference));
  for (const { kind, endedAt, subject, ...one } of found) {
    if (kind === 'late' && endedAt === null) add(one.currency, hundredths(one.amount));
    if (kind !== 'missingThere' && kind !== 'amount' && kind !== 'currency') continue;
    const payment = payments.find(({ order }) => order['tradeNo'] === subject);
    expect(payment, `the payment ${subject}`).toBeDefined();
    if (payment !== undefined) add(payment.currency, payment.amount);
  }
  expect([...owed].filter(([, amount]) => amount !== 0)).toEqual([]);
}

function hundredths(amount: string): number {
  return Math.round(Number(amount) * 100);
}

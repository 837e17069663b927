import { expect } from 'vitest';
import { writeCamt } from '../../../../src/bank-files/iso20022/camt-write.ts';
import type { Entry } from '../../../../src/bank-files/model.ts';
import { writeMt940 } from '../../../../src/bank-files/mt940/write-mt940.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { FILES, sendFile } from '../files/sent-file.ts';
import type { Announced, WireFile } from '../files/sent-file.ts';

// Reports and statements that a test writes itself, sent as a person sends them, and what people then see. All in US dollars.

export const DAY = 86_400;
const CURRENCY = 'USD';
/** An example that every bank knows, so that nobody takes it for somebody's. */
const ACCOUNT = { scheme: 'iban', number: 'DE89370400440532013000' } as const;

export interface ReportLine {
  readonly type: string;
  readonly tradeNo?: string;
  readonly refundNo?: string;
  /** Cents. */
  readonly gross: number;
  readonly fee?: number;
}

export interface Report {
  readonly id: string;
  readonly day?: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly lines: readonly ReportLine[];
}

export interface BankLine {
  /** Cents. */
  readonly amount: number;
  readonly text: string;
  readonly isReversal?: boolean;
}

export interface SeenException {
  readonly exceptionNo: string;
  readonly kind: string;
  readonly amount: string;
  readonly ending: string | null;
  readonly endedAt: string | null;
}

/** The day on which each test begins. */
export const FIRST_DAY = '2026-11-10';

export function openDesk(gateway: TestGateway) {
  let closing = 0;
  let statements = 0;

  const fileOf = async (fileNo: string) => (await ask<{ file: WireFile }>(gateway, 'GET', `${FILES}/${fileNo}`)).file;

  /** Until it was read. */
  async function send(content: string, announced?: Announced): Promise<WireFile> {
    const { fileNo } = await sendFile(gateway, Buffer.from(content), announced);
    const end = /^(?:done|refused|superseded)$/;
    await expect.poll(async () => (await fileOf(fileNo)).state, { timeout: 20_000 }).toMatch(end);
    return fileOf(fileNo);
  }

  async function exceptions(): Promise<SeenException[]> {
    return (await ask<{ exceptions: SeenException[] }>(gateway, 'GET', '/operator/exceptions')).exceptions;
  }

  return {
    fileOf,
    send,
    exceptions,
    async begin() {
      await ask(gateway, 'PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false });
      const account = { version: 0, name: 'Main account', ...ACCOUNT, currency: CURRENCY, format: 'camt' };
      await ask(gateway, 'PUT', '/operator/bank-accounts/main', { ...account, calendar: 'TARGET' });
    },
    sendReport: (report: Report) => send(reportOf(report)),
    sendStatement(lines: readonly BankLine[], format: 'camt' | 'mt940' = 'camt') {
      const opening = closing;
      closing += lines.reduce((sum, { amount }) => sum + amount, 0);
      statements += 1;
      return send(statementOf({ opening, closing, number: statements, lines }, format));
    },
    open: async () =>
      (await exceptions())
        .filter(({ endedAt }) => endedAt === null)
        .map(({ kind, amount }) => `${kind} ${amount}`)
        .toSorted(),
    endings: async () => (await exceptions()).map(({ kind, ending }) => `${kind} ${ending ?? 'open'}`).toSorted(),
    suggestions: async (exceptionNo: string) =>
      (await ask<{ suggestions: object[] }>(gateway, 'GET', `/operator/exceptions/${exceptionNo}`)).suggestions,
    problems: async () => (await ask<{ problems: string[] }>(gateway, 'GET', '/operator/ledger/verify')).problems,
    ask: <Body>(method: string, path: string, body?: object) => ask<Body>(gateway, method, path, body),
  };
}

async function ask<Body>(gateway: TestGateway, method: string, path: string, sent?: object): Promise<Body> {
  const { status, body } = await gateway.operator(method, path, sent);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as Body;
}

function reportOf({ id, day = FIRST_DAY, currency = CURRENCY, reference, lines }: Report): string {
  const total = lines.reduce((sum, { gross, fee = 0 }) => sum + gross + fee, 0);
  const head = {
    reportId: id,
    acquirer: 'default',
    currency,
    from: day,
    to: day,
    paidOn: day,
    total: String(total),
    bankReference: reference ?? `PAYS ${id}`,
    lineCount: lines.length,
  };
  const rows = lines.map(({ gross, fee = 0, type, ...numbers }, index) => ({
    lineId: String(index + 1),
    type,
    ...numbers,
    at: `${day}T12:00:00Z`,
    currency,
    gross: String(gross),
    fee: String(fee),
    net: String(gross + fee),
  }));
  return [head, ...rows].map((row) => `${JSON.stringify(row)}\n`).join('');
}

interface Written {
  readonly opening: number;
  readonly closing: number;
  readonly number: number;
  readonly lines: readonly BankLine[];
}

function statementOf({ opening, closing, number, lines }: Written, format: 'camt' | 'mt940'): string {
  const balance = (amount: number) => ({
    currency: CURRENCY,
    amount: BigInt(amount),
    day: FIRST_DAY,
    isIntermediate: false,
  });
  const statement = {
    id: `S${number}`,
    number: String(number),
    page: null,
    account: ACCOUNT,
    currency: CURRENCY,
    opening: balance(opening),
    closing: balance(closing),
    entries: lines.map((line, index) => entryOf(line, `${number}X${index}`)),
  };
  const file = {
    kind: 'statement',
    messageId: `M${number}`,
    createdAt: `${FIRST_DAY}T20:00:00Z`,
    statements: [statement],
  } as const;
  return String(format === 'camt' ? writeCamt(file) : writeMt940(file));
}

function entryOf({ amount, text, isReversal = false }: BankLine, place: string): Entry {
  return {
    currency: CURRENCY,
    amount: BigInt(amount),
    status: 'booked',
    isReversal,
    bookedOn: FIRST_DAY,
    valueOn: FIRST_DAY,
    reference: null,
    bankReference: `BANK${place}`,
    code: 'NTRF',
    batch: null,
    details: [
      {
        currency: CURRENCY,
        amount: BigInt(amount),
        messageId: null,
        batchId: null,
        instructionId: null,
        endToEndId: null,
        transactionId: null,
        counterparty: null,
        text,
        returned: null,
      },
    ],
    text,
  };
}

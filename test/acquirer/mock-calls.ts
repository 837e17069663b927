import { randomUUID } from 'node:crypto';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';

// Calls to the mock acquirer as a gateway makes them.

export interface CallInput {
  readonly version?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface Answered {
  readonly status: number;
  readonly version: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

const PATHS = {
  authorize: 'authorizations',
  complete: 'completions',
  refund: 'refunds',
  returnMoney: 'returns',
  payout: 'payouts',
  inquire: 'inquiries',
  cancel: 'cancellations',
  capabilities: 'capabilities',
  changes: 'changes',
  settlementReports: 'settlement-reports',
} as const;

export type MockCall = keyof typeof PATHS;

const FIELDS: Partial<Record<MockCall, object>> = {
  authorize: { method: 'CREDIT_CARD', card: null, payer: {}, products: [], reference: '6AH4F9JF63N8M4FN' },
  complete: { method: 'CREDIT_CARD', decision: null },
  payout: { method: 'PAYOUT_1', account: 'DE89370400440532013000', beneficiary: {} },
  inquire: { kind: 'payment', method: 'CREDIT_CARD' },
  cancel: { kind: 'payment', method: 'CREDIT_CARD' },
};

const SUBJECT = { tradeNo: 'TG1', refundNo: null, currency: 'USD', amount: '1230', merNo: 100001 };
const QUESTIONS: readonly MockCall[] = ['capabilities', 'changes', 'settlementReports'];

export function cardOf(number: string): object {
  return { number, expiryMonth: '12', expiryYear: '2031', securityCode: '739' };
}

export async function callMock(
  { url, token }: Pick<Acquirer, 'url' | 'token'>,
  call: MockCall,
  { version, fields = {} }: CallInput = {},
): Promise<Answered> {
  const subject = QUESTIONS.includes(call) ? {} : SUBJECT;
  const response = await fetch(`${url}/${PATHS[call]}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(version !== undefined && { 'Tollgate-Channel-Version': String(version) }),
    },
    body: JSON.stringify({ callId: randomUUID(), ...subject, ...FIELDS[call], ...fields }),
  });
  const body = (await response.json()) as Answered['body'];
  return { status: response.status, version: response.headers.get('tollgate-channel-version'), body };
}

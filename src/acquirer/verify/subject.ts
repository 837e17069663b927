import { randomBytes } from 'node:crypto';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import type { AccountName, CardName, TestValues } from './options.ts';

// What the calls of a rule are about, and how a call about it is written.

export type MoneyCall = Exclude<ChannelCallName, 'capabilities' | 'changes' | 'settlementReports'>;

export interface Subject {
  readonly kind: 'payment' | 'payout' | 'refund';
  readonly tradeNo: string;
  readonly attempt?: number;
  readonly refundNo: string | null;
  readonly currency: string;
  /** Minor units of the version. */
  readonly amount: string;
  readonly merNo: number;
  readonly version: number;
  readonly card: CardName;
  readonly account: AccountName;
  readonly method: string;
}

let counter = 0;

/** Capital letters and digits, as the gateway's own numbers are, and never used before. */
export function newNumber(prefix: 'TG' | 'RF' | 'RT'): string {
  counter += 1;
  const parts = [Date.now().toString(36), randomBytes(5).toString('hex'), counter.toString(36)];
  return `${prefix}${parts.join('X').toUpperCase()}`;
}

/** What the books and the idempotency key call it. */
export function numberOf({ refundNo, tradeNo, attempt }: Pick<Subject, 'refundNo' | 'tradeNo' | 'attempt'>): string {
  return refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`);
}

export function idempotencyKeyOf(subject: Subject, call: MoneyCall): string {
  return `${numberOf(subject)}-${call}`;
}

/** What every answer repeats. */
export function echoOf(subject: Subject, callId: string): Record<string, unknown> {
  const { tradeNo, attempt, refundNo, currency, amount } = subject;
  return { callId, tradeNo, ...(attempt !== undefined && { attempt }), refundNo, currency, amount };
}

/** The fields of a call beside those that all of them have. */
export function fieldsOf(call: MoneyCall, subject: Subject, values: TestValues): Record<string, unknown> {
  const { kind, method } = subject;
  switch (call) {
    case 'authorize':
      return {
        method,
        card: method === values.methods.crypto ? null : values.cards[subject.card],
        payer: { billingFirstName: 'Ana', billingLastName: 'Silva', billingCity: 'Lisbon', ipAddress: '203.0.113.7' },
        products: [],
        reference: '6AH4F9JF63N8M4FN',
        payUrl: `https://pay.example.com/pay/${subject.tradeNo}?back`,
      };
    case 'complete':
      return { method, decision: null };
    case 'refund':
    case 'returnMoney':
      return {};
    case 'payout':
      return {
        method,
        account: values.accounts[subject.account],
        beneficiary: { benFirstName: 'Ana', benLastName: 'Silva' },
        remittanceText: 'Payout 2026-0031',
      };
    case 'inquire':
    case 'cancel':
      return { kind, method: kind === 'refund' ? 'REFUND' : method };
  }
}

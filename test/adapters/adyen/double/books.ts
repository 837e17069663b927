import { randomInt } from 'node:crypto';

// What the double of Adyen remembers, in memory: payments, refunds, and the answer to every idempotency key.

export interface Amount {
  readonly currency: string;
  readonly value: number;
}

export interface Payment {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Amount;
  returnUrl: string;
  state: 'open' | 'authorised' | 'refused' | 'cancelled';
}

interface Refund {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly payment: Payment;
  readonly isSent: boolean;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
}

export interface DoubleBooks {
  readonly payments: Payment[];
  readonly refunds: Refund[];
  /** Answers by idempotency key; `null` while the first request is under way. */
  readonly answers: Map<string, Reply | null>;
}

export function openBooks(): DoubleBooks {
  return { payments: [], refunds: [], answers: new Map() };
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** Sixteen characters, as Adyen's are. */
export function newReference(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Every currency of Adyen that has no two decimals, or others than ISO 4217 says. */
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, IDR: 0, CVE: 0, BHD: 3, KWD: 3, CLP: 2, ISK: 2 };

export function decimalOf({ currency, value }: Amount): string {
  const decimals = DECIMALS[currency] ?? 2;
  const digits = String(value).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What was really moved, as the conformance kit counts it. */
export function movementsOf({ payments, refunds }: DoubleBooks): readonly object[] {
  const write = (kind: string, number: string, amount: Amount) => {
    return { number, kind, currency: amount.currency, amount: decimalOf(amount) };
  };
  return [
    ...payments
      .filter(({ state }) => state === 'authorised')
      .map(({ reference, amount }) => write('payment', reference, amount)),
    ...refunds.filter(({ isSent }) => isSent).map(({ reference, amount }) => write('refund', reference, amount)),
  ];
}

import { receiptSettingsOf } from '../merchants/receipt-settings.ts';
import type { Lease } from '../lease.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { OrderMethod } from '../method.ts';
import type { Order, OrderDetails, OrderReference } from '../orders/order.ts';
import type { MailContent, NewMail } from '../platform/mail.ts';
import type { Refund } from '../refunds/refund.ts';
import type { WrittenLanguage } from '../text/languages.ts';
import { addressInName } from '../text/address-in-name.ts';
import { readEmail } from '../text/email-address.ts';

// Receipts for payers: one for a payment, and one for each refund of it. A follower notes what may need one and writes it when it has
// ended; payments know nothing of it.

/** How many an order gets: the payment's, and those of its first refunds. */
export const RECEIPTS_OF_ORDER_MAX = 10;
/** How many a mailbox gets within a day, of all shops. */
export const RECEIPTS_OF_ADDRESS_MAX = 20;
export const ADDRESS_LIMIT_MS = 86_400_000;
/** What ended longer ago is no news: the gateway was off, or had no mail server. */
export const RECEIPT_LATE_MS = 2 * 86_400_000;
/** The mail server has as long to take it. */
export const RECEIPT_MAIL_MS = 2 * 86_400_000;
/** The page of a receipt stays as long as most banks let payers dispute a payment. */
export const RECEIPT_PAGE_MS = 540 * 86_400_000;

/** Whether the payer of an order gets receipts. */
export function wantsReceipt(details: OrderDetails, merchant: Pick<Merchant, 'receipts'>): boolean {
  return emailOf(details) !== null && (details.link !== undefined || receiptSettingsOf(merchant).forOrders);
}

/** Where the payer reads mails; null if the order has no address, or none that a mail can go to. */
export function emailOf({ said }: OrderDetails): string | null {
  const given = said['email'] ?? said['billingEmail'];
  return typeof given === 'string' ? readEmail(given.trim()) : null;
}

/**
 * Words of a shop in a mail that we send. What reads like an address is taken apart by characters that nobody sees, so that no mail
 * program makes a link of it.
 */
export function withoutLinks(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  if (addressInName(line, { allowsHost: false }) === undefined) return line;
  return line.replaceAll(/[.@:/。]/gu, (sign) => `${WORD_JOINER}${sign}${WORD_JOINER}`);
}

const WORD_JOINER = '\u2060';

/** What a receipt is for: the order, or one of its refunds. */
export interface ReceiptReference extends OrderReference {
  /** The number of the order or of the refund. */
  readonly subjectNo: string;
}

export interface DueReceipt extends ReceiptReference {
  readonly createdAt: number;
}

/** What has happened, as the receipt tells it. */
export interface PaidOrder {
  readonly order: Order;
  readonly details: OrderDetails;
  readonly merchant: Merchant;
  /** How it was paid, if it is known. */
  readonly method: OrderMethod | null;
  /** The last four digits of a card: nothing else of it is ever shown. */
  readonly cardLast4: string | null;
  readonly refunds: readonly Refund[];
}

/** A receipt in words, before it is a mail. */
export interface ReceiptLetter {
  readonly language: WrittenLanguage;
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly link: { readonly address: string; readonly label: string };
  readonly footer: string | null;
  /** Why the reader gets it, and whether replies are read. */
  readonly closing: readonly string[];
}

export type RenderReceipt = (
  letter: ReceiptLetter,
  to: { readonly recipient: string; readonly replyTo: string | null },
) => MailContent;

export type ReceiptPart = 'payments' | 'refunds';

/** What may need a receipt: an order that has an e-mail address, and the refund that it is about. */
export interface ReceiptCandidate extends ReceiptReference {
  readonly details: OrderDetails;
}

export interface ReceiptStore {
  /** Takes or keeps the lease of the node that writes receipts. */
  holdReceipts(lease: Lease): Promise<boolean>;
  /** What came since the mark, with what may need a receipt among it. Reads little, and writes nothing. */
  readCandidates(
    part: ReceiptPart,
    step: { readonly now: number; readonly limit: number },
  ): Promise<{ readonly candidates: readonly ReceiptCandidate[]; readonly marks: ReceiptMarks; readonly read: number }>;
  /** Notes these and moves the mark, in one transaction. What is noted already stays as it is. */
  noteReceipts(
    part: ReceiptPart,
    noted: { readonly receipts: readonly ReceiptReference[]; readonly marks: ReceiptMarks; readonly now: number },
  ): Promise<void>;
  listDueReceipts(search: { readonly now: number; readonly limit: number }): Promise<DueReceipt[]>;
  /** It has not ended yet: looked at again then. */
  postponeReceipt(receipt: ReceiptReference, nextAt: number): Promise<void>;
  /** Nobody gets it. */
  dropReceipt(receipt: ReceiptReference, at: number): Promise<void>;
  /** How many were written: of the order, and to the address since then. */
  countPayerReceipts(search: OrderReference & { readonly addressHash: string; readonly since: number }): Promise<{
    readonly ofOrder: number;
    readonly ofAddress: number;
  }>;
  /** The mail and the end of the receipt, in one transaction; false if it has ended already, and nothing was done. */
  writeReceipt(written: {
    readonly receipt: ReceiptReference;
    readonly mail: NewMail;
    readonly addressHash: string;
    readonly at: number;
  }): Promise<boolean>;
}

/** How far the follower has come: everything up to `through`, and again what may have come late up to `late`. */
export interface ReceiptMarks {
  readonly through: string;
  readonly late: string;
}

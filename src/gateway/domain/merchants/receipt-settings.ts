import { addressInName } from '../text/address-in-name.ts';
import { readEmail } from '../text/email-address.ts';
import { leadsToWebsite } from './merchant.ts';
import type { Merchant } from './merchant.ts';

// What a merchant chooses for the receipts of its payers.

export interface ReceiptSettings {
  /** Whether orders that a program sent get receipts too. Payers of links who give an address always do. */
  readonly forOrders: boolean;
  /** Where replies go; null if nobody may reply. */
  readonly replyTo: string | null;
  /** A line of the shop's own at the end. */
  readonly footer: string | null;
}

const NO_RECEIPT_SETTINGS: ReceiptSettings = Object.freeze({ forOrders: false, replyTo: null, footer: null });

export function receiptSettingsOf({ receipts }: Pick<Merchant, 'receipts'>): ReceiptSettings {
  return receipts ?? NO_RECEIPT_SETTINGS;
}

/**
 * The address in its one spelling, if it is at one of the merchant's websites, which the operator has approved: payers who reply must not
 * reach strangers. Asked again whenever a receipt is written, because websites change.
 */
export function readReplyTo(text: string, websites: readonly string[]): string | null {
  const email = readEmail(text);
  if (email === null) return null;
  return leadsToWebsite(`https://${email.slice(email.indexOf('@') + 1)}`, websites) ? email : null;
}

/** Why a line is refused; undefined if it is not. */
export function footerProblem(footer: string): string | undefined {
  return addressInName(footer, { allowsHost: false });
}

import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import {
  ADDRESS_LIMIT_MS,
  RECEIPTS_OF_ADDRESS_MAX,
  RECEIPTS_OF_ORDER_MAX,
  RECEIPT_LATE_MS,
  RECEIPT_MAIL_MS,
  emailOf,
  wantsReceipt,
} from '../../domain/payers/receipt.ts';
import type {
  DueReceipt,
  PaidOrder,
  ReceiptLetter,
  ReceiptPart,
  ReceiptReference,
  ReceiptStore,
  RenderReceipt,
} from '../../domain/payers/receipt.ts';
import { readReplyTo, receiptSettingsOf } from '../../domain/merchants/receipt-settings.ts';
import type { AttemptStore } from '../../domain/payments/attempt.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Refund, RefundStore } from '../../domain/refunds/refund.ts';
import type { PayerLanguageCode } from '../../domain/text/languages.ts';
import type { MerchantAccounts } from '../operations.ts';
import { findReceipt } from './find-receipt.ts';

// Receipts for payers, by a follower: what came is noted, what was noted is looked at until it has ended, then the mail is written.

export interface ReceiptDependencies {
  readonly store: Pick<
    ReceiptStore,
    | 'readCandidates'
    | 'noteReceipts'
    | 'listDueReceipts'
    | 'postponeReceipt'
    | 'dropReceipt'
    | 'countPayerReceipts'
    | 'writeReceipt'
  > &
    Pick<OrderStore, 'findOrder' | 'findOrderDetails'> &
    Pick<AttemptStore, 'findNewestAttempt'> &
    Pick<RefundStore, 'listRefunds'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly vault: Pick<Vault, 'seal' | 'fingerprint'>;
  /** The words of a receipt, in the payer's language; `refund` if it is about one. */
  readonly compose: (
    paid: PaidOrder,
    about: { readonly refund: Refund | null; readonly replies: boolean },
  ) => { readonly letter: ReceiptLetter; readonly language: PayerLanguageCode };
  readonly render: RenderReceipt;
}

/** Notes what came since the last time; returns how much it read. */
export async function followReceipts(deps: ReceiptDependencies, part: ReceiptPart, limit: number): Promise<number> {
  const now = deps.clock.now();
  const { candidates, marks, read } = await deps.store.readCandidates(part, { now, limit });
  const receipts: ReceiptReference[] = [];
  for (const { details, ...reference } of candidates) {
    const account = await deps.accounts.find(reference.merNo);
    if (account !== null && wantsReceipt(details, account.merchant)) receipts.push(reference);
  }
  await deps.store.noteReceipts(part, { receipts, marks, now });
  return read;
}

/** Writes what has ended; returns how many it looked at, and whether a mail waits now. */
export async function writeDueReceipts(
  deps: ReceiptDependencies,
  limit: number,
): Promise<{ readonly looked: number; readonly written: number }> {
  const due = await deps.store.listDueReceipts({ now: deps.clock.now(), limit });
  let written = 0;
  for (const receipt of due) if (await writeOne(deps, receipt)) written += 1;
  return { looked: due.length, written };
}

async function writeOne(deps: ReceiptDependencies, receipt: DueReceipt): Promise<boolean> {
  const { store, clock } = deps;
  const now = clock.now();
  const paid = await findReceipt(deps, receipt);
  const refund = paid?.refunds.find(({ refundNo }) => refundNo === receipt.subjectNo) ?? null;
  const subject = receipt.subjectNo === receipt.tradeNo ? paid?.order : refund;
  if (paid === null || subject === undefined || subject === null || isOver(subject, now)) {
    await store.dropReceipt(receipt, now);
    return false;
  }
  if (subject.state === 'processing') {
    await store.postponeReceipt(receipt, now + againMs(now - receipt.createdAt));
    return false;
  }
  const recipient = emailOf(paid.details);
  if (recipient === null || !wantsReceipt(paid.details, paid.merchant)) {
    await store.dropReceipt(receipt, now);
    return false;
  }
  return send(deps, { receipt, paid, refund, recipient });
}

/** Failed, or no news any more. */
function isOver(
  { state, finishedAt, createdAt }: Pick<Order, 'state' | 'finishedAt' | 'createdAt'>,
  now: number,
): boolean {
  if (state === 'processing') return now - createdAt > WAITING_MS_MAX;
  return state === 'failed' || now - (finishedAt ?? createdAt) > RECEIPT_LATE_MS;
}

/** A receipt for what takes longer than this would only surprise its reader. */
const WAITING_MS_MAX = 60 * 86_400_000;

const AGAIN_MS = { min: 2000, max: 600_000 } as const;

/** After an eighth of the time that it has waited. */
function againMs(waitedMs: number): number {
  return Math.min(AGAIN_MS.max, Math.max(AGAIN_MS.min, Math.floor(waitedMs / 8)));
}

async function send(
  deps: ReceiptDependencies,
  given: {
    readonly receipt: DueReceipt;
    readonly paid: PaidOrder;
    readonly refund: Refund | null;
    readonly recipient: string;
  },
): Promise<boolean> {
  const { store, vault, ids } = deps;
  const { receipt, paid, refund, recipient } = given;
  const at = deps.clock.now();
  const addressHash = vault.fingerprint(`receipt address ${recipient}`);
  const counted = await store.countPayerReceipts({ ...receipt, addressHash, since: at - ADDRESS_LIMIT_MS });
  if (counted.ofOrder >= RECEIPTS_OF_ORDER_MAX || counted.ofAddress >= RECEIPTS_OF_ADDRESS_MAX) {
    await store.dropReceipt(receipt, at);
    return false;
  }
  const { replyTo: chosen } = receiptSettingsOf(paid.merchant);
  const replyTo = chosen === null ? null : readReplyTo(chosen, paid.merchant.websites);
  const { letter, language } = deps.compose(paid, { refund, replies: replyTo !== null });
  const sealed = vault.seal(JSON.stringify(deps.render(letter, { recipient, replyTo })));
  const kind = refund === null ? 'receipt' : 'refundReceipt';
  const mail = {
    mailId: ids.newId('mail'),
    kind,
    language,
    sealed,
    createdAt: at,
    expiresAt: at + RECEIPT_MAIL_MS,
  } as const;
  return store.writeReceipt({ receipt, mail, addressHash, at });
}

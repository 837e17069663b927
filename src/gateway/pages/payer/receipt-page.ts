import { merchantOf } from '../../domain/numbers.ts';
import { RECEIPT_PAGE_MS } from '../../domain/payers/receipt.ts';
import type { Vault } from '../../domain/ports.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import { renderReceiptPage } from './views/receipt.ts';
import { readVisitor } from './visitor.ts';

// The page of a receipt, which its payer can open long after the payment, and print. Its address has a part that only the gateway can
// make, so that knowing an order's number is not enough.

const FOLDER = '/pay/receipts';

export function receiptPath(vault: Pick<Vault, 'fingerprint'>, tradeNo: string): string {
  return `${FOLDER}/${tradeNo}.${vault.fingerprint(sealedText(tradeNo))}`;
}

/** Null if there is no such receipt: not paid, too old, erased, or not this address. */
export async function showReceipt(
  options: PagesOptions,
  request: PageRequest,
  name: string,
): Promise<PageAnswer | null> {
  const [tradeNo = '', proof = ''] = name.split('.', 2);
  if (merchantOf('order', tradeNo) === undefined || !options.vault.isFingerprint(proof, sealedText(tradeNo)))
    return null;
  const paid = await options.payer.findReceipt(tradeNo);
  const now = options.clock.now();
  if (paid === null || paid.order.state !== 'succeeded') return null;
  if (now - (paid.order.finishedAt ?? 0) > RECEIPT_PAGE_MS) return null;
  const { merchant, details } = paid;
  const { language, setCookie } = readVisitor(options, request, { merchant, field: details.said['language'] });
  const headers = { ...pageHeaders(merchant), ...setCookie };
  return { status: 200, headers, body: renderReceiptPage({ language, paid, now }) };
}

function sealedText(tradeNo: string): string {
  return `receipt page ${tradeNo}`;
}

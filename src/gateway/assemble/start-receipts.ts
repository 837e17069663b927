import type { Core } from '../core.ts';
import { renderReceipt } from '../mail/receipts/render-receipt.ts';
import { composeReceipt } from '../pages/payer/receipt-letter.ts';
import { receiptPath } from '../pages/payer/receipt-page.ts';
import { startReceipts } from '../work/write-receipts.ts';

/** Payers get receipts while the gateway serves. Null if no mail could be sent. */
export function startReceipting(
  { vault, ids, load, mailer, realClock, dependencies }: Core,
  { holder, wake, onError }: { holder: string; wake: () => void; onError: (error: unknown) => void },
) {
  if (mailer === null) return null;
  const { store, accounts, clock, payUrlOf } = dependencies;
  return startReceipts({
    deps: {
      store,
      accounts,
      clock,
      ids,
      vault,
      compose(paid, about) {
        const { tradeNo } = paid.order;
        // Where payers reach the pages.
        const origin = payUrlOf(tradeNo).slice(0, -`/pay/${tradeNo}`.length);
        return composeReceipt(paid, { ...about, address: origin + receiptPath(vault, tradeNo) });
      },
      render: renderReceipt,
    },
    store,
    realClock,
    holder,
    isStrained: load.isStrained,
    wake,
    onError,
  });
}

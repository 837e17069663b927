import { SAMPLE_SERVER } from '../../generate/helpers/model.ts';

/** The operations and notifications that the demo shop of a sandbox shows with their bytes. */
const SHOWN = new Set(['createCashierOrder', 'queryOrder', 'applyRefund', 'paymentResult', 'refundResult']);

/** The server of the docs replaces the address with its own. */
export function shopLink(name: string): string {
  if (!SHOWN.has(name)) return '';
  return `The [demo shop](${SAMPLE_SERVER}/shop) of your sandbox shows it in a whole purchase, with every byte and the code.`;
}

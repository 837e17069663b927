import type { ChainReceipt } from '../domain/payments/payment.ts';

// The transaction of a crypto payment, as reported by an acquirer. It is shown to merchants and decides nothing about money:
// if it is invalid, it is dropped as a whole.

const HASH = /^[!-~]{1,128}$/;
const FEE = /^(?:0|[1-9][0-9]{0,17})$/;

/** `gasFee` is in the smallest unit of the order's currency, like all amounts of the protocol. */
export function readChain(value: unknown, onProblem: (message: string) => void): ChainReceipt | null {
  if (value === undefined || value === null) return null;
  const { transactionHash, gasFee } = Object(value) as Record<string, unknown>;
  const isHash = typeof transactionHash === 'string' && HASH.test(transactionHash);
  if (isHash && typeof gasFee === 'string' && FEE.test(gasFee)) return { transactionHash, gasFee: BigInt(gasFee) };
  onProblem('The acquirer answered with a chain that does not follow the protocol.');
  return null;
}

import type { ChainReceipt } from '../domain/payment.ts';

// What an acquirer says of a crypto payment's transaction. It reaches merchants and decides nothing about money: what is wrong
// is left out as a whole.

export type ReadChain = { readonly chain: ChainReceipt | null } | { readonly problem: string };

const HASH = /^[!-~]{1,128}$/;
const FEE = /^(?:0|[1-9][0-9]{0,17})$/;

/** `gasFee` is in the smallest unit of the order's currency, as all amounts of the protocol. */
export function readChain(value: unknown): ReadChain {
  if (value === undefined || value === null) return { chain: null };
  const { transactionHash, gasFee } = Object(value) as Record<string, unknown>;
  if (typeof transactionHash !== 'string' || !HASH.test(transactionHash)) return PROBLEM;
  if (typeof gasFee !== 'string' || !FEE.test(gasFee)) return PROBLEM;
  return { chain: { transactionHash, gasFee: BigInt(gasFee) } };
}

const PROBLEM = { problem: 'The acquirer answered with a chain that is not of the protocol.' };

import type { Exchange } from '../merchant-exchange.ts';

const DIGITS = /^[0-9]{1,10}$/;
const NAMED = /"merNo"\s{0,8}:\s{0,8}"?([0-9]{1,10})/;
const LOOKED_AT_BYTES_MAX = 4096;

/**
 * Whom a request means that says so wrongly: a number in quotation marks, or a body that is no JSON. It proves nothing, but is
 * shown to that merchant, which most likely sent it.
 */
export function looseMerchant({ sent, unreadable }: Exchange): number | undefined {
  if (unreadable !== undefined) {
    const [, digits] = NAMED.exec(unreadable.subarray(0, LOOKED_AT_BYTES_MAX).toString('latin1')) ?? [];
    return digits === undefined ? undefined : positive(Number(digits));
  }
  const named = sent?.['merNo'];
  return typeof named === 'string' && DIGITS.test(named) ? positive(Number(named)) : undefined;
}

function positive(merNo: number): number | undefined {
  return merNo > 0 ? merNo : undefined;
}

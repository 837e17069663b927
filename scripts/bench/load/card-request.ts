import { hash } from 'node:crypto';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { BenchMerchant } from '../frame/merchants.ts';

// The contract's example of a card payment, in full but for `notifyUrl`, unless one is given: a notification is another request,
// to another server, and what is measured here is the payment. The same holds for what pgbench runs.

const NOBODY = { merNo: 0, key: '' };
const VARYING = ['merNo', 'merOrderNo', 'sign', 'notifyUrl'];

/** Composes whole requests, each signed by its merchant. `index` makes the order number. */
export type ComposeRequest = (merchant: BenchMerchant | undefined, index: number) => string;

export function createRequests(
  host: string,
  prefix: string,
  { notifyUrl = '', currency = '' }: { readonly notifyUrl?: string; readonly currency?: string } = {},
): ComposeRequest {
  const standard = contract.components.examples.CreatePaymentCardRequest.value;
  const example = currency === '' ? standard : { ...standard, currencyCode: currency };
  const same = Object.entries(example).filter(([name]) => !VARYING.includes(name));
  const fixed = JSON.stringify({ ...Object.fromEntries(same), ...(notifyUrl !== '' && { notifyUrl }) });
  const bodyOf = (merNo: number, merOrderNo: string, sign: string) =>
    `{"merNo":${merNo},"merOrderNo":"${merOrderNo}","sign":"${sign}",${fixed.slice(1)}`;
  const headOf = (bytes: number) =>
    [
      'POST /payment HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Referer: http://localhost/checkout',
      'User-Agent: bench',
      `Content-Length: ${bytes}`,
      '\r\n',
    ].join('\r\n');
  let head = '';
  const signedAfter = `${example.currencyCode}${example.sourceAmount}`;
  return ({ merNo, key } = NOBODY, index) => {
    // Ten digits, so that the length of a request is always the same.
    const merOrderNo = `${prefix}${String(index).padStart(10, '0')}`;
    const sign = hash('md5', `${merNo}${merOrderNo}${signedAfter}${key}`, 'hex').toUpperCase();
    const body = bodyOf(merNo, merOrderNo, sign);
    if (head === '') head = headOf(Buffer.byteLength(body));
    return head + body;
  };
}

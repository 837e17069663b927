import { readFileSync } from 'node:fs';

// The contract's example of a card payment, in full but for `notifyUrl`: a notification is another request, to another
// server, and what is measured here is the payment. The same holds for what pgbench runs.

interface Contract {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: Record<string, unknown> }>> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

const VARYING = ['merNo', 'merOrderNo', 'sign', 'notifyUrl'];

export interface RequestParts {
  /** What the signature covers after merchant and order number. */
  readonly signedAfter: string;
  /** A whole request. All order numbers must have the same length. */
  compose(merNo: number, merOrderNo: string, sign: string): string;
}

export function requestParts(host: string): RequestParts {
  const example = contract.components.examples['CreatePaymentCardRequest']?.value ?? {};
  const fixed = JSON.stringify(Object.fromEntries(Object.entries(example).filter(([name]) => !VARYING.includes(name))));
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
  return {
    signedAfter: `${String(example['currencyCode'])}${String(example['sourceAmount'])}`,
    compose(merNo, merOrderNo, sign) {
      const body = bodyOf(merNo, merOrderNo, sign);
      if (head === '') head = headOf(Buffer.byteLength(body));
      return head + body;
    },
  };
}

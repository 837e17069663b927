import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { signMd5 } from '../protocol/signature.ts';
import { requestExample } from './contract.ts';

/** A command that works as it stands: a payment by Alipay, the shortest body there is, with a right signature. */
export function sampleCurl(baseUrl: string, now: Date): string {
  const { path, signature, selector } = operations.createPayment;
  const body = {
    ...requestExample(path, 'ALIPAY'),
    merOrderNo: `ORDER-${now.getTime()}`,
    notifyUrl: 'http://localhost:9000/notify',
  };
  const sign = signMd5(signature.fields, body, sandboxAccount.key);
  const headers = ['Content-Type: application/json', 'Referer: http://localhost/checkout', `${selector.name}: ALIPAY`];
  return [
    `curl -sS ${baseUrl}${path}`,
    ...headers.map((header) => `-H ${quote(header)}`),
    `-d ${quote(JSON.stringify({ ...body, sign }))}`,
  ].join(' ');
}

/** For a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { signedParts } from '../protocol/signature.ts';
import { requestExample } from './contract-examples.ts';

/**
 * A line that works as it stands, however often it is run: a payment by Alipay, the shortest body there is. The shell takes
 * a new order number and signs it, on Linux and macOS alike.
 */
export function sampleCurl(baseUrl: string): string {
  const { path, signature, selector } = operations.createPayment;
  const body = {
    ...requestExample(path, 'ALIPAY'),
    merOrderNo: '$ORDER',
    notifyUrl: 'http://localhost:9000/notify',
    sign: '$SIGN',
  };
  const text = signedParts(signature.fields, body).map((part) => part.text.replace('$ORDER', '${ORDER}'));
  const headers = ['Content-Type: application/json', 'Referer: http://localhost/checkout', `${selector.name}: ALIPAY`];
  const call = [
    `curl -sS ${baseUrl}${path}`,
    ...headers.map((header) => `-H ${quote(header)}`),
    `-d ${quote(JSON.stringify(body)).replaceAll(/\$(?:ORDER|SIGN)/g, `'$&'`)}`,
  ].join(' ');
  return [
    'ORDER="TRY-$(openssl rand -hex 6)"',
    `SIGN=$(printf %s "${text.join('')}${sandboxAccount.key}" | openssl md5 | awk '{ print toupper($NF) }')`,
    call,
  ].join('; ');
}

/** For a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

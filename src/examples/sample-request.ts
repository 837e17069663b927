import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { signedParts } from '../protocol/signature.ts';
import { requestExample } from './contract-examples.ts';

/**
 * A command that can be pasted and run repeatedly: an Alipay payment, which has the shortest body. The shell creates a new
 * order number and signs it, on Linux and macOS.
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

/** Quotes for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import { calls } from '../../generated/calls.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { Message } from './wire.ts';

// Requests of the shop as commands for a shell on Linux or macOS.

/** Sends the same request again: the same body, byte for byte, and the same headers. curl adds host and length itself. */
export function curlOf({ head, body }: Message, baseUrl: string): string {
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.filter((line) => !/^(host|content-length):/i.test(line));
  // An empty value removes what curl would add.
  const options = [...headers, 'User-Agent:', 'Accept:'].map((header) => `-H ${quote(header)}`);
  return [`curl -i ${baseUrl}${pathOf(first)}`, ...options, `--data-binary ${quote(body)}`].join(' \\\n  ');
}

/** Sends the request as a new order: the shell makes a number and signs it. */
export function freshCurlOf({ head, body }: Message, baseUrl: string): string {
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.filter((line) => /^(content-type|referer):/i.test(line));
  const { sign: _, ...fields } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const signed = calls.createCashierOrder.fields.map((name) =>
    name === 'merOrderNo' ? '${ORDER}' : String(fields[name]),
  );
  const marked = JSON.stringify({ ...fields, merOrderNo: '@@"$ORDER"@@', sign: '@@"$SIGN"@@' }, null, 2);
  const data = marked
    .split(/@@\\"(.*?)\\"@@/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll("'", String.raw`'\''`) : `'"${part}"'`))
    .join('');
  return [
    `ORDER="MUG-$(openssl rand -hex 12)"`,
    `SIGN=$(printf %s "${signed.join('')}${sandboxAccount.key}" | openssl md5 | awk '{ print toupper($NF) }')`,
    [`curl -i ${baseUrl}${pathOf(first)}`, ...headers.map((header) => `-H ${quote(header)}`), `-d '${data}'`].join(
      ' \\\n  ',
    ),
  ].join('\n');
}

function pathOf(first: string): string {
  return first.split(' ')[1] ?? '';
}

/** In single quotes a shell expands nothing. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

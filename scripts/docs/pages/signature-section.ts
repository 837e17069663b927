import type { Contract, Json, JsonObject } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code, codeList, decisionMark } from '../markdown.ts';
import { requestExamples } from './describe-answers.ts';
import { tagOf } from './decision-tags.ts';
import { guideLink } from './guide-links.ts';

// How the sign of an operation is computed, with an example that can be repeated by hand.

const MD5_SIGN = /^[0-9A-F]{32}$/;

export function signatureSection(contract: Contract, operation: DescribedOperation): string {
  const { fields } = operation.post['x-signature'];
  const rsa = operation.variants.filter(({ forms }) => forms.includes('rsa-sha256')).map(({ name }) => name);
  const mark = decisionMark(tagOf(operation.post, operation.operationId), code(operation.path));
  return [
    `Join the values of ${fields.length} fields in this order, without a separator, and append your merchant key: ${mark}`.trim(),
    fields.map((field, index) => `${index + 1}. ${code(field)}`).join('\n') +
      `\n${fields.length + 1}. your merchant key`,
    'Compute the MD5 of the UTF-8 bytes and write it as 32 hexadecimal characters in upper case. Sign the values exactly as you send them. A field that is absent or empty adds nothing.',
    workedExample(contract, operation),
    ...(rsa.length === 0 ? [] : [rsaText(rsa)]),
    `If the gateway refuses it with \`10002\`, see ${guideLink('signing')}.`,
  ].join('\n\n');
}

function rsaText(names: readonly string[]): string {
  return `${codeList(names)} also accept the RSA form: the same fields without the merchant key, signed with your private key by RSA-SHA256 (PKCS#1 v1.5), in base64.`;
}

function workedExample(contract: Contract, operation: DescribedOperation): string {
  const example = requestExamples(contract, operation).find(({ body }) => MD5_SIGN.test(String(body['sign'])));
  if (example === undefined) throw new Error(`${operation.operationId} has no example with an MD5 signature`);
  const key = String(contract['x-sandbox-account']['key']);
  const rows = operation.post['x-signature'].fields.map((field) => [field, String(valueAt(example.body, field) ?? '')]);
  const width = Math.max(...rows.map(([field = '']) => field.length), 'merchant key'.length);
  const pieces = [...rows, ['merchant key', key]].map(([name = '', value = '']) => `${name.padEnd(width)}  ${value}`);
  const text = [...rows.map(([, value]) => value), key].join('');
  return [
    'For example, with the key of the sandbox:',
    [
      '```text',
      ...pieces,
      '',
      `${'joined'.padEnd(width)}  ${text}`,
      `${'sign'.padEnd(width)}  ${String(example.body['sign'])}`,
      '```',
    ].join('\n'),
  ].join('\n\n');
}

/** A nested field is given by its path. */
function valueAt(body: JsonObject, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((value, name) => (value as JsonObject | undefined)?.[name], body);
}

import { createHash, createHmac } from 'node:crypto';
import type { JsonObject } from '../contract.ts';
import { md5Of, partsOf, rsaOf } from './sign.ts';

// The mistakes that people make with a signature, each with the wrong signature that it gives.

interface SignedBody {
  readonly fields: readonly string[];
  readonly body: JsonObject;
  readonly key: string;
}

export interface Mistake {
  readonly mistake: string;
  sign(signed: SignedBody): string;
}

/** Possible with every operation. */
export const COMMON_MISTAKES: readonly Mistake[] = [
  { mistake: 'The hex digits are in lower case.', sign: (signed) => rightMd5(signed).toLowerCase() },
  { mistake: 'The merchant key is missing.', sign: (signed) => md5Of(textOf(signed), '') },
  { mistake: 'The merchant key comes first.', sign: (signed) => md5Of(signed.key + textOf(signed), '') },
  {
    mistake: 'The fields are joined with "&".',
    sign: (signed) => md5Of([...texts(signed), signed.key].join('&'), ''),
  },
  {
    mistake: 'The fields are in reverse order.',
    sign: (signed) => md5Of(texts(signed).toReversed().join(''), signed.key),
  },
  { mistake: 'The first field is left out.', sign: (signed) => md5Of(texts(signed).slice(1).join(''), signed.key) },
  { mistake: 'The merchant key is appended twice.', sign: (signed) => md5Of(textOf(signed), signed.key + signed.key) },
  { mistake: 'A space follows the key.', sign: (signed) => md5Of(textOf(signed), `${signed.key} `) },
  { mistake: 'The key of another merchant is used.', sign: (signed) => md5Of(textOf(signed), 'another-key') },
];

/** Shown with one operation, where each of them gives another text. */
export const RARER_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'The fields are joined with "|".',
    sign: (signed) => md5Of(texts(signed).join('|'), signed.key),
  },
  {
    mistake: 'Names and values are signed, sorted by name.',
    sign: ({ fields, body, key }) => {
      const pairs = fields.map((field, index) => `${field}=${partsOf(fields, body)[index]}`);
      return md5Of([...pairs.toSorted(), `key=${key}`].join('&'), '');
    },
  },
  {
    mistake: 'All fields of the body are signed.',
    sign: ({ body, key }) => md5Of(partsOf(Object.keys(body), { ...body, sign: '' }).join(''), key),
  },
  {
    mistake: 'The JSON text of the body is signed.',
    sign: ({ body, key }) => md5Of(JSON.stringify(body), key),
  },
  {
    mistake: 'Names and values of the whole body are signed, sorted by name.',
    sign: ({ body, key }) => {
      const flat = Object.entries(body).filter(([, value]) => typeof value !== 'object');
      const pairs = flat.map(([name, value]) => `${name}=${String(value)}`);
      return md5Of([...pairs.toSorted(), `key=${key}`].join('&'), '');
    },
  },
  { mistake: 'A line break follows the key.', sign: (signed) => md5Of(textOf(signed), `${signed.key}\n`) },
  { mistake: 'A Windows line break follows the key.', sign: (signed) => md5Of(textOf(signed), `${signed.key}\r\n`) },
  { mistake: 'A tab follows the key.', sign: (signed) => md5Of(textOf(signed), `${signed.key}\t`) },
  { mistake: 'A space precedes the key.', sign: (signed) => md5Of(textOf(signed), ` ${signed.key}`) },
  { mistake: 'A line break precedes the key.', sign: (signed) => md5Of(textOf(signed), `\n${signed.key}`) },
  { mistake: 'A space precedes the first field.', sign: (signed) => md5Of(` ${textOf(signed)}`, signed.key) },
  {
    mistake: 'The amount is signed without its decimals: "100" for "100.00".',
    sign: changed((text) => text.replace(/\.00$/, '')),
  },
  {
    mistake: 'The amount is signed with one decimal: "100.0" for "100.00".',
    sign: changed((text) => text.replace(/\.00$/, '.0')),
  },
  {
    mistake: 'The amount is signed in cents: "10000" for "100.00".',
    sign: changed((text) => text.replace(/\.00$/, '00')),
  },
  {
    mistake: 'The amount is signed with a comma: "100,00" for "100.00".',
    sign: changed((text) => text.replace(/\.(00)$/, ',$1')),
  },
  {
    mistake: 'The merchant key is used for HMAC-MD5 instead of being appended.',
    sign: (signed) => createHmac('md5', signed.key).update(textOf(signed)).digest('hex').toUpperCase(),
  },
  {
    mistake: 'The text is hashed with SHA-256, and cut to 32 characters.',
    sign: (signed) => hashed(signed).slice(0, 32),
  },
  { mistake: 'The text is hashed with SHA-256.', sign: (signed) => hashed(signed) },
  { mistake: 'The text is hashed with SHA-1.', sign: (signed) => hashed(signed, 'sha1') },
  {
    mistake: 'The text is signed with HMAC-SHA256.',
    sign: (signed) => createHmac('sha256', signed.key).update(textOf(signed)).digest('hex').toUpperCase(),
  },
  {
    mistake: 'The MD5 is written in base64.',
    sign: (signed) =>
      createHash('md5')
        .update(`${textOf(signed)}${signed.key}`)
        .digest('base64'),
  },
  {
    mistake: 'The MD5 is hashed once more.',
    sign: (signed) => md5Of(rightMd5(signed), ''),
  },
  { mistake: 'The signature is empty but for spaces.', sign: () => ' '.repeat(32) },
];

/** Only where a signed field is absent. */
export const ABSENT_MISTAKES: readonly Mistake[] = ['null', 'undefined', 'None', '0'].map((word) => ({
  mistake: `An absent field is signed as "${word}".`,
  sign: changed((text) => (text === '' ? word : text)),
}));

/** Only where a value has characters that an encoding changes. */
export const ENCODING_MISTAKES: readonly Mistake[] = [
  { mistake: 'The values are signed URL-encoded, spaces as "%20".', sign: changed(encodeURIComponent) },
  {
    mistake: 'The values are signed URL-encoded, spaces as "+".',
    sign: changed((text) => new URLSearchParams({ text }).toString().slice('text='.length)),
  },
];

/** Only where the text or the key is not ASCII. */
export const CHARSET_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'The text is hashed in ISO-8859-1 instead of UTF-8.',
    sign: (signed) => md5Bytes(Buffer.from(`${textOf(signed)}${signed.key}`, 'latin1')),
  },
  {
    mistake: 'The text is hashed in UTF-16 instead of UTF-8.',
    sign: (signed) => md5Bytes(Buffer.from(`${textOf(signed)}${signed.key}`, 'utf16le')),
  },
  {
    mistake: 'Characters outside ASCII are signed as JSON escapes such as "\\u00fc".',
    sign: changed((text) =>
      text.replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
];

/** With the keys of the sandbox: its gateway's stands for any that is not the merchant's own. */
export function rsaMistakes(account: JsonObject): readonly Mistake[] {
  const privateKey = String(account['privateKey']);
  return [
    {
      mistake: 'The merchant key is appended to the text.',
      sign: (signed) => rsaOf(textOf(signed) + signed.key, privateKey),
    },
    { mistake: 'The text is signed with RSA-SHA1.', sign: (signed) => rsaOf(textOf(signed), privateKey, 'RSA-SHA1') },
    {
      mistake: 'The signature is written in hex.',
      sign: (signed) => Buffer.from(rsaOf(textOf(signed), privateKey), 'base64').toString('hex'),
    },
    {
      mistake: 'The signature is written in base64url.',
      sign: (signed) => rsaOf(textOf(signed), privateKey).replaceAll('+', '-').replaceAll('/', '_'),
    },
    {
      mistake: 'The padding of the base64 is missing.',
      sign: (signed) => rsaOf(textOf(signed), privateKey).replaceAll('=', ''),
    },
    {
      mistake: 'The base64 is broken into lines.',
      sign: (signed) => rsaOf(textOf(signed), privateKey).replaceAll(/.{64}/g, '$&\n'),
    },
    {
      mistake: 'A line break follows the base64.',
      sign: (signed) => `${rsaOf(textOf(signed), privateKey)}\n`,
    },
    {
      mistake: 'The MD5 signature is signed instead of the text.',
      sign: (signed) => rsaOf(rightMd5(signed), privateKey),
    },
    {
      mistake: 'A private key is used that does not belong to the registered public key.',
      sign: (signed) => rsaOf(textOf(signed), String(account['gatewayPrivateKey'])),
    },
  ];
}

function texts({ fields, body }: SignedBody): string[] {
  return partsOf(fields, body);
}

function textOf(signed: SignedBody): string {
  return texts(signed).join('');
}

function rightMd5(signed: SignedBody): string {
  return md5Of(textOf(signed), signed.key);
}

function changed(change: (text: string) => string): Mistake['sign'] {
  return (signed) => md5Of(texts(signed).map(change).join(''), signed.key);
}

function hashed(signed: SignedBody, algorithm = 'sha256'): string {
  return createHash(algorithm)
    .update(`${textOf(signed)}${signed.key}`)
    .digest('hex')
    .toUpperCase();
}

function md5Bytes(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex').toUpperCase();
}

import { createHash, createHmac, sign as signBytes } from 'node:crypto';
import type { Json, JsonObject } from '../contract.ts';

// Signs in the plainest way, on purpose without the code of src/protocol: the vectors judge that code too.

export function partsOf(fields: readonly string[], body: JsonObject): string[] {
  return fields.map((path) => {
    let value: Json | undefined = body;
    for (const name of path.split('.')) value = (value as JsonObject | null | undefined)?.[name];
    return value === undefined || value === null ? '' : String(value);
  });
}

/** Upper-case hex of the text and the key, both in UTF-8. */
export function md5Of(text: string, key: string): string {
  return createHash('md5').update(`${text}${key}`, 'utf8').digest('hex').toUpperCase();
}

/** PKCS#1 v1.5 has no random part: the same text and key always give the same signature. */
export function rsaOf(text: string, privateKey: string, hash = 'RSA-SHA256'): string {
  return signBytes(hash, Buffer.from(text, 'utf8'), privateKey).toString('base64');
}

export function hmacOf(text: string, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return createHmac('sha256', key).update(text, 'utf8').digest('base64');
}

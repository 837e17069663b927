import { createHash } from 'node:crypto';
import type { HelperModel } from './model.ts';

/** The signature of a balance query in US dollars: the shortest one, for a first try by hand. */
export function signatureExample({ operations, account }: HelperModel): string {
  const fields: Readonly<Record<string, string | number>> = { merNo: account.merNo, currency: 'USD' };
  const signed = operations.find(({ id }) => id === 'queryBalance')?.signed ?? [];
  const values = signed.map((name) => {
    if (fields[name] === undefined) throw new Error(`the example of a signature has no ${name}`);
    return String(fields[name]);
  });
  return createHash('md5')
    .update(values.join('') + account.key)
    .digest('hex')
    .toUpperCase();
}

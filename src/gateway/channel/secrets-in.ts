import { digitsOf } from '../domain/text/card-numbers.ts';

/**
 * Whether something contains a card number anywhere, however it is written; a security code, which is short, only as a separate
 * number (S9). Other numbers are kept: an account, a code or an address is useless if partly masked.
 */
export function namesSecret(value: unknown, secrets: readonly string[]): boolean {
  const text = JSON.stringify(value);
  const words = text.split(/[^\p{L}\d]+/u);
  const digits = digitsOf(text);
  return secrets.some(
    (secret) =>
      secret !== '' && (secret.length > 4 ? text.includes(secret) || digits.includes(secret) : words.includes(secret)),
  );
}

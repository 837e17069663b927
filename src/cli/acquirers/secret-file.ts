import { readFileSync } from 'node:fs';
import { UsageError } from '../errors.ts';

/** The content of a file with one secret, without the line break at its end. */
export function readSecretFile(option: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`${option}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`, {
      cause: error,
    });
  }
  // The text itself is a secret, so the message does not repeat it.
  if (!/^[\x21-\x7e]{1,1000}$/.test(text)) {
    throw new UsageError(`${option}: ${file} must have one line of printable ASCII characters without spaces`);
  }
  return text;
}

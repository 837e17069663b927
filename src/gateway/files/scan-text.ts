import { isUtf8 } from 'node:buffer';
import { hideCardNumbers } from '../domain/text/card-numbers.ts';

/** What is wrong with a file that should be plain text; null if nothing is. */
export function problemOfText(content: Buffer): string | null {
  if (!isUtf8(content)) return 'is of no type that is accepted';
  const text = content.toString('utf8');
  if (hasControls(text)) return 'is of no type that is accepted';
  if (ACTIVE.test(text)) return 'has HTML or script inside; print it to a PDF, or send the words alone';
  // S38. A text is not changed, because evidence that was changed is none.
  if (hideCardNumbers(text) !== text) return 'has what looks like a card number; remove the number first';
  return null;
}

/** Other than tabs and line breaks. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text.replaceAll(/[\t\n\r]/g, ''));
}

/** A page, a picture or a program that is written as text. */
const ACTIVE =
  /^\uFEFF?\s*(?:#!|<\?|<!|%!PS)|<\/?(?:script|iframe|object|embed|html|head|body|svg|style|meta|link|form|img|a\s)\b|<\?(?:php|xml)|javascript:|vbscript:/i;

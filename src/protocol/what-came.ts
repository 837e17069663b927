// What an error may reveal about a received value. A value may be a secret, or a card number in the wrong field, so only its
// type and size are shown, a single character, or a short word that was sent instead of a listed value (S9, S19).

/** The end of a sentence such as "must be an integer": `, not a string`; empty if there is nothing to add. */
export function describeValue(value: unknown, keyword: string): string {
  if (keyword === 'type') return `, not ${kindOf(value)}`;
  if (keyword === 'enum' || keyword === 'const') return typeof value === 'string' ? describeWord(value) : '';
  if (keyword === 'minimum' || keyword === 'maximum') return describeNumber(value);
  if (typeof value === 'string') return `, not ${[...value].length}`;
  return Array.isArray(value) ? `, not ${value.length}` : '';
}

export function describeCharacter(character: string): string {
  const named = CHARACTERS[character];
  if (named !== undefined) return named;
  // A character that is invisible, or that could rearrange the text around it, is shown by its code point.
  if (!/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) {
    return `the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return `"${character}"`;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
  '"': 'a quotation mark',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'number') return `a ${typeof value}`;
  return Number.isInteger(value) ? 'a number' : 'a number with a fraction or an exponent';
}

/** Listed values are short words. Seven or more digits could be part of a card or account number. */
function describeWord(value: string): string {
  const isShown = /^[A-Za-z0-9_.-]{1,20}$/.test(value) && !/[0-9]{7}/.test(value);
  return isShown ? `, not "${value}"` : '';
}

function describeNumber(value: unknown): string {
  return typeof value === 'number' && Math.abs(value) < 1e9 ? `, not ${value}` : '';
}

import list from './common-passwords.json' with { type: 'json' };

// What a new password must be: long, and not one that guessers try first. Compared in a normal form, so that `P4ssw0rd!2026`
// is the word that it is made from.

export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 200;

/** The list's words are in the normal form already. */
const COMMON: ReadonlySet<string> = new Set(list.words.split(' '));

/** Different characters; fewer are a pattern. */
const CHARACTERS_MIN = 5;

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordHasName' | 'passwordCommon';

/** Why it cannot be used; null if it can. */
export function refusePassword(password: string, owner: { readonly email: string }): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN) return 'passwordTooShort';
  if (length > PASSWORD_LENGTH_MAX) return 'passwordTooLong';
  if (containsName(password, owner.email)) return 'passwordHasName';
  return isCommon(password) ? 'passwordCommon' : null;
}

function isCommon(password: string): boolean {
  const plain = lettersOf(password);
  if (new Set(plain).size < CHARACTERS_MIN) return true;
  const words = [
    plain,
    withoutDigits(plain),
    readLeet(plain),
    withoutDigits(readLeet(plain)),
    readLeet(withoutDigits(plain)),
  ];
  return words.some((word) => word === '' || COMMON.has(word) || COMMON.has(repeatedIn(word)) || isRun(word));
}

function containsName(password: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  const plain = password.toLowerCase();
  const parts = [name, ...name.split(/[._+-]/), domain.split('.').at(-2) ?? ''].filter((part) => part.length >= 4);
  return parts.some((part) => plain.includes(part) || lettersOf(plain) === part);
}

/** In lower case, without spaces and signs. */
function lettersOf(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}@$!|]/gu, '')
    .replaceAll(/[@$!|]+$/g, '');
}

function withoutDigits(word: string): string {
  return word.replaceAll(/^\d+|[\d@$!|]+$/g, '');
}

function readLeet(word: string): string {
  return word.replaceAll(/[0134579@$!|]/g, (sign) => LEET[sign] ?? '');
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** The shortest piece that the word is a repetition of: `abcabc` repeats `abc`. The word itself if it repeats none. */
function repeatedIn(word: string): string {
  const at = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, at);
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];
const RUN_MIN = 4;

/** Made only of runs of the alphabet, the digits or a keyboard's row, such as `qwertyuiop1234`. */
function isRun(word: string): boolean {
  let rest = word;
  while (rest.length >= RUN_MIN) {
    const length = Math.max(...ROWS.map((row) => sharedStart(row, rest)));
    if (length < RUN_MIN) return false;
    rest = rest.slice(length);
  }
  return rest.length < RUN_MIN;
}

function sharedStart(row: string, word: string): number {
  const from = row.indexOf(word.charAt(0));
  if (from < 0) return 0;
  let length = 0;
  while (length < word.length && row[from + length] === word[length]) length += 1;
  return length;
}

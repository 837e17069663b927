import { personalNames, secretNames } from '../../generated/sensitivity.ts';
import { hideCardNumbers, holdsCardNumber } from './domain/card-numbers.ts';

// The last step before a log line is written, whoever wrote it and through whatever serializer (S20): what looks like a card
// number, or stands under the name of a secret, is taken out, and what a terminal would obey is escaped.
//
// Three patterns over the whole text say that almost every line may go as it is. Only a line that may hold something is taken
// apart. In a trial a pattern took a third of the time of a loop over the characters.

/** Secrets that no contract names. The contracts name the rest, and everything that identifies a card, an account or a payer. */
const OUR_SECRETS = [
  ...[
    'card_number',
    'cvv',
    'cvc',
    'security_code',
    'signature',
    'key',
    'private_key',
    'encryption_key',
    'encryption_keys',
  ],
  ...['secret', 'token', 'operator_token', 'channel_token', 'metrics_token', 'password', 'cookie', 'set-cookie'],
];

/** The operator's people: who did something is what a line is for. */
const ACTING = new Set(['actor', 'X-Operator']);

const HIDDEN_NAMES = [...secretNames, ...personalNames.filter((name) => !ACTING.has(name)), ...OUR_SECRETS]
  .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, '[_-]?'))
  .join('|');
const SECRET_NAME = new RegExp(`^(?:${HIDDEN_NAMES})$`, 'i');
/** Within a text every quotation mark is escaped, so this is always a name. */
const SECRET_FIELD = new RegExp(`"(?:${HIDDEN_NAMES})":`, 'i');

/** What JSON escapes is one character, and none that a number is made of. */
const ESCAPED = /\\(?:u[0-9a-f]{4}|.)/g;
/** From a digit up to the next letter, if that can be twelve digits. Whether it is a number shows when it is looked at. */
const WITHOUT_LETTERS = /[0-9][^A-Za-z]{11,}/g;

const OUT_OF_ASCII = /[^\0-~]/;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/u;
// JSON escapes the control characters below U+0020. The others, and what a terminal or an editor takes for a line break
// or for a change of direction, are left.
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const HIDDEN = '[hidden]';

/** Takes and answers JSON. Throws if the text is none, or too deep to be looked through. */
export function scrubJson(json: string): string {
  const isAscii = !OUT_OF_ASCII.test(json);
  const isSuspect = SECRET_FIELD.test(json) || mayHoldCardNumber(json) || (!isAscii && FOREIGN_DIGIT.test(json));
  const clean = isSuspect ? JSON.stringify(JSON.parse(json), hideSecrets) : json;
  return isAscii ? clean : clean.replace(UNPRINTABLE, escape);
}

/** An address such as 192.168.100.200 has as many digits as a card's number may have. */
function mayHoldCardNumber(json: string): boolean {
  const text = json.includes('\\') ? json.replace(ESCAPED, ' ') : json;
  return (text.match(WITHOUT_LETTERS) ?? []).some((part) => holdsCardNumber(part.replaceAll(/[^0-9]/g, '')));
}

/** A replacer for JSON.stringify. */
function hideSecrets(name: string, value: unknown): unknown {
  if (value !== null && SECRET_NAME.test(name)) return HIDDEN;
  if (typeof value === 'string') return hideCardNumbers(value);
  if (typeof value === 'number') return hideCardNumbers(String(value)) === String(value) ? value : HIDDEN;
  return typeof value === 'object' && value !== null ? hideInNames(value) : value;
}

/** Names are ours, but for objects that are made of what came from outside. */
function hideInNames(value: object): object {
  const names = Object.keys(value);
  if (Array.isArray(value) || names.every((name) => hideCardNumbers(name) === name)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hideCardNumbers(name), inner]));
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

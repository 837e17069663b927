import { personalNames, secretNames } from '../../../generated/sensitivity.ts';
import { hideCardNumbers, holdsCardNumber } from '../domain/text/card-numbers.ts';

// The last step before a log line is written, whatever produced it (S20): removes what looks like a card number or has the
// name of a secret, and escapes what a terminal would interpret.
//
// Three patterns over the whole text show that almost every line is clean. Only a suspicious line is parsed. In a benchmark a
// pattern took a third of the time of a loop over the characters.

/** Secrets that no contract names. The contracts name all others, and whatever identifies a card, an account or a payer. */
const OUR_SECRETS = [
  'card_number',
  'cvv',
  'cvc',
  'security_code',
  'signature',
  'key',
  'private_key',
  'encryption_key',
  'encryption_keys',
  'secret',
  'token',
  'operator_token',
  'channel_token',
  'metrics_token',
  'password',
  'totp',
  'otp',
  'one_time_code',
  'recovery_code',
  'recovery_codes',
  'session_token',
  'step_token',
  'device_token',
  'csrf',
  'cookie',
  'client_secret',
  'id_token',
  'access_token',
  'code_verifier',
  'oidc_providers',
  'set-cookie',
];

/** The operator's staff: log lines must show who did something. */
const ACTING = new Set(['actor']);

const HIDDEN_NAMES = [...secretNames, ...personalNames.filter((name) => !ACTING.has(name)), ...OUR_SECRETS]
  .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, '[_-]?'))
  .join('|');
const SECRET_NAME = new RegExp(`^(?:${HIDDEN_NAMES})$`, 'i');
/** Inside a string every quotation mark is escaped, so this is always a name. */
const SECRET_FIELD = new RegExp(`"(?:${HIDDEN_NAMES})":`, 'i');

/** A JSON escape is one character, and never part of a number. */
const ESCAPED = /\\(?:u[0-9a-f]{4}|.)/g;
/** From a digit up to the next letter, if it can contain twelve digits. Whether it is a card number is checked later. */
const WITHOUT_LETTERS = /[0-9][^A-Za-z]{11,}/g;

const OUT_OF_ASCII = /[^\0-~]/;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/u;
// JSON escapes the control characters below U+0020. The others remain, as do characters that a terminal or an editor treats
// as a line break or a change of direction.
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const HIDDEN = '[hidden]';

/** Takes and returns JSON. Throws if the text is not JSON, or too deeply nested to be searched. */
export function scrubJson(json: string): string {
  const isAscii = !OUT_OF_ASCII.test(json);
  const isSuspect = SECRET_FIELD.test(json) || mayHoldCardNumber(json) || (!isAscii && FOREIGN_DIGIT.test(json));
  const clean = isSuspect ? JSON.stringify(JSON.parse(json), hideSecrets) : json;
  return isAscii ? clean : clean.replace(UNPRINTABLE, escape);
}

/** An address such as 192.168.100.200 has as many digits as a card number may have. */
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

/** Names are ours, except in objects built from external input. */
function hideInNames(value: object): object {
  const names = Object.keys(value);
  if (Array.isArray(value) || names.every((name) => hideCardNumbers(name) === name)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hideCardNumbers(name), inner]));
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

import type { CardData } from '../../domain/ports.ts';
import type { Texts } from './texts/en.ts';

// The authoritative check of what a payer typed; the script's check is a convenience. Card data leaves this file only
// for the operation (S9): errors are keys of texts, never values.

export type CardField = 'number' | 'expiry' | 'code' | 'name';

export type CardErrors = Readonly<Partial<Record<CardField, CardErrorText>>>;

export type CardErrorText =
  | 'numberMissing'
  | 'numberWrong'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeMissing'
  | 'codeWrong'
  | 'nameMissing'
  | 'nameLong';

/** Checks of a card that need no network; part of the protocol, passed in by build.ts. */
export interface CardChecks {
  passesLuhn(digits: string): boolean;
  isExpired(expiry: { month: string; year: string }, now: number): boolean;
}

export const NAME_LENGTH_MAX = 64;
const EXPIRY_LENGTH_MAX = 9;

export type CardReading =
  | { readonly kind: 'read'; readonly card: CardData }
  | { readonly kind: 'wrong'; readonly errors: CardErrors };

export function readCard(form: URLSearchParams, checks: CardChecks, now: number): CardReading {
  const typed = (field: CardField) => readTyped(form.get(field) ?? '');
  const number = typed('number').replaceAll(/[ \u00a0-]/g, '');
  const expiry = EXPIRY_FORM.exec(typed('expiry'));
  const [, month = '', shortYear = ''] = expiry ?? [];
  const dates = { month: month.padStart(2, '0'), year: `20${shortYear}` };
  const wrong = [
    ['number', checkNumber(number, checks)],
    ['expiry', checkExpiry(typed('expiry'), expiry === null ? null : checks.isExpired(dates, now))],
    ['code', checkCode(typed('code'))],
    ['name', checkName(typed('name'))],
  ].filter(([, error]) => error !== null);
  if (wrong.length > 0) return { kind: 'wrong', errors: Object.fromEntries(wrong) as CardErrors };
  const card = {
    number,
    expiryMonth: dates.month,
    expiryYear: dates.year,
    securityCode: typed('code'),
    holder: typed('name'),
  };
  return { kind: 'read', card };
}

// Nobody types more than this. Longer input is replaced by text that is invalid in every field, and is not examined
// further.
const TYPED_LENGTH_MAX = 256;
const TOO_LONG = '?'.repeat(TYPED_LENGTH_MAX);

function readTyped(text: string): string {
  return text.length > TYPED_LENGTH_MAX ? TOO_LONG : text.trim();
}

/** What a payer need not retype after a decline: never the number, never the security code (S9). */
export interface TypedAgain {
  readonly name: string;
  readonly expiry: string;
}

/** A name that contains digits may be a card number in the wrong field, so it is dropped. */
export function typedAgain(form: URLSearchParams): TypedAgain {
  const [name, expiry] = [readTyped(form.get('name') ?? ''), readTyped(form.get('expiry') ?? '')];
  return {
    name: name.length <= NAME_LENGTH_MAX && !/\p{Nd}/u.test(name) ? name : '',
    expiry: expiry.length <= EXPIRY_LENGTH_MAX && DIGITS_OF_EXPIRY.test(expiry) ? expiry : '',
  };
}

export function errorText(texts: Texts, error: CardErrorText): string {
  return texts[error];
}

// Values that may be shown again although they are invalid, such as 13/39.
const DIGITS_OF_EXPIRY = /^[0-9]{1,2} ?[/-]? ?[0-9]{2,4}$/;

// Browsers fill in 04/29, 04/2029 or 4/29.
const EXPIRY_FORM = /^(0?[1-9]|1[0-2])\s*(?:[/-]\s*)?(?:20)?([0-9]{2})$/;

function checkNumber(number: string, checks: CardChecks): CardErrorText | null {
  if (number === '') return 'numberMissing';
  return /^[0-9]{12,19}$/.test(number) && checks.passesLuhn(number) ? null : 'numberWrong';
}

function checkExpiry(typed: string, isPast: boolean | null): CardErrorText | null {
  if (typed === '') return 'expiryMissing';
  if (isPast === null) return 'expiryWrong';
  return isPast ? 'expiryPast' : null;
}

function checkCode(code: string): CardErrorText | null {
  if (code === '') return 'codeMissing';
  return /^[0-9]{3,4}$/.test(code) ? null : 'codeWrong';
}

function checkName(name: string): CardErrorText | null {
  if (name === '') return 'nameMissing';
  return name.length <= NAME_LENGTH_MAX ? null : 'nameLong';
}

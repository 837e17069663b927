import { failAt } from '../place.ts';

// What the fields of a report have to be, as the channel contract says; by hand, because a file has millions of them.

export type Fields = Readonly<Record<string, unknown>>;

/** Where a field is. */
export interface ReportText {
  readonly text: string;
  readonly line: number;
}

/** Fails at a field of this line, or at the line's beginning if it lacks the field. */
export function failAtField({ text, line }: ReportText, field: string, problem: string): never {
  const at = text.indexOf(`"${field}"`);
  return failAt({ line, column: at + (at === -1 ? 2 : 1) }, `${field} ${problem}`);
}

const VISIBLE = /^[!-~]{1,100}$/;
const NUMBER = /^[A-Z0-9]{1,64}$/;
const CURRENCY = /^[A-Z0-9]{3,10}$/;
const MOMENT =
  /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,3})?Z$/;

const isText = (lengthMax: number) => (value: unknown) =>
  typeof value === 'string' && (value.length <= lengthMax || [...value].length <= lengthMax);
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isWhole = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

export interface FieldRule {
  readonly isRight: (value: unknown) => boolean;
  readonly advice: string;
}

export const VISIBLE_TEXT: FieldRule = { isRight: matches(VISIBLE), advice: 'has 1 to 100 visible ASCII characters' };
export const OUR_NUMBER: FieldRule = { isRight: matches(NUMBER), advice: 'has 1 to 64 capital letters and digits' };
export const CURRENCY_CODE: FieldRule = {
  isRight: matches(CURRENCY),
  advice: 'has 3 to 10 capital letters or digits, such as USD or USDT',
};
export const MOMENT_TEXT: FieldRule = {
  isRight: (value) => typeof value === 'string' && MOMENT.test(value) && isKnownDay(value.slice(0, 10)),
  advice: 'is a time in UTC such as 2026-11-15T10:15:00Z',
};
export const DAY_TEXT: FieldRule = {
  isRight: (value) => typeof value === 'string' && isKnownDay(value),
  advice: 'is a day such as 2026-11-15',
};
export const ARN: FieldRule = { isRight: matches(/^[0-9]{23}$/), advice: 'has the 23 digits of the ARN' };
export const LINE_ID: FieldRule = {
  isRight: (value) => value !== '' && isText(100)(value),
  advice: 'is a text of 1 to 100 characters',
};
export const NOTE: FieldRule = { isRight: isText(200), advice: 'is a text of at most 200 characters' };
export const BANK_REFERENCE: FieldRule = {
  isRight: (value) => value !== '' && isText(140)(value),
  advice: 'is a text of 1 to 140 characters',
};
export const ATTEMPT: FieldRule = { isRight: isWhole(1, 1000), advice: 'is a whole number from 1 to 1000' };
export const LINE_COUNT: FieldRule = { isRight: isWhole(0, 10_000_000), advice: 'is a whole number up to 10000000' };
export const AMOUNT_ADVICE =
  'is a whole number as a string, without leading zeros, with a minus if the money goes to the acquirer';

/** Lines of a day follow each other, so hardly any has to be looked up in the calendar. */
let lastDay = '';

export function isKnownDay(day: string): boolean {
  if (day === lastDay) return true;
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  const isThere = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (isThere) lastDay = day;
  return isThere;
}

/** A field that has to be there. */
export function required(fields: Fields, field: string, rule: FieldRule, where: ReportText): unknown {
  const value = fields[field];
  if (rule.isRight(value)) return value;
  return failAtField(where, field, value === undefined ? 'is missing' : rule.advice);
}

/** A field that may be left out. */
export function optional(fields: Fields, field: string, rule: FieldRule, where: ReportText): unknown {
  const value = fields[field];
  return value === undefined || rule.isRight(value) ? value : failAtField(where, field, rule.advice);
}

import { readAmount } from '../amounts.ts';
import { dayOfSixDigits, nearestDay } from '../days.ts';
import { failIn } from './fields.ts';
import type { Field } from './fields.ts';

/** Field 61: value day, day of booking without its year, mark, letter of the funds, amount, kind, references. */
const LINE =
  /^([0-9]{6})([0-9]{4})?(R?[CD])([A-Z])?([0-9]+,[0-9]*)([A-Z][A-Z0-9]{3})((?:(?!\/\/).){0,50})(?:\/\/(.{0,50}))?$/;

export interface StatementLine {
  readonly valueOn: string;
  readonly bookedOn: string | null;
  /** With the sign of the account: a reversal of a credit (RC) takes money away. */
  readonly amount: bigint;
  readonly isReversal: boolean;
  readonly code: string;
  readonly reference: string | null;
  readonly bankReference: string | null;
  readonly supplement: string | null;
}

export function readStatementLine(field: Field, currency: string): StatementLine {
  const [first = '', ...more] = field.lines;
  const found = LINE.exec(first) ?? failIn(field, 'it is not a statement line');
  const [, value = '', booked, mark = '', , figure = '', code = '', reference = '', bankReference] = found;
  const valueOn = dayOfSixDigits(value) ?? failIn(field, 'the value day is not in the calendar');
  const bookedOn = booked === undefined ? null : nearestDay(booked, valueOn);
  if (booked !== undefined && bookedOn === null) failIn(field, 'the day of booking is not in the calendar');
  const size = amountOf(field, figure, currency);
  return {
    valueOn,
    bookedOn,
    amount: mark === 'C' || mark === 'RD' ? size : -size,
    isReversal: mark.startsWith('R'),
    code,
    reference: referenceOf(reference),
    bankReference: referenceOf(bankReference ?? ''),
    supplement: more.length === 0 ? null : more.join(' '),
  };
}

export function amountOf(field: Field, figure: string, currency: string): bigint {
  const amount = readAmount(figure.replace(',', '.'), currency);
  return typeof amount === 'bigint' ? amount : failIn(field, amount.problem);
}

/** The format asks for a reference; banks that have none write NONREF. */
function referenceOf(text: string): string | null {
  const reference = text.trim();
  return reference === '' || reference === 'NONREF' ? null : reference;
}

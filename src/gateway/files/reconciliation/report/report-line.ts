import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import type { FileLine, LineType } from '../../../domain/reconciliation/file-line.ts';
import {
  AMOUNT_ADVICE,
  ARN,
  ATTEMPT,
  CURRENCY_CODE,
  failAtField,
  isKnownDay,
  LINE_ID,
  MOMENT_TEXT,
  NOTE,
  optional,
  OUR_NUMBER,
  required,
  VISIBLE_TEXT,
} from './report-fields.ts';
import type { Fields, ReportText } from './report-fields.ts';
import { inOurScale, isReportAmount, unitsOf } from './report-units.ts';
import type { ReportUnits } from './report-units.ts';

/** What an acquirer reports is everything but what only a bank has. */
const TYPES: readonly string[] = LINE_TYPES.filter((type) => type !== 'transfer');
const TYPES_ADVICE = `is one of ${TYPES.join(', ')}`;

const NUMBER = '[A-Z0-9]{1,64}';
const DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}';
const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,3})?';
const AMOUNT = '0|-?[1-9][0-9]{0,17}';
/** ASCII that JSON writes as it is. */
const PLAIN = String.raw`[ !#-[\]-~]`;

/**
 * A line as programs write it: the contract's order, no spaces, no escapes. Nearly all lines are, and one pattern reads and checks them
 * in a third of the time that an object takes. Any other line, and any that is wrong, goes the long way: both read the same.
 */
const USUAL = new RegExp(
  `^{"lineId":"${PLAIN}{1,100}","type":"(${TYPES.join('|')})"(?:,"tradeNo":"(${NUMBER})")?(?:,"attempt":[1-9][0-9]{0,2})?` +
    `(?:,"refundNo":"(${NUMBER})")?(?:,"acquirerReference":"([!#-[\\]-~]{1,100})")?(?:,"arn":"[0-9]{23}")?` +
    `,"at":"(${DAY})T${TIME}Z","currency":"([A-Z0-9]{3,10})","gross":"(${AMOUNT})","fee":"(${AMOUNT})","net":"(${AMOUNT})"` +
    `(?:,"note":"(${PLAIN}{0,200})")?}$`,
);

/** Null if it is not such a line. The head of a report is none either. */
export function readUsualLine({ text, line }: ReportText, units: ReportUnits): FileLine | null {
  const found = USUAL.exec(text);
  if (found === null) return null;
  const { 1: type, 6: currency = '', 5: day = '' } = found;
  if (currency !== units.currency || !isKnownDay(day)) return null;
  const gross = inOurScale(found[7] as string, units);
  const fee = inOurScale(found[8] as string, units);
  const net = inOurScale(found[9] as string, units);
  if (gross === null || fee === null || net === null || gross + fee !== net) return null;
  return {
    line,
    type: type as LineType,
    references: referencesOf(found[2], found[3]),
    acquirerReference: found[4] ?? null,
    currency,
    gross,
    fee,
    net,
    isBooked: true,
    isReversal: type === 'reversal',
    day,
    text: found[10] ?? null,
  };
}

/** Reads a line as the channel contract has it (`SettlementLine`). */
export function readAnyLine(fields: Fields, where: ReportText, units: ReportUnits): FileLine {
  required(fields, 'lineId', LINE_ID, where);
  const type = fields['type'];
  if (!TYPES.includes(type as string)) failAtField(where, 'type', type === undefined ? 'is missing' : TYPES_ADVICE);
  const [tradeNo, refundNo] = ['tradeNo', 'refundNo'].map((field) => optional(fields, field, OUR_NUMBER, where)) as [
    string | undefined,
    string | undefined,
  ];
  optional(fields, 'attempt', ATTEMPT, where);
  optional(fields, 'arn', ARN, where);
  const acquirerReference = optional(fields, 'acquirerReference', VISIBLE_TEXT, where) as string | undefined;
  const at = required(fields, 'at', MOMENT_TEXT, where) as string;
  const currency = required(fields, 'currency', CURRENCY_CODE, where) as string;
  const ofLine = currency === units.currency ? units : unitsOf(currency, units.version);
  const gross = readAmount(fields, 'gross', where, ofLine);
  const fee = readAmount(fields, 'fee', where, units);
  const net = readAmount(fields, 'net', where, units);
  if (units === ofLine && gross + fee !== net) failAtField(where, 'net', 'is not gross and fee together');
  return {
    line: where.line,
    type: type as LineType,
    references: referencesOf(tradeNo, refundNo),
    acquirerReference: acquirerReference ?? null,
    currency,
    gross,
    fee,
    net,
    isBooked: true,
    isReversal: type === 'reversal',
    day: at.slice(0, 10),
    text: (optional(fields, 'note', NOTE, where) as string | undefined) ?? null,
  };
}

const NO_REFERENCES: readonly string[] = [];

/** A refund's own number says more than that of its payment. */
function referencesOf(tradeNo: string | undefined, refundNo: string | undefined): readonly string[] {
  if (refundNo === undefined) return tradeNo === undefined ? NO_REFERENCES : [tradeNo];
  return tradeNo === undefined ? [refundNo] : [refundNo, tradeNo];
}

export function readAmount(fields: Fields, field: string, where: ReportText, units: ReportUnits): bigint {
  const value = fields[field];
  if (!isReportAmount(value)) return failAtField(where, field, value === undefined ? 'is missing' : AMOUNT_ADVICE);
  return (
    inOurScale(value, units) ??
    failAtField(where, field, `cannot be counted exactly: the gateway counts ${units.currency} with fewer decimals`)
  );
}

import type { CellKind } from '../table.ts';

// How cells look: texts as typed, amounts by their decimals, days and times as real dates.

export const STYLES = { text: 1, head: 2, integer: 3, day: 4, moment: 5 } as const;

/** Amounts with no decimals have the next number, those with one the one after it. */
const AMOUNTS_FROM = 6;
const DECIMALS_MAX = 8;
/** The format's own numbers end before it. */
const OWN_FORMATS_FROM = 164;

export function styleOf(kind: Exclude<CellKind, 'text'>, cell: string): number {
  if (kind !== 'amount') return STYLES[kind];
  const point = cell.indexOf('.');
  return AMOUNTS_FROM + Math.min(point === -1 ? 0 : cell.length - point - 1, DECIMALS_MAX);
}

const AMOUNT_FORMATS = Array.from({ length: DECIMALS_MAX + 1 }, (_, decimals) =>
  decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
);
const FORMATS = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss', ...AMOUNT_FORMATS];
const [DAY, MOMENT, AMOUNT] = [OWN_FORMATS_FROM, OWN_FORMATS_FROM + 1, OWN_FORMATS_FROM + 2];
/** The format's own: anything, a text, digits. */
const [GENERAL, TEXT, DIGITS] = [0, 49, 1];

const look = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

export const STYLES_TEXT = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${FORMATS.length}">`,
  ...FORMATS.map((code, place) => `<numFmt numFmtId="${OWN_FORMATS_FROM + place}" formatCode="${code}"/>`),
  '</numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${AMOUNTS_FROM + AMOUNT_FORMATS.length}">`,
  look(GENERAL),
  look(TEXT),
  look(TEXT, 1),
  look(DIGITS),
  look(DAY),
  look(MOMENT),
  ...AMOUNT_FORMATS.map((_, decimals) => look(AMOUNT + decimals)),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

import type { CellKind, TableColumn } from '../table.ts';
import { headText } from './cells.ts';
import { STYLES_TEXT } from './styles.ts';

// The parts of the file beside its rows.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** What a spreadsheet takes as the name of a sheet. */
const SHEET_NAME_MAX = 31;
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 20, amount: 16, integer: 10, moment: 20, day: 12 };

export const sheetPath = (sheet: number) => `xl/worksheets/sheet${sheet}.xml`;

/** Until the first row of values: the first row has the names, and stays in view. */
export function sheetStart(columns: readonly TableColumn[]): string {
  const widths = columns.map(({ name, kind, width }, place) => {
    const characters = width ?? Math.max(WIDTHS[kind], name.length + 2);
    return `<col min="${place + 1}" max="${place + 1}" width="${characters}" customWidth="1"/>`;
  });
  return [
    `${XML}<worksheet xmlns="${MAIN}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${headText(columns)}`,
  ].join('');
}

export const SHEET_END = '</sheetData></worksheet>';

/** By their paths, in the order in which they are written behind the sheets. */
export function otherParts(title: string, sheets: number): readonly (readonly [path: string, text: string])[] {
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1);
  const styles = sheets + 1;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbers.map((sheet) => `<Override PartName="/${sheetPath(sheet)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbers.map((sheet) => `<sheet name="${sheetName(title, sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((sheet) => `<Relationship Id="rId${sheet}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`).join('')}<Relationship Id="rId${styles}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES_TEXT],
  ];
}

/** No sheet may be called with these signs, or begin or end with an apostrophe. */
function sheetName(title: string, sheet: number): string {
  const number = sheet === 1 ? '' : ` ${sheet}`;
  const plain = title.replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ').trim();
  const characters = [...(plain === '' ? 'Sheet' : plain)];
  while (characters.join('').length + number.length > SHEET_NAME_MAX) characters.pop();
  return `${characters.join('').trim()}${number}`;
}

// Files that people open in a spreadsheet.

/** What a file puts between its cells. */
type Separator = ',' | ';';

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and behind what separates cells where the file's own separator does
 * not. There, quotes alone keep nothing together, because the file's separator between quotes ends a cell's quoting. Full-width signs
 * count too.
 */
const FORMULA: Readonly<Record<Separator, RegExp>> = {
  ',': /(^|[;\t\r\n])([ "]*)([=+\-@＝＋－＠])/g,
  ';': /(^|[,;\t\r\n])([ "]*)([=+\-@＝＋－＠])/g,
};
/** Most cells are so, and are looked at once. */
const PLAIN = /^[A-Za-z0-9][-A-Za-z0-9 ._:/+]*$/;
/** Spreadsheets skip these and look at what follows. */
const SKIPPED_START = /^[\t\r\n]/;
/** An amount below zero begins like a formula, and is none. */
const DECIMAL = /^-?[0-9]+(?:[.][0-9]+)?$/;

/** One line of a file, with every cell in quotes. A text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell, ',')).join(',')}\r\n`;
}

export function csvCell(cell: string, separator: Separator): string {
  return PLAIN.test(cell) ? `"${cell}"` : `"${textOf(cell, separator).replaceAll('"', '""')}"`;
}

function textOf(cell: string, separator: Separator): string {
  if (DECIMAL.test(cell)) return cell;
  const shown = cell.replaceAll(FORMULA[separator], "$1$2'$3");
  return SKIPPED_START.test(shown) ? `'${shown}` : shown;
}

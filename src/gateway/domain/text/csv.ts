// Files that people open in a spreadsheet.

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and behind what separates cells where a comma does not. There, a
 * comma between quotes ends a cell's quoting, so that quotes alone keep nothing together. Full-width signs count too.
 */
const FORMULA = /(^|[;\t\r\n])([ "]*)([=+\-@＝＋－＠])/g;
/** Spreadsheets skip these and look at what follows. */
const SKIPPED_START = /^[\t\r\n]/;
/** An amount below zero begins like a formula, and is none. */
const DECIMAL = /^-?[0-9]+(?:[.][0-9]+)?$/;

/** One line of a file, with every cell in quotes. A text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function textOf(cell: string): string {
  if (DECIMAL.test(cell)) return cell;
  const shown = cell.replaceAll(FORMULA, "$1$2'$3");
  return SKIPPED_START.test(shown) ? `'${shown}` : shown;
}

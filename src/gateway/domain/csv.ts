// Files that people open in a spreadsheet.

const FORMULA = /^[=+\-@\t\r]/;
/** An amount below zero begins like a formula, and is none. */
const DECIMAL = /^-?[0-9]+(?:[.][0-9]+)?$/;

/** One line of a file. A text that a spreadsheet would take for a formula is shown as the text that it is (S27). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const shown = FORMULA.test(text) && !DECIMAL.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(shown) || shown !== text ? `"${shown.replaceAll('"', '""')}"` : shown;
}

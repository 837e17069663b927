// Lays out the items of a list or of a call in lines, for all languages.

const WIDTH = 100;

/** How the items of a list or an object are written. */
interface Layout {
  readonly open: string;
  readonly close: string;
  /** The indent of each item, if they need a line each; empty: always one line. */
  readonly indent: string;
  /** How much deeper the items stand than the bracket. */
  readonly step: number;
}

/** One line if it fits, otherwise a line for each item. */
export function inBrackets(items: readonly string[], { open, close, indent, step }: Layout): string {
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '');
  const line = `${open}${items.join(', ')}${close}`;
  if (indent === '' || (indent.length + line.length <= WIDTH && !line.includes('\n'))) return line;
  return `${open.trim()}\n${items.map((item) => `${indent}${item},\n`).join('')}${indent.slice(step)}${close.trim()}`;
}

/** As many items in a line as fit: for what a reader may skip. */
export function filledLines(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${item},`.length > WIDTH) lines.push(`${indent}${item},`);
    else lines[lines.length - 1] = `${last} ${item},`;
  }
  return lines;
}

import { styleText } from 'node:util';

// `styleText` omits colours if the output is not a terminal or NO_COLOR is set.

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string | number | null;
  readonly right?: boolean;
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/** Prints a table. The last column is not padded, so that no line wraps because of trailing spaces. */
export function printTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): void {
  const cells = rows.map((row) => columns.map(({ of }) => printable(String(of(row) ?? '-'))));
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...cells.map((line) => line[at]?.length ?? 0)));
  const write = (line: readonly string[]) =>
    line
      .map((cell, at) => {
        if (columns[at]?.right) return cell.padStart(widths[at] ?? 0);
        return at === line.length - 1 ? cell : cell.padEnd(widths[at] ?? 0);
      })
      .join('  ');
  console.log(styleText('bold', write(columns.map(({ title }) => title))));
  for (const line of cells) console.log(write(line));
}

/** Prints the fields of one object, one per line. */
export function printFields(fields: Readonly<Record<string, string | number | boolean | null>>, indent = ''): void {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  for (const [name, value] of Object.entries(fields)) {
    console.log(`${indent}${styleText('dim', name.padEnd(width))}  ${printable(String(value ?? '-'))}`);
  }
}

/** Escapes control characters, which in untrusted text could move the cursor or worse. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}

const FRAME_MS = 200;

/** Shows progress and elapsed time if standard error is a terminal. */
export async function withProgress<Result>(label: string, work: Promise<Result>): Promise<Result> {
  if (!process.stderr.isTTY) return work;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    process.stderr.write(`\r${label} … ${seconds} s`);
  }, FRAME_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    process.stderr.write('\r\u001B[K');
  }
}

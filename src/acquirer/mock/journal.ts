import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

// What the mock has to remember when its process is killed: one line of JSON for each thing that happened, written before the
// call is answered.

export interface Journal {
  /** What the file had when it was opened, oldest first. */
  readonly records: readonly object[];
  append(record: object): void;
}

export function openJournal(file: string | null): Journal {
  return {
    records: file !== null && existsSync(file) ? readRecords(file) : [],
    append(record) {
      if (file !== null) appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}

/** A kill can leave half a line at the end, whose call was never answered. It goes, so that the next line is a line of its own. */
function readRecords(file: string): object[] {
  const text = readFileSync(file, 'utf8');
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete !== text) truncateSync(file, Buffer.byteLength(complete));
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object);
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

// What the mock has to remember when its process is killed: one line of JSON for each thing that happened, written before the
// call is answered.

export interface Journal {
  /** What the file had when it was opened, oldest first. */
  readonly records: readonly object[];
  append(record: object): void;
}

export function openJournal(file: string | null): Journal {
  return {
    records: file !== null && existsSync(file) ? readRecords(readFileSync(file, 'utf8')) : [],
    append(record) {
      if (file !== null) appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}

/** A kill can leave half a line at the end; its call was never answered. */
function readRecords(text: string): object[] {
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object);
}

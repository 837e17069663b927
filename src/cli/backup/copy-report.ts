import { styleText } from 'node:util';
import type { LedgerReport } from '../../gateway/domain/ledger/ledger-store.ts';
import { printable } from '../print.ts';

// What `backup` and `restore` print.

export function printLedger(ledger: LedgerReport | null, schemaVersion: number): void {
  if (ledger === null) {
    const when = 'it is verified when the backup is restored';
    console.log(
      `The ledger was not verified, because schema version ${schemaVersion} is older than this program: ${when}.`,
    );
    return;
  }
  const read = `${ledger.postings} postings and ${ledger.orders} orders`;
  if (ledger.problems.length === 0) {
    console.log(`${styleText('green', 'The ledger is consistent')}: checked ${read}.`);
    return;
  }
  console.log(`${styleText('red', 'The ledger is inconsistent')}: checked ${read}.`);
  for (const problem of ledger.problems) console.log(`  ${printable(problem)}`);
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export interface Progress {
  show(progress: { readonly copied: number; readonly total: number }): void;
  end(): void;
}

/** On standard error, if that is a terminal. */
export function createProgress(label: string): Progress {
  const { isTTY } = process.stderr;
  return {
    show({ copied, total }) {
      if (isTTY) process.stderr.write(`\r${label} … ${Math.floor((100 * copied) / Math.max(1, total))} %`);
    },
    end() {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}

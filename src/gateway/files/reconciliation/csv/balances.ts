import type { SectionEnd } from '../../../domain/reconciliation/file-line.ts';
import type { CsvRow } from './row.ts';

// The balances that a bank writes beside its lines, the oldest line first or the newest. Which of the two shows by the balances: only
// one of them adds up. They prove that no row is missing, and say what was there before and after.

export interface Balances {
  /** What is wrong with the balance of the row. */
  take(row: CsvRow): string | null;
  end(): Pick<SectionEnd, 'opening' | 'closing'>;
}

const WRONG = 'the balance is not that of the row before with this amount: a row is missing, or was passed over';

export function createBalances(): Balances {
  /** What all rows so far add. */
  let total = 0n;
  /** The first that is known: what was added before its row, and with it. */
  let first: { readonly balance: bigint; readonly before: bigint; readonly through: bigint } | null = null;
  const days: { first: string | null; last: string | null } = { first: null, last: null };
  const adds = { downwards: true, upwards: true };
  return {
    take({ balance, line: { net, day } }) {
      const before = total;
      total += net;
      days.first ??= day;
      days.last = day;
      if (balance === null) return null;
      if (first === null) {
        first = { balance, before, through: total };
        return null;
      }
      adds.downwards &&= balance === first.balance + total - first.through;
      adds.upwards &&= balance === first.balance - (before - first.before);
      return adds.downwards || adds.upwards ? null : WRONG;
    },
    end() {
      if (first === null) return { opening: null, closing: null };
      const oldestFirst = first.balance - first.through;
      const newestFirst = first.balance - (total - first.before);
      const isOldestFirst = adds.downwards && adds.upwards ? isEarlier(days.first, days.last) : adds.downwards;
      // Both add up, and all is on one day: nobody can say which it is.
      if (isOldestFirst === null && oldestFirst !== newestFirst) return { opening: null, closing: null };
      const opening = isOldestFirst === false ? newestFirst : oldestFirst;
      return { opening, closing: opening + total };
    },
  };
}

function isEarlier(first: string | null, last: string | null): boolean | null {
  return first === null || last === null || first === last ? null : first < last;
}

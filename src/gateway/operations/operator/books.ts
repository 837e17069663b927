import type { AuditEntry } from '../../domain/audit.ts';
import type { LedgerReport } from '../../domain/reports.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

export type RecordedAction = AuditEntry & { readonly actionNo: number };

/** The books, and the record of operators' actions. */
export function createBookOperations({ store }: OperatorDependencies) {
  return {
    verifyLedger: (): Promise<LedgerReport> => store.verifyLedger(),
    async listActions(page: {
      before: number | null;
      limit: number;
    }): Promise<{ actions: RecordedAction[]; next: number | null }> {
      // One more than requested shows whether there is a next page.
      const found = await store.listActions({ before: page.before, limit: page.limit + 1 });
      const actions = found.slice(0, page.limit);
      return { actions, next: found.length > page.limit ? (actions.at(-1)?.actionNo ?? null) : null };
    },
  };
}

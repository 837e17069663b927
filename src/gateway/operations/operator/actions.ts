import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { ActionFilter, RecordedAction } from '../../domain/audit.ts';
import type { AuditReport } from '../../domain/audit-report.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

type Page = ActionFilter & { readonly before: number | null; readonly limit: number };

/** The record of actions. */
export function createActionOperations({ store, clock }: OperatorDependencies) {
  return {
    async listActions({ limit, ...page }: Page): Promise<{ actions: RecordedAction[]; next: number | null }> {
      // One more than requested shows whether there is a next page.
      const found = await store.listActions({ ...page, limit: limit + 1 });
      const actions = found.slice(0, limit);
      return { actions, next: found.length > limit ? (actions.at(-1)?.actionNo ?? null) : null };
    },

    /**
     * What is taken out is recorded, unless it is only records of exports: each is news to whoever follows, and two who
     * follow would record each other for ever.
     */
    async streamActions(page: { after: number; limit: number }, acting: Acting): Promise<RecordedAction[]> {
      const actions = await store.readActions(page);
      const [first, last] = [actions[0], actions.at(-1)];
      if (first === undefined || last === undefined || actions.every(isExport)) return actions;
      const target = `actions ${first.actionNo} to ${last.actionNo}`;
      const detail = `${actions.length} actions exported`;
      await store.writeRecords([auditOf(acting, { at: clock.now(), action: 'streamActions', target, detail })]);
      return actions;
    },

    verifyActions: (): Promise<AuditReport> => store.verifyActions(),
  };
}

const isExport = ({ action }: RecordedAction) => action === 'streamActions';

import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { ActionFilter, AuditStore, RecordedAction } from '../../domain/audit/audit.ts';
import type { AuditReport } from '../../domain/audit/audit-report.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';

type Page = ActionFilter & { readonly before: number | null; readonly limit: number };

export interface ActionDependencies {
  readonly store: Pick<AuditStore, 'listActions' | 'readActions' | 'verifyActions'> & Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
}

/** The record of actions. */
export function createActionOperations({ store, clock }: ActionDependencies) {
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

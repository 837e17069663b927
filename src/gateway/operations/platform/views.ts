import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { OwnedView, ViewStore } from '../../domain/platform/views.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

const VIEWS_MAX = 50;
const SHARED_SHOWN_MAX = 200;

export type ShownView = OwnedView & { readonly own: boolean };

export interface NewView {
  readonly name: string;
  readonly address: string;
  readonly shared: boolean;
}

export interface ViewDependencies {
  readonly store: ViewStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Saved views of the console's screens. They belong to people: a token has none. */
export function createViewOperations({ store, clock, ids }: ViewDependencies) {
  return {
    async listViews({ actor, grant: { merNo } }: Acting): Promise<ShownView[]> {
      const personId = actor.kind === 'person' ? actor.id : null;
      const views = await store.listViews({ merNo, personId, sharedMax: SHARED_SHOWN_MAX });
      return views.map((view) => ({ ...view, own: view.personId === personId }));
    },

    async saveView(input: NewView, acting: Acting): Promise<OperatorOutcome<ShownView>> {
      const { actor, grant } = acting;
      if (actor.kind !== 'person') return refuse('viewsOfPeople');
      const createdAt = clock.now();
      const view = { ...input, merNo: grant.merNo, viewId: ids.newId('view'), personId: actor.id, createdAt };
      const audit = auditOf(acting, {
        at: createdAt,
        action: 'saveView',
        merNo: grant.merNo,
        target: `view ${maskText(input.name)}`,
        detail: input.shared ? 'shared' : 'for themselves',
      });
      const saved = await store.saveView(view, VIEWS_MAX, audit);
      if (saved !== 'tooMany') return done({ ...saved, own: true });
      return refuse('tooManyViews', { max: VIEWS_MAX });
    },

    async deleteView(viewId: string, acting: Acting): Promise<OperatorOutcome<ShownView>> {
      const { merNo } = acting.grant;
      const found = await store.findView({ merNo, viewId });
      if (found === null || !mayDelete(found, acting)) return refuse('viewNotFound', { viewId });
      const audit = auditOf(acting, {
        at: clock.now(),
        action: 'deleteView',
        merNo,
        target: `view ${maskText(found.name)}`,
        detail: `of ${found.owner}`,
      });
      await store.deleteView({ merNo, viewId }, audit);
      return done({ ...found, own: isOwn(found, acting) });
    },
  };
}

function isOwn({ personId }: OwnedView, { actor }: Acting): boolean {
  return actor.kind === 'person' && actor.id === personId;
}

/** What others keep for themselves is nobody else's to know of. */
function mayDelete(view: OwnedView, acting: Acting): boolean {
  return isOwn(view, acting) || (view.shared && (acting.grant.permissions?.has('views.manage') ?? true));
}

import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import type { NoteStore, StaffNote } from '../../domain/orders/note.ts';
import { referenceOf } from './orders.ts';
import { done, orderNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface NoteDependencies {
  readonly store: NoteStore & Pick<OrderStore, 'findOrder'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createNoteOperations(deps: NoteDependencies) {
  const { store } = deps;
  return {
    async listNotes(tradeNo: string): Promise<OperatorOutcome<StaffNote[]>> {
      const reference = referenceOf(tradeNo);
      if (reference === null || (await store.findOrder(reference)) === null) return orderNotFound(tradeNo);
      return done(await store.listNotes(reference));
    },
    addNote: (note: { readonly tradeNo: string; readonly text: string }, acting: Acting) => addNote(deps, note, acting),
  };
}

async function addNote(
  { store, clock, ids }: NoteDependencies,
  { tradeNo, text }: { readonly tradeNo: string; readonly text: string },
  acting: Acting,
): Promise<OperatorOutcome<StaffNote>> {
  const reference = referenceOf(tradeNo);
  if (reference === null || (await store.findOrder(reference)) === null) return orderNotFound(tradeNo);
  const at = clock.now();
  const noteId = ids.newId('note');
  const { actor } = acting;
  // S38: a payer's card may be what the note is about.
  const note = { ...reference, noteId, at, authorKind: actor.kind, author: nameOf(actor), text: hideCardNumbers(text) };
  // The text stays out of the record, which is kept for ever.
  const action = { at, action: 'addNote' as const, merNo: reference.merNo, target: tradeNo, detail: noteId };
  await store.addNote(note, auditOf(acting, action));
  return done(note);
}

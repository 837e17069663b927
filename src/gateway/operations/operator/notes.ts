import { nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import { hideCardNumbers } from '../../domain/card-numbers.ts';
import type { StaffNote } from '../../domain/note.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { referenceOf } from './orders.ts';
import { done, orderNotFound } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

export function createNoteOperations(deps: OperatorDependencies) {
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
  { store, clock, ids }: OperatorDependencies,
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
  const action = { at, action: 'addNote', merNo: reference.merNo, target: tradeNo, detail: noteId };
  await store.addNote(note, auditOf(acting, action));
  return done(note);
}

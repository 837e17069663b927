import type { components } from '../../../../generated/operator.ts';
import type { StaffNote } from '../../domain/orders/note.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText } from '../wire/merchant.ts';

export function createNoteHandlers(
  operations: Pick<OperatorOperations, 'listNotes' | 'addNote'>,
): Pick<OperatorHandlers, 'listNotes' | 'addNote'> {
  return {
    listNotes: async ({ parameters: { tradeNo } }) =>
      mapOutcome(operations.listNotes(tradeNo), (notes) => ({ notes: notes.map(noteToWire) })),
    addNote: async ({ parameters: { tradeNo }, body: { text }, acting }) =>
      mapOutcome(operations.addNote({ tradeNo, text }, acting), noteToWire),
  };
}

function noteToWire({ noteId, at, authorKind, author, text }: StaffNote): components['schemas']['StaffNote'] {
  return { noteId, at: momentText(at), author: { kind: authorKind, name: author }, text };
}

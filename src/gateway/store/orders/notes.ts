import { NOTES_READ_MAX } from '../../domain/orders/note.ts';
import type { NoteStore, StaffNote } from '../../domain/orders/note.ts';
import { leaveIfErased } from './after-erasure.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, text } from '../engine/table.ts';

const NOTES = defineTable<StaffNote>('notes', {
  merNo: integer(),
  tradeNo: text(),
  noteId: text(),
  at: integer(),
  authorKind: text(),
  author: text(),
  text: text(),
});

export function createNoteStore(engine: Engine): NoteStore {
  const { dialect } = engine;
  return {
    async addNote(note, audit) {
      const { merNo, tradeNo } = note;
      const lock = {
        sql: `select trade_no from orders where mer_no = $1 and trade_no = $2 ${dialect.forUpdate}`,
        params: [merNo, tradeNo],
      };
      const add = { sql: NOTES.insert(dialect), params: [jsonOf([NOTES.encode(note)])] };
      const statements = [lock, add, leaveIfErased(dialect, [note]), ...auditStatements(dialect, [audit])];
      await engine.transaction((transaction) => transaction.all(statements));
    },

    async listNotes({ merNo, tradeNo }) {
      const rows = await engine.query(
        `select ${NOTES.list()} from notes where mer_no = $1 and trade_no = $2 order by at desc, note_id desc limit $3`,
        [merNo, tradeNo, NOTES_READ_MAX],
      );
      return rows.map(NOTES.decode).toReversed();
    },
  };
}

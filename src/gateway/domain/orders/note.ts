import type { Actor } from '../audit/actor.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { OrderReference } from './order.ts';

// What the operator's people note about an order. Nobody changes a note; it goes with the payer's data, because people write
// about payers in it.

export interface StaffNote extends OrderReference {
  /** Sorts by time. */
  readonly noteId: string;
  readonly at: number;
  readonly authorKind: Actor['kind'];
  /** The name as it was then. */
  readonly author: string;
  readonly text: string;
}

/** If an order has more notes, the newest are read. */
export const NOTES_READ_MAX = 500;

export interface NoteStore {
  addNote(note: StaffNote, audit: AuditEntry): Promise<void>;
  /** Oldest first. */
  listNotes(reference: OrderReference): Promise<StaffNote[]>;
}

import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';

// Conditions about the item that a row names, for any statement whose row has `mer_no`, `subject` and `event`.

const { matched } = LINE_STATES;

/** The file that this one corrects still has its items: what it claims is free for this one at the end. */
export const claimedBy = (row: string, supersedes: string) => `exists (select 1 from reconciliation_lines c
  where c.subject = ${row}.subject and c.event = ${row}.event and c.state = ${matched} and c.file_no <> ${supersedes})`;

export const settledByHand = (row: string) => `exists (select 1 from reconciliation_items h
  where h.mer_no = ${row}.mer_no and h.subject = ${row}.subject and h.event = ${row}.event and h.ended_at is null)`;

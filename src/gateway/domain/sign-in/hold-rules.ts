import type { Permission } from '../../../../generated/permissions.ts';

// A link from a mail and a second factor set a new password. Whoever has stolen both must not empty the account before its owner,
// who is mailed, can act: for a day the person moves no money, makes no keys, and lets nobody else do so.

export const HOLD_MS = 24 * 3_600_000;

/** Without these a person still sees everything, and refunds payers. */
export const HELD_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>([
  'payouts.create',
  'beneficiaries.manage',
  'settlementAccounts.change',
  'payoutSchedules.change',
  'payouts.approve',
  'merchants.keys',
  'tokens.manage',
  // Somebody who was invited or approved for would not be held.
  'approvals.decide',
  'people.invite',
  'people.manage',
]);

/** The end of the hold, if there is one now. */
export function heldUntilAt(heldUntil: number | null, now: number): number | null {
  return heldUntil !== null && now < heldUntil ? heldUntil : null;
}

import type { AuditEntry } from '../../domain/audit.ts';
import type { Membership } from '../../domain/people.ts';
import { readPersonEvents } from './list-account-events.ts';
import type { SignedIn } from './identify.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

const LOG_SIZE = 20;

/** A side on which a person can act. */
export interface OwnSide {
  readonly merNo: number;
  /** Null for the operator's own. */
  readonly merchantName: string | null;
  readonly roles: readonly Membership['role'][];
}

/** An entry of the account's own log. */
export type LoggedAction = AuditEntry & { readonly actionNo: number };

/** What a person sees of their own account. */
export function createOwnAccount({ store }: SignInDependencies) {
  return {
    async listSides({ holder }: SignedIn): Promise<OwnSide[]> {
      const memberships = await store.listMemberships(holder.person.personId);
      const sides = Map.groupBy(memberships, ({ merNo }) => merNo);
      return Promise.all(
        [...sides].map(async ([merNo, held]) => ({
          merNo,
          merchantName: merNo === 0 ? null : ((await store.findMerchant(merNo))?.merchant.name ?? null),
          roles: held.map(({ role }) => role),
        })),
      );
    },

    /** What this person did, and what was done to or tried with their account; the newest first. */
    readLog({ holder }: SignedIn): Promise<LoggedAction[]> {
      return readPersonEvents(store, holder.person.personId, { before: null, limit: LOG_SIZE });
    },
  };
}

export type OwnAccount = ReturnType<typeof createOwnAccount>;

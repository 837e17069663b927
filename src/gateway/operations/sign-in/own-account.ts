import type { AuditEntry, AuditStore } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Membership, PeopleStore } from '../../domain/people/people.ts';
import { readPersonEvents } from './list-account-events.ts';
import type { SignedIn } from './identify.ts';

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

interface Deps {
  readonly store: Pick<AuditStore, 'listActions'> &
    Pick<MerchantStore, 'findMerchant'> &
    Pick<PeopleStore, 'listMemberships'>;
}

/** What a person sees of their own account. */
export function createOwnAccount({ store }: Deps) {
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

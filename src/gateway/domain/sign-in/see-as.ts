import type { SeeAs } from '../audit/actor.ts';
import type { AuditEntry } from '../audit/audit.ts';

// "See as": somebody of the operator looks at a merchant's back office as one of its roles does, and changes nothing.

interface SessionReference {
  readonly personId: string;
  readonly sessionId: string;
}

export interface SeeAsStore {
  /** As it was last set in this session, whether it has ended or not. */
  findSeeAs(session: SessionReference): Promise<SeeAs | null>;
  /** Null ends it. False if the session has ended. */
  changeSeeAs(session: SessionReference, seeAs: SeeAs | null, audit: readonly AuditEntry[]): Promise<boolean>;
}

import type { Seeing } from './actor.ts';
import type { AuditEntry } from './audit.ts';

// "See as": somebody of the operator looks at a merchant's back office as one of its roles does, and changes nothing.

interface SessionReference {
  readonly personId: string;
  readonly sessionId: string;
}

export interface SeeingStore {
  /** As it was last set in this session, whether it has ended or not. */
  findSeeing(session: SessionReference): Promise<Seeing | null>;
  /** Null ends it. False if the session has ended. */
  changeSeeing(session: SessionReference, seeing: Seeing | null, audit: readonly AuditEntry[]): Promise<boolean>;
}

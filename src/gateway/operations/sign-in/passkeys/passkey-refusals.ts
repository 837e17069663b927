import type { Acting } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { Limiter } from '../../../domain/limiter.ts';
import type { PeopleStore } from '../../../domain/people/people.ts';
import type { Clock } from '../../../domain/ports.ts';

interface Refusal {
  readonly acting: Acting;
  readonly action: 'signIn' | 'confirm' | 'addPasskey';
  /** Such as `person person_…`. */
  readonly target: string;
  /** Never what the browser sent. */
  readonly problem: string;
}

/** For one target: nobody fills the record with answers that cannot be read. */
const RECORDS = { countMax: 20, windowMs: 60_000 };

export interface PasskeyRefusalsDependencies {
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
  readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
  /** Called for every try; successes are counted where sessions start. */
  readonly onRefused: (method: string, result: 'refused' | 'locked') => void;
}

/** Records that a passkey was refused. */
export function createPasskeyRefusals({ store, clock, limiter, onRefused }: PasskeyRefusalsDependencies) {
  const rate = limiter.createRate(RECORDS);
  return async ({ acting, action, target, problem }: Refusal): Promise<void> => {
    onRefused('passkey', 'refused');
    if (rate.take(target) > 0) return;
    const refusal = { at: clock.now(), action, outcome: 'refused' as const, target, detail: `passkey: ${problem}` };
    await store.writeRecords([auditOf(acting, refusal)]);
  };
}

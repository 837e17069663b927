import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

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

/** Records that a passkey was refused. */
export function createPasskeyRefusals({ store, clock, limiter, onRefused }: SignInDependencies) {
  const rate = limiter.createRate(RECORDS);
  return async ({ acting, action, target, problem }: Refusal): Promise<void> => {
    onRefused('passkey', 'refused');
    if (rate.take(target) > 0) return;
    const refusal = { at: clock.now(), action, outcome: 'refused' as const, target, detail: `passkey: ${problem}` };
    await store.writeRecords([auditOf(acting, refusal)]);
  };
}

import type { Clock, Vault } from '../../domain/ports.ts';
import type { SubmissionStore } from '../../domain/platform/submission.ts';

// Forms that must be carried out once, whatever number of copies arrives at whatever number of nodes.

export type Claim =
  /** Ours to carry out. */
  | { readonly kind: 'claimed'; end(path: string): Promise<void>; release(): Promise<void> }
  /** Another copy was carried out, and led there. */
  | { readonly kind: 'ended'; readonly path: string }
  /** Another copy is being carried out; or its node has died, and nobody knows how far it came. */
  | { readonly kind: 'open' };

export interface Submissions {
  /** `form` identifies the form and the browser that sends it. */
  claim(form: string): Promise<Claim>;
}

interface SubmissionDependencies {
  readonly store: SubmissionStore;
  readonly realClock: Clock;
  readonly vault: Pick<Vault, 'fingerprint'>;
}

export function createSubmissions({ store, realClock, vault }: SubmissionDependencies): Submissions {
  return {
    async claim(form) {
      // The browser's secret does not reach the disk.
      const submission = vault.fingerprint(`form submission ${form}`);
      if (await store.claimSubmission(submission, realClock.now())) {
        return {
          kind: 'claimed',
          end: (path) => store.endSubmission(submission, path),
          release: () => store.releaseSubmission(submission),
        };
      }
      const found = await store.findSubmission(submission);
      const path = found?.path ?? null;
      return path === null ? { kind: 'open' } : { kind: 'ended', path };
    },
  };
}

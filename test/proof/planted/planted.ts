import type { Mutant } from '../../mutants/mutant.ts';

/** A fault of the product that the proof must find, and what has to happen for it to be met. */
export interface Planted extends Pick<Mutant, 'file' | 'before' | 'after' | 'seen'> {
  /** Names of faults that the run is limited to; it would take hours to meet some of them by chance. */
  readonly during: readonly string[];
  /** What the proof says. */
  readonly found: RegExp;
}

const KILLS = ['a node is killed', 'the node is killed', 'an acquirer is killed', 'a receiver is killed'];

export const PLANTED: readonly Planted[] = [
  {
    file: 'src/gateway/store/engine/postgres/postgres.ts',
    before: "  ['max_parallel_workers_per_gather', '0'],\n];",
    after: "  ['max_parallel_workers_per_gather', '0'],\n  ['synchronous_commit', 'off'],\n];",
    seen: 'a payment is acknowledged before it is on a disk',
    during: ['the primary is killed', 'the standby is promoted'],
    found: /not there|cannot be read|acknowledged|was answered/,
  },
  {
    file: 'src/gateway/domain/payments/payment.ts',
    before: '        [purse, share],\n',
    after: '        [purse, share],\n        [purse, share],\n',
    seen: 'a payment is posted twice',
    during: KILLS,
    found: /by the ledger|ledger\/verify/,
  },
  {
    file: 'src/gateway/operations/refunds/apply-refund.ts',
    before: 'if (idempotencyKey === null) return null;',
    after: 'if (idempotencyKey === null || record === null) return null;',
    seen: 'a refund that is repeated under its key is made again',
    during: KILLS,
    found: /is there, and nobody was answered it/,
  },
  {
    file: 'src/gateway/operations/payments/inquire-attempt.ts',
    before: '  const answer = await cancel(deps, tried);\n  if (answer',
    after: "  const answer = { kind: 'cancelled', message: '' } as ChannelAnswer;\n  if (answer",
    seen: 'a payment that expires stays open at the acquirer',
    during: KILLS,
    found: /is failure, and/,
  },
  {
    file: 'src/gateway/domain/payments/second-try.ts',
    before:
      "  return decline !== undefined && CLASSES.has(decline.class) && !NEVER_AGAIN.has(decline.adviceCode ?? '');",
    after: '  return decline !== undefined;',
    seen: 'a payment that was declined for good is tried again elsewhere',
    during: KILLS,
    found: /must not have been tried/,
  },
  {
    file: 'src/gateway/notifier/deliver.ts',
    before: "  if (verdict === 'acknowledged') return { ...ended",
    after: "  if (verdict !== 'other') return { ...ended",
    seen: 'a notification counts as acknowledged whatever was answered',
    during: ['a receiver is killed'],
    found: /never came/,
  },
  {
    file: 'src/gateway/notifier/deliver.ts',
    before: 'const message = { id: delivery.notificationId,',
    after: 'const message = { id: `${delivery.notificationId}-${delivery.attempt}`,',
    seen: 'each attempt of a notification has an id of its own',
    during: ['a receiver is killed'],
    found: /another id/,
  },
  {
    file: 'src/gateway/store/open-store.ts',
    before: '    ping: writeCheck.check,\n',
    after: '    ping: async () => undefined,\n',
    seen: 'a node says that it is ready whatever its database does',
    during: ['a node is cut off', 'the disk is full'],
    found: /said "ready"/,
  },
  {
    file: 'src/gateway/store/audit/audit-chain.ts',
    before: 'digest: digestOf(row) }',
    after: 'digest: digestOf({ ...row, reason: null }) }',
    seen: 'the reason of an action can be changed later',
    during: KILLS,
    found: /actions\/verify/,
  },
  {
    file: 'src/gateway/vault/reseal.ts',
    before: 'sealedBy(sealed) !== currentKeyId);\n    const changes',
    after: 'sealedBy(sealed) === currentKeyId);\n    const changes',
    seen: 'keys are rotated, and what the old one sealed stays as it was',
    during: ['keys are rotated'],
    found: /keys reseal|ended with|did not serve|keys/,
  },
];

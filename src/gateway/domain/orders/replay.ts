import type { AcceptedOrder, AcceptedRefund } from '../outcomes.ts';

export interface ReplayReference {
  readonly merNo: number;
  readonly operation: 'createPayment' | 'createPayout' | 'applyRefund' | 'createRefund';
  readonly key: string;
}

/** The response to the first request with an idempotency key. */
export type RecordedAnswer = AcceptedOrder | AcceptedRefund;

/** An idempotency key, its subject, and the first response; null while there is none yet. */
export interface Replay extends ReplayReference {
  readonly fingerprint: string;
  /** Trade number, or refund number for a refund. */
  readonly subject: string;
  readonly answer: RecordedAnswer | null;
}

export interface ReplayStore {
  /** Stores the first response of an idempotency key that was written without one. */
  recordAnswer(replay: ReplayReference & { readonly answer: RecordedAnswer }): Promise<void>;
  findReplay(replay: ReplayReference): Promise<Replay | null>;
}

import type { NewNotification } from '../deliveries/notification.ts';
import type { Commitment } from '../ledger/limits.ts';
import type { AgendaEntry } from '../orders/agenda.ts';
import type { NewOrder, Order, OrderReference } from '../orders/order.ts';
import type { CreateOutcome, NewRecord } from '../orders/order-store.ts';
import type { RecordedAnswer, ReplayReference } from '../orders/replay.ts';
import type { PayerAction } from './attempt.ts';
import type { AcquirerFacts } from '../ports.ts';
import type { PaymentEnd } from './payment.ts';
import type { EndedTries } from './payment-end.ts';

export interface PaymentStore {
  /** Writes a processing payment. Batched. */
  createPayment(record: NewRecord): Promise<CreateOutcome>;
  /** Ends a processing payment: state, postings, notification, agenda. Batched. */
  finishPayment(record: FinishedPayment): Promise<'finished' | 'alreadyFinal'>;
  /** Adds the payer's action to the details of an order. */
  recordAction(reference: OrderReference, action: PayerAction): Promise<void>;
  /** For the limits on a large order. */
  readCommitment(target: { merNo: number; settlementCurrency: string; day: number }): Promise<Commitment>;
}

export interface FinishedPayment {
  /** The order as written, processing; with the acquirer and the version of the try that ends it. */
  readonly order: NewOrder | Order;
  readonly end: PaymentEnd;
  /** What the acquirer added to its answer. */
  readonly facts: AcquirerFacts | null;
  readonly finishedAt: number;
  readonly notification: NewNotification | null;
  /** Replaces the order's agenda. */
  readonly agenda: readonly AgendaEntry[];
  readonly answer: (ReplayReference & { readonly answer: RecordedAnswer }) | null;
  readonly tries?: EndedTries;
}

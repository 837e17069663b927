import { invalid, Refused } from './refusals.ts';
import { scriptOf } from './scripts.ts';
import { newId } from './state.ts';
import type { Intent, Refund, State } from './state.ts';

// Intents, refunds and disputes, and what they do to the balance.

export interface Payments {
  createMethod(sent: Sent): object;
  createIntent(sent: Sent): Intent;
  cancelIntent(id: string): Intent;
  /** What the payer decides on the page of the bank. */
  decide(id: string, isAgreed: boolean): Intent | undefined;
  createRefund(sent: Sent): Refund;
}

type Sent = Readonly<Record<string, unknown>>;

export interface PaymentOptions {
  readonly state: State;
  readonly laterMs: number;
  /** Raw card numbers are refused, as for an account without permission. */
  readonly isRawRefused: boolean;
  readonly pageOf: (intent: string) => string;
  readonly report: (type: string, object: object, previous?: object) => void;
}

export function createPayments(options: PaymentOptions): Payments {
  const { state, pageOf, report } = options;
  const later = (run: () => void) => void setTimeout(run, options.laterMs).unref();

  const scripted = (intent: Intent) => {
    const method = intent.payment_method ?? '';
    return scriptOf(state.methods.get(method)?.number ?? method);
  };

  function succeed(intent: Intent): Intent {
    const { id, amount, currency, metadata } = intent;
    const charge = state.charges.add(chargeOf({ amount, currency, metadata, payment_intent: id }));
    const fee = Math.floor(amount / 1000) * 10;
    const booked = state.booked.add(bookedOf({ amount, fee, currency, source: charge.id, category: 'charge' }));
    state.charges.change(charge.id, { balance_transaction: booked.id });
    const done = state.intents.change(id, { status: 'succeeded', latest_charge: charge.id, next_action: null });
    report('payment_intent.succeeded', done);
    if (scripted(intent).isDisputed) later(() => dispute(done));
    return done;
  }

  function fail(intent: Intent, error: object): Intent {
    const status = { status: 'requires_payment_method', payment_method: null, next_action: null };
    const failed = state.intents.change(intent.id, { ...status, last_payment_error: { type: 'card_error', ...error } });
    report('payment_intent.payment_failed', failed);
    return failed;
  }

  function dispute({ id, latest_charge: charge, amount, currency }: Intent): void {
    const about = { amount, currency, charge, payment_intent: id, metadata: {}, evidence: {}, reason: 'fraudulent' };
    const dueBy = Math.floor(Date.now() / 1000) + 7 * 86_400;
    const details = { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 };
    const rest = { status: 'needs_response', is_charge_refundable: false, balance_transactions: [] };
    const opened = state.disputes.add({
      id: newId('dp'),
      object: 'dispute',
      ...about,
      ...rest,
      evidence_details: details,
    });
    state.booked.add(bookedOf({ amount: -amount, fee: 1500, currency, source: opened.id, category: 'dispute' }));
    report('charge.dispute.created', opened);
  }

  function confirm(intent: Intent, returnUrl: string | null): Intent {
    const { declined, isRedirected, isSlow } = scripted(intent);
    if (declined !== undefined) {
      const failed = fail(intent, declined);
      throw new Refused(402, { type: 'card_error', ...declined, payment_intent: failed });
    }
    if (isRedirected) {
      const page = { type: 'redirect_to_url', redirect_to_url: { url: pageOf(intent.id), return_url: returnUrl } };
      return state.intents.change(intent.id, { status: 'requires_action', next_action: page });
    }
    if (!isSlow) return succeed(intent);
    later(() => void (state.intents.get(intent.id)?.status === 'processing' && succeed(intent)));
    return state.intents.change(intent.id, { status: 'processing' });
  }

  return {
    createMethod({ card }) {
      if (options.isRawRefused) throw invalid('', 'card');
      const { number = '' } = card as { number?: string };
      if (!/^[0-9]{12,19}$/.test(number)) throw new Refused(402, { type: 'card_error', code: 'invalid_number' });
      const { number: _, ...shown } = state.methods.add({
        id: newId('pm'),
        object: 'payment_method',
        type: 'card',
        billing_details: {},
        number,
      });
      return shown;
    },

    createIntent(sent) {
      const {
        currency,
        metadata = {},
        confirm: isConfirmed,
        payment_method: method = null,
      } = sent as {
        currency: string;
        metadata?: Record<string, string>;
        confirm?: string;
        payment_method?: string | null;
      };
      const amount = Number(sent['amount']);
      if (amount > AMOUNT_MAX) throw invalid('amount_too_large', 'amount');
      if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0) throw invalid('parameter_invalid_integer', 'amount');
      const intent = state.intents.add({
        ...INTENT,
        id: newId('pi'),
        amount,
        currency,
        metadata,
        payment_method: method,
        status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      });
      if (isConfirmed !== 'true') return intent;
      if (method === null) throw invalid('parameter_missing', 'payment_method');
      return confirm(intent, (sent['return_url'] as string | undefined) ?? null);
    },

    cancelIntent(id) {
      const intent = state.intents.get(id);
      if (intent === undefined) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
      if (['succeeded', 'canceled', 'processing'].includes(intent.status))
        throw invalid('payment_intent_unexpected_state');
      return state.intents.change(id, { status: 'canceled', next_action: null });
    },

    decide(id, isAgreed) {
      const intent = state.intents.get(id);
      if (intent?.status !== 'requires_action') return intent;
      return isAgreed ? succeed(intent) : fail(intent, { code: 'payment_intent_authentication_failure' });
    },

    createRefund({ payment_intent: id, metadata = {}, ...sent }) {
      const intent = state.intents.get(String(id));
      if (intent === undefined) throw invalid('resource_missing', 'payment_intent');
      const amount = Number(sent['amount']);
      const before = state.refunds.all().filter(({ payment_intent: of, status }) => of === id && status !== 'failed');
      const refunded = before.reduce((sum, refund) => sum + refund.amount, 0);
      if (intent.status !== 'succeeded') throw invalid('payment_intent_unexpected_state');
      if (refunded + amount > intent.amount) throw invalid('charge_already_refunded');
      const about = {
        amount,
        currency: intent.currency,
        payment_intent: intent.id,
        charge: intent.latest_charge ?? '',
      };
      const rest = { id: newId('re'), object: 'refund', status: 'succeeded', metadata: metadata as Refund['metadata'] };
      const refund = state.refunds.add({ ...about, ...rest });
      const booked = { amount: -amount, fee: 0, currency: intent.currency, source: refund.id };
      state.booked.add(bookedOf({ ...booked, category: 'refund' }));
      if (scripted(intent).failsRefunds) later(() => failRefund(refund));
      return refund;
    },
  };

  function failRefund(refund: Refund): void {
    const { amount, currency } = refund;
    state.booked.add(bookedOf({ amount, fee: 0, currency, source: refund.id, category: 'refund_failure' }));
    report('refund.failed', state.refunds.change(refund.id, { status: 'failed' }));
  }
}

/** Stripe's own limits, but for the smallest amounts, which it declines and the conformance kit uses. */
const AMOUNT_MAX = 999_999_999_999;
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

const INTENT = {
  object: 'payment_intent',
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  payment_method_types: ['card'],
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
} as const;

function chargeOf({
  amount,
  ...about
}: {
  amount: number;
  currency: string;
  metadata: object;
  payment_intent: string;
}) {
  const flags = { captured: true, disputed: false, paid: true, refunded: false };
  const amounts = { amount, amount_captured: amount, amount_refunded: 0 };
  return {
    id: newId('ch'),
    object: 'charge',
    ...amounts,
    ...about,
    ...flags,
    billing_details: {},
    status: 'succeeded',
  };
}

function bookedOf(about: { amount: number; fee: number; currency: string; source: string; category: string }) {
  const { category, ...booked } = about;
  const times = { available_on: Math.floor(Date.now() / 1000), status: 'available', fee_details: [] };
  const kind = { type: category === 'dispute' ? 'adjustment' : category, reporting_category: category, payout: null };
  const object = 'balance_transaction';
  return { id: newId('txn'), object, ...booked, net: booked.amount - booked.fee, ...times, ...kind };
}

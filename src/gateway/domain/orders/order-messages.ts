// What an order or a refund says of its state where the acquirer has sent no message: it is kept with it, and sent to the
// merchant as its `message`.

export const WAITING_FOR_PAYER = 'Waiting for the payer.';
export const WAITING_FOR_BANK = 'Waiting for the bank.';
export const PAYOUT_IN_PROGRESS = 'The payout is in progress.';
export const REFUND_IN_PROGRESS = 'The refund is in progress.';

/** Tells an order that expired from one that was declined: both have failed. */
export const EXPIRED = 'The payment expired.';
export const NOT_AT_BANK = 'The payment did not reach the bank.';
export const TOO_MANY_ATTEMPTS = 'Too many payment attempts.';
export const BEGUN_AGAIN = 'The payer began again with another amount.';
export const LEFT = 'The payer left, and somebody else began to pay.';

export const PAYMENT_MESSAGES = { success: 'Payment succeeded.', failure: 'Payment failed.' } as const;
export const PAYOUT_MESSAGES = { success: 'Payout succeeded.', failure: 'Payout failed.' } as const;
export const REFUND_MESSAGES = { approved: 'The refund succeeded.', declined: 'The refund was declined.' } as const;

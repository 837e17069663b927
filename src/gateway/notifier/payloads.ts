import type { NotificationPayloads as WirePayloads } from '../../../generated/notifications.ts';
import type { ChargebackState } from '../domain/chargebacks/chargeback.ts';
import { formatAmount } from '../domain/money.ts';
import type { NotificationPayloads } from '../domain/deliveries/notification.ts';
import type { FinalState } from '../domain/orders/order.ts';

// What a merchant is notified of, in the contract's spelling. These are not the numbers of the queries: each event has its own.

type ResultCode = WirePayloads['paymentResult']['code'] & WirePayloads['payoutResult']['code'];
type CurrencyCode = WirePayloads['refundResult']['refundCurrency'];

const RESULT_CODES = { succeeded: '0', failed: '1' } as const satisfies Record<FinalState, ResultCode>;

const REFUND_RESULTS = { succeeded: 0, failed: 1 } as const satisfies Record<
  FinalState,
  WirePayloads['refundResult']['state']
>;

const CHARGEBACK_STATES = { won: 0, lost: 1, open: 2 } as const satisfies Record<
  ChargebackState,
  WirePayloads['chargeback']['state']
>;

export const notificationPayloads: NotificationPayloads = {
  orderResult({ tradeNo, merOrderNo }, { state, message }) {
    const payload: WirePayloads['paymentResult'] & WirePayloads['payoutResult'] = {
      tradeNo,
      merOrderNo,
      code: RESULT_CODES[state],
      message,
    };
    return payload;
  },
  refundResult({ tradeNo, merOrderNo, refundNo, amount, currency }, { state, message }) {
    const payload: WirePayloads['refundResult'] = {
      tradeNo,
      merOrderNo,
      refundNo,
      state: REFUND_RESULTS[state],
      message,
      refundAmount: formatAmount(amount, currency),
      refundCurrency: currencyCode(currency),
    };
    return payload;
  },
  chargeback({ tradeNo, merOrderNo }, { chargebackNo, state, reason, amount, currency }) {
    const payload: WirePayloads['chargeback'] = {
      tradeNo,
      merOrderNo,
      chargebackNo,
      state: CHARGEBACK_STATES[state],
      message: reason,
      chargebackAmount: formatAmount(amount, currency),
      chargebackCurrency: currencyCode(currency),
    };
    return payload;
  },
};

/** Orders are taken in currencies of the contract only. */
function currencyCode(currency: string): CurrencyCode {
  return currency as CurrencyCode;
}

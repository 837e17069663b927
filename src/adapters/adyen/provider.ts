import adyen from '@adyen/api-library';
import { isFinal } from '../shared/entries.ts';
import { ProviderSilent } from '../shared/provider.ts';
import type { Card, ChargeOrder, Movement, Order, Provider } from '../shared/provider.ts';
import type { Store } from '../shared/store.ts';
import { AdyenRefusal, createCheckout, keyOf } from './client.ts';
import type { AdyenSettings, Checkout } from './client.ts';
import { CURRENCIES } from './currencies.ts';
import { amountOf, asSilence, movementOf, REFUSED } from './movement.ts';
import { createRefunds } from './refunds.ts';
import { noteMissing, readReported, resultBy } from './reported.ts';
import { createReports } from './reports.ts';
import { createUnfinished, memoryOf } from './unfinished.ts';

// Cards by Adyen. No call of it asks about a payment: what became of a lost answer is decided by a report, which the store keeps, or
// by the same request with the same key. What neither decides stays open. Nothing is concluded from a report that does not come.

/** A connection that broke early leaves time for another one. */
const AGAIN_MS = 3000;

export function createAdyenProvider(settings: AdyenSettings, store: Store): Provider {
  noteMissing(settings.missing, store);
  const checkout = createCheckout(settings);
  const reports = createReports(settings, store);
  const { refund, findRefund } = createRefunds(settings, store, checkout);
  const { resume, cancel, takeReturn } = createUnfinished(settings, store, checkout);

  const reportedOf = (order: Order) => {
    const { isCancelling = false } = memoryOf(order);
    return resultBy(store.eventsOf(order.reference), order, { action: 'AUTHORISATION', isCancelling });
  };

  async function find(order: Order, payment: Order | null): Promise<Movement | null> {
    if (payment !== null) return findRefund(order, payment);
    const result = reportedOf(order);
    const entry = store.find(order.reference);
    // What has a result here, and was not paid by any report, has moved nothing.
    if (result === 'closed' || entry === undefined || (result === null && isFinal(entry))) return null;
    if (result !== null) return result;
    if (entry.state === 'challenged') return resume(order);
    if (memoryOf(order).isCancelling === true) return cancel(order);
    void reports.look().catch((error: Error) => console.error(JSON.stringify({ problem: error.message })));
    throw new ProviderSilent('Adyen has not reported the payment');
  }

  async function close(order: Order, payment: Order | null): Promise<Movement | 'closed'> {
    if (payment !== null) return findRefund(order, payment);
    const result = reportedOf(order);
    if (result !== null) return result;
    if (store.find(order.reference)?.state !== 'challenged') return cancel(order);
    const now = await resume(order);
    return now.status === 'action' ? 'closed' : now;
  }

  return {
    traits: {
      claims: ['payments', 'redirects', 'refunds', 'partialRefunds', 'returns'],
      methods: ['CREDIT_CARD'],
      currencies: CURRENCIES,
      inquiryDays: 3650,
      idempotencyDays: 3650,
    },
    charge: (order) => charge(order, settings, checkout),
    refund,
    find,
    close,
    takeReturn,
    reportAfter: reports.reportAfter,
    readEvents: async (_headers, body) => readReported(body, settings, store),
  };
}

async function charge(
  { card, returnUrl: payUrl, remember, ...order }: ChargeOrder,
  settings: AdyenSettings,
  { PaymentsApi }: Checkout,
): Promise<Movement> {
  const { reference } = order;
  // A larger amount is no number of JSON.
  if (card === null || order.amount > Number.MAX_SAFE_INTEGER) return REFUSED;
  remember(JSON.stringify({ payUrl }));
  const request = {
    merchantAccount: settings.merchantAccount,
    reference,
    amount: amountOf(order),
    paymentMethod: writeCard(card, settings),
    returnUrl: `${settings.publicUrl}/payers/${reference}`,
    shopperInteraction: adyen.Types.checkout.PaymentRequest.ShopperInteractionEnum.Ecommerce,
    captureDelayHours: 0,
  };
  const pay = () => PaymentsApi.payments(request, keyOf('payments', reference));
  const startMs = performance.now();
  try {
    return movementOf(await pay(), order);
  } catch (error) {
    if (error instanceof AdyenRefusal) return REFUSED;
    if (performance.now() - startMs > AGAIN_MS) throw error;
    return movementOf(await pay().catch(asSilence), order);
  }
}

/** The test environment takes test cards without permission for raw card data, in this form. */
function writeCard({ number, expiryMonth, expiryYear, securityCode }: Card, { livePrefix }: AdyenSettings) {
  const type = adyen.Types.checkout.CardDetails.TypeEnum.Scheme;
  if (livePrefix !== null) return { type, number, expiryMonth, expiryYear, cvc: securityCode };
  return {
    type,
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: `test_${expiryMonth}`,
    encryptedExpiryYear: `test_${expiryYear}`,
    encryptedSecurityCode: `test_${securityCode}`,
  };
}

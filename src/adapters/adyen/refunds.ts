import { ProviderSilent } from '../shared/provider.ts';
import type { Movement, Order } from '../shared/provider.ts';
import type { Store } from '../shared/store.ts';
import { AdyenRefusal, keyOf } from './client.ts';
import type { AdyenSettings, Checkout } from './client.ts';
import { amountOf, asSilence, movement, movementOf, REFUSED } from './movement.ts';
import { resultBy } from './reported.ts';

// Refunds: Adyen receives them at once, and reports later what became of them.

/** Adyen keeps keys for a week at least. After that the same request would move money again. */
const KEY_MS = 6 * 86_400_000;

export function createRefunds({ merchantAccount }: AdyenSettings, store: Store, { ModificationsApi }: Checkout) {
  async function refund({ charge: payment, ...order }: Order & { charge: Order }): Promise<Movement> {
    const { reference } = order;
    const paid = store.eventsOf(payment.reference).find(({ note }) => note === 'AUTHORISATION true');
    const psp = payment.providerId ?? paid?.providerId ?? '';
    const request = { merchantAccount, reference, amount: amountOf(order) };
    try {
      const answer = await ModificationsApi.refundCapturedPayment(psp, request, keyOf('refunds', reference));
      return movementOf({ ...answer, resultCode: 'Received', merchantReference: answer.reference ?? '' }, order);
    } catch (error) {
      return error instanceof AdyenRefusal && error.isAboutRequest ? REFUSED : asSilence(error);
    }
  }

  async function findRefund(order: Order, payment: Order): Promise<Movement> {
    // A report may name the payment instead of the refund.
    const ofPayment = store.eventsOf(payment.reference).filter(({ providerId }) => providerId === order.providerId);
    const result = resultBy([...store.eventsOf(order.reference), ...ofPayment], order, { action: 'REFUND' });
    if (result !== null && result !== 'closed') return result;
    if (order.providerId !== null) return movement('processing', { id: order.providerId });
    if (Date.now() - order.sentAt < KEY_MS) return refund({ ...order, charge: payment });
    throw new ProviderSilent('Adyen has not reported the refund');
  }

  return { refund, findRefund };
}

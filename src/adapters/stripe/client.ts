import type { Stripe } from 'stripe';
import { ProviderSilent } from '../shared/provider.ts';
import type { Card, ChargeOrder, Movement, Order, Provider, Traits } from '../shared/provider.ts';
import { connectStripe, createBudget, silence } from './calls.ts';
import type { Budget, StripeSettings } from './calls.ts';
import { STRIPE_CURRENCIES } from './currencies.ts';
import { createEvents } from './events.ts';
import { closeIntent, findIntent, idOf, isKeyKnown, sendIntent, sentOf } from './intents.ts';
import type { Sent } from './intents.ts';
import { NOTHING, NUMBER, readRefund, readRefusal } from './read.ts';
import { createReports } from './reports.ts';
import { STRIPE_TEST_CARDS } from './test-cards.ts';

const TRAITS: Traits = {
  claims: ['payments', 'redirects', 'refunds', 'partialRefunds', 'returns'],
  methods: ['CREDIT_CARD'],
  currencies: STRIPE_CURRENCIES,
  inquiryDays: 3650,
  idempotencyDays: 3650,
};

export function createStripeProvider(settings: StripeSettings): Provider {
  const stripe = connectStripe(settings);
  const isTest = /^[a-z]+_test_/.test(settings.key);

  return {
    traits: TRAITS,
    async charge(order) {
      const budget = createBudget();
      if (order.card === null || order.amount > BigInt(Number.MAX_SAFE_INTEGER)) return NOTHING;
      try {
        const sent = sentOf(order) ?? (await prepare(stripe, order, { card: order.card, isTest, budget }));
        if (isKeyKnown(sent)) return await sendIntent(stripe, order, sent, budget);
        return (await findIntent(stripe, order, budget)) ?? NOTHING;
      } catch (error) {
        return readRefusal(error, order);
      }
    },
    async refund({ charge, ...order }) {
      try {
        return await sendRefund(stripe, order, charge);
      } catch (error) {
        return readRefusal(error, order);
      }
    },
    async find(order, charge) {
      const budget = createBudget();
      try {
        return charge === null
          ? await findIntent(stripe, order, budget)
          : await findRefund(stripe, order, await idOf(stripe, charge, budget), budget);
      } catch (error) {
        throw silence(error);
      }
    },
    async close(order, charge) {
      if (charge !== null) throw new ProviderSilent('Stripe cannot stop a refund that is on its way');
      try {
        return await closeIntent(stripe, order, createBudget());
      } catch (error) {
        throw silence(error);
      }
    },
    ...createReports(stripe),
    ...createEvents(stripe, settings.webhookSecret),
  };
}

/** The card becomes a payment method, which may be written down. */
async function prepare(
  stripe: Stripe,
  { reference, returnUrl, remember }: ChargeOrder,
  { card, isTest, budget }: { card: Card; isTest: boolean; budget: Budget },
): Promise<Sent> {
  const known = isTest ? STRIPE_TEST_CARDS.get(card.number) : undefined;
  const paymentMethod = known ?? (await createMethod(stripe, card, `${reference}-card`, budget));
  const sent = { paymentMethod, returnUrl, at: Date.now() };
  remember(JSON.stringify(sent));
  return sent;
}

async function createMethod(
  { paymentMethods }: Stripe,
  { number, expiryMonth, expiryYear, securityCode: cvc }: Card,
  idempotencyKey: string,
  budget: Budget,
): Promise<string> {
  const expiry = { exp_month: Number(expiryMonth), exp_year: Number(expiryYear) };
  const card = { number, ...expiry, ...(cvc !== '' && { cvc }) };
  return (await paymentMethods.create({ type: 'card', card }, { ...budget(), idempotencyKey })).id;
}

async function sendRefund(stripe: Stripe, order: Order, charge: Order): Promise<Movement> {
  const budget = createBudget();
  const intent = await idOf(stripe, charge, budget);
  if (intent === null) throw new ProviderSilent('Stripe does not know the payment of a refund');
  // It may have been sent before, so long ago that Stripe has forgotten the key.
  const made = await findRefund(stripe, order, intent, budget);
  if (made !== null) return made;
  const params = { payment_intent: intent, amount: Number(order.amount), metadata: { [NUMBER]: order.reference } };
  return readRefund(await stripe.refunds.create(params, { ...budget(), idempotencyKey: order.reference }), order);
}

async function findRefund(
  { refunds }: Stripe,
  order: Order,
  intent: string | null,
  budget: Budget,
): Promise<Movement | null> {
  if (intent === null) return null;
  for await (const refund of refunds.list({ payment_intent: intent, limit: 100 }, budget())) {
    if (refund.metadata?.[NUMBER] === order.reference) return readRefund(refund, order);
  }
  return null;
}

import { randomBytes } from 'node:crypto';
import { createClient } from '@tollgate/kit/client';
import type { Client } from '@tollgate/kit/client';
import { OrderState, RefundResultState } from '@tollgate/kit/contract';
import { createReceiver } from '@tollgate/kit/receiver';
import type { Receiver } from '@tollgate/kit/receiver';
import type { Config } from './config.ts';

// Everything that this shop does with the gateway. It knows nothing about the web framework.

export const PRODUCT = { sku: 'MUG-01', name: 'Blue mug', price: '12.00', currency: 'USD' } as const;

export interface Order {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'paid' | 'failed' | 'refunding' | 'refunded' | 'disputed';
  /** The gateway's number. Empty until it has answered. */
  readonly tradeNo: string;
}

export interface Shop {
  /** Creates an order. Resolves to the address of the page on which the payer pays. */
  checkout(payer: { ipAddress: string; userAgent: string }): Promise<string>;
  refund(number: string): Promise<void>;
  find(number: string): Order | undefined;
  /** The newest first. */
  list(): Order[];
  /** Serve it at `/notify`. */
  readonly receiver: Receiver;
}

export function createShop(config: Config): Shop {
  // Replace this map with your database. Orders must survive a restart.
  const orders = new Map<string, Order>();
  const client = createClient({
    baseUrl: config.gatewayUrl,
    merNo: config.merchantNumber,
    key: config.merchantKey,
    referer: config.website,
  });
  const notifyUrl = `${config.publicUrl}/notify`;

  const update = (number: string, change: Partial<Order>) => {
    const order = orders.get(number);
    if (order !== undefined) orders.set(number, { ...order, ...change });
  };
  const receiver = receive({ config, client, orders, update });
  return {
    receiver,
    find: (number) => orders.get(number),
    list: () => [...orders.values()].toReversed(),
    async checkout(payer) {
      const number = `SHOP-${randomBytes(6).toString('hex').toUpperCase()}`;
      const { price: amount, currency, sku, name } = PRODUCT;
      // Stored before the call: the notification can arrive before the response.
      orders.set(number, { number, amount, currency, createdAt: new Date(), state: 'waiting', tradeNo: '' });
      // Card numbers are typed on the gateway's page and never reach this shop.
      const { payUrl, tradeNo } = await client.createCashierOrder({
        merOrderNo: number,
        currencyCode: currency,
        sourceAmount: amount,
        returnUrl: `${config.publicUrl}/orders/${number}`,
        notifyUrl,
        ...payer,
        ...CUSTOMER,
        productInfoList: [{ sku, productName: name, price: amount, quantity: '1' }],
      });
      update(number, { tradeNo });
      return payUrl;
    },
    async refund(number) {
      const order = orders.get(number);
      if (order?.state !== 'paid') return;
      update(number, { state: 'refunding' });
      const { tradeNo, amount } = order;
      // The key makes a second click harmless: the gateway returns the first refund.
      const options = { idempotencyKey: `${number}-refund` };
      await client.applyRefund({ merOrderNo: number, tradeNo, amount, notifyUrl }, options).catch((error: unknown) => {
        update(number, { state: 'paid' });
        throw error;
      });
    },
  };
}

interface Receiving {
  readonly config: Config;
  readonly client: Client;
  readonly orders: ReadonlyMap<string, Order>;
  readonly update: (number: string, change: Partial<Order>) => void;
}

/** The gateway is answered only after a handler has finished. If a handler throws, the gateway retries. */
function receive({ config, client, orders, update }: Receiving): Receiver {
  const receiver = createReceiver({
    secrets: [config.webhookSecret],
    fallback: ({ event }) => console.log(`A notification that this shop does not use: ${event}`),
    onError: (failure) => console.error(`A notification was refused: ${failure.message}`),
  });
  receiver.on('paymentResult', async ({ merOrderNo, tradeNo }) => {
    // Acknowledge what is not ours, otherwise the gateway retries it for hours.
    if (orders.get(merOrderNo)?.state !== 'waiting') return;
    // The notification is signed. The query makes doubly sure, and also returns fees and settlement.
    const { state } = await client.queryOrder({ queryType: 'sales', merOrderNo, tradeNo });
    update(merOrderNo, { state: state === OrderState.Success ? 'paid' : 'failed', tradeNo });
  });
  receiver.on('refundResult', ({ merOrderNo, state }) => {
    update(merOrderNo, { state: state === RefundResultState.Success ? 'refunded' : 'paid' });
  });
  receiver.on('chargeback', ({ merOrderNo }) => update(merOrderNo, { state: 'disputed' }));
  return receiver;
}

/** A real shop asks its customer. */
const CUSTOMER = {
  billingFirstName: 'Ada',
  billingLastName: 'Lovelace',
  billingAddress1: "12 St James's Square",
  billingCity: 'London',
  billingState: 'London',
  billingCountry: 'GB',
  billingZipCode: 'SW1Y 4JH',
  billingPhone: '+442079460000',
  billingEmail: 'ada@example.com',
  shippingFirstName: 'Ada',
  shippingLastName: 'Lovelace',
  shippingAddress1: "12 St James's Square",
  shippingCity: 'London',
  shippingState: 'London',
  shippingCountry: 'GB',
  shippingZipCode: 'SW1Y 4JH',
  shippingPhone: '+442079460000',
  shippingEmail: 'ada@example.com',
} as const;

import { AsyncLocalStorage } from 'node:async_hooks';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createClient, GatewayError, TransportError } from '../client/index.ts';
import type { Client } from '../client/index.ts';
import { createReceiver } from '../receiver/index.ts';
import type { Delivery, RawNotification, ReceiverAnswer } from '../receiver/index.ts';
import { BUYER } from './buyer.ts';
import { ITEMS, amountOf, newOrderNumber, priceOf } from './goods.ts';
import type { Basket } from './goods.ts';
import { standingOf } from './orders.ts';
import type { Called, Notified, OrderHead, Orders } from './orders.ts';
import { createRecordingFetch } from './wire.ts';
import type { Message } from './wire.ts';

export interface TradeOptions {
  readonly orders: Orders;
  /** The address for calls between shop and gateway, in both directions. */
  readonly gatewayUrl: () => string;
  /** The address for the payer's browser. */
  readonly publicUrl: () => string;
  readonly now: () => number;
}

export interface Trade {
  /** Creates the order and returns its number, even if the gateway refused it. */
  buy(basket: Basket, payer: { ipAddress: string; userAgent: string }): Promise<string>;
  refund(number: string): Promise<void>;
  /** Receives a notification; call `recordAnswer` with the response. */
  receive(raw: RawNotification, message: Message): Promise<{ answer: ReceiverAnswer; recordAnswer: AnswerRecorder }>;
}

type AnswerRecorder = (message: Message) => void;

/** The shop's use of the kit: create orders, receive notifications, query, refund. */
export function createTrade({ orders, gatewayUrl, publicUrl, now }: TradeOptions): Trade {
  const call = createCaller(gatewayUrl, now);
  const notifyUrl = () => `${gatewayUrl()}/shop/notify`;
  const listener = createListener({ orders, call });
  return {
    async buy(basket, payer) {
      const head = { ...basket, number: newOrderNumber(), amount: amountOf(basket), createdAtMs: now() };
      const { sku, name } = ITEMS[basket.item];
      const submitted = await call((client) =>
        client.createCashierOrder({
          merOrderNo: head.number,
          currencyCode: basket.currency,
          sourceAmount: head.amount,
          returnUrl: `${publicUrl()}/shop/orders/${head.number}`,
          notifyUrl: notifyUrl(),
          ...payer,
          ...BUYER,
          productInfoList: [{ sku, productName: name, price: priceOf(basket), quantity: String(basket.quantity) }],
        }),
      );
      orders.put(head, 'submitted', submitted);
      return head.number;
    },
    async refund(number) {
      const order = orders.find(number);
      const tradeNo = order?.steps.submitted?.data?.tradeNo;
      if (order === undefined || tradeNo === undefined || standingOf(order) !== 'paid') return;
      const { amount } = order.head;
      // A second click sends the same key, so the gateway returns the first refund.
      const options = { idempotencyKey: `${number}-refund` };
      const refund = { merOrderNo: number, tradeNo, amount, notifyUrl: notifyUrl() };
      orders.put(order.head, 'refundSubmitted', await call((client) => client.applyRefund(refund, options)));
    },
    async receive(raw, message) {
      const delivery: Arrival = { atMs: now(), message };
      const answer = await listener.receive(raw, delivery);
      return { answer, recordAnswer: (sent) => delivery.record?.(sent) };
    },
  };
}

type Caller = <Data>(run: (client: Client) => Promise<Data>) => Promise<Called<Data>>;

/** A client per call, so that the recorded bytes of concurrent calls are not mixed. */
function createCaller(gatewayUrl: () => string, now: () => number): Caller {
  return async (run) => {
    const { fetch, exchanges } = createRecordingFetch(now);
    const { merNo, key, websites } = sandboxAccount;
    const client = createClient({ baseUrl: gatewayUrl(), merNo, key, referer: `${websites[0]}/shop`, fetch });
    try {
      const data = await run(client);
      return { exchange: exchanges[0] ?? null, data, problem: null };
    } catch (error) {
      if (!(error instanceof GatewayError || error instanceof TransportError)) throw error;
      return { exchange: exchanges[0] ?? null, data: null, problem: error.message };
    }
  };
}

/** A delivery in progress. The handler that identifies its order sets how the response is recorded. */
interface Arrival {
  readonly atMs: number;
  readonly message: Message;
  record?: AnswerRecorder;
}

interface Listener {
  receive(raw: RawNotification, arrival: Arrival): Promise<ReceiverAnswer>;
}

/** The shop acknowledges a notification only after a query has confirmed it. */
function createListener({ orders, call }: { orders: Orders; call: Caller }): Listener {
  // A handler gets the payload of the notification, but not its bytes.
  const arrivals = new AsyncLocalStorage<Arrival>();
  const receiver = createReceiver({
    secrets: [sandboxAccount.webhookSecret],
    // The gateway can send events that this shop does not use.
    fallback: () => undefined,
    // The response says why, and the gateway shows it to the operator.
    onError: () => undefined,
  });

  function note(
    head: OrderHead,
    name: 'notified' | 'refundNotified',
    result: Pick<Notified, 'succeeded' | 'message'> & Pick<Delivery, 'proof'>,
  ): void {
    const arrival = arrivals.getStore();
    if (arrival === undefined) return;
    const { atMs, message: request } = arrival;
    const put = (answer: Message | null) => orders.put(head, name, { ...result, exchange: { atMs, request, answer } });
    arrival.record = put;
    put(null);
  }

  receiver.on('paymentResult', async ({ merOrderNo, tradeNo, code, message }, { proof }) => {
    const order = await orders.findSoon(merOrderNo);
    if (order === undefined) return;
    note(order.head, 'notified', { succeeded: code === '0', message, proof });
    const asked = await call((client) => client.queryOrder({ queryType: 'sales', merOrderNo, tradeNo }));
    orders.put(order.head, 'confirmed', asked);
    refuseUnlessAnswered(asked);
  });
  receiver.on('refundResult', async ({ merOrderNo, tradeNo, refundNo, state, message }, { proof }) => {
    const order = await orders.findSoon(merOrderNo);
    if (order === undefined) return;
    note(order.head, 'refundNotified', { succeeded: state === 0, message, proof });
    const asked = await call((client) => client.queryOrder({ queryType: 'refund', merOrderNo, tradeNo, refundNo }));
    orders.put(order.head, 'refundConfirmed', asked);
    refuseUnlessAnswered(asked);
  });
  return { receive: (raw, arrival) => arrivals.run(arrival, () => receiver.receive(raw)) };
}

/** If a handler throws, the notification is not acknowledged, and the gateway retries. */
function refuseUnlessAnswered({ problem }: Called<unknown>): void {
  if (problem !== null) throw new Error(problem);
}

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import type { Env, Machine } from './story-machine.ts';

// A merchant with the kit alone: a program in the folder where the kit was installed.

export interface Order {
  readonly merOrderNo: string;
  readonly tradeNo: string;
  readonly requestId: string;
}

interface Load {
  /** What was acknowledged so far, in this order. */
  readonly paid: readonly Order[];
  /** Requests that failed, one line each. Nothing is sent twice. */
  readonly failed: readonly string[];
  /** Resolves when that many more were paid. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

export interface StoryMerchant {
  pay(gatewayUrl: string): Promise<Order>;
  startLoad(gatewayUrl: string): Load;
  /** The state of each order, by its number. */
  statesOf(gatewayUrl: string, orders: readonly Order[]): Promise<Readonly<Record<string, unknown>>>;
}

/** What the merchant says its trace is, which the proxy must not pass on. */
export const OWN_TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The commands of the program: `pay`, `load` until its input ends, `states` of the orders in its input. */
const PROGRAM = `
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, keepAliveFetch } from '@tollgate/kit/client';
import { OrderState, PayCode } from '@tollgate/kit/contract';

const [command, baseUrl] = process.argv.slice(2);
const client = (fetch) => createClient({
  baseUrl,
  merNo: Number(process.env.MER_NO),
  key: process.env.MER_KEY,
  referer: 'https://shop.example/checkout',
  resubmit: false,
  fetch,
});
const send = keepAliveFetch();
let count = 0;

async function pay() {
  let requestId;
  const watched = async (url, init) => {
    const response = await send(url, init);
    requestId = response.headers.get('x-request-id');
    return response;
  };
  const address = { FirstName: 'Ada', LastName: 'Lovelace', Address1: "12 St James's Square", City: 'London',
    State: 'London', Country: 'GB', ZipCode: 'SW1Y 4JH', Phone: '+442079460000', Email: 'ada@example.com' };
  const both = ['billing', 'shipping'].flatMap((kind) =>
    Object.entries(address).map(([name, value]) => [kind + name, value]));
  const { merOrderNo, tradeNo, payCode } = await client(watched).createPayment('CREDIT_CARD', {
    merOrderNo: 'S' + process.pid + '-' + Date.now() + '-' + (count += 1),
    currencyCode: 'USD',
    sourceAmount: '100.00',
    returnUrl: 'https://shop.example/return',
    notifyUrl: 'https://shop.example/notify',
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    cardNo: '4242424242424242',
    cardExpireMonth: '12',
    cardExpireYear: '2030',
    cardSecurityCode: '123',
    ...Object.fromEntries(both),
    productInfoList: [{ sku: 'MUG-01', productName: 'Mug', price: '50.00', quantity: '2' }],
  }, { headers: { traceparent: '00-${OWN_TRACE_ID}-00f067aa0ba902b7-01' } });
  if (payCode !== PayCode.Success) throw new Error('payCode ' + payCode);
  console.log(JSON.stringify({ merOrderNo, tradeNo, requestId }));
}

if (command === 'pay') await pay();
if (command === 'load') {
  let isOver = false;
  process.stdin.once('end', () => (isOver = true)).resume();
  const lane = async () => {
    while (!isOver) {
      await pay().catch((error) => console.log(JSON.stringify({ failed: error.message + ' ' + (error.cause ?? '') })));
      await sleep(30);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
if (command === 'states') {
  const states = {};
  for (const { merOrderNo, tradeNo } of JSON.parse(await text(process.stdin))) {
    const found = await client(send).queryOrder({ queryType: 'sales', merOrderNo, tradeNo }).catch((error) => error);
    states[merOrderNo] = found.state === OrderState.Success ? 'paid' : (found.code ?? String(found.state ?? found));
  }
  console.log(JSON.stringify(states));
}
process.exit();
`;

/** By this machine's clock: the program writes it into the number of an order. */
export function sentAt({ merOrderNo }: Order): number {
  return Number(merOrderNo.split('-')[1]);
}

export function createStoryMerchant(machine: Machine, folder: string, env: Env): StoryMerchant {
  writeFileSync(join(folder, 'merchant.mjs'), PROGRAM);
  const command = (name: string, url: string) => ['node', 'merchant.mjs', name, url];
  return {
    async pay(gatewayUrl) {
      return JSON.parse(await machine.run(folder, command('pay', gatewayUrl), { env })) as Order;
    },
    startLoad(gatewayUrl) {
      const paid: Order[] = [];
      const failed: string[] = [];
      const { child } = machine.start(folder, command('load', gatewayUrl), { env });
      if (child.stdout === null) throw new Error('no output');
      createInterface({ input: child.stdout }).on('line', (line) => {
        const printed = JSON.parse(line) as Order & { failed?: string };
        if (printed.failed === undefined) paid.push(printed);
        else failed.push(printed.failed);
      });
      return {
        paid,
        failed,
        async more(count) {
          const wanted = paid.length + count;
          await expect.poll(() => failed.length > 0 || paid.length >= wanted).toBe(true);
          expect(failed).toEqual([]);
        },
        async stop() {
          const closed = once(child, 'close');
          child.stdin?.end();
          await closed;
        },
      };
    },
    async statesOf(gatewayUrl, orders) {
      const input = JSON.stringify(orders);
      return JSON.parse(await machine.run(folder, command('states', gatewayUrl), { env, input })) as Readonly<
        Record<string, unknown>
      >;
    },
  };
}

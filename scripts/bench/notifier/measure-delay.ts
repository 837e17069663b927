import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient } from '../../../src/client/index.ts';
import type { CreatePaymentBody } from '../../../src/client/index.ts';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { createGatewayDatabase } from './database.ts';

const GAP_MS = 50;
const WARM_COUNT = 10;

/**
 * Milliseconds from the request of a payment to the arrival of its notification, on a gateway that does nothing else. The
 * commit is somewhere in between, so what is wanted, from commit to send, is less.
 */
export async function measureDelays(receiver: Child, address: string, count: number): Promise<number[]> {
  const database = await createGatewayDatabase(0);
  const gateway = await startChild('./run-gateway.ts', { DATABASE_URL: database.url });
  try {
    const { merNo, key } = sandboxAccount;
    const client = createClient({ baseUrl: String(await gateway.ask('go')), merNo, key, referer: 'http://localhost/' });
    const delays: number[] = [];
    await receiver.ask('arrivals');
    for (let index = 0; index < count + WARM_COUNT; index += 1) {
      const requestedAt = performance.timeOrigin + performance.now();
      await client.createPayment('CREDIT_CARD', cardBody(`ORDER-${index}`, address));
      delays.push((await nextArrival(receiver)) - requestedAt);
      await sleep(GAP_MS);
    }
    return delays.slice(WARM_COUNT);
  } finally {
    await gateway.stop();
    await database.drop();
  }
}

async function nextArrival(receiver: Child): Promise<number> {
  for (let tries = 0; tries < 5000; tries += 1) {
    const [arrival] = (await receiver.ask('arrivals')) as number[];
    if (arrival !== undefined) return arrival;
    await sleep(2);
  }
  throw new Error('a notification did not come');
}

type CardBody = CreatePaymentBody<'CREDIT_CARD'>;

interface Contract {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: object }>> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** The contract's example of a card payment, under another number. */
function cardBody(merOrderNo: string, notifyUrl: string): CardBody {
  const example: object = { ...contract.components.examples['CreatePaymentCardRequest']?.value };
  const { merNo: _merNo, sign: _sign, version: _version, ...body } = example as Record<string, unknown>;
  return { ...body, merOrderNo, notifyUrl, protestNotifyUrl: undefined } as object as CardBody;
}

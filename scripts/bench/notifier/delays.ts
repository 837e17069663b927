import { setTimeout as sleep } from 'node:timers/promises';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient } from '../../../src/client/index.ts';
import type { CreatePaymentBody } from '../../../src/client/index.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { coreFindings } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { createGatewayDatabase } from './database.ts';
import { GATEWAY } from './measure-rate.ts';
import type { NotifierContext } from './options.ts';
import type { Endpoints } from './receiver.ts';

const GAP_MS = 50;
const WARM_COUNT = 10;

/**
 * Chapter d: from the request of a payment to the arrival of its notification, on a gateway that does nothing else. The
 * commit is somewhere in between, so what is wanted, from commit to send, is less.
 */
export async function measureDelays(receiver: ServerProcess, { options }: NotifierContext): Promise<Finding[]> {
  const [address = ''] = (receiver.ready as Endpoints).healthy;
  const database = await createGatewayDatabase(0);
  const gateway = await database.serve({}, GATEWAY);
  const { merNo, key } = sandboxAccount;
  const client = createClient({ baseUrl: String(await gateway.ask('go')), merNo, key, referer: 'http://localhost/' });
  const delays: number[] = [];
  await receiver.ask('arrivals');
  let taken = gateway.watch();
  for (let index = 0; index < options.payments + WARM_COUNT; index += 1) {
    if (index === WARM_COUNT) taken = gateway.watch();
    const requestedAt = performance.timeOrigin + performance.now();
    await client.createPayment('CREDIT_CARD', cardBody(`ORDER-${index}`, address));
    delays.push((await nextArrival(receiver)) - requestedAt);
    await sleep(GAP_MS);
  }
  const cost = { units: options.payments, ...taken() };
  await gateway.stop();
  await database.drop();
  const sorted = delays.slice(WARM_COUNT).toSorted((left, right) => left - right);
  const at = (part: number) => `${(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN).toFixed(1)} ms`;
  return [
    {
      what: 'from the request of a payment to its notification, idle: p95',
      value: at(0.95),
      against: `p50 ${at(0.5)}, p99 ${at(0.99)}`,
      wanted: 'under 100 ms',
    },
    ...coreFindings('payment and its notification', [['an idle gateway', [{ cost }]]]),
  ];
}

async function nextArrival(receiver: ServerProcess): Promise<number> {
  for (let tries = 0; tries < 5000; tries += 1) {
    const [arrival] = (await receiver.ask('arrivals')) as number[];
    if (arrival !== undefined) return arrival;
    await sleep(2);
  }
  throw new Error('a notification did not come');
}

type CardBody = CreatePaymentBody<'CREDIT_CARD'>;

/** The contract's example of a card payment, under another number. */
function cardBody(merOrderNo: string, notifyUrl: string): CardBody {
  const {
    merNo: _merNo,
    sign: _sign,
    version: _version,
    ...body
  } = contract.components.examples.CreatePaymentCardRequest.value;
  return { ...body, merOrderNo, notifyUrl, protestNotifyUrl: undefined } as object as CardBody;
}

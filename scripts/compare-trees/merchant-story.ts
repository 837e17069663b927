import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './caller.ts';
import type { JsonObject, Operation } from './contract.ts';
import { signRequest } from './sign.ts';
import type { World } from './world.ts';
import { passSeconds, untilQuiet } from './world.ts';

// Every operation and payment type of the merchant interface: accepted, repeated, and refused for each kind of reason.

type Change = (body: JsonObject) => JsonObject;

interface Sending {
  readonly case: string;
  readonly variant: string;
  readonly body: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

const REFERER = { Referer: 'http://localhost/checkout' };

/** The log of requests takes some refused ones every 400 ms, and loses the others. */
const LOG_PAUSE_MS = 1000;
/** So long do test cards take to be paid or charged back, and a refused notification to be sent again. */
const OUTCOMES_SECONDS = 3600;

export async function tellMerchantStory(world: World): Promise<void> {
  await payByTestCards(world);
  await untilQuiet(world);
  await passSeconds(world, OUTCOMES_SECONDS);
  for (const operation of world.merchant.operations.values()) {
    for (const [variant, example] of operation.bodies) {
      await callVariant(world, operation, { variant, example });
      await sleep(LOG_PAUSE_MS);
    }
  }
  await untilQuiet(world);
  await callAboutOrders(world);
  await untilQuiet(world);
}

async function callVariant(
  world: World,
  operation: Operation,
  { variant, example }: { variant: string; example: JsonObject },
): Promise<void> {
  const send = (sending: Omit<Sending, 'variant'>) => sendRequest(world, operation, { variant, ...sending });
  const signed: Change = (body) => signRequest(operation, body, world.account);
  const body = signed(toReceiver(world, example));
  const good = await send({ case: 'good', body });
  keep(world, `${operation.id} ${variant}`, good);
  await send({ case: 'repeated', body });
  await send({ case: 'wrong signature', body: { ...body, sign: '0'.repeat(32) } });
  await send({ case: 'unknown merchant', body: signed({ ...body, merNo: 999_999 }) });
  await send({ case: 'no version', body: signed({ ...body, version: undefined }) });
  await send({ case: 'empty', body: {} });
  await send({ case: 'unknown field', body: signed({ ...another(body), unexpected: 'value' }) });
  if (operation.definition['x-referer'] !== undefined) {
    await send({
      case: 'foreign referer',
      body: signed(another(body)),
      headers: { Referer: 'https://elsewhere.example/' },
    });
  }
  if (body['sourceAmount'] !== undefined) {
    await send({ case: 'amount', body: signed({ ...another(body), sourceAmount: '-1' }) });
    await send({ case: 'currency', body: signed({ ...another(body), currencyCode: 'XXX' }) });
  }
  if (variant === operation.bodies.keys().next().value) {
    await world.caller.call({ name: `merchant/${operation.id}/${variant}/GET`, method: 'GET', path: operation.path });
    await send({ case: 'not JSON', body, headers: { ...REFERER, 'Content-Type': 'text/plain' } });
  }
}

/** The same order under another number, so that it is not a repetition. */
function another(body: JsonObject): JsonObject {
  return typeof body['merOrderNo'] === 'string' ? { ...body, merOrderNo: `${body['merOrderNo']}-B` } : body;
}

function toReceiver({ receiver }: World, example: JsonObject): JsonObject {
  return example['notifyUrl'] === undefined ? example : { ...example, notifyUrl: `${receiver.url}/notify` };
}

async function sendRequest(world: World, operation: Operation, sending: Sending): Promise<Answer> {
  const { variant, body, headers = REFERER } = sending;
  const variants = operation.definition['x-variants'] as
    | { in: string; name: string; variants: Record<string, { value: string }> }
    | undefined;
  const value = variants?.variants[variant.replace(/_RSA$/, '')]?.value ?? '';
  const chosen = variants?.in === 'header' && value !== '' ? { [variants.name]: value } : {};
  return world.caller.call({
    name: `merchant/${operation.id}/${variant}/${sending.case}`,
    method: operation.method,
    path: operation.path,
    headers: { 'User-Agent': 'Mozilla/5.0', ...headers, ...chosen },
    body,
  });
}

function keep({ payUrls, numbers }: World, name: string, { body }: Answer): void {
  const data = (body?.['data'] ?? {}) as Record<string, unknown>;
  if (typeof data['payUrl'] === 'string') payUrls.set(name, data['payUrl']);
  if (typeof data['tradeNo'] === 'string') numbers.set(name, data['tradeNo']);
}

const TEST_CARDS = {
  declined: '4000000000000002',
  challenge: '4000000000003220',
  pending: '4000000000000119',
  lost: '4000000000000341',
  chargedBack: '4000000000000259',
  invalid: '4242424242424241',
};

async function payByTestCards(world: World): Promise<void> {
  const { operation, example } = exampleOf(world, 'createPayment', 'CREDIT_CARD');
  for (const [name, cardNo] of Object.entries(TEST_CARDS)) {
    const notifyUrl = `${world.receiver.url}/${name === 'declined' ? 'fail-once' : 'notify'}/${name}`;
    const body = signRequest(operation, { ...example, merOrderNo: `CARD-${name}`, cardNo, notifyUrl }, world.account);
    const answer = await sendRequest(world, operation, { variant: 'CREDIT_CARD', case: `card ${name}`, body });
    keep(world, `card ${name}`, answer);
  }
}

/** Refunds and queries of what was paid before; the contract's examples name orders that do not exist. */
async function callAboutOrders(world: World): Promise<void> {
  const tradeNo = world.numbers.get('createPayment CREDIT_CARD') ?? '';
  world.numbers.set('tradeNo', tradeNo);
  const call = async (id: string, variant: string, changes: JsonObject, name: string) => {
    const { operation, example } = exampleOf(world, id, variant);
    const body = signRequest(operation, { ...toReceiver(world, example), ...changes }, world.account);
    return sendRequest(world, operation, { variant, case: name, body });
  };
  const refund = await call('applyRefund', 'partial', { tradeNo }, 'of a payment');
  const refundNo = (refund.body?.['data'] as Record<string, string> | undefined)?.['refundNo'];
  if (refundNo !== undefined) world.numbers.set('refundNo', refundNo);
  await call('applyRefund', 'partial', { tradeNo }, 'of a payment again');
  await call('applyRefund', 'partial', { tradeNo, amount: '4000.00' }, 'too much');
  await untilQuiet(world);
  await call('queryOrder', 'sales', { tradeNo }, 'of a payment');
  await call('queryOrder', 'refund', { tradeNo, refundNo }, 'of a refund');
  await call('listOrders', 'month', { merOrderNos: [] }, 'all');
  await call('sumAmounts', 'month', { orderStatusList: [], settlementStatusList: [] }, 'all');
  for (const currency of ['EUR', 'MXN', 'XXX']) await call('queryBalance', 'dollars', { currency }, currency);
}

function exampleOf({ merchant }: World, id: string, variant: string) {
  const operation = merchant.operations.get(id);
  const example = operation?.bodies.get(variant);
  if (operation === undefined || example === undefined) throw new Error(`the contract has no example ${id} ${variant}`);
  return { operation, example };
}

/** Another order like the example's, for its page; undefined if the payer does not come to a page. */
export async function openOrder(
  world: World,
  { id, variant, suffix }: { id: string; variant: string; suffix: string },
): Promise<string | undefined> {
  const { operation, example } = exampleOf(world, id, variant);
  if (example['returnUrl'] === undefined) return undefined;
  const merOrderNo = `${String(example['merOrderNo'])}-${suffix}`;
  const body = signRequest(operation, { ...toReceiver(world, example), merOrderNo }, world.account);
  const answer = await sendRequest(world, operation, { variant, case: `order ${suffix}`, body });
  return (answer.body?.['data'] as { payUrl?: string } | undefined)?.payUrl;
}

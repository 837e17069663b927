import assert from 'node:assert/strict';
import type { OperationId } from '../../../generated/operations.ts';
import { findSandboxRow } from '../../../src/protocol/operation-rule.ts';
import type { SandboxRow } from '../../../src/protocol/operation-rule.ts';
import type { SignatureForm } from '../../../src/protocol/signature.ts';
import { freshOrderNumber, ruleOf, signed } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { World } from '../../helpers/gateway/target.ts';
import { exampleOf } from './contract.ts';
import { expectSuccess } from './expect-answer.ts';
import { expectCallback } from './expect-callback.ts';

interface AcceptedRequest {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly body: Body;
  readonly form?: SignatureForm;
}

/** Sends a request that the contract accepts and holds the answer and all its callbacks against the sandbox table. */
export async function expectAccepted(world: World, request: AcceptedRequest): Promise<void> {
  const { operationId, variant, form } = request;
  const own = await makeOwn(world, request);
  const body = signed(operationId, own, form);
  const row = findSandboxRow(ruleOf(operationId).sandbox, variant, body);
  const answer = await world.caller.call({ operationId, variant, body });
  const data = expectSuccess(answer, { operationId, variant, body, example: row.answer });
  await world.target.settle?.({ script: row.script, merOrderNo: String(body['merOrderNo']), ...tradeNoOf(data) });
  await expectCallbacks(world, { operationId, row, body, data });
}

/** Shows that nothing comes to the addresses of a request: a later one's result arrives, and still nothing has come. */
export async function expectSilence(world: World, paths: readonly string[]): Promise<void> {
  const { body } = exampleOf('createPayment', 'CREDIT_CARD');
  await expectAccepted(world, {
    operationId: 'createPayment',
    variant: 'CREDIT_CARD',
    body: { ...body, cardNo: '4000000000000119' },
  });
  for (const path of paths) assert.deepEqual(world.receiver.at(path), [], `nothing comes to ${path}`);
}

/**
 * The body for this run: a new order number, or the numbers of an order that exists, and addresses that nobody else uses.
 */
export async function makeOwn(world: World, { operationId, body }: Omit<AcceptedRequest, 'variant'>): Promise<Body> {
  const own = { ...body, ...ownAddresses(world, operationId, body) };
  if ('refundNo' in body) return { ...own, ...(await refundedOrder(world)) };
  if ('tradeNo' in body) return { ...own, ...(await paidOrder(world)) };
  return 'merOrderNo' in body ? { ...own, merOrderNo: freshOrderNumber() } : own;
}

export function callbackPaths(world: World, operationId: OperationId, body: Body): string[] {
  const addresses = Object.values(ruleOf(operationId).callbacks).flatMap((field) => body[field] ?? []);
  return addresses.map((address) => String(address).replace(world.receiver.url, ''));
}

function ownAddresses(world: World, operationId: OperationId, body: Body): Body {
  const id = crypto.randomUUID();
  const fields = Object.values(ruleOf(operationId).callbacks).filter((field) => field in body);
  return Object.fromEntries(fields.map((field) => [field, `${world.receiver.url}/${field}/${id}`]));
}

async function paidOrder(world: World): Promise<Body> {
  const { body } = exampleOf('createPayment', 'CREDIT_CARD');
  const { notifyUrl: _, ...quiet } = body;
  const order = signed('createPayment', { ...quiet, merOrderNo: freshOrderNumber() });
  const request = { operationId: 'createPayment', variant: 'CREDIT_CARD', body: order } as const;
  const data = expectSuccess(await world.caller.call(request), { ...request, example: 'approved' });
  return { merOrderNo: order['merOrderNo'], tradeNo: data['tradeNo'] };
}

async function refundedOrder(world: World): Promise<Body> {
  const paid = await paidOrder(world);
  const { notifyUrl: _, ...quiet } = exampleOf('applyRefund', 'default').body;
  const body = signed('applyRefund', { ...quiet, ...paid });
  const request = { operationId: 'applyRefund', variant: 'default', body } as const;
  const data = expectSuccess(await world.caller.call(request), { ...request, example: 'accepted' });
  return { ...paid, refundNo: data['refundNo'] };
}

async function expectCallbacks(
  world: World,
  sent: { operationId: OperationId; row: SandboxRow; body: Body; data: Body },
): Promise<void> {
  const { callbacks } = ruleOf(sent.operationId);
  const ids = new Set<unknown>();
  for (const { event, result } of sent.row.events) {
    const address = sent.body[callbacks[event] ?? ''];
    if (address === undefined) continue;
    const path = String(address).replace(world.receiver.url, '');
    const received = await world.receiver.waitFor(path, 1);
    assert.equal(received.length, 1, `one notification comes to ${path}`);
    const [callback] = received;
    assert(callback);
    expectCallback(callback, { event, result, body: sent.body, data: sent.data });
    ids.add(callback.headers['webhook-id']);
  }
  const due = sent.row.events.filter(({ event }) => (callbacks[event] ?? '') in sent.body);
  assert.equal(ids.size, due.length, 'each notification has an id of its own');
}

function tradeNoOf(data: Body): { tradeNo?: string } {
  return typeof data['tradeNo'] === 'string' ? { tradeNo: data['tradeNo'] } : {};
}

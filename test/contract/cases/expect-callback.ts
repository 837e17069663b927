import assert from 'node:assert/strict';
import { notifications } from '../../../generated/notifications.ts';
import type { NotificationEvent } from '../../../generated/notifications.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { decodeNotification } from '../../../src/protocol/notification-body.ts';
import { verifyWebhook } from '../../../src/protocol/standard-webhooks.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { ReceivedCallback } from '../../helpers/gateway/receiver-server.ts';
import { notificationExample } from './contract.ts';
import { expectValid } from './expect-answer.ts';

/** A notification of an accepted request: its bytes, its proof, its result, and the numbers of that very request. */
export function expectCallback(
  received: ReceivedCallback,
  wanted: { event: string; result: string; body: Body; data: Body },
): void {
  const { contentType, schema } = notifications[wanted.event as NotificationEvent];
  assert.equal(received.method, 'POST');
  assert.equal(received.headers['content-type'], contentType, `${wanted.event} has its content type`);
  const payload = decodeNotification(contentType, received.body);
  expectValid(schema, payload);
  const promised = notificationExample(wanted.event, wanted.result);
  assert.deepEqual(
    Object.keys(payload).toSorted(),
    Object.keys(promised).toSorted(),
    'the documented fields, no other',
  );
  for (const flag of ['code', 'state']) assert.equal(payload[flag], promised[flag], `${flag} says ${wanted.result}`);
  expectNumbers(payload, { ...wanted.body, ...wanted.data });
  expectProof(received);
}

const NUMBERS: Readonly<Record<string, string>> = {
  merOrderNo: 'merOrderNo',
  tradeNo: 'tradeNo',
  refundNo: 'refundNo',
  refundAmount: 'amount',
  refundCurrency: 'refundCurrency',
  chargebackAmount: 'sourceAmount',
  chargebackCurrency: 'currencyCode',
};

function expectNumbers(payload: Body, known: Body): void {
  for (const [name, field] of Object.entries(NUMBERS)) {
    if (name in payload && field in known) assert.equal(payload[name], known[field], `${name} is that of the order`);
  }
}

function expectProof({ headers, body, receivedAt }: ReceivedCallback): void {
  const proof = verifyWebhook({
    header: (name) => headers[name] as string | undefined,
    body,
    secrets: [sandboxAccount.webhookSecret],
    nowSeconds: Math.floor(receivedAt.getTime() / 1000),
    toleranceSeconds: 300,
  });
  assert.equal(proof, 'valid', 'the webhook signature');
}

import assert from 'node:assert/strict';
import type { ErrorCode } from '../../../generated/errors.ts';
import { errors } from '../../../generated/errors.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { verifyRsa } from '../../../src/protocol/signature.ts';
import { variantOf } from '../../helpers/gateway/caller.ts';
import type { Answer, Body } from '../../helpers/gateway/caller.ts';
import { validatorNamed } from '../../helpers/contract/validators.ts';
import { answerExample } from './contract.ts';

export function expectValid(schema: string, value: unknown): void {
  const validate = validatorNamed(schema);
  assert(validate(value), `breaks ${schema}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(value)}`);
}

/** A refusal: the envelope without data, by its code, its status, and the names that its message must hold. */
export function expectFailure(
  answer: Answer,
  wanted: { code: ErrorCode; status?: number; mentions?: readonly string[] },
): void {
  const { code, status = errors[code].httpStatus, mentions = [] } = wanted;
  const found = `HTTP ${answer.status} ${answer.text.slice(0, 300)}`;
  expectEnvelope(answer);
  const envelope = JSON.parse(answer.text) as Body;
  expectValid('Failure', envelope);
  assert.deepEqual(Object.keys(envelope), ['code', 'message'], `a failure has code and message only: ${found}`);
  assert.equal(envelope['code'], code, `wants code ${code}: ${found}`);
  assert.equal(answer.status, status, `wants HTTP ${status}: ${found}`);
  const message = String(envelope['message']);
  assert(message.startsWith(errors[code].meaning), `the message begins "${errors[code].meaning}": ${found}`);
  for (const name of mentions) assert(message.includes(name), `the message names ${name}: ${found}`);
}

/** A success of a JSON operation: its schema, its HTTP side, and what the sandbox table promises. Gives out `data`. */
export function expectSuccess(
  answer: Answer,
  wanted: { operationId: OperationId; variant: string; body: Body; example: string },
): Body {
  const { answer: schema, answerSignature } = variantOf(wanted.operationId, wanted.variant);
  assert.equal(answer.status, 200, `wants HTTP 200: HTTP ${answer.status} ${answer.text.slice(0, 300)}`);
  if (schema === null) return expectPage(answer, wanted.body);
  expectEnvelope(answer);
  const envelope = JSON.parse(answer.text) as { data: Body; sign?: string };
  expectValid(schema, envelope);
  expectOwnNumbers(envelope.data, wanted.body);
  const promised = (answerExample(wanted.operationId, wanted.example) as { data: Body }).data;
  assert.equal(envelope.data['payCode'], promised['payCode'], 'payCode is the one of the sandbox table');
  assert.equal('payUrl' in envelope.data, 'payUrl' in promised, 'payUrl is there where the sandbox table has it');
  if (answerSignature !== null) {
    const sign = String(envelope.sign);
    const publicKey = sandboxAccount.gatewayPublicKey;
    assert(verifyRsa({ fields: answerSignature, body: envelope.data, sign, publicKey }), 'the answer is signed');
  }
  return envelope.data;
}

function expectEnvelope(answer: Answer): void {
  assert.match(String(answer.headers['content-type']), /^application\/json\b/, 'the answer is JSON');
  assert(answer.headers['x-request-id'], 'the answer has an X-Request-Id');
}

function expectPage(answer: Answer, body: Body): Body {
  assert.match(String(answer.headers['content-type']), /^text\/html\b/, 'the answer is a page');
  assert(answer.headers['x-request-id'], 'the answer has an X-Request-Id');
  for (const name of ['merOrderNo', 'sourceAmount', 'currencyCode']) {
    assert(answer.text.includes(String(body[name])), `the page shows ${name}`);
  }
  return {};
}

const ECHOED: Readonly<Record<string, string>> = {
  merOrderNo: 'merOrderNo',
  tradeNo: 'tradeNo',
  refundNo: 'refundNo',
  refundAmount: 'amount',
  currency: 'currency',
  pageNum: 'pageNum',
  pageSize: 'pageSize',
};

function expectOwnNumbers(data: Body, body: Body): void {
  for (const [name, field] of Object.entries(ECHOED)) {
    if (name in data && field in body) assert.equal(data[name], body[field], `${name} is the request's ${field}`);
  }
  if ('merNo' in data) assert.equal(data['merNo'], String(body['merNo']), 'merNo is the request’s, as text');
  if ('payUrl' in data) assert(String(data['payUrl']).includes(String(data['tradeNo'])), 'payUrl leads to this order');
}

import assert from 'node:assert/strict';
import { expectValid } from '../../contract/cases/expect-answer.ts';
import type { RawAnswer } from './read-answers.ts';

/** What every answer of the gateway has: it is no fault, and it can be found again in the log. */
export function expectNoFault({ status, headers, body }: RawAnswer): void {
  assert(status < 500, `the gateway failed: HTTP ${status} ${body}`);
  assert(headers['x-request-id'], `no X-Request-Id: HTTP ${status} ${body.slice(0, 200)}`);
}

/** A refusal in the envelope of the contract. */
export function expectRefusal(answer: RawAnswer, method = 'POST'): void {
  expectNoFault(answer);
  const { status, headers, body } = answer;
  const found = `HTTP ${status} ${body.slice(0, 200)}`;
  assert.match(headers['content-type'] ?? '', /^application\/json\b/, found);
  if (method === 'HEAD') return;
  const envelope = JSON.parse(body) as object;
  assert.deepEqual(Object.keys(envelope), ['code', 'message'], found);
  expectValid('Failure', envelope);
}

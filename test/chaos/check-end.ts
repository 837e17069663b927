import { expect } from 'vitest';
import type { Body } from '../helpers/gateway/caller.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import type { ReceiverServer } from '../helpers/gateway/receiver-server.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { centsOf } from './amounts.ts';
import type { Submission } from './merchant-load.ts';
import { readStories } from './stories.ts';
import type { Story } from './stories.ts';

// What must hold when everything that was due is done, whatever happened before: the safety rules I3, I4, I5, I8, I9 and
// I11, and through `ledger verify` the others.

type Operator = Pick<TestGateway, 'operator' | 'verify'>;

export interface EndOptions {
  readonly gateway: Operator;
  readonly shop: Shop;
  readonly receiver: ReceiverServer;
  readonly submissions: readonly Submission[];
}

/** All problems at once: the first alone would not tell what happened. */
export async function checkEnd(options: EndOptions): Promise<void> {
  await options.gateway.verify();
  const stories = await readStories(options);
  const byNumber = new Map(stories.map((story) => [story.order.merOrderNo, story]));
  // I4: the number of an order finds one order.
  expect(byNumber.size).toBe(stories.length);
  const submitted = new Set(options.submissions.map(({ merOrderNo }) => merOrderNo));
  const problems = [
    ...stories
      .filter(({ order }) => !submitted.has(order.merOrderNo))
      .map(({ order }) => `${order.merOrderNo}: unasked`),
    ...options.submissions.flatMap((submission) =>
      checkSubmission(submission, byNumber.get(submission.merOrderNo), options.receiver).map(
        (problem) => `${problem}: ${describe(submission)}`,
      ),
    ),
  ];
  expect(problems).toEqual([]);
}

function describe({ kind, merOrderNo, keyed, lost, answers }: Submission): string {
  const answered = answers.map(({ code, data }) => `${code} ${JSON.stringify(data ?? null)}`).join(', then ');
  return `${kind} ${merOrderNo}${keyed ? ' with a key' : ''}, ${lost} lost, answered ${answered || 'nothing'}`;
}

function checkSubmission(submission: Submission, story: Story | undefined, receiver: ReceiverServer): string[] {
  const found = subjectOf(submission, story);
  const accepted = submission.answers.filter(({ code }) => code === '00000');
  const problems = checkAnswers(submission, accepted.length);
  if (found.length > 1) return [...problems, 'it is there more than once'];
  const [subject] = found;
  if (subject === undefined) {
    // I3: what was acknowledged is there. I4: what was not may be missing.
    if (accepted.length > 0) problems.push('it was acknowledged and is not there');
    return problems;
  }
  if (accepted.length === 0 && isAnsweredNothingTaken(submission))
    problems.push('it is there although nothing was taken');
  if (!accepted.every(({ data }) => isSame(submission, subject, data)))
    problems.push('its numbers are not as answered');
  const expected = {
    amount: centsOf(submission.amount),
    currency: submission.currency,
    state: STATES[submission.endState],
  };
  if (centsOf(subject['amount']) !== expected.amount) problems.push(`its amount is ${String(subject['amount'])}`);
  if (subject['currency'] !== expected.currency) problems.push(`its currency is ${String(subject['currency'])}`);
  if (subject['state'] !== expected.state) problems.push(`it is ${String(subject['state'])}, not ${expected.state}`);
  return [...problems, ...checkNotification(submission, story, receiver)];
}

const STATES = { 1: 'processing', 2: 'failure', 3: 'success', 4: 'processing', 5: 'failure', 6: 'success' } as const;
const PAY_CODES = { success: 0, failure: 1, processing: 2 } as const;

/** A refund has no number of the merchant; its notification's address is its own. */
function subjectOf({ kind, merOrderNo, notifyPath, answers }: Submission, story: Story | undefined): readonly Body[] {
  if (story === undefined) return [];
  if (kind !== 'refund') return story.order.merOrderNo === merOrderNo ? [story.order] : [];
  const answered = answers.find(({ code }) => code === '00000')?.data?.['refundNo'];
  return story.refunds.filter(
    ({ refundNo, notifyUrl }) => refundNo === answered || (notifyPath !== null && notifyUrl?.endsWith(notifyPath)),
  );
}

/** Only what a merchant may be answered: taken once, or that its number was used by the try that was lost. */
function checkAnswers({ answers, lost, kind, keyed }: Submission, accepted: number): string[] {
  const open = lost > 0 || answers.some(({ code }) => code === '90001');
  const allowed = ['00000', '90001', '90002', ...(open && !keyed && kind !== 'refund' ? ['10006', '10007'] : [])];
  const strange = answers.filter(({ code }) => !allowed.includes(code));
  const problems = strange.map(({ code, message }) => `it was refused: ${code} ${message}`);
  return accepted > 1 ? [...problems, 'it was accepted twice'] : problems;
}

/** 90002 means that nothing was taken, and only a lost answer leaves that open. */
function isAnsweredNothingTaken({ answers, lost }: Submission): boolean {
  return lost === 0 && answers.length > 0 && answers.every(({ code }) => code === '90002');
}

function isSame({ kind, merOrderNo }: Submission, subject: Body, data: Body = {}): boolean {
  if (data['tradeNo'] !== subject['tradeNo'] || data['merOrderNo'] !== merOrderNo) return false;
  if (kind === 'refund') {
    return data['refundNo'] === subject['refundNo'] && data['refundAmount'] === subject['amount'];
  }
  // I5: a final answer stays true; a pending one may have come to anything.
  const { payCode } = data;
  return payCode === 2 || payCode === PAY_CODES[subject['state'] as keyof typeof PAY_CODES];
}

/** I8, I9, I11: exactly one, sent until it was acknowledged, each time with the same id and body. */
function checkNotification({ notifyPath, endState }: Submission, story: Story | undefined, receiver: ReceiverServer) {
  if (notifyPath === null || story === undefined) return [];
  const received = receiver.at(notifyPath);
  const deliveries = story.deliveries.filter(({ address }) => address.endsWith(notifyPath));
  if (endState === 1 || endState === 4) {
    return deliveries.length + received.length === 0 ? [] : ['it has no result, and a notification'];
  }
  const [delivery] = deliveries;
  if (delivery === undefined || deliveries.length > 1) return [`it has ${deliveries.length} notifications`];
  const problems: string[] = [];
  if (delivery.state !== 'acknowledged') problems.push(`its notification is ${delivery.state}`);
  const { attempts, notificationId } = delivery;
  if (received.length === 0 || received.length > attempts.length || attempts.length > 9) {
    problems.push(`its notification came ${received.length} times in ${attempts.length} attempts`);
  }
  const forms = new Set(received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`));
  if (forms.size > 1) problems.push('its notification came in several forms');
  if (!received.every(({ headers }) => headers['webhook-id'] === notificationId)) problems.push('its id is another');
  return problems;
}

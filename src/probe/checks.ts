import { judgeAcknowledgement } from './acknowledgement.ts';
import type { ProbeAnswer } from './send.ts';
import type { Attempt, ProbeMessage, Prober } from './prober.ts';

// Each check sends something the gateway, or an attacker, could send, and judges the response.

export interface Verdict {
  /** `look`: not provably wrong from outside, but worth checking. */
  readonly result: 'pass' | 'fail' | 'look';
  readonly problem?: string;
  readonly fix?: string;
}

export interface Check {
  readonly name: string;
  readonly title: string;
  run(prober: Prober): Promise<Verdict>;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'form',
    title: 'a payment result (a form) is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'success')),
  },
  {
    name: 'form-failure',
    title: 'the result of a failed payment is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'failure')),
  },
  {
    name: 'json',
    title: 'a refund result (JSON) is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('refundResult', 'success')),
  },
  {
    name: 'json-failure',
    title: 'the result of a failed refund is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('refundResult', 'failure')),
  },
  {
    name: 'payout',
    title: 'a payout result is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('payoutResult', 'success')),
  },
  {
    name: 'chargeback',
    title: 'a chargeback is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('chargeback', 'opened')),
  },
  {
    name: 'duplicate',
    title: 'a repeated notification is acknowledged again',
    async run(prober) {
      const message = prober.message('paymentResult', 'success');
      return allAcknowledged([await prober.send(message), await prober.send(message)]);
    },
  },
  { name: 'two-at-once', title: 'two copies of a notification at the same time are handled', run: sendTwoAtOnce },
  {
    name: 'out-of-order',
    title: 'notifications out of order (a refund before its payment, a lost chargeback before its opening) are handled',
    async run(prober) {
      const kept = { merOrderNo: `PROBE-${prober.unique()}` };
      const messages = [
        prober.message('refundResult', 'success', kept),
        prober.message('paymentResult', 'success', kept),
        prober.message('chargeback', 'lost', kept),
        prober.message('chargeback', 'opened', kept),
      ];
      const answers: ProbeAnswer[] = [];
      for (const message of messages) answers.push(await prober.send(message));
      return acknowledgedOrRefused(answers);
    },
  },
  {
    name: 'before-pay-answer',
    title: 'a result that arrives before the response to the payment is acknowledged, or refused and retried',
    async run(prober) {
      const message = prober.message('paymentResult', 'success', { merOrderNo: `PROBE-${prober.unique()}` });
      return acknowledgedOrRefused([await prober.send(message), await prober.send(message)]);
    },
  },
  { name: 'unknown-order', title: 'a result for an unknown order is handled', run: sendUnknownOrder },
  { name: 'wrong-amount', title: 'a refund result with a wrong amount is handled', run: sendWrongAmount },
  {
    name: 'ninth-attempt',
    title: 'a late attempt with the same id and a new timestamp is acknowledged',
    async run(prober) {
      // Between attempts only webhook-timestamp and webhook-signature differ.
      const message = prober.message('refundResult', 'success');
      return allAcknowledged([await prober.send(message, { agoSeconds: 60 }), await prober.send(message)]);
    },
  },
  {
    name: 'slow',
    title: 'a body that arrives slowly, in chunks, is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'success'), { slowly: true }),
  },
  {
    name: 'wrong-signature',
    title: 'a signature made with another secret is not acknowledged',
    run: (prober) => notAcknowledged(prober, { secret: `whsec_${Buffer.from('another secret').toString('base64')}` }),
  },
  {
    name: 'changed-body',
    title: 'a body changed in transit is not acknowledged',
    run: (prober) => notAcknowledged(prober, { bodyInstead: prober.message('paymentResult', 'failure').body }),
  },
  {
    name: 'no-signature',
    title: 'a notification without a signature is not acknowledged',
    run: (prober) => notAcknowledged(prober, { secret: null }),
  },
  {
    name: 'old-timestamp',
    title: 'a signed notification replayed after four hours is not acknowledged',
    run: sendOldTimestamp,
  },
];

async function acknowledged(prober: Prober, message: ProbeMessage, attempt: Attempt = {}): Promise<Verdict> {
  return allAcknowledged([await prober.send(message, attempt)]);
}

function allAcknowledged(answers: readonly ProbeAnswer[]): Verdict {
  for (const answer of answers) {
    const judged = judgeAcknowledgement(answer);
    if (judged.kind !== 'acknowledged') return { result: 'fail', problem: judged.problem, fix: judged.fix };
  }
  return { result: 'pass' };
}

/** Fails if the response is ambiguous: neither SUCCESS nor a status outside 2xx. */
function acknowledgedOrRefused(answers: readonly ProbeAnswer[]): Verdict {
  for (const answer of answers) {
    const judged = judgeAcknowledgement(answer);
    if (judged.kind === 'faulty') return { result: 'fail', problem: judged.problem, fix: judged.fix };
    if (answer.kind === 'answered' && answer.status >= 500 && answer.status !== 503) {
      const fix = 'If it is a crash, catch it: store the notification, or respond 503 so that the gateway retries.';
      return { result: 'look', problem: `HTTP ${answer.status} looks like a crash`, fix };
    }
  }
  return { result: 'pass' };
}

/** One of the two may be refused while the other is processed; the next attempt must then be acknowledged. */
async function sendTwoAtOnce(prober: Prober): Promise<Verdict> {
  const message = prober.message('paymentResult', 'success');
  const both = await Promise.all([prober.send(message), prober.send(message)]);
  const judged = both.map(judgeAcknowledgement);
  const faulty = judged.find(({ kind }) => kind === 'faulty') ?? judged.find(({ kind }) => kind === 'refused');
  if (faulty === undefined || faulty.kind === 'acknowledged') return { result: 'pass' };
  if (faulty.kind === 'faulty' || judged.every(({ kind }) => kind === 'refused')) {
    return { result: 'fail', problem: `one of the two responses: ${faulty.problem}`, fix: faulty.fix };
  }
  return allAcknowledged([await prober.send(message)]);
}

async function sendUnknownOrder(prober: Prober): Promise<Verdict> {
  const numbers = { tradeNo: `TGPROBE${prober.unique()}`, merOrderNo: `PROBE-${prober.unique()}` };
  return acknowledgedOrRefused([
    await prober.send(prober.message('paymentResult', 'success', numbers)),
    await prober.send(prober.message('refundResult', 'success', numbers)),
  ]);
}

async function sendWrongAmount(prober: Prober): Promise<Verdict> {
  const answer = await prober.send(prober.message('refundResult', 'success', { refundAmount: '999999.99' }));
  const verdict = acknowledgedOrRefused([answer]);
  if (verdict.result !== 'pass' || judgeAcknowledgement(answer).kind !== 'acknowledged') return verdict;
  const fix = 'Make sure you record the amount of your own refund, or of an order query, not this one.';
  return { result: 'look', problem: 'a refund of 999999.99 was acknowledged', fix };
}

async function notAcknowledged(prober: Prober, attempt: Attempt): Promise<Verdict> {
  const answer = await prober.send(prober.message('paymentResult', 'success'), attempt);
  const judged = judgeAcknowledgement(answer);
  if (judged.kind === 'refused') return { result: 'pass' };
  if (judged.kind === 'faulty') return { result: 'look', problem: judged.problem, fix: 'Refuse it with 401.' };
  const fix = 'Verify webhook-signature over the raw body before you use it, and respond 401 if it is wrong.';
  return { result: 'fail', problem: 'anyone could fake a payment to this handler', fix };
}

const OLD_SECONDS = 255 * 60;

async function sendOldTimestamp(prober: Prober): Promise<Verdict> {
  const answer = await prober.send(prober.message('paymentResult', 'success'), { agoSeconds: OLD_SECONDS });
  if (judgeAcknowledgement(answer).kind !== 'acknowledged') return { result: 'pass' };
  const fix = 'Refuse a webhook-timestamp that is more than five minutes off. Every attempt has a new one.';
  return { result: 'look', problem: 'a copy of an old notification was acknowledged', fix };
}

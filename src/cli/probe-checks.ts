import { judgeAcknowledgement } from './probe-acknowledgement.ts';
import type { ProbeAnswer } from './probe-send.ts';
import type { Attempt, ProbeMessage, Prober } from './prober.ts';

// What a handler has to bear. Each check sends what the gateway could send, and says what the answer means.

export interface Verdict {
  /** `look`: nothing is wrong that can be seen from outside, but something is worth a look. */
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
    title: 'a payment result, which is a form, is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'success')),
  },
  {
    name: 'form-failure',
    title: 'the result of a payment that failed is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'failure')),
  },
  {
    name: 'json',
    title: 'a refund result, which is JSON, is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('refundResult', 'success')),
  },
  {
    name: 'json-failure',
    title: 'the result of a refund that failed is acknowledged',
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
    title: 'the same notification again is acknowledged again',
    async run(prober) {
      const message = prober.message('paymentResult', 'success');
      return allAcknowledged([await prober.send(message), await prober.send(message)]);
    },
  },
  { name: 'two-at-once', title: 'the same notification twice at once does no harm', run: sendTwoAtOnce },
  {
    name: 'out-of-order',
    title: 'a refund before its payment, and a lost chargeback before its opening, are answered cleanly',
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
    title: 'a result that is faster than the answer to the payment is kept, or refused until it can be',
    async run(prober) {
      const message = prober.message('paymentResult', 'success', { merOrderNo: `PROBE-${prober.unique()}` });
      return acknowledgedOrRefused([await prober.send(message), await prober.send(message)]);
    },
  },
  { name: 'unknown-order', title: 'a result about an unknown order is answered cleanly', run: sendUnknownOrder },
  { name: 'wrong-amount', title: 'a refund result with a wrong amount is answered cleanly', run: sendWrongAmount },
  {
    name: 'ninth-attempt',
    title: 'a ninth attempt, hours later, with the same id and a new timestamp, is acknowledged',
    async run(prober) {
      // Between attempts only webhook-timestamp and webhook-signature differ.
      const message = prober.message('refundResult', 'success');
      return allAcknowledged([await prober.send(message, { agoSeconds: 60 }), await prober.send(message)]);
    },
  },
  {
    name: 'slow',
    title: 'a body that arrives slowly, in pieces, is acknowledged',
    run: (prober) => acknowledged(prober, prober.message('paymentResult', 'success'), { slowly: true }),
  },
  {
    name: 'wrong-signature',
    title: 'a signature made with another secret is not acknowledged',
    run: (prober) => notAcknowledged(prober, { secret: `whsec_${Buffer.from('another secret').toString('base64')}` }),
  },
  {
    name: 'changed-body',
    title: 'a body that was changed on its way is not acknowledged',
    run: (prober) => notAcknowledged(prober, { bodyInstead: prober.message('paymentResult', 'failure').body }),
  },
  {
    name: 'no-signature',
    title: 'a notification without a signature is not acknowledged',
    run: (prober) => notAcknowledged(prober, { secret: null }),
  },
  { name: 'old-timestamp', title: 'a signed notification of four hours ago is not taken again', run: sendOldTimestamp },
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

/** Fails where the gateway could not tell what was meant: neither SUCCESS nor a status outside 2xx. */
function acknowledgedOrRefused(answers: readonly ProbeAnswer[]): Verdict {
  for (const answer of answers) {
    const judged = judgeAcknowledgement(answer);
    if (judged.kind === 'faulty') return { result: 'fail', problem: judged.problem, fix: judged.fix };
    if (answer.kind === 'answered' && answer.status >= 500 && answer.status !== 503) {
      const fix = 'If it is a crash, catch it: keep the notification, or answer 503 so that it is sent again.';
      return { result: 'look', problem: `HTTP ${answer.status} looks like a crash`, fix };
    }
  }
  return { result: 'pass' };
}

/** One of the two may be refused while the other is worked on; the next attempt must then get through. */
async function sendTwoAtOnce(prober: Prober): Promise<Verdict> {
  const message = prober.message('paymentResult', 'success');
  const both = await Promise.all([prober.send(message), prober.send(message)]);
  const judged = both.map(judgeAcknowledgement);
  const faulty = judged.find(({ kind }) => kind === 'faulty') ?? judged.find(({ kind }) => kind === 'refused');
  if (faulty === undefined || faulty.kind === 'acknowledged') return { result: 'pass' };
  if (faulty.kind === 'faulty' || judged.every(({ kind }) => kind === 'refused')) {
    return { result: 'fail', problem: `of two at once, one got: ${faulty.problem}`, fix: faulty.fix };
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
  const fix = 'See that your books took the amount of your own refund, or of an order query, and not this one.';
  return { result: 'look', problem: 'a refund of 999999.99 was acknowledged', fix };
}

async function notAcknowledged(prober: Prober, attempt: Attempt): Promise<Verdict> {
  const answer = await prober.send(prober.message('paymentResult', 'success'), attempt);
  const judged = judgeAcknowledgement(answer);
  if (judged.kind === 'refused') return { result: 'pass' };
  if (judged.kind === 'faulty') return { result: 'look', problem: judged.problem, fix: 'Refuse it with 401.' };
  const fix = 'Check webhook-signature over the raw body before you believe it, and answer 401 where it is wrong.';
  return { result: 'fail', problem: 'anybody could make this handler believe a payment', fix };
}

const OLD_SECONDS = 255 * 60;

async function sendOldTimestamp(prober: Prober): Promise<Verdict> {
  const answer = await prober.send(prober.message('paymentResult', 'success'), { agoSeconds: OLD_SECONDS });
  if (judgeAcknowledgement(answer).kind !== 'acknowledged') return { result: 'pass' };
  const fix = 'Refuse a webhook-timestamp that is more than five minutes away. Every attempt has a new one.';
  return { result: 'look', problem: 'a copy of an old notification would be taken', fix };
}

import { deliveryOf, requestLine, successCode, valueOf } from './contract-facts.ts';
import { reply, request } from './sequence.ts';
import type { Sequence, Step } from './sequence.ts';
import { acknowledged } from './shared-steps.ts';

const SHOP = 'Your server';
const GATEWAY = 'Tollgate';
const BANK = 'Bank';

const pending = `payCode ${valueOf('payCode', 'Pending')}`;

export const NOTIFICATION_RETRIES: Sequence = {
  title: 'A notification that is acknowledged at the third attempt',
  participants: [GATEWAY, SHOP],
  steps: retrySteps(),
};

function retrySteps(): Step[] {
  const { acknowledgement, retryMinutes, attemptsMax } = deliveryOf('paymentResult');
  const [first = 0, second = 0] = retryMinutes;
  const last = `${retryMinutes.slice(2, -1).join(', ')} and ${retryMinutes.at(-1)}`;
  const send = 'POST notifyUrl';
  return [
    request(GATEWAY, SHOP, { text: send, detail: 'with a webhook-id' }),
    reply(SHOP, GATEWAY, { text: 'HTTP 500', detail: `anything but HTTP 200 and ${acknowledgement}` }),
    { kind: 'wait', text: minutesLater(first) },
    { kind: 'lost', from: GATEWAY, to: SHOP, text: send, detail: 'no connection, or no answer in 15 seconds' },
    { kind: 'wait', text: minutesLater(second) },
    request(GATEWAY, SHOP, { text: send, detail: 'the same body, the same webhook-id' }),
    { kind: 'note', at: SHOP, text: 'Verify webhook-signature, and act once per webhook-id' },
    {
      kind: 'cases',
      cases: [
        {
          when: 'You acknowledge it',
          steps: [reply(SHOP, GATEWAY, { text: `HTTP 200 and ${acknowledgement}`, detail: 'nothing more is sent' })],
        },
        {
          when: 'You do not',
          steps: [
            { kind: 'wait', text: `again after ${last} minutes` },
            { kind: 'note', at: GATEWAY, text: `Gives up after ${attemptsMax} attempts: query the order` },
          ],
        },
      ],
    },
  ];
}

function minutesLater(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} later`;
}

export const REFUND: Sequence = {
  title: 'A refund: accepted first, final later',
  participants: [SHOP, GATEWAY, BANK],
  steps: [
    request(SHOP, GATEWAY, { text: requestLine('applyRefund'), detail: 'with an Idempotency-Key' }),
    reply(GATEWAY, SHOP, { text: `${successCode()} and a refundNo`, detail: 'accepted, not yet paid back' }),
    request(GATEWAY, BANK, { text: 'sends the money back' }),
    reply(BANK, GATEWAY, { text: 'accepts or rejects it' }),
    ...acknowledged('refundResult', { from: GATEWAY, to: SHOP, words: ['success', 'failure'] }),
    request(SHOP, GATEWAY, { text: requestLine('queryOrder'), detail: 'queryType refund, with the refundNo' }),
    reply(GATEWAY, SHOP, {
      text: `state ${valueOf('refund', 'Success')} success, or ${valueOf('refund', 'Failure')} failure`,
    }),
  ],
};

export const LOST_ANSWER: Sequence = {
  title: 'A lost response: query before you resubmit',
  participants: [SHOP, GATEWAY],
  steps: [
    request(SHOP, GATEWAY, { text: requestLine('createPayment'), detail: 'with an Idempotency-Key' }),
    {
      kind: 'lost',
      from: GATEWAY,
      to: SHOP,
      text: 'the response is lost',
      detail: 'timeout, broken connection, HTTP 5xx',
    },
    { kind: 'note', at: SHOP, text: 'The order may exist: do not use a new order number' },
    request(SHOP, GATEWAY, { text: requestLine('listOrders'), detail: 'merOrderNos: your order number' }),
    {
      kind: 'cases',
      cases: [
        {
          when: 'The order is listed',
          steps: [
            reply(GATEWAY, SHOP, { text: 'its tradeNo' }),
            request(SHOP, GATEWAY, { text: requestLine('queryOrder'), detail: 'queryType sales, with the tradeNo' }),
            reply(GATEWAY, SHOP, { text: 'its state: this is your answer' }),
          ],
        },
        {
          when: 'The list is empty',
          steps: [
            request(SHOP, GATEWAY, {
              text: `${requestLine('createPayment')} again`,
              detail: 'same order number, same Idempotency-Key',
            }),
            reply(GATEWAY, SHOP, { text: `${successCode()} and a tradeNo` }),
          ],
        },
        { when: 'No answer to the query', steps: [{ kind: 'wait', text: 'wait, then query again' }] },
      ],
    },
  ],
};

export const PAYOUT: Sequence = {
  title: 'A payout',
  participants: [SHOP, GATEWAY, BANK],
  steps: [
    request(SHOP, GATEWAY, { text: requestLine('createPayout'), detail: 'signed, with a new merOrderNo' }),
    { kind: 'note', at: GATEWAY, text: 'Holds the amount and the fee in your balance' },
    request(GATEWAY, BANK, { text: 'asks to pay the beneficiary' }),
    reply(GATEWAY, SHOP, { text: `${pending} and a tradeNo`, detail: 'unless the bank has decided by then' }),
    reply(BANK, GATEWAY, { text: 'pays it out or rejects it' }),
    ...acknowledged('payoutResult', { from: GATEWAY, to: SHOP, words: ['success', 'failure'] }),
    { kind: 'note', at: GATEWAY, text: 'After a failure, amount and fee are back in your balance' },
  ],
};

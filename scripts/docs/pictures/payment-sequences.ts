import { requestLine, successCode, valueOf } from './contract-facts.ts';
import { reply, request } from './sequence.ts';
import type { Sequence, Step } from './sequence.ts';
import { acknowledged } from './shared-steps.ts';

const PAYER = 'Payer';
const SHOP = 'Your server';
const GATEWAY = 'Tollgate';
const BANK = 'Bank';

const succeeded = `payCode ${valueOf('payCode', 'Success')}`;
const failed = `payCode ${valueOf('payCode', 'Failure')}`;
const pending = `payCode ${valueOf('payCode', 'Pending')}`;

/** Redirect, come back, and the query that decides. */
const REDIRECTED: readonly Step[] = [
  reply(SHOP, PAYER, { text: 'HTTP 303 to payUrl' }),
  request(PAYER, GATEWAY, { text: 'opens payUrl and pays' }),
];

const CAME_BACK: readonly Step[] = [
  request(PAYER, SHOP, { text: 'comes back to returnUrl', detail: 'with payCode in the address' }),
  { kind: 'note', at: SHOP, text: 'Do not trust payCode here: anyone can type it' },
  ...confirmed(),
  reply(SHOP, PAYER, { text: 'the result' }),
];

function confirmed(): Step[] {
  return [
    request(SHOP, GATEWAY, { text: requestLine('queryOrder'), detail: 'queryType sales' }),
    reply(GATEWAY, SHOP, { text: `state ${valueOf('order', 'Success')}: success` }),
  ];
}

export const PAY: Sequence = {
  title: 'A card payment that is final at once',
  participants: [PAYER, SHOP, GATEWAY, BANK],
  steps: [
    request(PAYER, SHOP, { text: 'enters the card and pays' }),
    request(SHOP, GATEWAY, { text: requestLine('createPayment'), detail: 'signed, with a new merOrderNo' }),
    request(GATEWAY, BANK, { text: 'asks for the money' }),
    reply(BANK, GATEWAY, { text: 'approves or declines' }),
    reply(GATEWAY, SHOP, {
      text: `${successCode()} and a tradeNo`,
      detail: `${succeeded} success, or ${failed} failure`,
    }),
    reply(SHOP, PAYER, { text: 'the result' }),
    ...acknowledged('paymentResult', { from: GATEWAY, to: SHOP, words: ['success', 'failure'] }),
  ],
};

export const REDIRECT: Sequence = {
  title: 'A payment on another page: wallet, QR code or bank transfer',
  participants: [PAYER, SHOP, GATEWAY],
  steps: [
    request(PAYER, SHOP, { text: 'checks out' }),
    request(SHOP, GATEWAY, { text: requestLine('createPayment'), detail: 'with the method as the header paymentType' }),
    reply(GATEWAY, SHOP, { text: `${pending} and a payUrl` }),
    ...REDIRECTED,
    ...acknowledged('paymentResult', { from: GATEWAY, to: SHOP }),
    ...CAME_BACK,
  ],
};

export const CASHIER: Sequence = {
  title: 'A payment at the cashier: no card number reaches you',
  participants: [PAYER, SHOP, GATEWAY],
  steps: [
    request(PAYER, SHOP, { text: 'checks out' }),
    request(SHOP, GATEWAY, { text: requestLine('createCashierOrder'), detail: 'signed, without card details' }),
    reply(GATEWAY, SHOP, { text: `${pending} and a payUrl` }),
    reply(SHOP, PAYER, { text: 'HTTP 303 to payUrl' }),
    request(PAYER, GATEWAY, { text: 'chooses a method and pays' }),
    { kind: 'note', at: GATEWAY, text: 'If a card is declined, the payer can try again' },
    ...acknowledged('paymentResult', { from: GATEWAY, to: SHOP }),
    ...CAME_BACK,
  ],
};

export const THREE_D_SECURE: Sequence = {
  title: 'A card payment with 3-D Secure',
  participants: [PAYER, SHOP, GATEWAY, BANK],
  steps: [
    request(PAYER, SHOP, { text: 'enters the card and pays' }),
    request(SHOP, GATEWAY, { text: requestLine('createPayment'), detail: 'signed, with a new merOrderNo' }),
    request(GATEWAY, BANK, { text: 'asks for the money' }),
    reply(BANK, GATEWAY, { text: 'wants the payer to confirm' }),
    reply(GATEWAY, SHOP, { text: `${pending} and a payUrl` }),
    reply(SHOP, PAYER, { text: 'HTTP 303 to payUrl' }),
    request(PAYER, GATEWAY, { text: 'opens payUrl' }),
    request(PAYER, BANK, { text: 'confirms on the bank’s page' }),
    reply(BANK, GATEWAY, { text: 'approves or declines' }),
    ...acknowledged('paymentResult', { from: GATEWAY, to: SHOP, words: ['success', 'failure'] }),
    ...CAME_BACK,
  ],
};

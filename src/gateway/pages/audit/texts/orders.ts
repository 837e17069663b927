import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Orders, payment links, payers' data, and notifications. */
export const ORDER_TEXTS = translated({
  addNote: { title: 'Add a note to an order', done: ['Added a note to order {target}'] },
  revealOrder: {
    title: "Reveal a payer's data",
    done: [
      [/^the payer's data: (?<text>.+)$/, "Revealed the payer's data of order {target}: {text}"],
      "Revealed the payer's data of order {target}",
    ],
  },
  createLink: { title: 'Create a payment link', done: ['Created the payment link {detail}'] },
  updateLink: { title: 'Change a payment link', done: ['Changed the payment link {detail}'] },
  revokeLink: { title: 'Revoke a payment link', done: ['Revoked the payment link {detail}'] },

  resendDelivery: { title: 'Send a notification again', done: ['Sent notification {target} again'] },
  resendDeliveries: {
    title: 'Send failed notifications again',
    done: ['Sent the failed notifications of {merchant} again'],
  },
  resendSince: {
    title: 'Send notifications again since a time',
    done: [
      [/^1 notifications since (?<moment>\S+)$/, 'Sent one notification of {merchant} since {moment} again'],
      [
        /^(?<count>\d+) notifications since (?<moment>\S+)$/,
        'Sent {count} notifications of {merchant} since {moment} again',
      ],
      'Sent notifications of {merchant} again',
    ],
  },
  pauseDeliveries: { title: 'Pause notifications', done: ['Paused the notifications of {merchant}'] },
  resumeDeliveries: { title: 'Resume notifications', done: ['Resumed the notifications of {merchant}'] },
  sendTestEvent: {
    title: 'Send a test event',
    done: [
      [/^test event (?<name>\w+)$/, 'Sent a test event to {merchant}: {name}, notification {target}'],
      'Sent a test event to {merchant}, notification {target}',
    ],
  },
  testEndpoint: {
    title: 'Test a notification address',
    done: [
      [/./, 'Tested a notification address of {merchant}: {detail}'],
      'Tested a notification address of {merchant}',
    ],
  },
  replayRequest: { title: 'Replay a request', done: ['Replayed request {target} of {merchant}'] },
} as const satisfies Readonly<Record<string, ActionText>>);

import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Refunds, payouts, beneficiaries, chargebacks, fees, and what is booked by hand. */
export const MONEY_TEXTS = translated({
  createRefund: {
    title: 'Refund an order',
    done: [
      [/^(?<number>\S+): (?<money>\S+ \S+)$/, 'Refunded {money} of order {target}, refund {number}'],
      'Refunded order {target}',
    ],
  },
  reverseRefund: {
    title: 'A refund came back',
    done: [
      [/^(?<money>\S+ \S+)$/, 'Booked refund {target} back, because it did not reach the payer: {money}'],
      'Booked refund {target} back',
    ],
  },
  reversePayout: {
    title: 'A payout came back',
    done: [
      [/^(?<money>\S+ \S+)$/, 'Booked payout {target} back, because it did not reach the beneficiary: {money}'],
      'Booked payout {target} back',
    ],
  },
  createManualPayout: {
    title: 'Pay out by hand',
    done: [
      [/, (?<money>\S+ \S+) to (?<text>\S+)$/, 'Paid out {money} of {merchant} to account {text}, payout {target}'],
      'Paid out money of {merchant}, payout {target}',
    ],
  },
  payBeneficiary: {
    title: 'Pay a beneficiary',
    done: [
      [
        /, (?<money>\S+ \S+) to (?<text>\S+)$/,
        'Paid {money} of {merchant} to the beneficiary with account {text}, payout {target}',
      ],
      'Paid a beneficiary of {merchant}, payout {target}',
    ],
  },
  saveBeneficiary: { title: 'Save a beneficiary', done: ['Saved the beneficiary {detail} of {merchant}'] },
  removeBeneficiary: { title: 'Remove a beneficiary', done: ['Removed the beneficiary {detail} of {merchant}'] },
  chargeOrderBack: {
    title: 'Charge an order back in the sandbox',
    done: [[/./, 'Charged order {target} back: {detail}'], 'Charged order {target} back'],
  },
  answerChargeback: {
    title: 'Answer a chargeback',
    done: [[/^replaced/, 'Replaced the answer to chargeback {target}'], 'Answered chargeback {target}'],
  },
  addEvidence: {
    title: 'Add evidence to a chargeback',
    done: [
      [/: note$/, 'Added a note as evidence to chargeback {target}'],
      [/: (?<text>\S+), (?<bytes>\d+) bytes$/, 'Added a file as evidence to chargeback {target}: {text}, {bytes}'],
      'Added evidence to chargeback {target}',
    ],
  },
} as const satisfies Readonly<Record<string, ActionText>>);

import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Refunds, payouts, beneficiaries, chargebacks, fees, and what is booked by hand. */
export const MONEY_TEXTS = translated({
  createExport: { title: 'Export lines', done: ['Exported lines of {merchant}'] },
  failExport: { title: 'An export failed', done: ['Could not make an export of {merchant}'] },
  cancelExport: { title: 'Cancel an export', done: ['Cancelled an export of {merchant}'] },
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
  changeSettlementAccount: {
    title: 'Change a settlement account',
    done: [
      [
        /^(?<text>\S+ \S+), in force at (?<moment>\S+)$/,
        'Named another account for the own money of {merchant}: {text}, in force from {moment}',
      ],
      'Named another account for the own money of {merchant}',
    ],
  },
  withdrawSettlementAccount: {
    title: 'Withdraw a change of a settlement account',
    done: [
      [/./, 'Withdrew the change of the settlement account of {merchant}: {detail}'],
      'Withdrew a change of {merchant}',
    ],
  },
  setPayoutSchedule: {
    title: 'Set a payout schedule',
    done: [[/./, 'Set when {merchant} is paid automatically: {detail}'], 'Set when {merchant} is paid automatically'],
  },
  setMerchantTimeZone: {
    title: 'Set the time zone of a merchant',
    done: [[/./, 'Set the time zone of {merchant} to {detail}'], 'Set the time zone of {merchant}'],
  },
  runPayout: {
    title: 'A payout was due',
    done: [
      [/^waits: (?<money>\S+ \S+)/, 'A payout of {merchant} is above its limit and waits to be released: {money}'],
      [
        /, (?<money>\S+ \S+) to (?<text>\S+)$/,
        'Paid {money} to {merchant} by its schedule, account {text}, payout {target}',
      ],
      'Paid {merchant} by its schedule, payout {target}',
    ],
  },
  releasePayoutRun: {
    title: 'Release a payout',
    done: [
      [
        /, (?<money>\S+ \S+) to (?<text>\S+)$/,
        'Released a payout of {money} to {merchant}, account {text}, payout {target}',
      ],
      'Released a payout to {merchant}, payout {target}',
    ],
  },
  skipPayoutRun: {
    title: 'Skip a payout',
    done: [[/./, 'Skipped a payout of {merchant}: {detail}'], 'Skipped a payout of {merchant}'],
  },
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

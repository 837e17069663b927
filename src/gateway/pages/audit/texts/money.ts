import type { ActionText } from '../action-text.ts';

/** Refunds, payouts, beneficiaries, chargebacks, fees, and what is booked by hand. */
export const MONEY_TEXTS = {
  createRefund: {
    title: 'Refund an order',
    done: [
      [/^(?<number>\S+): (?<money>\S+ \S+)$/, 'Refunded {money} of order {target}, refund {number}'],
      'Refunded order {target}',
    ],
  },
  completeRefund: {
    title: 'Set the result of a refund',
    done: [
      [/^success$/, 'Set refund {target} to succeeded'],
      [/^failure$/, 'Set refund {target} to failed'],
      'Set the result of refund {target}',
    ],
  },
  createDeposit: {
    title: 'Book a deposit',
    done: [
      [
        /^(?<number>\S+): (?<money>\S+ \S+); (?<text>.+)$/,
        'Booked a deposit of {money} for {merchant}, {number}: {text}',
      ],
      [/^(?<number>\S+): (?<money>\S+ \S+)$/, 'Booked a deposit of {money} for {merchant}, {number}'],
      'Booked a deposit for {merchant}',
    ],
  },
  createCorrection: {
    title: 'Correct a balance',
    done: [
      [
        /^(?<number>\S+): (?<money>\S+ \S+) from (?<account>\w+) to (?<otherAccount>\w+); (?<text>.+)$/,
        'Corrected the balance of {merchant} by {money} from {account} to {otherAccount}, {number}: {text}',
      ],
      'Corrected the balance of {merchant}',
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
  setTerms: { title: 'Change the terms of a merchant', done: ['Changed the terms of {merchant}'] },
  chargeOrderBack: {
    title: 'Charge an order back in the sandbox',
    done: [[/./, 'Charged order {target} back: {detail}'], 'Charged order {target} back'],
  },
  openChargeback: {
    title: 'Open a chargeback',
    done: [[/./, 'Opened a chargeback of order {target}: {detail}'], 'Opened a chargeback of order {target}'],
  },
  closeChargeback: {
    title: 'Close a chargeback',
    done: [
      [/^won$/, 'Closed chargeback {target} as won'],
      [/^lost$/, 'Closed chargeback {target} as lost'],
      'Closed chargeback {target}',
    ],
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
} as const satisfies Readonly<Record<string, ActionText>>;

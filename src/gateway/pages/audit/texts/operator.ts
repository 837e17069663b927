import type { ActionText } from '../action-text.ts';

/** What only the operator's people do, and read: in English. */
export const OPERATOR_TEXTS = {
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
  setTerms: { title: 'Change the terms of a merchant', done: ['Changed the terms of {merchant}'] },
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
  completeOrder: {
    title: 'Set the result of an order',
    done: [
      [/^success$/, 'Set order {target} to paid'],
      [/^failure$/, 'Set order {target} to failed'],
      'Set the result of order {target}',
    ],
  },
  erasePayer: {
    title: 'Erase a payer',
    done: [
      [/ in 1 orders,/, "Erased a payer's data in one order of {merchant}"],
      [/ in (?<count>\d+) orders,/, "Erased a payer's data in {count} orders of {merchant}"],
      "Erased a payer's data of {merchant}",
    ],
  },
  createMerchant: { title: 'Create a merchant', done: ['Created the merchant {merchant}'] },
  updateMerchant: { title: 'Change a merchant', done: ['Changed the settings of {merchant}'] },
  approveMerchant: { title: 'Approve a merchant', done: ['Approved {merchant}'] },
  suspendMerchant: { title: 'Suspend a merchant', done: ['Suspended {merchant}'] },
  resumeMerchant: { title: 'Resume a merchant', done: ['Resumed {merchant}'] },
  startSeeing: {
    title: "See a merchant's back office",
    done: [
      [
        /^as (?<name>\w+) until (?<moment>\S+)$/,
        'Began to see the back office of {merchant} as {name}, until {moment}',
      ],
      'Began to see the back office of {merchant}',
    ],
  },
  stopSeeing: {
    title: "Stop seeing a merchant's back office",
    done: [
      [/^as (?<name>\w+)$/, 'Stopped seeing the back office of {merchant} as {name}'],
      'Stopped seeing the back office of {merchant}',
    ],
  },
  registerMerchant: { title: 'Register as a merchant', done: ['Registered as a merchant: {target}'] },
  approveRegistration: {
    title: 'Approve a registration',
    done: [
      [/^(?<text>.+), \S+$/, 'Approved the registration of {merchant}: {text}'],
      'Approved the registration of {merchant}',
    ],
  },
  askBack: { title: 'Ask back about a registration', done: ['Asked back about {target}: {detail}'] },
  refuseRegistration: { title: 'Refuse a registration', done: ['Refused {target}: {detail}'] },
  proveEmail: {
    title: 'Confirm the address of a registration',
    done: ['Confirmed the email address of {target}: {detail}'],
  },
  getOwnRegistration: { title: 'Look at an own registration', done: ['Looked at their own registration'] },
  answerQuestions: {
    title: 'Answer questions about a registration',
    done: ['Answered questions about {target}: {detail}'],
  },
  renewInvitation: { title: 'Ask for a new invitation', done: ['Asked for a new invitation after {target}'] },
  putRate: {
    title: 'Set a rate',
    done: [[/^(?<decimal>[0-9.]+)$/, 'Set the {target} to {decimal}'], 'Set the {target}'],
  },
  putBanks: {
    title: 'Change the list of banks',
    done: [
      [/^1 banks: /, 'Changed the list of banks: it has one bank'],
      [/^(?<count>\d+) banks: /, 'Changed the list of banks: it has {count} banks'],
      'Changed the list of banks',
    ],
  },
  takeTask: { title: 'Take a task', done: ['Took the task {target}'] },
  takeException: { title: 'Take an exception', done: ['Took the exception {target}'] },
  assignException: { title: 'Give an exception to somebody', done: ['Gave the exception {target} to somebody'] },
  setExceptionDue: { title: 'Set when an exception is due', done: ['Set when the exception {target} is due'] },
  noteException: { title: 'Write a note on an exception', done: ['Wrote a note on the exception {target}'] },
  askAcquirer: { title: 'Ask the acquirer', done: ['Asked the acquirer about the exception {target}'] },
  matchByHand: { title: 'Match by hand', done: ['Matched the exception {target} by hand: {detail}'] },
  writeOffException: { title: 'Write an exception off', done: ['Wrote off the exception {target}: {detail}'] },
  returnAtAcquirer: {
    title: 'Return money at the acquirer',
    done: ['Asked the acquirer to return the money of the exception {target}: {detail}'],
  },
  creditException: { title: 'Credit an exception', done: ['Credited the exception {target} to {merchant}'] },
  reopenException: { title: 'Reopen an exception', done: ['Reopened the exception {target}'] },
  endTask: {
    title: 'End a task',
    done: [
      [/: done$/, 'Ended the task {target}, after what it needed was done'],
      [/: noAction$/, 'Ended the task {target}, which needed nothing'],
      'Ended the task {target}',
    ],
  },
  putBankAccount: {
    title: 'Set a bank account of the operator',
    done: ['Set the {target}'],
  },
  putAcquirerTerms: {
    title: 'Set what is agreed with an acquirer',
    done: ['Set what is agreed with the {target}'],
  },
  putCsvProfile: { title: 'Save a CSV profile', done: ['Saved the {target}'] },
  previewCsv: { title: 'Try a CSV', done: ['Tried how a CSV is read'] },
  beginReconciliationFile: { title: 'Begin a file', done: ['Began to take in the {target}: {detail}'] },
  putReconciliationFilePart: { title: 'Send a part of a file', done: ['Sent a part of the {target}'] },
  completeReconciliationFile: { title: 'Complete a file', done: ['Took in the {target}: {detail}'] },
  withdrawReconciliationFile: { title: 'Withdraw an upload', done: ['Withdrew the {target}: {detail}'] },
  putAcquirer: {
    title: 'Change an acquirer',
    done: [
      [/^\w+ to active$/, 'Made the {target} active'],
      [/^\w+ to draining$/, 'Began to drain the {target}'],
      [/^\w+ to paused$/, 'Paused the {target}'],
      [/./, 'Changed what the {target} is used for: {detail}'],
      'Changed what the {target} is used for',
    ],
  },
  removeAcquirer: { title: 'Remove an acquirer', done: ['Removed the {target}'] },
  draftRouting: { title: 'Draft routing rules', done: [[/./, 'Drafted {target}: {detail}'], 'Drafted {target}'] },
  changeRoutingDraft: { title: 'Change a draft of routing rules', done: ['Changed {target}'] },
  discardRoutingDraft: { title: 'Give up a draft of routing rules', done: ['Gave up {target}'] },
  activateRouting: {
    title: 'Let routing rules decide',
    done: [[/^instead of/, 'Let {target} decide {detail}'], 'Let {target} decide'],
  },
  goBackInRouting: {
    title: 'Go back to the routing rules before',
    done: [[/./, 'Went back from {target} {detail}'], 'Went back from {target}'],
  },
  simulateRouting: { title: 'Simulate routing rules', done: ['Simulated {target}'] },
  putCardTable: {
    title: 'Replace the table of cards',
    done: [[/./, 'Replaced the table of cards, which has {detail} now'], 'Replaced the table of cards'],
  },
  saveView: {
    title: 'Save a view',
    done: [[/^shared$/, 'Saved the {target} for everybody'], 'Saved the {target} for themselves'],
  },
  deleteView: {
    title: 'Delete a view',
    done: [[/^of (?<text>.+)$/, 'Deleted the {target} of {text}'], 'Deleted the {target}'],
  },
  readNews: { title: 'Mark news as read', done: ['Marked news as read'] },
  readNewsItem: { title: 'Mark one piece of news as read', done: ['Marked one piece of news as read'] },
  resetSandbox: { title: 'Reset the sandbox', done: ['Reset the sandbox'] },
  plantReconciliationFault: {
    title: "Plant a fault in the sandbox's files",
    done: ["Planted a fault in the sandbox's files: {detail}"],
  },
  putSandboxFileSetting: {
    title: "Choose how the sandbox's files are taken in",
    done: ["Chose how the sandbox's files are taken in: {detail}"],
  },
  streamActions: {
    title: 'Export the audit log',
    done: [
      [/^1 actions exported$/, 'Exported one action of the audit log'],
      [/^(?<count>\d+) actions exported$/, 'Exported {count} actions of the audit log: {target}'],
      'Exported the audit log',
    ],
  },
} as const satisfies Readonly<Record<string, ActionText>>;

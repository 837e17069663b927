import { ORDER_NUMBER, PAID_AMOUNT, THIS_PAYOUT } from './payout-texts.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { NEW_TERM_FIELDS, TERM_FIELDS } from './term-texts.ts';

// What the operator's people read beside the fields of each operation that only they have. They read English.

const WRITTEN = 'They read it as you write it.';
const BOOKED_ONCE = 'A number is booked once.';

export const CONSOLE_FORM_TEXTS = {
  createMerchant: {
    name: { label: 'Name', hint: 'Payers see it on the payment page.' },
    merNo: { label: 'Merchant number', hint: 'At most 10 digits. Leave it empty to get one.' },
    websites: { label: 'Websites', hint: 'One per line, such as https://shop.example.' },
  },
  updateMerchant: {
    name: { label: 'Name' },
    methods: { label: 'Methods', of: 'all or some' },
    method: { label: 'Chosen methods', of: 'methods' },
    currencies: { label: 'Currencies', hint: 'Such as USD, EUR. Leave it empty to allow all.' },
    accentColour: { label: 'Colour of buttons', hint: "Such as #0a7cff. Leave it empty for the gateway's own." },
    framesPages: { label: 'In frames' },
  },
  setTerms: TERM_FIELDS,
  approveRegistration: {
    ...NEW_TERM_FIELDS,
    method: { label: 'Methods', of: 'methods' },
    currencies: { label: 'Currencies', hint: 'Such as USD, EUR.' },
  },
  askBack: { question: { label: 'Question', hint: WRITTEN } },
  refuseRegistration: { refusal: { label: 'Reason', hint: WRITTEN } },
  startSeeing: { role: { label: 'As' } },
  putBanks: { banks: { label: 'Banks', hint: 'One line per bank: its number, a space, and its name.' } },
  putRate: {
    from: { label: 'From', placeholder: 'EUR' },
    to: { label: 'To', placeholder: 'USD' },
    rate: { label: 'New rate', hint: 'Units of the second currency for one of the first.' },
  },
  putAcquirer: {
    state: { label: 'State' },
    preference: { label: 'Preference', hint: 'The lowest is asked first.', word: 'Preference' },
    methods: { label: 'Methods' },
    method: { label: 'Chosen methods', of: 'chosen methods' },
    currencies: { label: 'Currencies', hint: 'Such as EUR, USD. Leave it empty for all.', word: 'Currencies' },
    countries: {
      label: 'Countries of the payers',
      hint: 'Such as DE, FR. Leave it empty for all. Payers who name no country are taken.',
      word: 'Countries',
    },
    limits: {
      label: 'Limits',
      hint: 'One currency per line, such as EUR 1.00 to 5000.00, or USD up to 1000.00. Others have none.',
      word: 'Limits',
    },
  },
  draftRouting: {
    comment: {
      label: 'What it is for',
      hint: 'In a few words, such as North is cheaper for European cards.',
      word: 'What it is for',
    },
  },
  changeRoutingDraft: RULE_TEXTS,
  simulateRouting: {
    since: { label: 'Orders of', word: 'Orders of' },
    day: { label: 'The first day', hint: 'Only if you choose “From a day on” above.' },
  },
  assignException: {
    personId: {
      label: 'Person',
      hint: 'Whoever may act on exceptions.',
      word: 'Person',
    },
  },
  setExceptionDue: { dueDay: { label: 'Due day', word: 'Due day' } },
  noteException: {
    text: {
      label: 'Note',
      hint: 'What was found out or agreed, and with whom. Whoever looks later reads this.',
      word: 'Note',
    },
  },
  matchByHand: {
    items: {
      label: 'Items of the books',
      hint: 'One a line, such as 100001:TG…:payment. The page of another exception shows its reference.',
      word: 'Items',
    },
    lines: {
      label: 'Lines of files',
      hint: 'One a line, such as RC…:0:17. The line of this exception is part of it by itself.',
      word: 'Lines',
    },
    reports: { label: 'Reports', hint: 'One a line, such as RC…:0. Only for lines of a bank.', word: 'Reports' },
    rest: { label: 'If the sums differ, the rest' },
  },
  creditException: { merNo: { label: 'Merchant', hint: 'Whose the money is.', word: 'Merchant' } },
  putBankAccount: {
    bankAccount: { label: 'Id', hint: 'You choose it, such as main-eur. It stays.', word: 'Id' },
    name: { label: 'Name', word: 'Name' },
    scheme: { label: 'Kind of number' },
    number: { label: 'Account number', word: 'Account number' },
    currency: { label: 'Currency', placeholder: 'EUR', word: 'Currency' },
    format: { label: 'Statements' },
    profile: { label: 'CSV profile', hint: 'Only for CSV.', word: 'CSV profile' },
    calendar: { label: 'Days on which the bank works', word: 'Calendar' },
    state: { label: 'State' },
  },
  putAcquirerTerms: {
    bankAccount: { label: 'Pays to', word: 'Bank account' },
    reportDays: {
      label: 'Days until its report',
      hint: 'Bank working days after the payment.',
      word: 'Days until its report',
    },
    arrivalDays: {
      label: 'Days until its money',
      hint: 'Bank working days after it paid.',
      word: 'Days until its money',
    },
    calendar: { label: 'Days on which banks work', word: 'Calendar' },
    costs: {
      label: 'Agreed fees',
      hint: 'One a line, such as CREDIT_CARD EUR 1.4% + 0.25, any EUR 0.8%, or CREDIT_CARD EUR 0.9% domestic from 2027-01-01 for a region of your table of cards and from a day on. Of those that have begun, the first that fits holds. Leave it empty to check no fees.',
      word: 'Agreed fees',
    },
    writeOffLimit: {
      label: 'Written off up to',
      hint: 'A difference in smallest units: 5 is 0.05 EUR. 0 for nothing.',
      word: 'Written off up to',
    },
    writeOffDayMax: {
      label: 'Written off on a day',
      hint: 'At most, in smallest units, in each currency.',
      word: 'Written off on a day',
    },
    profile: { label: 'CSV profile', hint: 'Only if its reports are CSV files.', word: 'CSV profile' },
  },
  endTask: {
    ending: { label: 'How it ended' },
    note: {
      label: 'Note',
      hint: 'What was done and where, or why nothing had to be done. Whoever looks later reads this.',
      word: 'Note',
    },
  },
  createManualPayout: {
    merNo: { label: 'Merchant', hint: 'The merchant whose balance pays.', word: 'Merchant' },
    merOrderNo: ORDER_NUMBER,
    amount: PAID_AMOUNT,
    currency: { label: 'Currency', placeholder: 'USD', word: 'Currency' },
    method: { label: 'To' },
    account: {
      label: 'Account of the beneficiary',
      hint: 'Only its last four characters are kept.',
      word: 'Account of the beneficiary',
    },
    benFirstName: { label: 'First name of the beneficiary', word: 'First name' },
    benLastName: { label: 'Last name of the beneficiary', word: 'Last name' },
    notifyUrl: { label: 'Notify', hint: "Optional: the merchant's URL that gets the result.", word: 'Notify' },
    reason: { label: 'Reason', of: 'X-Reason', word: 'Reason' },
    body: THIS_PAYOUT,
  },
  openChargeback: {
    tradeNo: { label: 'Trade number of the payment' },
    bankReason: {
      label: 'What the bank says',
      hint: 'The merchant is told.',
      placeholder: 'Goods not received',
      of: 'reason',
    },
    due: { label: 'Answer until', of: 'dueAt' },
  },
  closeChargeback: { result: { label: 'The bank decided for' } },
  createDeposit: {
    amount: { label: 'Amount' },
    currency: { label: 'Currency' },
    depositNo: {
      label: 'Deposit number',
      hint: `Such as the reference of the bank transfer. ${BOOKED_ONCE}`,
    },
    note: { label: 'Note' },
  },
  createCorrection: {
    from: { label: 'From' },
    to: { label: 'To', hint: 'Other accounts belong to orders, refunds and chargebacks, and cannot be corrected.' },
    amount: { label: 'Amount' },
    currency: { label: 'Currency' },
    tradeNo: { label: 'Trade number, if it concerns an order', hint: 'The order then shows the correction.' },
    note: { label: 'What is corrected' },
    correctionNo: { label: 'Correction number', hint: BOOKED_ONCE },
  },
} as const;

import { isCardPayout } from '../../gateway/domain/method.ts';
import { operatorCommand, takeDone } from '../operator-command.ts';
import { printJson } from '../print.ts';
import { ACCOUNT_STDIN, readBeneficiary } from '../read-account.ts';
import { readMerchantNumber, readOneOf, required } from '../read-options.ts';

// Money of a merchant that is moved by hand.

const METHODS = ['PAYOUT_1', 'PAYOUT_2', 'PAYOUT_3', 'PAYOUT_4', 'PAYOUT_5', 'PAYOUT_6'] as const;
const ACCOUNTS = ['available', 'debt', 'fees', 'channel'] as const;

const MONEY_OPTIONS = {
  amount: { type: 'string', value: 'amount', about: 'amount, such as 25.00; required' },
  currency: { type: 'string', value: 'code', about: 'currency, such as USD; required' },
} as const;

const WAITS = 'Exit code 3: it waits for the approval of a second person.';

export const payout = operatorCommand(
  {
    name: 'merchant payout',
    about: "Pay out from a merchant's balance by hand.",
    words: ['MERCHANT'],
    options: {
      ...MONEY_OPTIONS,
      order: { type: 'string', value: 'number', about: "order number, new among the merchant's; required" },
      method: { type: 'string', value: 'method', about: `one of ${METHODS.join(', ')}; required`, choices: METHODS },
      account: { type: 'string', value: 'number', about: "beneficiary's account; required unless it is read" },
      ...ACCOUNT_STDIN,
      'first-name': { type: 'string', value: 'name', about: "beneficiary's first name; required" },
      'last-name': { type: 'string', value: 'name', about: "beneficiary's last name; required" },
      'notify-url': { type: 'string', value: 'address', about: 'where the merchant is notified' },
    },
    needsReason: true,
    notes: [WAITS],
    examples: [
      'tollgate merchant payout 100001 --order P-1 --amount 10.00 --currency USD --method PAYOUT_6 --account 646180157000000004 --first-name Grace --last-name Hopper --reason "ticket 4711"',
      'tollgate merchant payout 100001 --order P-2 --amount 10.00 --currency USD --method PAYOUT_2 --account-stdin --first-name Grace --last-name Hopper --reason "ticket 4711"',
    ],
  },
  async ({ client, words: [merNo = ''], options }) => {
    const notifyUrl = options['notify-url'];
    const merOrderNo = required('--order', options.order);
    const method = readOneOf('--method', required('--method', options.method), METHODS);
    const body = {
      merOrderNo,
      amount: required('--amount', options.amount),
      currency: required('--currency', options.currency),
      method,
      account: await readBeneficiary(options, isCardPayout(method)),
      benFirstName: required('--first-name', options['first-name']),
      benLastName: required('--last-name', options['last-name']),
      ...(notifyUrl !== undefined && { notifyUrl }),
    };
    const params = { path: { merNo: readMerchantNumber('MERCHANT', merNo) } };
    const order = await takeDone(client.POST('/operator/merchants/{merNo}/payouts', { params, body }));
    if (options.json) return printJson(order);
    console.log(`Payout ${order.tradeNo} of ${order.amount} ${order.currency} is ${order.state}.`);
  },
);

export const correct = operatorCommand(
  {
    name: 'merchant correct',
    about: 'Correct a balance: move money between two accounts of a merchant.',
    words: ['MERCHANT'],
    options: {
      ...MONEY_OPTIONS,
      number: { type: 'string', value: 'number', about: 'number of the correction, which is booked once; required' },
      from: { type: 'string', value: 'account', about: `one of ${ACCOUNTS.join(', ')}; required`, choices: ACCOUNTS },
      to: { type: 'string', value: 'account', about: 'likewise; required', choices: ACCOUNTS },
      note: { type: 'string', value: 'text', about: 'what is corrected, for the books; required' },
      order: { type: 'string', value: 'trade number', about: 'the order that it concerns, if any' },
    },
    needsReason: true,
    notes: [WAITS],
    examples: [
      'tollgate merchant correct 100001 --number C-1 --from fees --to available --amount 3.00 --currency USD --note "fee charged twice" --reason "ticket 4711"',
    ],
  },
  async ({ client, words: [merNo = ''], options }) => {
    const body = {
      correctionNo: required('--number', options.number),
      from: readOneOf('--from', required('--from', options.from), ACCOUNTS),
      to: readOneOf('--to', required('--to', options.to), ACCOUNTS),
      amount: required('--amount', options.amount),
      currency: required('--currency', options.currency),
      note: required('--note', options.note),
      ...(options.order !== undefined && { tradeNo: options.order }),
    };
    const params = { path: { merNo: readMerchantNumber('MERCHANT', merNo) } };
    const booked = await takeDone(client.POST('/operator/merchants/{merNo}/corrections', { params, body }));
    if (options.json) return printJson(booked);
    const { correctionNo, amount, currency, from, to } = booked;
    console.log(`Correction ${correctionNo}: ${amount} ${currency} moved from ${from} to ${to}.`);
  },
);

import { moneyList } from './money-list.ts';
import type { KeyWords, NewsTexts, RequestWords } from '../../news-texts.ts';

const REQUESTS: RequestWords = {
  refund: 'refund',
  payout: 'payout',
  beneficiary: 'beneficiary',
  deposit: 'deposit',
  correction: 'correction',
  merchantApproval: 'new merchant',
  fees: 'fees and terms',
  keys: 'key',
  merchantRelease: 'release of a merchant',
  roles: 'roles',
  rules: 'approval rules',
  acquirer: 'change of an acquirer',
  routing: 'routing rules that are to decide',
  acquirerTerms: 'change of what is agreed with an acquirer',
  settlementAccount: 'settlement account',
  payoutSchedule: 'payout schedule',
  exception: 'exception in reconciliation',
};

const KEYS: KeyWords = { signingKey: 'signing key', webhookSecret: 'webhook secret', publicKey: 'public key' };

const from = (address: string | null) => (address === null ? '' : ` The request came from ${address}.`);
const NOT_YOU =
  'If this was not you, change your password at once, end all other sessions, and tell your administrator.';

export const en: NewsTexts = {
  kinds: {
    chargebackOpened: {
      title: ({ amount, currency, dueAt }, { day }) => `Chargeback over ${amount} ${currency}: answer by ${day(dueAt)}`,
      lines: ({ amount, currency, dueAt }, { moment }) => [
        `The payer’s bank disputes a payment of ${amount} ${currency}. The amount is held until the case is decided.`,
        `Answer with your evidence by ${moment(dueAt)}. After that, the bank takes nothing more.`,
      ],
    },
    chargebackDue: {
      title: ({ amount, currency, days }) =>
        `Chargeback over ${amount} ${currency} is due ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      lines: ({ dueAt }, { moment }) => [
        `Nobody has answered this chargeback yet. The bank takes evidence until ${moment(dueAt)}.`,
        'Without an answer the case is usually lost.',
      ],
    },
    approvalWaiting: {
      title: ({ request }) => `A request waits for your approval: ${REQUESTS[request]}`,
      lines: ({ request, by }) => [`${by} asks for approval: ${REQUESTS[request]}. It expires after three days.`],
    },
    approvalDecided: {
      title: ({ request, decision }) => `${DECISIONS[decision]}: ${REQUESTS[request]}`,
      lines: ({ decision, by }) => [
        decision === 'failed'
          ? `${by} approved your request, but it could not be carried out. The request says why.`
          : `${by} ${decision} your request.`,
      ],
    },
    endpointFailing: {
      title: ({ host }) => `${host} does not accept notifications`,
      lines: ({ host, since }, { moment }) => [
        `Notifications to ${host} have failed since ${moment(since)}. They are repeated for a while, and kept for you to resend.`,
        'Check that the address can be reached, and that your program answers with SUCCESS.',
      ],
    },
    endpointRecovered: {
      title: ({ host }) => `${host} accepts notifications again`,
      lines: () => ['What was given up meanwhile can be resent from the list of notifications.'],
    },
    payoutSent: {
      title: ({ amount, currency }) => `Payout of ${amount} ${currency} was paid`,
      lines: () => ['The money has left your balance and is on its way to the beneficiary.'],
    },
    payoutFailed: {
      title: ({ amount, currency }) => `Payout of ${amount} ${currency} failed`,
      lines: () => ['The beneficiary was not paid, or the money came back. It is in your balance again.'],
    },
    payoutReversed: {
      title: ({ amount, currency }) => `Payout of ${amount} ${currency} came back`,
      lines: () => [
        'The bank sent it back after it had been paid. The amount is in your available balance again.',
        'Check the account of the beneficiary, then pay out again. The payout stays as it is, and your shop gets no second notification.',
      ],
    },
    refundReversed: {
      title: ({ amount, currency }) => `Refund of ${amount} ${currency} came back`,
      lines: () => [
        'The bank could not give it to the payer and sent it back. The amount is in your available balance again.',
        'Ask the payer for another way, such as a bank account, and pay out to it. The refund stays as it is, and your shop gets no second notification.',
      ],
    },
    beneficiaryAdded: {
      title: () => 'A beneficiary of payouts was saved',
      lines: ({ by }) => [`${by} saved an account to which your money can be paid out.`, SURPRISED],
    },
    beneficiaryRemoved: {
      title: () => 'A beneficiary of payouts was removed',
      lines: ({ by }) => [`${by} removed an account to which your money could be paid out.`],
    },
    settlementAccountChanged: {
      title: ({ currency, inForceAt }, { day }) =>
        `The account for your money in ${currency} changes on ${day(inForceAt)}`,
      lines: ({ by, currency, account, inForceAt }, { moment }) => [
        `Your money in ${currency} goes to the account ${account} from ${moment(inForceAt)} on. ${by} approved it.`,
        'If you do not know of this, withdraw the change in your settings before that time, and tell whoever runs your gateway.',
      ],
    },
    settlementAccountWithdrawn: {
      title: ({ currency }) => `The change of the account for your money in ${currency} was withdrawn`,
      lines: ({ by, account }) => [
        `${by} withdrew the change to the account ${account}. What was paid before it is paid again.`,
      ],
    },
    payoutWaiting: {
      title: ({ amount, currency }) => `A payout of ${amount} ${currency} needs your decision`,
      lines: () => [
        'It is due by its schedule and above the limit, so somebody who approves payouts has to decide: release it or skip it. If nobody does, the next due date replaces it.',
      ],
    },
    exceptionsOverdue: {
      title: ({ count }) =>
        count === 1 ? 'An exception of reconciliation is overdue' : `${count} exceptions of reconciliation are overdue`,
      lines: ({ count, since, sums }, { day }) => [
        `${count === 1 ? 'It should' : 'They should'} have been cleared up by now. At stake: ${moneyList(sums)}. The oldest is open since ${day(since)}.`,
        'Each says what happened and what to do next. You get this mail once a day, until nothing is overdue.',
      ],
    },
    keyChanged: {
      title: ({ key, change }) =>
        change === 'ended' ? `An old ${KEYS[key]} was ended` : `The ${KEYS[key]} was replaced`,
      lines: ({ key, change, by }) => [
        change === 'ended'
          ? `${by} ended an old ${KEYS[key]} before its time. Programs that still use it are refused.`
          : `${by} replaced the ${KEYS[key]}. Programs must use the new one before the old one expires.`,
        SURPRISED,
      ],
    },
    tokenCreated: {
      title: () => 'An access token was created',
      lines: ({ by }) => [`${by} created a token with which a program can act.`, SURPRISED],
    },
    passwordChanged: {
      title: () => 'Your password was changed',
      lines: ({ address }) => [`The password of your account was changed.${from(address)}`, NOT_YOU],
    },
    factorChanged: {
      title: ({ change }) => FACTORS[change],
      lines: ({ change, address }) => [`${FACTORS[change]}.${from(address)}`, NOT_YOU],
    },
    emailChanged: {
      title: () => 'The e-mail address of your account was changed',
      lines: ({ address }) => [
        `Mails now go to the new address, with which you also sign in.${from(address)}`,
        NOT_YOU,
      ],
    },
    recoveryCodeUsed: {
      title: () => 'One of your recovery codes was used',
      lines: ({ address }) => [`Somebody used a recovery code instead of your second factor.${from(address)}`, NOT_YOU],
    },
    newDevice: {
      title: ({ device }) => `New sign-in: ${device}`,
      lines: ({ device, address }) => [
        `Somebody signed in to your account with ${device}, which was never used before.${from(address)}`,
        NOT_YOU,
      ],
    },
    signInLocked: {
      title: () => 'Sign-in to your account is locked for a while',
      lines: ({ address }) => [
        `There were too many wrong passwords or codes, so sign-in pauses for a while.${from(address)}`,
        'Browsers in which you have signed in before are not affected by strangers. You get this mail at most once a day.',
      ],
    },
  },
  buttons: {
    chargebacks: 'Open the chargeback',
    approvals: 'Open the request',
    endpoints: 'See the notifications',
    payouts: 'Open the payout',
    refunds: 'Open the refund',
    beneficiaries: 'See the beneficiaries',
    settlementAccounts: 'See the account',
    reconciliation: 'See what is overdue',
    keys: 'See the keys',
    account: 'Open your account',
  },
  digest: {
    subject: (count) => (count === 1 ? 'One thing happened' : `${count} things happened`),
    intro: 'This is what happened since the last summary:',
    button: 'Open',
  },
  merchant: (merNo) => `Merchant ${merNo}`,
  choose: 'You choose on your account page which mails you get, and how often.',
  always: 'Mails about security are always sent.',
};

const SURPRISED = 'If this surprises you, ask the person at once, and tell whoever runs your gateway.';

const DECISIONS = {
  approved: 'Your request was approved',
  failed: 'Your request was approved, but failed',
  refused: 'Your request was refused',
} as const;

const FACTORS = {
  added: 'A way to sign in was added to your account',
  removed: 'A way to sign in was removed from your account',
  codesRenewed: 'Your recovery codes were renewed',
  renewed: 'Sign-in to your account was set up again',
} as const;

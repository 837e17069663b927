import type { MerchantProblems, MerchantRefusals } from '../../../operations/merchants/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

export const merchantSentences: Sentences<MerchantRefusals> = {
  merchantNumberTaken: ({ merNo }) =>
    problem('merchantNumberTaken', `There is a merchant ${merNo} already. Choose another number, or leave merNo out.`),
  merchantStatusConflict: ({ status, action, needed }) =>
    problem('merchantStatusConflict', `The merchant is ${status}; ${action} needs ${needed}.`),
  secretNotFound: ({ merNo, secretNo }) =>
    problem(
      'secretNotFound',
      `Merchant ${merNo} has no key or secret ${secretNo}. GET /operator/merchants/${merNo}/secrets lists them.`,
    ),
  secretInUse: () =>
    problem(
      'secretInUse',
      'It is the one in use: ending it would stop the merchant. Rotate it first, with an overlap.',
    ),
  testRunning: () => problem('tooManyTests', 'A test of this merchant is running. Wait until it has ended.'),
  tooManyTests: ({ waitSeconds }) =>
    problem('tooManyTests', `There were many tests in a short time. Try again in ${waitSeconds} seconds.`),
};

export const merchantPhrases: Phrases<MerchantProblems> = {
  onThisMachine: ({ addresses }) => `${addresses.join(', ')} leads to the machine itself; use a public address`,
  keyOfSandbox: () => "is the sandbox's key, whose private half is public",
  noPublicKey: () => 'must be a public key in PEM (BEGIN PUBLIC KEY)',
  unreadableKey: () => 'is not a public key in PEM: it cannot be read',
  noRsaKey: ({ type }) => `must be an RSA key, not ${type ?? 'another'}`,
  replyElsewhere: () => "must be an e-mail address at one of the merchant's websites",
  addressInLine: () => 'must not contain an address of a website or a mailbox',
  keySizeWrong: ({ bits, min, max }) => `must have ${min} to ${max} bits; this key has ${bits}`,
};

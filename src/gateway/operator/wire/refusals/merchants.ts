import { say } from '../../../../web/texts.ts';
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
      say`Merchant ${merNo} has no key or secret ${secretNo}. GET /operator/merchants/${merNo}/secrets lists them.`,
    ),
  secretInUse: () =>
    problem(
      'secretInUse',
      say`It is the one in use: ending it would stop the merchant. Rotate it first, with an overlap.`,
    ),
  testRunning: () => problem('tooManyTests', say`A test of this merchant is running. Wait until it has ended.`),
  tooManyTests: ({ waitSeconds }) =>
    problem('tooManyTests', say`There were many tests in a short time. Try again in ${waitSeconds} seconds.`),
};

export const merchantPhrases: Phrases<MerchantProblems> = {
  onThisMachine: ({ addresses }) => say`${addresses.join(', ')} leads to the machine itself; use a public address`,
  keyOfSandbox: () => say`is the sandbox's key, whose private half is public`,
  noPublicKey: () => say`must be a public key in PEM (BEGIN PUBLIC KEY)`,
  unreadableKey: () => say`is not a public key in PEM: it cannot be read`,
  noRsaKey: ({ type }) => say`must be an RSA key, not ${type ?? say`another`}`,
  replyElsewhere: () => say`must be an e-mail address at one of the merchant's websites`,
  addressInLine: () => say`must not contain an address of a website or a mailbox`,
  keySizeWrong: ({ bits, min, max }) => say`must have ${min} to ${max} bits; this key has ${bits}`,
};

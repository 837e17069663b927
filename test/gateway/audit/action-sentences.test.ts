import { describe, expect, it } from 'vitest';
import { spanish } from '../../../src/gateway/pages/languages/es/spanish.ts';
import { inLanguage } from '../../../src/web/texts.ts';
import { ACTION_KINDS } from '../../../src/gateway/domain/audit/action-kinds.ts';
import type { DescribedAction } from '../../../src/gateway/domain/audit/action-kinds.ts';
import { ACTION_TEXTS, titleOf } from '../../../src/gateway/pages/audit/action-texts.ts';
import { groupWords } from '../../../src/gateway/pages/audit/group-words.ts';
import { describeAction } from '../../../src/gateway/pages/audit/sentence.ts';
import type { ActionNames, DescribedEntry } from '../../../src/gateway/pages/audit/sentence.ts';

const NAMES: ActionNames<string> = {
  merchant: (merNo) => (merNo === 200_001 ? 'Bloemen' : `merchant ${merNo}`),
  person: () => 'eva@example.com',
  text: String,
  timeZone: 'Europe/Berlin',
};
const OF_MERCHANT = { merNo: 200_001, target: 'merchant 200001', outcome: 'done', detail: '' } as const;
const OF_PERSON = { merNo: 0, target: 'person person_01JD0QF6ZK3V8', outcome: 'done', detail: '' } as const;
const OF_ORDER = { ...OF_MERCHANT, target: 'TG01' };

function sentenceFor(entry: DescribedEntry, names: Partial<ActionNames<string>> = {}): string {
  return describeAction(entry, { ...NAMES, ...names }).parts.join('');
}

describe('a record in a sentence', () => {
  it.each<[string, DescribedEntry]>([
    [
      'Rotated the signing key of Bloemen, overlap 24 hours',
      {
        ...OF_MERCHANT,
        action: 'rotateSigningKey',
        detail: 'signingKey key_1; the old one stays valid for 86400 seconds',
      },
    ],
    [
      'Rotated the webhook secret of Bloemen, without overlap',
      {
        ...OF_MERCHANT,
        action: 'rotateWebhookSecret',
        detail: 'webhookSecret key_1; the old one stays valid for 0 seconds',
      },
    ],
    ['Ended an old public key of Bloemen', { ...OF_MERCHANT, action: 'endSecret', detail: 'publicKey key_9' }],
    [
      'Refunded 1,250.00 USD of order TG01, refund RF01',
      { ...OF_ORDER, action: 'createRefund', detail: 'RF01: 1250.00 USD' },
    ],
    ['Set order TG01 to paid', { ...OF_ORDER, action: 'completeOrder', detail: 'success' }],
    [
      'Booked a deposit of 5,000.00 EUR for Bloemen, D-1: from the bank',
      { ...OF_MERCHANT, action: 'createDeposit', detail: 'D-1: 5000.00 EUR; from the bank' },
    ],
    [
      'Corrected the balance of Bloemen by 10.00 USD from available to reserve, C-1: agreed; twice',
      { ...OF_MERCHANT, action: 'createCorrection', detail: 'C-1: 10.00 USD from available to margin; agreed; twice' },
    ],
    [
      'Paid out 75.50 USD of Bloemen to account ****1234, payout TG01',
      { ...OF_ORDER, action: 'createManualPayout', detail: 'TG01: ORDER-1, 75.50 USD to ****1234' },
    ],
    [
      'Sent 12 notifications of Bloemen since 16 Nov 2026, 07:12 again',
      { ...OF_MERCHANT, action: 'resendSince', detail: '12 notifications since 2026-11-16T06:12:33.000Z' },
    ],
    [
      "Erased a payer's data in 1,200 orders of Bloemen",
      { ...OF_MERCHANT, action: 'erasePayer', detail: "erased the payer's data in 1200 orders, found by email x" },
    ],
    [
      'Changed the roles of eva@bloemen.example from staff to owner, staff',
      { ...OF_PERSON, action: 'changeRoles', detail: 'eva@bloemen.example: staff to owner, staff' },
    ],
    [
      'Changed the roles of eva@example.com, as okta says',
      { ...OF_PERSON, action: 'changeRoles', detail: 'oidc:okta' },
    ],
    [
      'Invited joe@example.com as owner',
      { ...OF_MERCHANT, action: 'invitePerson', detail: 'joe@example.com as owner' },
    ],
    ['Set the rate USD/EUR to 0.9215', { ...OF_MERCHANT, action: 'putRate', target: 'rate USD/EUR', detail: '0.9215' }],
    [
      "Moved the sandbox's clock forward by 90 minutes",
      { ...OF_MERCHANT, action: 'advanceClock', target: 'clock', detail: 'forward by 5400 seconds' },
    ],
    [
      'Added a file as evidence to chargeback CB01: application/pdf, 12 kB',
      { ...OF_MERCHANT, action: 'addEvidence', target: 'CB01', detail: 'evidence 2: application/pdf, 12400 bytes' },
    ],
    [
      'Exported orders.csv, filtered by merNo 200001; state success',
      { ...OF_MERCHANT, action: 'listOrders', detail: 'orders.csv exported: merNo 200001; state success' },
    ],
    [
      'Was refused “Rotate a signing key” for Bloemen: it needs the permission keys.rotate',
      { ...OF_MERCHANT, action: 'rotateSigningKey', outcome: 'refused', detail: 'it needs the permission keys.rotate' },
    ],
    [
      'Was refused “List balances”: no',
      { ...OF_PERSON, action: 'listBalances', target: '', outcome: 'refused', detail: 'no' },
    ],
    [
      'Somebody could not sign in as eva@example.com: wrong password',
      { ...OF_PERSON, action: 'signIn', outcome: 'refused', detail: 'wrong password' },
    ],
    ['Signed in with password and passkey', { ...OF_PERSON, action: 'signIn', detail: 'password+passkey' }],
    ['An action of old: something', { ...OF_PERSON, action: 'anActionOfOld', target: 'something' }],
  ])('%s', (sentence, entry) => {
    expect(sentenceFor(entry)).toBe(sentence);
  });

  it('says of whom it is to those who may not know who did it', () => {
    const entry = { ...OF_PERSON, action: 'disablePerson', detail: 'eva@example.com: active to disabled' };
    expect(sentenceFor(entry)).toBe('Disabled the account of eva@example.com');
    expect(sentenceFor(entry, { isToReader: true })).toBe('Account disabled');
  });

  it('says whether the details of the record are all in it', () => {
    const isWhole = (entry: DescribedEntry) => describeAction(entry, NAMES).isWhole;
    expect(isWhole({ ...OF_MERCHANT, action: 'rotateSigningKey', detail: 'in words of an earlier release' })).toBe(
      false,
    );
    expect(isWhole({ ...OF_ORDER, action: 'createRefund', detail: 'RF01: 12.00 USD' })).toBe(true);
    expect(isWhole({ ...OF_MERCHANT, action: 'revokeToken', detail: 'nightly' })).toBe(true);
    expect(isWhole({ ...OF_MERCHANT, action: 'pauseDeliveries' })).toBe(true);
  });
});

describe('the texts of actions', () => {
  const actions = Object.keys(ACTION_KINDS) as DescribedAction[];
  const written = actions.flatMap((action) => {
    const { done, refused = [], toOwner = [] } = ACTION_TEXTS[action];
    return [...done, ...refused, ...toOwner].map((one) => {
      const [details, sentence] = typeof one === 'string' ? [null, one] : one;
      return { action, details, sentence };
    });
  });

  it('use the values that their details have, and these have names that we know how to write', () => {
    const always = ['merchant', 'target', 'person', 'detail'];
    const wrong = written.flatMap(({ action, details, sentence }) => {
      const groups = [...(details?.source ?? '').matchAll(/\?<(\w+)>/g)].map(([, name = '']) => name);
      const values = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const unknown = values.filter((name) => !always.includes(name) && !groups.includes(name));
      const unused = groups.filter((name) => !values.includes(name));
      const unwritten = groups.filter((name) => groupWords(name, '1', 'UTC') === null);
      return [...unknown, ...unused, ...unwritten].map((name) => `${action}: ${name}`);
    });
    expect(written.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('are sentences that begin with a capital and have no end of their own, and titles that differ', () => {
    expect(written.filter(({ sentence }) => !/^[A-Z].*[^.]$/.test(sentence))).toEqual([]);
    const titles = actions.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

it('the log of a merchant’s person is in their language, with figures of that language', () => {
  const entry = { ...OF_ORDER, action: 'createRefund', detail: 'RF01: 1250.00 USD' };
  const rotated = {
    ...OF_MERCHANT,
    action: 'rotateSigningKey',
    detail: 'signingKey key_1; the old one stays valid for 172800 seconds',
  };
  const inSpanish = { tag: 'es', texts: spanish() };
  expect(inLanguage(inSpanish, () => [sentenceFor(entry), sentenceFor(rotated)])).toEqual([
    'Se reembolsaron 1250,00 USD del pedido TG01, reembolso RF01',
    'Se rotó la clave de firma de Bloemen, con un solapamiento de 2 días',
  ]);
});

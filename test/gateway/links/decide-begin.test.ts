import { expect, test } from 'vitest';
import { RESERVED_MS_MAX, decideBegin } from '../../../src/gateway/domain/links/link.ts';
import type { BegunPayment, LockedLink } from '../../../src/gateway/domain/links/link.ts';

const NOW = 1_800_000_000_000;

const link = {
  merNo: 100001,
  linkNo: 'PL1',
  title: 'Blue bowl',
  text: null,
  currency: 'USD',
  amount: 4500n,
  amountMin: null,
  amountMax: null,
  methods: null,
  usesMax: 1,
  expiresAt: null,
  reference: null,
  notifyUrl: null,
  returnUrl: null,
  cancelUrl: null,
  asks: {},
  quantityMax: null,
  version: 1,
  createdAt: NOW - 1000,
  revokedAt: null,
};

const use = { paid: 0, paidAmount: 0n, paying: 0, reserved: 0, left: 0 };

const begun = (change: Partial<BegunPayment> = {}): BegunPayment => ({
  sequence: 1,
  payer: 'somebody',
  begunAt: NOW - 1000,
  order: { tradeNo: 'TG1', amount: 4500n, isLeft: false },
  ...change,
});

const locked = (change: Partial<LockedLink> = {}): LockedLink => ({
  link,
  use,
  nextSequence: 2,
  own: null,
  others: [],
  ...change,
});

const paying = { ...use, paying: 1 };
const reserved = begun({ order: null });
const dead = begun({ order: null, begunAt: NOW - RESERVED_MS_MAX });

test.each<[string, LockedLink, object]>([
  ['nobody pays', locked(), { kind: 'reserve', sequence: 2 }],
  ['the payer has this order', locked({ use: paying, own: begun() }), { kind: 'continue', tradeNo: 'TG1' }],
  [
    'the payer has an order of another amount',
    locked({ use: paying, own: begun({ order: { tradeNo: 'TG1', amount: 1n, isLeft: false } }) }),
    { kind: 'end', tradeNo: 'TG1', isOwn: true },
  ],
  ['the payer pressed twice', locked({ use: { ...use, reserved: 1 }, own: reserved }), { kind: 'starting' }],
  ['somebody pays', locked({ use: paying, others: [begun()] }), { kind: 'held' }],
  ['somebody is being given an order', locked({ use: { ...use, reserved: 1 }, others: [reserved] }), { kind: 'held' }],
  [
    'somebody has left',
    locked({ use: paying, others: [begun({ order: { tradeNo: 'TG1', amount: 4500n, isLeft: true } })] }),
    { kind: 'end', tradeNo: 'TG1', isOwn: false },
  ],
  ['a process died', locked({ use: { ...use, reserved: 1 }, others: [dead] }), { kind: 'giveUp', sequence: 1 }],
  ['it is paid', locked({ use: { ...use, paid: 1 } }), { kind: 'closed', state: 'usedUp' }],
  ['it is revoked', locked({ link: { ...link, revokedAt: NOW } }), { kind: 'closed', state: 'revoked' }],
  ['it has changed since the payer saw it', locked({ link: { ...link, version: 2 } }), { kind: 'changed' }],
  ['it has expired', locked({ link: { ...link, expiresAt: NOW } }), { kind: 'closed', state: 'expired' }],
  [
    'it is revoked, and the payer has this order',
    locked({ link: { ...link, revokedAt: NOW }, use: paying, own: begun() }),
    { kind: 'continue', tradeNo: 'TG1' },
  ],
  [
    'others pay a link without a limit',
    locked({ link: { ...link, usesMax: null }, use: { ...use, paying: 9 } }),
    { kind: 'reserve', sequence: 2 },
  ],
])('a payer begins, and %s', (_title, state, want) => {
  expect(decideBegin(state, { amount: 4500n, version: 1, now: NOW })).toEqual(want);
});

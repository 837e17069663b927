import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { invalid, refuse, refuseInput } from '../../../src/gateway/operations/outcome.ts';
import type { OperatorRefusal } from '../../../src/gateway/operations/outcome.ts';
import { refusedBy } from '../../../src/gateway/operator/refused.ts';

const CATALOGUE = new URL('../../../src/gateway/operator/wire/refusals/', import.meta.url);

it('a reason has one subject: the sentence of a second would replace the first', async () => {
  const files = readdirSync(CATALOGUE).filter((name) => !['write-refusal.ts', 'merchant-interface.ts'].includes(name));
  const exported = await Promise.all(
    files.map(async (name) => Object.entries((await import(new URL(name, CATALOGUE).href)) as object)),
  );
  for (const ending of ['Sentences', 'Phrases']) {
    const reasons = exported.flat().flatMap(([name, one]) => (name.endsWith(ending) ? Object.keys(one as object) : []));
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  }
});

it.each<[string, string, OperatorRefusal]>([
  [
    'The order ended with success before; nothing was changed.',
    'alreadyFinal',
    refuse('alreadyFinal', { subject: 'order', state: 'succeeded' }),
  ],
  [
    'The refund ended with failure before; nothing was changed.',
    'alreadyFinal',
    refuse('alreadyFinal', { subject: 'refund', state: 'failed' }),
  ],
  [
    'The chargeback was lost before; nothing was changed.',
    'alreadyFinal',
    refuse('alreadyFinal', { subject: 'chargeback', state: 'lost' }),
  ],
  [
    'The merchant is suspended; payment links need active.',
    'merchantStatusConflict',
    refuse('merchantNotActive', { status: 'suspended', wanted: 'links' }),
  ],
  [
    'The merchant is pending; a payout needs active.',
    'merchantStatusConflict',
    refuse('merchantNotActive', { status: 'pending', wanted: 'payout' }),
  ],
  [
    'The name, websites are no longer what you sent as replaces. Nothing was changed; read them again.',
    'changedMeanwhile',
    refuse('changedMeanwhile', { what: ['name', 'websites'] }),
  ],
  [
    'The keys in use are no longer what you sent as replaces. Nothing was changed; read them again.',
    'changedMeanwhile',
    refuse('changedMeanwhile', { what: 'keys' }),
  ],
  [
    'Too many commands wait to be confirmed from your address. Try again in 30 seconds.',
    'tooManyRequests',
    refuse('tooManyDevices', { of: 'address', waitSeconds: 30 }),
  ],
  [
    'Too many commands wait to be confirmed. Try again in 30 seconds.',
    'tooManyRequests',
    refuse('tooManyDevices', { of: 'all', waitSeconds: 30 }),
  ],
  ['This account is saved already, as Rent.', 'beneficiaryExists', refuse('beneficiaryExists', { label: 'Rent' })],
  ['This account is saved already.', 'beneficiaryExists', refuse('beneficiaryExists', { label: null })],
  [
    'The request was approved, but could not be done, by somebody at 1970-01-01T00:00:00.000Z.',
    'approvalNotPending',
    refuse('approvalEnded', { state: 'failed', decidedBy: null, at: 0 }),
  ],
])('a refusal is written with its values: %s', (detail, name, refusal) => {
  expect(refusedBy(refusal)).toEqual({ kind: 'refused', name, detail });
});

it('what is wrong with inputs is written field by field, in the words of whoever found it', () => {
  const problems = [
    invalid('account', 'otherCard', { expected: 'asked' }),
    { field: 'day', problem: 'is not a day of the calendar' },
  ];
  const fields = [
    { field: 'account', problem: 'is not the number of the card that was asked for; check its digits' },
    { field: 'day', problem: 'is not a day of the calendar' },
  ];
  const detail = fields.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  expect(refusedBy(refuseInput(problems))).toEqual({ kind: 'refused', name: 'invalidInput', detail, fields });
});

it('a deposit under a taken number says what the first one was, and which field differs', () => {
  const first = { depositNo: 'D1', amount: 1050n, currency: 'EUR' };
  const detail = 'D1 was used for a deposit of 10.50 EUR. Choose another depositNo.';
  const refused = { kind: 'refused', name: 'depositNumberTaken', detail };
  expect(refusedBy(refuse('depositNumberTaken', { first, differs: 'amount' }))).toEqual({
    ...refused,
    fields: [{ field: 'amount', problem: 'is 10.50 in the first request' }],
  });
  expect(refusedBy(refuse('depositNumberTaken', { first, differs: 'currency' }))).toEqual({
    ...refused,
    fields: [{ field: 'currency', problem: 'is EUR in the first request' }],
  });
});

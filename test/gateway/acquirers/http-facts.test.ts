import { describe, expect, it } from 'vitest';
import { callChannel, CARD } from '../../helpers/acquirer/channel-requests.ts';
import { answeringChannel } from './answering.ts';

const FACTS = {
  acquirerReference: 'ch_3Q8f2L0031',
  arn: '74537606322000123456789',
  networkTransactionId: '016153570198200',
  authorisationCode: 'T12345',
  decline: { class: 'soft', schemeCode: '51' },
  threeDSecure: { version: '2.2.0', eci: '05', dsTransId: 'f25084f0-5b16-4c0a-ae5d-b24808a95e4b', liability: 'issuer' },
  addressCheck: 'Y',
  securityCodeCheck: 'M',
  fee: { currency: 'EUR', amount: '-39' },
};

describe('the facts of an answer', () => {
  it.each(['approved', 'declined', 'challenged', 'pending'] as const)(
    'the facts of an answer come with what is %s',
    async (kind) => {
      const { channel, reported } = answeringChannel({ kind, ...FACTS });
      expect(await callChannel(channel, 'authorize')).toEqual({ kind, message: 'It is done.', facts: FACTS });
      expect(reported).toMatchObject([{ message: 'It is done.' }]);
    },
  );

  it('come with the answers of all calls that have them', async () => {
    const { acquirerReference } = FACTS;
    const { channel } = answeringChannel({ kind: 'approved', acquirerReference });
    for (const call of ['authorize', 'complete', 'refund', 'payout', 'inquire', 'cancel'] as const) {
      const answer = { kind: 'approved', message: 'It is done.', facts: { acquirerReference } };
      expect(await callChannel(channel, call)).toEqual(answer);
    }
  });

  it('come with a decline that has a 4xx status', async () => {
    const { decline } = FACTS;
    const { channel } = answeringChannel({ kind: 'declined', decline }, { status: 402 });
    const answer = { kind: 'declined', message: 'It is done.', facts: { decline } };
    expect(await callChannel(channel, 'authorize')).toEqual(answer);
  });

  it.each([
    ['acquirerReference', 'with spaces in it'],
    ['acquirerReference', 'x'.repeat(101)],
    ['arn', '123'],
    ['networkTransactionId', 16153570198200],
    ['authorisationCode', 'T-12345'],
    ['decline', { class: 'maybe' }],
    ['decline', 'soft'],
    ['threeDSecure', { eci: '05' }],
    ['threeDSecure', { version: '2.2.0', liability: 'nobody' }],
    ['addressCheck', 'YY'],
    ['securityCodeCheck', ''],
    ['fee', { currency: 'EUR', amount: '0.39' }],
    ['fee', { amount: '39' }],
  ] as const)('are without %s where it is %j, and the rest counts', async (name, wrong) => {
    const { channel, reported } = answeringChannel({ kind: 'approved', ...FACTS, [name]: wrong });
    const { [name]: _wrong, ...facts } = FACTS;
    expect(await callChannel(channel, 'authorize')).toEqual({ kind: 'approved', message: 'It is done.', facts });
    const message = `The acquirer answered with a fact that does not follow the protocol: ${name}.`;
    expect(reported).toMatchObject([{ kind: 'approved', message }]);
  });

  it('are named in the log one by one where several are wrong', async () => {
    const { channel, reported } = answeringChannel({ kind: 'approved', arn: '1', addressCheck: 'no' });
    expect(await callChannel(channel, 'authorize')).toEqual({ kind: 'approved', message: 'It is done.' });
    expect(reported[0]?.message).toContain('protocol: arn.');
    expect(reported[0]?.message).toContain('protocol: addressCheck.');
  });

  it('have nothing that the contract does not have', async () => {
    const decline = { class: 'hard', pan: 'x' };
    const { channel } = answeringChannel({ kind: 'declined', decline, cavv: 'x', html: '<b>' });
    const answer = { kind: 'declined', message: 'It is done.', facts: { decline: { class: 'hard' } } };
    expect(await callChannel(channel, 'authorize')).toEqual(answer);
  });

  it('count as absent where they are null', async () => {
    const nothing = Object.fromEntries(Object.keys(FACTS).map((name) => [name, null]));
    const { channel, reported } = answeringChannel({ kind: 'approved', ...nothing, action: null, chain: null });
    expect(await callChannel(channel, 'authorize')).toEqual({ kind: 'approved', message: 'It is done.' });
    expect(reported).toMatchObject([{ message: 'It is done.' }]);
  });

  it.each([
    ['authorize', 'acquirerReference', `ref_${CARD.number}`],
    ['authorize', 'networkTransactionId', CARD.number],
    ['authorize', 'acquirerReference', `cvv-${CARD.securityCode}`],
    ['inquire', 'acquirerReference', CARD.number],
    ['inquire', 'networkTransactionId', '5555555555554444'],
  ] as const)('the facts of an answer to %s are without %s where it holds a card (S9)', async (call, name, value) => {
    const { channel, reported } = answeringChannel({ kind: 'approved', [name]: value, authorisationCode: 'T12345' });
    const facts = { authorisationCode: 'T12345' };
    expect(await callChannel(channel, call)).toEqual({ kind: 'approved', message: 'It is done.', facts });
    const message = `The acquirer answered with a fact that contains card data: ${name}.`;
    expect(reported).toMatchObject([{ message }]);
    expect(JSON.stringify(reported)).not.toContain(value);
  });

  it('are in no answer that has none', async () => {
    const cancelled = answeringChannel({ kind: 'cancelled', ...FACTS });
    expect(await callChannel(cancelled.channel, 'cancel')).toEqual({ kind: 'cancelled', message: 'It is done.' });
    const notFound = answeringChannel({ kind: 'notFound', ...FACTS });
    expect(await callChannel(notFound.channel, 'inquire')).toEqual({ kind: 'notFound', message: 'It is done.' });
  });
});

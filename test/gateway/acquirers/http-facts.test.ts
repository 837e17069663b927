import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from '../../../src/gateway/domain/text/card-numbers.ts';
import type { InquireRequest, KnownCard } from '../../../src/gateway/domain/ports.ts';
import { callChannel, CARD } from '../../helpers/acquirer/channel-requests.ts';
import { answeringChannel } from './answering.ts';

const FACTS = {
  acquirerReference: 'ch_3Q8f2L0031',
  arn: '74537606322000123456789',
  networkTransactionId: '016153570198200',
  authorisationCode: 'T12345',
  decline: { class: 'soft', schemeCode: '51', adviceCode: '24' },
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
    for (const call of ['authorize', 'complete', 'refund', 'returnMoney', 'payout', 'inquire', 'cancel'] as const) {
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
    ['decline', { class: 'soft', adviceCode: '3' }],
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
    ['authorize', 'acquirerReference', CARD.number.replaceAll(/(.{4})(?=.)/g, '$1-')],
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

// Numbers of acquirers that look like card numbers: one in ten of those with 16 digits passes the check digit.

const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 18 }).map((figures) => figures.join(''));
/** With the check digit of cards, of an issuer that there is. */
const cardLike = digits.map((body) => withCheckDigit(`4${body.slice(1, 15).padEnd(14, '7')}`));

function withCheckDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const question = (findCard?: InquireRequest['findCard']): InquireRequest => ({
  merNo: 100001,
  tradeNo: 'TG1',
  currency: 'USD',
  amount: 1230n,
  script: null,
  createdAt: 0,
  kind: 'payment',
  method: 'CREDIT_CARD',
  refundNo: null,
  ...(findCard && { findCard }),
});

async function inquired(acquirerReference: string, findCard?: InquireRequest['findCard']): Promise<unknown> {
  const { channel, reported } = answeringChannel({ kind: 'approved', acquirerReference });
  const answer = await channel.inquire(question(findCard));
  const kept = 'facts' in answer ? answer.facts?.acquirerReference : undefined;
  // What is dropped is in no log either (S9).
  if (kept === undefined) expect(JSON.stringify(reported)).not.toContain(acquirerReference);
  return kept;
}

const partsOf = (number: string): KnownCard => ({ first6: number.slice(0, 6), last4: number.slice(-4) });

describe('a reference that looks like a card number', () => {
  it('is kept unless it is the card that was sent (S9)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(cardLike, fc.constant(CARD.number)), async (reference) => {
        const { channel } = answeringChannel({ kind: 'approved', acquirerReference: reference });
        const answer = await callChannel(channel, 'authorize');
        const kept = 'facts' in answer ? answer.facts?.acquirerReference : undefined;
        expect(kept).toBe(reference === CARD.number ? undefined : reference);
      }),
    );
  });

  it('is kept after the payment unless it has the digits of the card that are kept (S9)', async () => {
    await fc.assert(
      fc.asyncProperty(cardLike, cardLike, async (card, other) => {
        const findCard = async () => partsOf(card);
        expect(holdsCardNumber(card)).toBe(true);
        expect(await inquired(card, findCard)).toBeUndefined();
        expect(await inquired(`ref-${card}`, findCard)).toBeUndefined();
        const isSame = JSON.stringify(partsOf(card)) === JSON.stringify(partsOf(other));
        expect(await inquired(other, findCard)).toBe(isSame ? undefined : other);
      }),
    );
  });

  it('is left out where nothing is known of a card, or that cannot be read (S9)', async () => {
    await fc.assert(
      fc.asyncProperty(cardLike, async (reference) => {
        expect(await inquired(reference)).toBeUndefined();
        expect(await inquired(reference, async () => null)).toBeUndefined();
        expect(await inquired(reference, () => Promise.reject(new Error('away')))).toBeUndefined();
      }),
    );
  });

  it('is not asked about if it does not look like one', async () => {
    const findCard = () => Promise.reject(new Error('asked'));
    expect(await inquired('ch_3Q8f2L0031', findCard)).toBe('ch_3Q8f2L0031');
  });
});

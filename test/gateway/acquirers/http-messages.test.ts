import { describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { ACCOUNT, callChannel, CARD } from '../../helpers/acquirer/channel-requests.ts';
import type { CallName, SubjectInput } from '../../helpers/acquirer/channel-requests.ts';

/** An acquirer that answers every call well, in these words. */
function sayTo(call: CallName, answer: { kind: string; message: string }, input: SubjectInput = {}) {
  const channel = createHttpChannel({
    baseUrl: 'http://127.0.0.1:9',
    token: 'a-token',
    deadlineMs: 20_000,
    fetch: async (_url, init) => Response.json({ ...(JSON.parse(String(init?.body)) as object), ...answer }),
  });
  return callChannel(channel, call, input);
}

describe('the words of an acquirer', () => {
  it.each(['Insufficient funds.', 'Refused (code 51), ask your bank.', 'x'.repeat(200)])(
    'are passed on: %s',
    async (message) => {
      expect(await sayTo('authorize', { kind: 'declined', message })).toEqual({ kind: 'declined', message });
    },
  );

  it.each([
    ['the card number', `Card ${CARD.number} is lost.`],
    ['the card number with gaps', 'Card 4242 4242 4242 4242 is lost.'],
    ['the card number with dashes', 'Card 4242-4242-4242-4242 is lost.'],
    ['the security code', `The code ${CARD.securityCode} is wrong.`],
    ['another long number', 'See account 370400440532.'],
    ['a control character', 'Refused.\nSecond line.'],
    ['nothing', ''],
  ])('are replaced where they hold %s (S9)', async (_title, message) => {
    const answer = await sayTo('authorize', { kind: 'declined', message });
    expect(answer).toEqual({ kind: 'declined', message: 'Payment failed.' });
  });

  it('are replaced where they hold the account of a payout (S9)', async () => {
    const answer = await sayTo('payout', { kind: 'declined', message: `No account ${ACCOUNT}.` });
    expect(answer).toEqual({ kind: 'declined', message: 'Payout failed.' });
  });

  it.each([
    ['authorize', 'approved', 'Payment succeeded.'],
    ['authorize', 'challenged', 'Waiting for the payer.'],
    ['authorize', 'pending', 'Waiting for the bank.'],
    ['refund', 'approved', 'Refund succeeded.'],
    ['refund', 'declined', 'Refund failed.'],
    ['payout', 'approved', 'Payout succeeded.'],
    ['inquire', 'notFound', 'The acquirer does not know the payment.'],
    ['cancel', 'cancelled', 'The payment was cancelled.'],
  ] as const)('empty words of an acquirer for %s become ours for %s', async (call, kind, message) => {
    expect(await sayTo(call, { kind, message: '' })).toEqual({ kind, message });
  });
});

describe('an answer', () => {
  it.each([
    ['authorize', ['notFound', 'cancelled', 'unknown']],
    ['complete', ['challenged', 'notFound', 'cancelled', 'unknown']],
    ['refund', ['challenged', 'notFound', 'cancelled', 'unknown']],
    ['payout', ['challenged', 'notFound', 'cancelled', 'unknown']],
    ['inquire', ['cancelled', 'unknown', 'APPROVED', '']],
    ['cancel', ['challenged', 'notFound', 'unknown']],
  ] as const)('an answer to %s of a kind that it does not have decides nothing', async (call, kinds) => {
    for (const kind of kinds) {
      const message = 'The acquirer answered with a kind that is not valid for this call.';
      expect(await sayTo(call, { kind, message: 'Words.' })).toEqual({ kind: 'unknown', message });
    }
  });

  it.each(['callId', 'tradeNo', 'refundNo', 'currency', 'amount'])(
    'an answer with another %s decides nothing',
    async (field) => {
      const message = `The acquirer answered with a different ${field}.`;
      for (const other of ['other', 1230, null, undefined]) {
        if (field === 'refundNo' && other !== 'other') continue;
        const answer = { kind: 'approved', message: 'Words.', [field]: other };
        expect(await sayTo('authorize', answer)).toEqual({ kind: 'unknown', message });
      }
    },
  );

  it('an answer to a refund without its number decides nothing', async () => {
    const answer = { kind: 'approved', message: 'Words.', refundNo: null };
    const message = 'The acquirer answered with a different refundNo.';
    expect(await sayTo('refund', answer)).toEqual({ kind: 'unknown', message });
  });

  it('an answer with words beyond 200 characters decides nothing', async () => {
    const message = 'The acquirer answered without a message of at most 200 characters.';
    const answer = await sayTo('authorize', { kind: 'approved', message: 'x'.repeat(201) });
    expect(answer).toEqual({ kind: 'unknown', message });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { transferReferenceOf } from '../../../src/gateway/channel/transfer-reference.ts';
import type { ChannelCallInfo } from '../../../src/gateway/channel/http.ts';
import type { AuthorizeRequest, Channel, InquireRequest } from '../../../src/gateway/domain/ports.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { CARD } from '../../helpers/acquirer/channel-requests.ts';

let acquirer: Acquirer;
let channel: Channel;
let reported: ChannelCallInfo[];

beforeEach(async () => {
  acquirer = await startAcquirer();
  reported = [];
  const { url: baseUrl, token } = acquirer;
  channel = createHttpChannel({ baseUrl, token, deadlineMs: 20_000, onCall: (info) => reported.push(info) });
});

afterEach(() => acquirer.stop());

const SUBJECT = {
  merNo: 100_001,
  tradeNo: 'TG1',
  currency: 'USD',
  amount: 1230n,
  script: null,
  createdAt: 0,
  method: 'CREDIT_CARD',
} as const;

const authorizeRequest = (attempt: number): AuthorizeRequest => ({
  ...SUBJECT,
  attempt,
  card: CARD,
  details: { said: {} },
  payUrl: 'https://pay.example/pay/TG1',
});

const inquireRequest = (attempt: number): InquireRequest => ({ ...SUBJECT, attempt, kind: 'payment', refundNo: null });

describe('an attempt', () => {
  it('is sent with its number and the payer’s page, under a key of its own', async () => {
    const sent: { key: string | null; body: unknown }[] = [];
    const own = createHttpChannel({
      baseUrl: 'http://127.0.0.1:9/v1',
      token: 'a-token',
      deadlineMs: 20_000,
      async fetch(_url, init) {
        sent.push({ key: new Headers(init?.headers).get('Idempotency-Key'), body: JSON.parse(String(init?.body)) });
        return new Response(null, { status: 503 });
      },
    });
    await own.authorize(authorizeRequest(2));
    await own.cancel(inquireRequest(2));
    const common = { callId: expect.any(String), tradeNo: 'TG1', attempt: 2, refundNo: null, merNo: 100_001 };
    const money = { currency: 'USD', amount: '1230', method: 'CREDIT_CARD' };
    expect(sent).toEqual([
      {
        key: 'TG1.2-authorize',
        body: {
          ...common,
          ...money,
          card: CARD,
          payer: {},
          products: [],
          reference: transferReferenceOf('TG1'),
          payUrl: 'https://pay.example/pay/TG1',
        },
      },
      { key: 'TG1.2-cancel', body: { ...common, ...money, kind: 'payment' } },
    ]);
  });

  it('is a payment of its own: closing one leaves the others', async () => {
    expect(await channel.cancel(inquireRequest(1))).toMatchObject({ kind: 'cancelled' });
    expect(await channel.authorize(authorizeRequest(1))).toMatchObject({ kind: 'declined' });
    expect(await channel.inquire(inquireRequest(2))).toMatchObject({ kind: 'notFound' });
    expect(await channel.authorize(authorizeRequest(2))).toMatchObject({ kind: 'approved' });
    const { authorizations } = await acquirer.readBooks();
    expect(authorizations.map(({ number, state }) => `${number} ${state}`)).toEqual([
      'TG1.1 cancelled',
      'TG1.2 approved',
    ]);
  });

  it('is not decided by an answer about another attempt', async () => {
    await acquirer.addRules({ fault: 'otherAttempt' });
    expect(await channel.authorize(authorizeRequest(1))).toEqual({
      kind: 'unknown',
      message: 'The acquirer answered with a different attempt.',
    });
  });
});

const IBAN = { name: 'iban', value: 'DE89370400440532013000' };

describe('what the payer must do', () => {
  it.each([
    { kind: 'redirect', url: 'https://bank.example/challenge?session=4242' },
    { kind: 'code', text: '00020126580014br.gov.bcb.pix' },
    { kind: 'redirect', url: 'https://wallet.example/pay', appUrl: 'gcash://pay/1' },
    { kind: 'code', text: 'weixin://wxpay/bizpayurl?pr=1', appUrl: 'weixin://wxpay/bizpayurl?pr=1' },
    { kind: 'transfer', lines: [IBAN, { name: 'reference', value: 'TG1' }] },
  ])('comes with the answer as $kind', async (action) => {
    await acquirer.addRules({ result: 'challenged', action });
    const answer = { kind: 'challenged', message: 'It is challenged.', action };
    expect(await channel.authorize(authorizeRequest(1))).toEqual(answer);
    expect(await channel.inquire(inquireRequest(1))).toEqual(answer);
    expect(reported.map(({ message }) => message)).toEqual(['It is challenged.', 'It is challenged.']);
  });

  const COINS = {
    address: 'tb1qw508',
    network: 'Bitcoin',
    uri: 'bitcoin:tb1qw508?amount=0.1',
    currency: 'BTC',
    amount: '0.1',
    rate: '64000.00',
  };

  it('comes with the answer as address, with the coin, its rate and until when that holds', async () => {
    const action = { kind: 'address', ...COINS };
    await acquirer.addRules({ result: 'challenged', action: { ...action, rateUntil: '2026-11-15T10:15:00Z' } });
    expect(await channel.authorize(authorizeRequest(1))).toEqual({
      kind: 'challenged',
      message: 'It is challenged.',
      action: { ...action, rateUntil: Date.UTC(2026, 10, 15, 10, 15) },
    });
  });

  it('holds nothing but what the protocol names', async () => {
    const action = { kind: 'code', text: 'abc', html: '<b>' };
    await acquirer.addRules({ result: 'challenged', action });
    expect(await channel.authorize(authorizeRequest(1))).toMatchObject({ action: { kind: 'code', text: 'abc' } });
    expect(await channel.authorize(authorizeRequest(1))).not.toHaveProperty('action.html');
  });

  const tooLong = 'x'.repeat(2100);
  const STRANGE: readonly [string, unknown][] = [
    ['a text', 'redirect'],
    ['a list', [{ kind: 'code', text: 'abc' }]],
    ['of no kind', { url: 'https://bank.example/' }],
    ['of an unknown kind', { kind: 'frame', url: 'https://bank.example/' }],
    ['an address of the gateway itself', { kind: 'redirect', url: '/pay/TG1/bank' }],
    ['a script', { kind: 'redirect', url: 'javascript:alert(1)' }],
    ['a script in capitals', { kind: 'redirect', url: 'JavaScript://bank.example/%0Aalert(1)' }],
    ['data', { kind: 'redirect', url: 'data:text/html,hello' }],
    ['an address without a scheme', { kind: 'redirect', url: '//bank.example/' }],
    ['an address with a password', { kind: 'redirect', url: 'https://a:b@bank.example/' }],
    ['an address that is too long', { kind: 'redirect', url: `https://bank.example/${tooLong}` }],
    ['an empty code', { kind: 'code', text: '' }],
    ['a code of spaces', { kind: 'code', text: '  ' }],
    ['a code with a control character', { kind: 'code', text: 'abc\u0007' }],
    ['a code that turns its direction', { kind: 'code', text: 'abc\u202Edef' }],
    ['a code with half a character', { kind: 'code', text: 'abc\uD800' }],
    ['a code that is too long', { kind: 'code', text: tooLong }],
    ['a code that is a number', { kind: 'code', text: 5 }],
    ['an app of another scheme', { kind: 'code', text: 'abc', appUrl: 'javascript:alert(1)' }],
    ['an app that is the gateway itself', { kind: 'redirect', url: 'https://bank.example/', appUrl: '/pay/TG1/bank' }],
    ['a reference that nobody can type', { kind: 'transfer', lines: [{ name: 'reference', value: 'X'.repeat(19) }] }],
    ...(
      [
        ['a wallet of another scheme', { uri: 'javascript:alert(1)' }],
        ['an address without a network', { network: undefined }],
        ['an address without a coin', { currency: undefined }],
        ['an address with a fiat sign for a coin', { currency: '$' }],
        ['an address without an amount', { amount: undefined }],
        ['an address for nothing', { amount: '0.00' }],
        ['an address with a number for an amount', { amount: 0.1 }],
        ['an address without a rate', { rate: undefined }],
        ['an address whose rate never ends', { rateUntil: undefined }],
        ['an address whose rate ends at no moment', { rateUntil: '2026-13-45T10:15:00Z' }],
      ] as const
    ).map(([what, change]): [string, unknown] => [
      what,
      { kind: 'address', ...COINS, rateUntil: '2026-11-15T10:15:00Z', ...change },
    ]),
    ['a transfer without lines', { kind: 'transfer', lines: [] }],
    ['a transfer of too many lines', { kind: 'transfer', lines: Array.from({ length: 11 }, () => IBAN) }],
    ['a transfer with an unknown line', { kind: 'transfer', lines: [IBAN, { name: 'html', value: 'x' }] }],
    ['a transfer with an empty line', { kind: 'transfer', lines: [{ name: 'iban', value: '' }] }],
  ];

  it.each(STRANGE)('counts as nothing where it is %s, and the answer is good', async (_, action) => {
    await acquirer.addRules({ result: 'challenged', action });
    const answer = await channel.authorize(authorizeRequest(1));
    expect(answer).toEqual({ kind: 'challenged', message: 'It is challenged.' });
    expect(reported).toMatchObject([
      { kind: 'challenged', message: 'The acquirer answered with an action that does not follow the protocol.' },
    ]);
  });

  it.each([
    ['number', `https://bank.example/3ds?pan=${CARD.number}`],
    ['security code', `https://bank.example/3ds?cvv=${CARD.securityCode}`],
  ])('counts as nothing where it names the card’s %s (S9)', async (_, url) => {
    await acquirer.addRules({ result: 'challenged', action: { kind: 'redirect', url } });
    expect(await channel.authorize(authorizeRequest(1))).not.toHaveProperty('action');
    expect(JSON.stringify(reported)).not.toContain(CARD.number);
    expect(reported).toMatchObject([{ message: 'The acquirer answered with an action that contains card data.' }]);
  });

  it('is in no other answer', async () => {
    await acquirer.addRules({ result: 'approved', action: { kind: 'code', text: 'abc' } });
    expect(await channel.authorize(authorizeRequest(1))).toEqual({ kind: 'approved', message: 'It is approved.' });
  });
});

describe('the transaction of a crypto payment', () => {
  const chain = { transactionHash: '0x9f2c41c07b1de3a4', gasFee: '110' };

  const byCrypto = { method: 'CRYPTO', card: null } as const;

  it('comes with an approval', async () => {
    await acquirer.addRules({ result: 'approved', chain });
    const answer = { kind: 'approved', message: 'It is approved.', chain: { ...chain, gasFee: 110n } };
    expect(await channel.authorize({ ...authorizeRequest(1), ...byCrypto })).toEqual(answer);
    expect(await channel.inquire({ ...inquireRequest(1), method: 'CRYPTO' })).toEqual(answer);
  });

  it('is passed over where a card was paid with, which it could name (S9)', async () => {
    await acquirer.addRules({ result: 'approved', chain: { ...chain, transactionHash: CARD.number } });
    const answer = { kind: 'approved', message: 'It is approved.' };
    expect(await channel.authorize(authorizeRequest(1))).toEqual(answer);
    expect(await channel.inquire(inquireRequest(1))).toEqual(answer);
  });

  it.each([
    ['a text', 'chain'],
    ['without a hash', { gasFee: '110' }],
    ['with a hash of spaces', { ...chain, transactionHash: 'a b' }],
    ['with a hash that is too long', { ...chain, transactionHash: 'a'.repeat(129) }],
    ['without a fee', { transactionHash: 'a' }],
    ['with a fee that is a number', { ...chain, gasFee: 110 }],
    ['with a fee below zero', { ...chain, gasFee: '-1' }],
    ['with a fee in parts', { ...chain, gasFee: '1.10' }],
  ])('counts as nothing where it is %s, and the approval is good', async (_, strange) => {
    await acquirer.addRules({ result: 'approved', chain: strange });
    expect(await channel.authorize({ ...authorizeRequest(1), ...byCrypto })).toEqual({
      kind: 'approved',
      message: 'It is approved.',
    });
    expect(reported).toMatchObject([
      { message: 'The acquirer answered with a chain that does not follow the protocol.' },
    ]);
  });

  it('is in no decline', async () => {
    await acquirer.addRules({ result: 'declined', chain });
    expect(await channel.authorize({ ...authorizeRequest(1), ...byCrypto })).toEqual({
      kind: 'declined',
      message: 'It is declined.',
    });
  });
});

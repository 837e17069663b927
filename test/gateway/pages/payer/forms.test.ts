import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CARD, TRADE_NO, cookieOf, startPages, tokenOf } from './pages-server.ts';
import type { PagesServer } from './pages-server.ts';

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages();
});
afterEach(() => {
  pages.show({});
  pages.answerWith({ kind: 'begun' });
});
afterAll(() => pages.close());

const PAGE = `/pay/${TRADE_NO}`;
const PAY = { do: 'pay', method: 'CREDIT_CARD', ...CARD };

describe('a form', () => {
  it('a form with a card is paid, and answered by a redirect so that a reload sends nothing again', async () => {
    const answer = await pages.post(PAY);
    expect([answer.status, answer.headers.location, answer.text]).toEqual([303, PAGE, '']);
    const card = {
      number: '4242424242424242',
      expiryMonth: '12',
      expiryYear: '2029',
      securityCode: '123',
      holder: CARD.name,
    };
    expect(pages.calls).toEqual([['pay', { tradeNo: TRADE_NO, method: 'CREDIT_CARD', card, address: '127.0.0.1' }]]);
  });

  it('a form with another method takes no card along', async () => {
    await pages.post({ ...PAY, method: 'PIX' });
    expect(pages.calls).toEqual([['pay', { tradeNo: TRADE_NO, method: 'PIX', card: null, address: '127.0.0.1' }]]);
  });

  it.each([
    ['abandon', { do: 'abandon' }, ['abandon', TRADE_NO]],
    ['succeed', { do: 'decide', decision: 'succeed' }, ['decide', TRADE_NO, 'succeed']],
    ['succeed late', { do: 'decide', decision: 'succeedLate' }, ['decide', TRADE_NO, 'succeedLate']],
  ])('a form to %s does so', async (_, fields, call) => {
    const answer = await pages.post(fields);
    expect([answer.status, answer.headers.location, pages.calls]).toEqual([303, PAGE, [call]]);
  });

  it.each([
    ['an unknown decision', { do: 'decide', decision: 'steal' }],
    ['an unknown verb', { do: 'refund' }],
    ['no verb', {}],
  ])('a form with %s changes nothing', async (_, fields) => {
    const answer = await pages.post(fields);
    expect([answer.status, pages.calls]).toEqual([303, []]);
  });
});

describe('a form without the right pair (S13)', () => {
  it.each([
    ['no cookie', { cookie: '' }],
    ['a cookie of another browser', { cookie: 'tollgate_payer=another-browsers-secret-0000001' }],
    ['no token', { token: '' }],
    ['a made-up token', { token: 'A'.repeat(43) }],
  ])('a form that has %s changes nothing and leads back with a notice', async (_, change) => {
    for (const fields of [PAY, { do: 'abandon' }, { do: 'decide', decision: 'succeed' }]) {
      const answer = await pages.post(fields, change);
      expect([answer.status, answer.headers.location, pages.calls]).toEqual([303, `${PAGE}?notice=session`, []]);
    }
    const notice = await pages.get(`${PAGE}?notice=session`);
    expect(notice.text).toContain('<h2>Please try again</h2>');
  });

  it('a form whose cookie stands inside another one, as a sibling domain can set it, changes nothing', async () => {
    const planted = await pages.get(PAGE);
    const answer = await pages.post(PAY, { cookie: `prefs=a,${cookieOf(planted)}`, token: tokenOf(planted) });
    expect([answer.headers.location, pages.calls]).toEqual([`${PAGE}?notice=session`, []]);
  });

  it('a form whose token is of another order changes nothing', async () => {
    const other = `${TRADE_NO.slice(0, -1)}2`;
    const answer = await pages.post(PAY, { tradeNo: other });
    expect([answer.status, answer.headers.location, pages.calls]).toEqual([303, `/pay/${other}?notice=session`, []]);
  });
});

describe('a card that cannot be right', () => {
  const wrong: [string, Record<string, string>, Record<string, string>][] = [
    [
      'nothing',
      { number: '', expiry: '', code: '', name: '' },
      {
        number: 'Enter your card number.',
        expiry: 'Enter the expiry date.',
        code: 'Enter the security code.',
        name: 'Enter the name on the card.',
      },
    ],
    [
      'a wrong digit',
      { number: '4242 4242 4242 4241' },
      { number: 'This card number is not valid. Check the digits.' },
    ],
    ['too few digits', { number: '42424242420' }, { number: 'This card number is not valid. Check the digits.' }],
    ['letters', { number: '4242 4242 4242 424x' }, { number: 'This card number is not valid. Check the digits.' }],
    [
      'a month that is none',
      { expiry: '13/29' },
      { expiry: 'Enter the expiry date as month and year, such as 04/29.' },
    ],
    [
      'fields that nobody types, without looking at them',
      {
        number: `4242424242424242${' '.repeat(60_000)}`,
        expiry: `1${' '.repeat(60_000)}x`,
        code: ' '.repeat(60_000),
        name: ' '.repeat(60_000),
      },
      {
        number: 'This card number is not valid. Check the digits.',
        expiry: 'Enter the expiry date as month and year, such as 04/29.',
        code: 'The security code has 3 or 4 digits.',
        name: 'The name can have at most 64 characters.',
      },
    ],
    ['a date that has passed', { expiry: '10/26' }, { expiry: 'This card has expired. Use another card.' }],
    ['a short code', { code: '12' }, { code: 'The security code has 3 or 4 digits.' }],
    ['a long name', { name: 'N'.repeat(65) }, { name: 'The name can have at most 64 characters.' }],
  ];

  it.each(wrong)(
    'a card that cannot be right, because it has %s, is marked beside the field, and nothing is tried',
    async (_, change, says) => {
      const { status, text } = await pages.post({ ...PAY, ...change });
      expect([status, pages.calls]).toEqual([422, []]);
      const problems = [...text.matchAll(/<p class="error" id="(\w+)-error">([^<]+)</g)].map(([, field, words]) => [
        field,
        words,
      ]);
      expect(Object.fromEntries(problems)).toEqual(says);
      const invalid = [...text.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map((match) => match[0]);
      expect(invalid).toHaveLength(problems.length);
      for (const [field] of problems) {
        expect(invalid.join()).toContain(`aria-describedby="${field}-error`);
        expect(text).toContain(`<a href="#${field}">`);
      }
      expect(text).toMatch(/<div class="notice bad" role="alert" tabindex="-1" id="errors" autofocus>/);
    },
  );

  it('is not put back into the form, but for name and expiry (S9)', async () => {
    const typed = { number: '4000 1234 5678 9010', expiry: '04/31', code: '987', name: 'Zoltan Qwertz' };
    const live = await startPages({ live: true });
    const { status, text } = await live.post({ ...PAY, ...typed });
    expect(status).toBe(422);
    const token = tokenOf({ status, text, headers: {} });
    // The token is random, and may have any digits.
    expect(text.replaceAll(token, '')).not.toMatch(/4000 ?1234|9010|987/);
    expect([...text.matchAll(/<input[^>]*\svalue="([^"]*)"/g)].map((match) => match[1])).toEqual([
      token,
      'CREDIT_CARD',
      '04/31',
      'Zoltan Qwertz',
      'PIX',
      'SEPA',
    ]);
    await live.close();
  });

  it('is not asked for again where the order is past it: the page says how it stands', async () => {
    const first = await pages.get();
    pages.show({ order: { state: 'succeeded' } });
    const body = new URLSearchParams({ token: tokenOf(first), ...PAY, number: '1' }).toString();
    const answer = await pages.send({ path: PAGE, headers: { Cookie: cookieOf(first) }, body });
    expect([answer.status, answer.headers.location]).toEqual([303, PAGE]);
  });

  it.each([
    ['4/29', '04', '2029'],
    ['04/2029', '04', '2029'],
    ['0429', '04', '2029'],
    [' 04 / 29 ', '04', '2029'],
    ['11/26', '11', '2026'],
  ])('is told from one whose date is written as %s', async (expiry, expiryMonth, expiryYear) => {
    await pages.post({ ...PAY, expiry });
    expect(pages.calls).toMatchObject([['pay', { card: { expiryMonth, expiryYear } }]]);
  });
});

describe('what comes of paying', () => {
  it.each(['alreadyFinal', 'underWay', 'begun'] as const)('%s is shown by the page itself', async (kind) => {
    pages.answerWith({ kind });
    const answer = await pages.post(PAY);
    expect([answer.status, answer.headers.location]).toEqual([303, PAGE]);
  });

  it('a method that is not offered leads to a notice, with the choice again', async () => {
    pages.answerWith({ kind: 'methodNotOffered' });
    const { status, text } = await pages.post({ do: 'pay', method: 'SPEI' });
    expect(status).toBe(422);
    expect(text).toContain('This payment method is not available. Choose another one.');
  });

  it('too many cards lead to a notice with the time to wait (S14)', async () => {
    pages.answerWith({ kind: 'limited', retryAfterSeconds: 61 });
    const { status, headers, text } = await pages.post(PAY);
    expect([status, headers['retry-after']]).toEqual([429, '61']);
    expect(text).toContain('Try again in 2 minutes.');
    pages.answerWith({ kind: 'limited', retryAfterSeconds: null });
    const last = await pages.post(PAY);
    expect([last.status, last.headers['retry-after']]).toEqual([429, undefined]);
  });

  it('an order that is not there any more is not found', async () => {
    pages.answerWith({ kind: 'notFound' });
    expect((await pages.post(PAY)).status).toBe(404);
  });

  it('a declined card is shown by what is stored, with the tries that are left', async () => {
    pages.show({ attempt: { state: 'declined', message: 'do not honour' }, paid: { triesLeft: 1 } });
    const { text } = await pages.get();
    expect(text).toContain('<h2>Your card was declined</h2>');
    expect(text).toContain('You have one attempt left.');
    expect(text).not.toContain('do not honour');
  });
});

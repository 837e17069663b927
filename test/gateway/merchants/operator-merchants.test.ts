import { describe, expect, it } from 'vitest';
import { given, openWithShop, shop, terms } from './corner-shop.ts';
import { openOperator, problem } from '../operator/operator.ts';

const by = { headers: { 'x-reason': 'Ticket 4711' } };

describe('a merchant', () => {
  it('is registered with keys that are shown once, kept sealed, and not recorded (S3, S28)', async () => {
    const { call, store, forgotten } = openOperator();
    const created = await call('POST', '/operator/merchants', { body: given, ...by });
    expect(created).toMatchObject({ status: 201, body: { merchant: shop } });
    const { signingKey, webhookSecret } = created.body as { signingKey: string; webhookSecret: string };
    expect(Buffer.from(signingKey, 'base64url').length).toBeGreaterThanOrEqual(24);
    expect(webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{32,}=*$/);
    expect(store.sealed.get(200001)).toEqual([
      {
        secretNo: expect.any(String),
        kind: 'signingKey',
        sealed: 'sealed(43)',
        createdAt: expect.any(Number),
        expiresAt: null,
      },
      {
        secretNo: expect.any(String),
        kind: 'webhookSecret',
        sealed: 'sealed(50)',
        createdAt: expect.any(Number),
        expiresAt: null,
      },
    ]);
    expect(store.actions).toEqual([
      {
        actionNo: 1,
        at: Date.parse(shop.createdAt),
        actorKind: 'breakGlass',
        actorId: null,
        actor: 'break-glass token',
        sessionId: null,
        address: expect.any(String),
        requestId: expect.any(String),
        action: 'createMerchant',
        outcome: 'done',
        merNo: 200001,
        target: 'merchant 200001',
        detail: 'Corner Shop',
        before: null,
        after: expect.objectContaining({ name: 'Corner Shop', websites: shop.websites }),
        reason: 'Ticket 4711',
        approvalNo: null,
        hash: null,
      },
    ]);
    expect(forgotten).toEqual([200001]);
    expect((await call('GET', '/operator/merchants/200001')).body).toEqual(shop);
  });

  it('is free of fees, and gets a number of nine digits, by default', async () => {
    const { call } = openOperator();
    const created = await call('POST', '/operator/merchants', { body: { name: 'Small' } });
    const { merchant } = created.body as { merchant: Record<string, unknown> };
    expect(String(merchant['merNo'])).toMatch(/^[1-9][0-9]{8}$/);
    const free = { handlingFeeBasisPoints: 0, transactionFee: '0.00', refundFee: '0.00', chargebackFee: '0.00' };
    const rest = {
      payoutFee: '0.00',
      marginBasisPoints: 0,
      marginDays: 0,
      settlementDays: 0,
      settlementCurrency: null,
    };
    expect(merchant).toEqual({
      ...shop,
      merNo: merchant['merNo'],
      name: 'Small',
      websites: [],
      methods: null,
      terms: { ...free, ...rest },
    });
  });

  it('cannot take the number of another, and then nothing is recorded (I13)', async () => {
    const { call, store } = await openWithShop();
    const detail = 'There is a merchant 200001 already. Choose another number, or leave merNo out.';
    const again = await call('POST', '/operator/merchants', { body: { merNo: 200001, name: 'Other' } });
    expect(again.body).toEqual(problem('merchantNumberTaken', 409, { detail }));
    expect(store.actions).toHaveLength(1);
  });

  it('is approved, suspended and resumed, each from the status before', async () => {
    const { call, store, time, forgotten } = await openWithShop();
    const post = (verb: string) => call('POST', `/operator/merchants/200001/${verb}`);
    const detail = 'The merchant is pending; suspendMerchant needs active.';
    expect((await post('suspend')).body).toEqual(problem('merchantStatusConflict', 409, { detail }));
    time.now += 1000;
    const updatedAt = '2026-11-15T09:30:01.000Z';
    forgotten.length = 0;
    expect((await post('approve')).body).toEqual({ ...shop, status: 'active', updatedAt });
    expect(forgotten).toEqual([200001]);
    time.now += 1000;
    expect((await post('approve')).body).toEqual({ ...shop, status: 'active', updatedAt });
    expect((await post('suspend')).body).toMatchObject({ status: 'suspended' });
    expect((await post('approve')).body).toEqual(
      problem('merchantStatusConflict', 409, { detail: 'The merchant is suspended; approveMerchant needs pending.' }),
    );
    expect((await post('resume')).body).toMatchObject({ status: 'active' });
    expect(store.actions.map(({ action, detail: change }) => [action, change])).toEqual([
      ['createMerchant', 'Corner Shop'],
      ['approveMerchant', 'pending to active'],
      ['suspendMerchant', 'active to suspended'],
      ['resumeMerchant', 'suspended to active'],
    ]);
  });

  it('has pages in its own colour, which its websites may frame, and the record tells', async () => {
    const { call, store } = openOperator();
    const change = { accentColour: '#0A7CFF', framesPages: true };
    const pages = { accentColour: '#0a7cff', framesPages: true };
    const created = await call('POST', '/operator/merchants', { body: { ...given, ...change } });
    expect(created.body).toMatchObject({ merchant: { ...shop, ...pages } });
    const patch = (body: object) => call('PATCH', '/operator/merchants/200001', { body });
    expect((await patch({ name: 'Shop' })).body).toEqual({ ...shop, ...pages, name: 'Shop' });
    expect((await patch({ accentColour: null })).body).toEqual({ ...shop, name: 'Shop', framesPages: true });
    expect((await patch({ framesPages: false, accentColour: '#ffffff' })).body).toEqual({
      ...shop,
      name: 'Shop',
      accentColour: '#ffffff',
    });
    expect((await call('GET', '/operator/merchants/200001')).body).toMatchObject({ accentColour: '#ffffff' });
    expect(store.actions.map(({ detail }) => detail)).toEqual([
      'Corner Shop; accentColour: "#0a7cff"; framesPages: true',
      'name: "Corner Shop" to "Shop"',
      'accentColour: "#0a7cff" to null',
      'accentColour: null to "#ffffff"; framesPages: true to false',
    ]);
  });

  it('changes in what is given, and a change of nothing is not recorded', async () => {
    const { call, store } = await openWithShop();
    const changed = await call('PATCH', '/operator/merchants/200001', { body: { methods: null } });
    expect(changed.body).toEqual({ ...shop, methods: null });
    expect(store.actions.at(-1)).toMatchObject({
      action: 'updateMerchant',
      detail: 'methods: ["PIX"] to null',
      before: { methods: ['PIX'] },
      after: { methods: null },
    });
    await call('PATCH', '/operator/merchants/200001', { body: { methods: null } });
    await call('PATCH', '/operator/merchants/200001', { body: {} });
    expect(store.actions).toHaveLength(2);
  });

  it('has terms and websites that are set as a whole, by operations of their own', async () => {
    const { call, store } = await openWithShop();
    const body = { ...terms, settlementCurrency: 'USDT', transactionFee: '0.00000030' };
    const fees = { refundFee: '0.00000000', chargebackFee: '15.00000000', payoutFee: '1.00000000' };
    const changed = await call('PUT', '/operator/merchants/200001/terms', { body });
    expect(changed.body).toEqual({ ...shop, terms: { ...body, ...fees } });
    expect(store.actions.at(-1)).toMatchObject({ action: 'setTerms', reason: 'Ticket 4711' });
    expect(store.actions.at(-1)?.detail).toMatch(/^terms: \{.*\} to \{.*"USDT"\}$/);
    const websites = ['https://www.shop.example', 'https://www.shop.example:443'];
    const moved = await call('PUT', '/operator/merchants/200001/websites', { body: { websites } });
    expect(moved.body).toMatchObject({ websites: ['https://www.shop.example'] });
    expect(store.actions.at(-1)).toMatchObject({
      action: 'setWebsites',
      detail: 'websites: ["https://shop.example"] to ["https://www.shop.example"]',
    });
    await call('PUT', '/operator/merchants/200001/terms', { body: { ...body, ...fees } });
    expect(store.actions).toHaveLength(3);
  });

  it('does not take fees with too many decimals, or an invalid port', async () => {
    const { call } = await openWithShop();
    const errorsOf = async (rest: string, body: object) =>
      ((await call('PUT', `/operator/merchants/200001/${rest}`, { body })).body as { errors: unknown }).errors;
    expect(await errorsOf('terms', { ...terms, payoutFee: '1.005' })).toEqual([
      { field: 'payoutFee', problem: 'must have at most 2 decimals in USD' },
    ]);
    expect(await errorsOf('websites', { websites: ['https://shop.example:99999'] })).toEqual([
      { field: 'websites[0]', problem: 'has an invalid port; use 1 to 65535 or omit it' },
    ]);
  });

  it.each([
    [
      { accentColour: 'blue' },
      {
        field: 'accentColour',
        problem: 'contains "l"; use # and six hexadecimal digits, such as #0a7cff',
      },
    ],
    [{ framesPages: 'yes' }, { field: 'framesPages', problem: 'must be a boolean, not a string' }],
    [{ terms }, { field: 'terms', problem: 'is not allowed here' }],
    [{ websites: [] }, { field: 'websites', problem: 'is not allowed here' }],
  ])('does not take %j', async (body, error) => {
    const { call } = await openWithShop();
    const answer = await call('PATCH', '/operator/merchants/200001', { body });
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors: [error] }));
  });

  it.each([
    ['terms', { ...terms, payoutFee: '1.005' }, 'payoutFee', 'must have at most 2 decimals in USD'],
    [
      'websites',
      { websites: ['https://shop.example:99999'] },
      'websites[0]',
      'has an invalid port; use 1 to 65535 or omit it',
    ],
  ])('does not take such %s', async (part, body, name, why) => {
    const { call } = await openWithShop();
    const answer = await call('PUT', `/operator/merchants/200001/${part}`, { body });
    const field = expect.stringMatching(new RegExp(`(?:^|\\.)${name.replace('[0]', '\\[0\\]')}$`));
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors: [{ field, problem: why }] }));
  });

  it('is listed page by page', async () => {
    const { call } = openOperator();
    for (const merNo of [3, 1, 2])
      await call('POST', '/operator/merchants', { body: { merNo, name: `Shop ${merNo}` } });
    const numbers = async (query: string) => {
      const { body } = await call('GET', `/operator/merchants?${query}`);
      const { merchants, next } = body as { merchants: { merNo: number }[]; next: number | null };
      return [merchants.map(({ merNo }) => merNo), next];
    };
    expect(await numbers('limit=2')).toEqual([[1, 2], 2]);
    expect(await numbers('limit=2&after=2')).toEqual([[3], null]);
    expect(await numbers('limit=3')).toEqual([[1, 2, 3], null]);
  });

  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['POST', '/approve'],
    ['POST', '/suspend'],
    ['POST', '/resume'],
    ['POST', '/signing-key'],
    ['POST', '/webhook-secret'],
    ['GET', '/secrets'],
    ['GET', '/balances'],
  ])('a merchant that does not exist is not found: %s %s', async (method, rest) => {
    const { call } = openOperator();
    const answer = await call(method, `/operator/merchants/7${rest}`, method === 'GET' ? {} : { body: {} });
    const detail = 'There is no merchant 7. GET /operator/merchants lists them.';
    expect(answer.body).toEqual(problem('merchantNotFound', 404, { detail }));
  });
});

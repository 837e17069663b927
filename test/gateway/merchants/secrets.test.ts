import { describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { CANARY_CARD, CANARY_SEEN, canaryRequest } from '../../helpers/payer/card-canaries.ts';
import { readEverything } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Envelope } from '../../helpers/payer/shop.ts';

// I12: what is secret is nowhere, wherever one looks.

const CARD = '5555555555554444';
const SECURITY_CODE = '987';
const ACCOUNT = '646180157098765432';

describe.each<EngineName>(['SQLite', 'PostgreSQL'])(
  'card numbers, security codes, keys and accounts on %s',
  (engine) => {
    it('reach no table, no file, no log line and no error text (I12)', async () => {
      const database = await openDatabase(engine);
      const lines: string[] = [];
      const gateway = await startTestGateway({ env: database.env, write: (line) => lines.push(line) });
      const shop = await gateway.newShop();
      const card = { cardNo: CARD, cardSecurityCode: SECURITY_CODE, currencyCode: 'MXN' };
      const answers = [
        await shop.pay(card, { headers: { 'Idempotency-Key': 'secret-1' } }),
        await shop.pay(card, { headers: { 'Idempotency-Key': 'secret-1' } }),
        await shop.pay({ ...card, billingAddress2: `my card is ${CARD}` }),
        await shop.pay({ ...card, cardNo: `${CARD.slice(0, -1)}5` }),
        await shop.pay({ ...card, cardExpireYear: '2020' }),
        await shop.pay({ ...card, sign: 'x' }),
        await shop.pay({ ...card, billingFirstName: CARD, merOrderNo: 'x'.repeat(33) }),
        await shop.payOut({ cardNo: ACCOUNT, currencyCode: 'MXN', sourceAmount: '1.00' }),
        await shop.payOut({ cardNo: ACCOUNT, currencyCode: 'MXN', sourceAmount: '99999.00' }),
        await shop.payOut({ cardNo: ACCOUNT, sign: '0'.repeat(32) }),
      ];
      dataOf(answers[0] ?? { code: '', message: '' });
      await gateway.close();
      const stored = await readEverything({
        dataDir: database.env['DATA_DIR'] ?? null,
        databaseUrl: database.env['DATABASE_URL'] ?? null,
      });
      const seen = { stored, log: lines.join('\n'), answers: JSON.stringify(answers) };
      expect(stored).toContain('555555');
      for (const [place, text] of Object.entries(seen)) {
        for (const secret of [CARD, ACCOUNT, shop.key, SANDBOX_OPERATOR_TOKEN, 'tollgate-sandbox-key']) {
          expect(text.includes(secret), `${place} holds ${secret}`).toBe(false);
        }
        expect(text, `${place} holds the security code`).not.toMatch(/"cardSecurityCode":"[^*]|"987"/);
      }
      shop.close();
      await database.drop();
    });
  },
);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('card numbers that people write into texts, on %s', (engine) => {
  it('reach no table, no file, no log line, notification, page, answer or error text (I12, S38)', async () => {
    const database = await openDatabase(engine);
    const receiver = await startReceiver({ status: 200, text: `we know ${CANARY_CARD} 857` });
    const lines: string[] = [];
    const gateway = await startTestGateway({ env: database.env, write: (line) => lines.push(line) });
    const write = createScribbler(gateway.url, SANDBOX_OPERATOR_TOKEN);
    const shop = await gateway.newShop();
    const note = `by card ${CANARY_CARD} 12/30`;
    const deposit = { depositNo: 'D1', amount: '9999.00', currency: 'MXN', note };
    const seen = [await write('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit)];

    const paid: Body[] = [];
    for (const [operationId, variant] of SUBMITTING) {
      const own = { merNo: shop.merNo, merOrderNo: shop.newOrderNo(), notifyUrl: `${receiver.url}/notify` };
      const { body, fields } = canaryRequest(operationId, variant, own);
      const { sign: _, ...unsigned } = body;
      const { text } = await shop.raw(operationId, unsigned, { variant });
      seen.push(text);
      expect(fields, `${operationId} ${variant}`).not.toEqual([]);
      expect(text, `${operationId} ${variant}`).toMatch(/^\{"code":"00000"|<!doctype html>/i);
      const data = text.startsWith('{') ? dataOf(JSON.parse(text) as Envelope) : {};
      if (data['payUrl'] !== undefined) seen.push(await (await fetch(String(data['payUrl']))).text());
      paid.push(data);
    }
    const order = paid[0] ?? {};
    const { body: refund } = canaryRequest('applyRefund', 'default', {});
    const refunded = await shop.refund(order, { remark: refund['remark'], notifyUrl: `${receiver.url}/notify` });
    seen.push(JSON.stringify(refunded), JSON.stringify(await shop.list()));

    seen.push(
      await write('PATCH', `/operator/merchants/${shop.merNo}`, { name: `Shop ${CANARY_CARD} 857` }),
      await write('PUT', '/operator/banks', { banks: [{ bankId: 7, name: `Bank ${CANARY_CARD}1230` }] }),
      await write('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, { reason: `${CANARY_CARD} 857` }),
    );
    const [notified] = await receiver.waitFor('/notify', 2);
    expect(notified).toBeDefined();
    seen.push(...receiver.at('/notify').map(({ body }) => body));
    for (const path of [
      '/operator/actions',
      '/operator/banks',
      `/operator/merchants/${shop.merNo}`,
      `/operator/deliveries?merNo=${shop.merNo}`,
      ...paid.flatMap(({ tradeNo }) => (tradeNo === undefined ? [] : [`/operator/orders/${String(tradeNo)}`])),
    ]) {
      seen.push(await write('GET', path));
    }
    await gateway.close();
    await receiver.close();
    shop.close();
    const stored = await readEverything({
      dataDir: database.env['DATA_DIR'] ?? null,
      databaseUrl: database.env['DATABASE_URL'] ?? null,
    });
    expect(stored).toContain('[card]');
    expect(CANARY_SEEN.exec(stored)?.[0], 'stored').toBeUndefined();
    expect(CANARY_SEEN.exec(lines.join(''))?.[0], 'logged').toBeUndefined();
    for (const text of seen) expect(CANARY_SEEN.exec(text)?.input, 'shown').toBeUndefined();
    await database.drop();
  });

  it('are refused in numbers and addresses, which are kept as they come, where they are of the card itself (S9)', async () => {
    const gateway = await startTestGateway({ engine });
    const shop = await gateway.newShop();
    const card = { cardNo: CANARY_CARD, currencyCode: 'USD' };
    for (const [field, value] of [
      ['merOrderNo', `A-${CANARY_CARD}`],
      ['merOrderNo', '5555-5555-5555-4444-857'],
      ['returnUrl', `http://localhost/return?card=${CANARY_CARD}`],
      ['notifyUrl', `http://localhost/${CANARY_CARD}/notify`],
    ] as const) {
      expect(await shop.pay({ ...card, [field]: value })).toEqual({
        code: '10001',
        message: `Invalid input. ${field}: contains the number in cardNo, which is never kept; send a value without it.`,
      });
    }
    const keyed = await shop.pay(card, { headers: { 'Idempotency-Key': `key-${CANARY_CARD}` } });
    expect(keyed).toMatchObject({ code: '10001', message: expect.stringContaining('Idempotency-Key') });
    expect(await shop.payOut({ cardNo: CANARY_CARD, merOrderNo: CANARY_CARD })).toMatchObject({ code: '10001' });
    // Another number of 16 digits is an order number like any other, also where it could be a card's.
    const { merOrderNo } = dataOf(await shop.pay({ ...card, merOrderNo: '2611151230450003' }));
    expect(merOrderNo).toBe('2611151230450003');
    expect(dataOf(await shop.list())).toMatchObject({ total: 1 });
    shop.close();
    await gateway.close();
  });
});

const SUBMITTING = [
  ['createPayment', 'CREDIT_CARD'],
  ['createPayment', 'UNIONPAY_H5'],
  ['createPayment', 'APPLE_PAY'],
  ['createPayment', 'PIX'],
  ['openCashier', 'default'],
  ['createCashierOrder', 'default'],
  ['createCashierPayment', 'default'],
  ['createPayout', 'default'],
] as const satisfies readonly (readonly [OperationId, string])[];

/** An operator who gives a card number as the reason of everything. */
function createScribbler(url: string, token: string) {
  return async (method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Reason': `card ${CANARY_CARD} 857`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return text;
  };
}

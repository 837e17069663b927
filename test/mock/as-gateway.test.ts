import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { SandboxRow } from '../../src/protocol/operation-rule.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import type { RunningMock } from '../../src/mock/start-mock.ts';
import { exampleOf } from '../contract/cases/contract.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { createShop } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';

// The sandbox's values bring the same answers from the mock as from the gateway.

let gateway: TestGateway;
let mock: RunningMock;
let shops: readonly [gateway: Shop, mock: Shop];

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  mock = await startMock({ port: 0, secondMs: 100 });
  shops = [createShop(gateway.url, sandboxAccount), createShop(mock.url, sandboxAccount)];
});

afterAll(async () => {
  for (const shop of shops) shop.close();
  await mock.close();
  await gateway.close();
});

const ORDERS: readonly OperationId[] = ['createPayment', 'createPayout'];
const rows = ORDERS.flatMap((operationId) =>
  (operations[operationId].sandbox as readonly SandboxRow[]).map((row) => ({ operationId, row, ...row })),
);

describe('the mock answers as the gateway', () => {
  it.each(rows)('$operationId $variant $field $value: $about', async ({ operationId, row }) => {
    const variant = row.variant ?? (operationId === 'createPayment' ? 'PIX' : 'default');
    const value = row.field === undefined ? {} : { [row.field]: row.value };
    const [real, mocked] = await Promise.all(shops.map((shop) => submit(shop, operationId, { variant, value })));
    expect(mocked).toEqual(real);
  });

  it.each([12, 13, 14, 999_999, undefined])(
    'the mock answers as the gateway to the bank %s of Vietnam Pay',
    async (vaBankId) => {
      const [real, mocked] = await Promise.all(
        shops.map(async (shop) => {
          const { notifyUrl: _, sign: __, ...example } = exampleOf('createPayment', 'VN_BANK').body;
          const body = { ...example, merOrderNo: shop.newOrderNo(), vaBankId };
          const { status, text } = await shop.raw('createPayment', body, { variant: 'VN_BANK' });
          const { code, message } = JSON.parse(text) as Envelope;
          return { status, code, message };
        }),
      );
      expect(mocked).toEqual(real);
      expect(mocked?.status).toBe(vaBankId === undefined || vaBankId < 14 ? 200 : 404);
    },
  );

  it('the mock answers as the gateway to a method in a currency that it is not paid in', async () => {
    const [real, mocked] = await Promise.all(
      shops.map((shop) => submit(shop, 'createPayment', { variant: 'PIX', value: { currencyCode: 'USD' } })),
    );
    expect(mocked).toEqual(real);
    expect(mocked).toMatchObject({ code: '10009' });
  });

  it('slowly for a slow card: whoever asks later is answered before', async () => {
    for (const shop of shops) {
      const answered: string[] = [];
      const slow = shop.pay({ cardNo: '4000000000000077' }).then(() => answered.push('slow'));
      await shop.pay().then(() => answered.push('at once'));
      await slow;
      expect(answered).toEqual(['at once', 'slow']);
    }
  });
});

it('the mock that is closed does not wait for a slow card', async () => {
  const closing = await startMock({ port: 0, secondMs: 3_600_000 });
  const shop = createShop(closing.url, sandboxAccount);
  const slow = shop.pay({ cardNo: '4000000000000077' }).catch((error: unknown) => error);
  await shop.pay();
  await closing.close();
  await slow;
  shop.close();
});

async function submit(shop: Shop, operationId: OperationId, given: { variant: string; value: object }) {
  const { notifyUrl: _, protestNotifyUrl: __, sign: ___, ...example } = exampleOf(operationId, given.variant).body;
  const body = { ...example, ...given.value, merOrderNo: shop.newOrderNo() };
  const { code, data, sign } = await shop.call(operationId, body, { variant: given.variant });
  return { code, payCode: data?.['payCode'], payUrl: typeof data?.['payUrl'], sign: typeof sign };
}

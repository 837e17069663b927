import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { hideCardNumbers } from '../../../src/gateway/domain/text/card-numbers.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createLog } from './request-log.ts';

// What the sandbox answers to a wrong signature, and what the log of requests keeps of it.

const WRONG = 'A'.repeat(32);
const CARD = '5555555555554444';

let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startTestGateway();
  shop = createShop(gateway.url, sandboxAccount);
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

/** What was answered, and what is kept of it. */
async function shownOf(operationId: 'listOrders' | 'createPayment', body: object): Promise<string[]> {
  const { headers, text } = await shop.raw(operationId, { ...body, sign: WRONG });
  const requestId = String(headers['x-request-id']);
  const log = createLog(gateway, shop.merNo);
  const numbers = async () => (await log.list()).requests.map((one) => one.requestId);
  await expect.poll(numbers).toContain(requestId);
  return [text, JSON.stringify(await log.read(requestId))];
}

describe('the string to sign', () => {
  it('is shown in full where the digits of two values only look like a card number together (S38)', async () => {
    const ends = Array.from({ length: 30 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')} 23:59:59`);
    const from = '2026-10-01 00:00:00';
    const joinedTo = (to: string) => `${shop.merNo}${from}${to}110`;
    const to = ends.find((end) => hideCardNumbers(joinedTo(end)) !== joinedTo(end));
    if (to === undefined) throw new Error('no range of October looks like a card number');
    const query = { merNo: shop.merNo, version: 'V3.0.1', dateLimit: { from, to }, pageNum: 1, pageSize: 10 };
    for (const shown of await shownOf('listOrders', query)) expect(shown).toContain(`${joinedTo(to)}<key>`);
  });

  it('never shows a card number, whichever field has it (S38)', async () => {
    for (const merOrderNo of [CARD, '5555-5555-5555-4444']) {
      for (const shown of await shownOf('createPayment', shop.paymentBody({ merOrderNo }))) {
        expect(shown).toContain(`${shop.merNo}[card]`);
        expect(shown.replaceAll(/[\s-]/g, '')).not.toContain(CARD);
      }
    }
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const FACTS = {
  acquirerReference: 'ch_7c1e',
  arn: '24492156181000123456789',
  networkTransactionId: '483297487231504',
  authorisationCode: 'T54321',
  threeDSecure: { version: '2.2.0', eci: '05', dsTransId: 'd65e93c3-35ab-41ba-b307-767bfc19eae3' },
  addressCheck: 'Y',
  securityCodeCheck: 'M',
};

/** Approves everything, with facts, and has no call but those of version 1. */
async function startAdapter(): Promise<string> {
  const server = createServer(async (request, response) => {
    const { callId, tradeNo, refundNo, attempt, currency, amount } = (await json(request)) as Record<string, unknown>;
    const echo = { callId, tradeNo, refundNo, attempt, currency, amount };
    const isKnown = request.url !== '/capabilities';
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...echo, kind: 'approved', message: 'Approved.', ...FACTS }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<EngineName>(['SQLite', 'PostgreSQL'])(
  "an acquirer's facts about a payer go with the payer's data on %s, and its reference stays (S40)",
  async (engine) => {
    const gateway = await startTestGateway({
      engine,
      env: { CHANNEL_URL: await startAdapter(), CHANNEL_TOKEN: 'a-token-of-a-test' },
    });
    onTestFinished(gateway.close);
    const shop = await gateway.newShop();
    const order = dataOf(await shop.pay({ email: 'gone@payers.example' }));
    await shop.refund(order, { refundAmount: '1.00' });
    const facts = async () => {
      const { body } = await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
      return (body as { acquirerTries: { facts: unknown }[] }).acquirerTries.map((one) => one.facts);
    };
    await expect.poll(facts).toEqual([FACTS, FACTS]);
    const erase = { merNo: shop.merNo, tradeNos: [String(order['tradeNo'])], dryRun: false };
    expect((await gateway.operator('POST', '/operator/payers/erase', erase)).body).toMatchObject({ erased: 1 });
    const left = { acquirerReference: FACTS.acquirerReference, threeDSecure: { version: '2.2.0', eci: '05' } };
    expect(await facts()).toEqual([left, left]);
    await gateway.verify();
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { createClient } from '../../src/client/index.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../src/gateway/config/config.ts';
import { codeBlocks, readGuide } from '../helpers/docs/guides.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { contributing, inTexts, ofPages, ofStartPage, runSample, runShell } from '../helpers/docs/shell-samples.ts';

// Every shell sample that a reader can copy works as it stands, on the port that is running.

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});

afterAll(() => gateway.close());

describe('a shell sample', () => {
  it('stands in CONTRIBUTING and the guides, and with every request example', () => {
    expect(new Set(inTexts.map(({ name }) => name.split(' ')[0]))).toEqual(
      new Set([
        'CONTRIBUTING',
        'getting-started',
        'first-payment',
        'without-helper',
        'testing',
        'cashier',
        'qr-and-wallets',
        'bank-transfers',
        'payouts',
        'safe-retries',
      ]),
    );
    const examples = Object.values(contract.paths).map(({ post }) =>
      Object.keys(post.requestBody.content['application/json'].examples),
    );
    expect(ofPages).toHaveLength(examples.flat().length);
  });

  it.each([...inTexts, ...ofPages, ofStartPage])('a shell sample of $name works as it stands', async (sample) => {
    await runSample(sample, 'sh', gateway.url);
  });

  it("a shell sample of the operator's interface in the guide to testing works with the numbers of an order", async () => {
    const guide = readGuide('testing');
    const define = codeBlocks(guide, 'sh').find((block) => block.startsWith('operator()')) ?? '';
    const commands = [...guide.matchAll(/`(operator [^`]+)`/g)].map(([, command = '']) => command);
    expect(commands).toHaveLength(8);
    for (const command of commands) {
      const script = `${define.slice(0, define.indexOf('\n}') + 2)}\n${await withNumbers(command)}`;
      const stdout = await runShell('sh', script, gateway.url);
      expect(JSON.parse(stdout), command).not.toHaveProperty('type');
    }
  });

  it('sets arguments apart from what follows, because a key may begin with a figure', () => {
    const samples = [...inTexts, ...ofPages, ofStartPage];
    for (const { name, script } of samples) expect(script, name).not.toMatch(/\$[0-9]\w/);
  });

  it('has an order number of its own in every text', () => {
    const submitted = [...inTexts, ofStartPage].flatMap(
      ({ script }) => script.match(/(?<=ORDER=")[^$]+(?=\$\()/g) ?? [],
    );
    const inCode = [contributing, ...readGuides()].flatMap(({ text }) =>
      [...text.matchAll(/(?:merOrderNo\W+f?|newOrderNo\()[`'"]([A-Z]+-)[`'"{$]/g)].map(([, number = '']) => number),
    );
    const inExamples = Object.entries(contract.components.examples)
      .filter(([name]) => /^(Create|Open)/.test(name))
      .map(([, { value }]) => (value as { merOrderNo: string }).merOrderNo);
    const all = [...submitted, ...inCode, ...inExamples];
    expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
    expect(submitted.length).toBeGreaterThan(8);
    expect(inCode.length).toBeGreaterThan(20);
  });

  it('submits no order under a number that is written out, unless a key makes it safe to repeat', () => {
    const fixed = [...inTexts, ...ofPages].filter(
      ({ script }) => /"merOrderNo": ?"[A-Z]/.test(script) && !script.includes('Idempotency-Key'),
    );
    expect(fixed).toEqual([]);
  });
});

/** Replaces the places of numbers with those of a new order in a state that the command needs. */
async function withNumbers(command: string): Promise<string> {
  const { merNo, key } = sandboxAccount;
  const client = createClient({ baseUrl: gateway.url, merNo, key, referer: 'http://localhost' });
  const create = () =>
    client.createPayment('PIX', {
      merOrderNo: `OPERATOR-${crypto.randomUUID().slice(0, 18)}`,
      currencyCode: 'BRL',
      sourceAmount: '100.00',
      returnUrl: 'http://localhost/return',
      notifyUrl: 'http://localhost:9/notify',
      ipAddress: '203.0.113.7',
    });
  if (!command.includes('<')) return command;
  const { tradeNo, merOrderNo } = await create();
  if (command.includes('<tradeNo>/complete')) return command.replace('<tradeNo>', tradeNo);
  await operate(`orders/${tradeNo}/complete`, { result: 'success' });
  if (command.includes('<refundNo>')) {
    const { refundNo } = await client.applyRefund({ merOrderNo, tradeNo, amount: '40.00', remark: 'PENDING' });
    return command.replace('<refundNo>', refundNo);
  }
  const { deliveries } = (await operate(`deliveries?merNo=${merNo}&tradeNo=${tradeNo}`)) as {
    deliveries: { notificationId: string }[];
  };
  return command.replace('<tradeNo>', tradeNo).replace('<notificationId>', deliveries[0]?.notificationId ?? '');
}

async function operate(path: string, body?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${gateway.url}/operator/${path}`, { headers, ...sent })).json();
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';

// Payers who press the button at the same moment, on a real server of each engine.

const PAYERS = 25;

describe.each<EngineName>(['PostgreSQL', 'SQLite'])('on %s', (engine) => {
  let gateway: TestGateway;
  let links: LinkMaker;

  beforeAll(async () => {
    gateway = await startTestGateway({ engine });
    links = createLinkMaker(gateway, (await gateway.newShop()).merNo);
  });
  // All payers have one address here; ten minutes later it may begin as many payments again.
  beforeEach(() => gateway.advance(600));
  afterAll(() => gateway.close());

  /** All have the page open before any of them presses the button. */
  async function openPayers(linkNo: string) {
    const payers = Array.from({ length: PAYERS }, () => createLinkPayer(gateway.url));
    await Promise.all(payers.map((payer) => payer.open(`/pay/${linkNo}`)));
    return payers;
  }

  const isPaid = ({ state }: { state: string }) => state === 'success';

  test.each([1, 3])('%i of 25 payers at once can pay a link for as many payments', async (usesMax) => {
    const { linkNo } = await links.create({ usesMax });
    const payers = await openPayers(linkNo);
    const pages = await Promise.all(payers.map((payer) => payer.press(linkNo)));
    const winners = payers.filter((_, index) => pages[index] !== undefined && orderOf(pages[index]) !== undefined);
    expect(winners.length).toBe(usesMax);
    await Promise.all(winners.map((payer) => payer.payByCard()));
    await gateway.advance(600);
    await Promise.all(payers.map((payer) => payer.begin(linkNo).catch(() => undefined)));
    const payments = await links.payments(linkNo);
    expect([payments.length, payments.filter(isPaid).length]).toEqual([usesMax, usesMax]);
    const paidAmount = `${45 * usesMax}.00`;
    expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: usesMax, paying: 0, paidAmount });
    await gateway.verify();
  });

  test('one browser that presses the button many times gets one order', async () => {
    const { linkNo } = await links.create({ usesMax: undefined });
    const payer = createLinkPayer(gateway.url);
    const { text } = await payer.open(`/pay/${linkNo}`);
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const press = () => payer.send(`/pay/${linkNo}`, { method: 'POST', body: new URLSearchParams({ token }) });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.filter(({ status }) => status !== 303 && status !== 200)).toEqual([]);
    expect((await links.payments(linkNo)).length).toBe(1);
  });

  test('a link that is revoked while 25 begin has no order that was begun later', async () => {
    const { linkNo } = await links.create({ usesMax: undefined });
    const payers = await openPayers(linkNo);
    const begun = payers.map((payer) => payer.begin(linkNo).catch(() => undefined));
    expect(await links.revoke(linkNo)).toBe(200);
    const late = createLinkPayer(gateway.url);
    expect((await late.open(`/pay/${linkNo}`)).status).toBe(410);
    const pages = await Promise.all(begun);
    const letIn = pages.filter((page) => page !== undefined && orderOf(page) !== undefined);
    const refused = pages.filter((page) => page?.status === 410 || page === undefined);
    const payments = await links.payments(linkNo);
    expect([payments.length, letIn.length + refused.length]).toEqual([letIn.length, PAYERS]);
    // What was begun can still be completed.
    await Promise.all(payers.map((payer, index) => letIn.includes(pages[index]) && payer.payByCard()));
    expect((await links.get(linkNo)).uses).toBe(letIn.length);
  });
});

test('more payments than an office needs are refused from one network', async () => {
  const other = await startTestGateway();
  const { linkNo } = await createLinkMaker(other, 100001).create({ usesMax: undefined, amount: undefined });
  const payer = createLinkPayer(other.url);
  await payer.open(`/pay/${linkNo}`);
  const token = /name="token" value="([^"]+)"/.exec((await payer.open(`/pay/${linkNo}`)).text)?.[1] ?? '';
  const begin = (amount: number) => {
    const body = new URLSearchParams({ token, amount: String(amount) });
    return payer.send(`/pay/${linkNo}`, { method: 'POST', body });
  };
  for (let amount = 1; amount <= 30; amount += 1) expect((await begin(amount)).status).toBe(303);
  const limited = await begin(31);
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await limited.text()).toContain('Too many payments were started here.');
  await other.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createControls, openDatabase } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';

// Two nodes share one PostgreSQL. Whoever presses at once, and whatever the merchant changes meanwhile, a link is paid as often as its
// limit says, and no more.

const PAYERS = 14;

let database: Awaited<ReturnType<typeof openDatabase>>;
let nodes: Gateway[] = [];
let control: ReturnType<typeof createControls>;

beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...database.env });
  const log = createLog({ level: 'silent', clock: { now: () => 0 }, write: () => undefined });
  const start = () => buildGateway({ config, log });
  nodes = [await start(), await start()];
  control = createControls(nodes[0]?.url ?? '', config.operatorToken);
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await database?.drop();
});

async function openPayers(linkNo: string) {
  const payers = Array.from({ length: PAYERS }, (_, index) => createLinkPayer(nodes[index % 2]?.url ?? ''));
  await Promise.all(payers.map((payer) => payer.open(`/pay/${linkNo}`)));
  return payers;
}

const letIn = (pages: readonly (Parameters<typeof orderOf>[0] | undefined)[]) =>
  pages.filter((page) => page !== undefined && orderOf(page) !== undefined).length;

test('a link for 5 payments lets in 5 of 14 payers who press at once on two nodes, and each pays once', async () => {
  const links = createLinkMaker(control, (await control.newShop()).merNo);
  const { linkNo } = await links.create({ usesMax: 5, asks: { email: 'required' }, quantityMax: 3 });
  const payers = await openPayers(linkNo);
  const press = (payer: (typeof payers)[number], index: number) =>
    payer.press(linkNo, { email: `payer${index}@payers.example`, quantity: String((index % 3) + 1) });
  const pages = await Promise.all(payers.map(press));
  expect(letIn(pages)).toBe(5);
  const winners = payers.filter((_, index) => pages[index] !== undefined && orderOf(pages[index]) !== undefined);
  await Promise.all(winners.map((payer) => payer.payByCard()));
  const payments = await links.payments(linkNo);
  const sum = payments.reduce((total, { quantity }) => total + 45 * quantity, 0);
  expect(payments.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'success'));
  expect(await links.get(linkNo)).toMatchObject({ state: 'usedUp', uses: 5, paying: 0, paidAmount: `${sum}.00` });
  await control.verify();
});

test('a limit that is lowered while 14 press at once is never passed, or is not lowered', async () => {
  const links = createLinkMaker(control, (await control.newShop()).merNo);
  const { linkNo } = await links.create({ usesMax: 8 });
  const payers = await openPayers(linkNo);
  const pressed = payers.map((payer) => payer.press(linkNo).catch(() => undefined));
  const body = { title: 'Blue bowl', amount: '45.00', usesMax: 3, replaces: 1 };
  const changed = await control.operator('PUT', `/operator/links/${linkNo}`, body);
  const pages = await Promise.all(pressed);
  await Promise.all(
    payers.map(async (payer, index) => {
      const page = pages[index];
      if (page !== undefined && orderOf(page) !== undefined) await payer.payByCard();
    }),
  );
  const { usesMax, uses, paying } = await links.get(linkNo);
  expect([changed.status, usesMax]).toEqual(changed.status === 200 ? [200, 3] : [400, 8]);
  expect([paying, uses <= (usesMax ?? 0), uses]).toEqual([0, true, letIn(pages)]);
  await control.verify();
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Role } from '../../../generated/permissions.ts';
import { openConsole } from '../gateway/console.ts';
import { openRoutingDraft } from '../gateway/routing-world.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { openHostileWorld } from '../payer/hostile-order.ts';

export interface ConsolePicture {
  readonly name: string;
  bring(page: Page): Promise<void>;
}

/** Every screen of the console, as the role sees it that works there, with orders in several states. */
export async function listConsolePages(gateway: TestGateway): Promise<ConsolePicture[]> {
  const world = await openHostileWorld(gateway);
  for (const text of ['Linen shirt, blue', 'Espresso beans, 1 kg']) await world.createOrder(text);
  const { tradeNo, refundNo, chargebackNo, notificationId, merNo } = await world.createOrder('Brass desk lamp');
  const { draft, simulationNo } = await openRoutingDraft(gateway);
  await world.close();
  const reconciled = await reconcileToday(gateway);
  const pages: readonly (readonly [name: string, role: Role, path: string])[] = [
    ['home', 'support', ''],
    ['search', 'support', '/search?q=1.00'],
    ['orders', 'support', '/orders'],
    ['order', 'support', `/orders/${tradeNo}`],
    ['order-refund', 'finance', `/orders/${tradeNo}/refund`],
    ['refunds', 'finance', '/refunds'],
    ['refund', 'finance', `/refunds/${refundNo}`],
    ['payouts', 'finance', '/payouts'],
    ['payouts-to-come', 'finance', '/payouts/to-come'],
    ['approvals', 'finance', '/approvals'],
    ['balances', 'finance', '/balances'],
    ['merchant-balances', 'finance', `/balances/${merNo}`],
    ['settlements', 'finance', '/settlements'],
    ['ledger', 'finance', '/ledger'],
    ['reconciliation', 'finance', '/reconciliation'],
    ['reconciliation-files', 'finance', '/reconciliation/files'],
    ['reconciliation-day', 'finance', `/reconciliation/day?${reconciled.day}`],
    ['reconciliation-certificate', 'finance', `/reconciliation/certificate?${reconciled.day}`],
    ['reconciliation-file', 'finance', `/reconciliation/files/${reconciled.fileNo}`],
    ['reconciliation-import', 'finance', '/reconciliation/import'],
    ['reconciliation-settings', 'finance', '/reconciliation/settings'],
    ['reconciliation-profile', 'finance', '/reconciliation/settings/profiles'],
    ['exceptions', 'finance', '/exceptions'],
    ['exception', 'finance', `/exceptions/${reconciled.exceptionNo}`],
    ['exception-match', 'finance', `/exceptions/${reconciled.exceptionNo}/match`],
    ['chargebacks', 'risk', '/chargebacks'],
    ['chargeback', 'risk', `/chargebacks/${chargebackNo}`],
    ['registrations', 'risk', '/registrations'],
    ['merchants', 'risk', '/merchants'],
    ['merchant', 'risk', `/merchants/${merNo}`],
    ['merchant-keys', 'engineer', `/merchants/${merNo}?tab=keys`],
    ['deliveries', 'engineer', '/deliveries'],
    ['delivery', 'engineer', `/deliveries/${notificationId}`],
    ['channels', 'engineer', '/channels'],
    ['routing', 'risk', '/routing'],
    ['routing-version', 'risk', `/routing/versions/${draft}`],
    ['routing-rule', 'risk', `/routing/versions/${draft}/rule?rule=European+cards`],
    ['routing-simulation', 'risk', `/routing/simulations/${simulationNo}`],
    ['routing-cards', 'risk', '/routing/cards?card=424242'],
    ['rates', 'admin', '/rates'],
    ['settings', 'admin', '/settings'],
    ['people', 'admin', '/people'],
    ['audit', 'auditor', '/audit'],
  ];
  return pages.map(([name, role, path]) => ({
    name: `console-${name}`,
    async bring(page) {
      const { cookies } = await openConsole(gateway.url, role);
      const url = gateway.url;
      await page.context().addCookies([...cookies].map(([cookie, value]) => ({ name: cookie, value, url })));
      await page.goto(`${url}/console${path}`);
    },
  }));
}

const FAULTS = ['missing', 'double', 'amount'];
const DAY_S = 86_400;
/** The files are read beside. */
const TRIES_MAX = 60;
const TRY_MS = 500;

/** The acquirer and the bank send their files, with a fault of each kind. */
async function reconcileToday(gateway: TestGateway) {
  const day = new Date(await gateway.now()).toISOString().slice(0, 10);
  for (const fault of FAULTS) {
    await gateway.operator('POST', '/operator/reconciliation/sandbox/faults', { fault, day });
  }
  await gateway.advance(5 * DAY_S);
  const listed = async <Found>(path: string) => (await gateway.operator('GET', path)).body as Found;
  const list = () => listed<{ exceptions: { exceptionNo: string; currency: string }[] }>('/operator/exceptions');
  let { exceptions } = await list();
  for (let tries = 1; exceptions.length < FAULTS.length && tries < TRIES_MAX; tries += 1) {
    await sleep(TRY_MS);
    ({ exceptions } = await list());
  }
  const { files } = await listed<{ files: { fileNo: string; openLines: number }[] }>('/operator/reconciliation/files');
  const { exceptionNo = '', currency = '' } = exceptions[0] ?? {};
  const fileNo = files.find(({ openLines }) => openLines > 0)?.fileNo ?? '';
  return { day: String(new URLSearchParams({ owner: 'default', currency, day })), exceptionNo, fileNo };
}

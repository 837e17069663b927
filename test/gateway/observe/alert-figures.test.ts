import { afterEach, describe, expect, it } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway, TestGatewayOptions } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { stallPayments } from '../../helpers/database/stalled-store.ts';

// Figures that alerts are made of: what has gone wrong and does not mend by itself.

const databases = useDatabases('SQLite in memory');
const ends: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function open(options: TestGatewayOptions = {}): Promise<{ gateway: TestGateway; shop: Shop }> {
  const gateway = await startTestGateway(options);
  const shop = await gateway.newShop();
  ends.push(
    () => gateway.close(),
    () => shop.close(),
  );
  return { gateway, shop };
}

async function figureOf({ url }: TestGateway, series: string): Promise<number | undefined> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  const line = lines.find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('the figures of alerts', () => {
  it('count a notification that nobody acknowledged by its last attempt, once', async () => {
    const receiver = await startReceiver({ status: 500, text: 'no' });
    ends.push(() => receiver.close());
    const { gateway, shop } = await open();
    dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
    await receiver.waitFor('/notify', 1);
    expect(await figureOf(gateway, 'tollgate_deliveries_exhausted_total')).toBe(0);
    await gateway.advance(24 * 3600);
    await receiver.waitFor('/notify', 9);
    await expect.poll(() => figureOf(gateway, 'tollgate_deliveries_exhausted_total')).toBe(1);
  });

  it('count queries about an order that should have ended, and none while its payer has time', async () => {
    const acquirer = await startAcquirer();
    ends.push(() => acquirer.stop());
    const { gateway, shop } = await open({ env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token } });
    const overdue = () => figureOf(gateway, 'tollgate_inquiries_overdue_total{task="inquire"}');
    dataOf(await shop.payBy('SPEI'));
    await gateway.advance(2 * 86_400);
    expect(await overdue()).toBe(undefined);
    await acquirer.addRules({ fault: 'serverError' });
    dataOf(await shop.pay());
    await gateway.advance(600);
    expect(await overdue()).toBe(undefined);
    await gateway.advance(2 * 3600);
    expect(await overdue()).toBeGreaterThan(0);
  });

  it('tell when the books were last checked, that the store takes writes, and the space left for it', async () => {
    const { gateway } = await open({ engine: 'SQLite' });
    const verifiedAt = () => figureOf(gateway, 'tollgate_ledger_verified_timestamp_seconds');
    expect(await verifiedAt()).toBe(undefined);
    const before = Date.now() / 1000;
    await gateway.verify();
    expect(await verifiedAt()).toBeGreaterThanOrEqual(before);
    expect(await figureOf(gateway, 'tollgate_store_writable')).toBe(1);
    expect(await figureOf(gateway, 'tollgate_data_free_bytes')).toBeGreaterThan(0);
  });

  it('count requests refused because of overload, and tell the limit that was in force', async () => {
    const { store, stalled, open: openStore } = stallPayments(await databases.open());
    const { gateway, shop } = await open({ env: { IN_FLIGHT_MAX: '1' }, build: { store } });
    const waiting = shop.pay();
    await expect.poll(stalled).toBe(1);
    expect(await shop.pay()).toMatchObject({ code: '90002' });
    expect(await figureOf(gateway, 'tollgate_requests_shed_total')).toBe(1);
    expect(await figureOf(gateway, 'tollgate_requests_in_flight_limit')).toBe(1);
    openStore();
    expect(await waiting).toMatchObject({ code: '00000' });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { AcquirerRow } from '../../../src/gateway/domain/acquirers/acquirer.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const { open } = useDatabases('SQLite in memory');
const AUDIT = auditOf(actingAsSystem('test'), { at: 1, action: 'createMerchant', target: 'acquirer', detail: '' });
const EVERYTHING = { methods: null, currencies: null, countries: null, limits: [], version: 0, changedAt: 1 };
const stopping: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

type Row = Partial<AcquirerRow> & Pick<AcquirerRow, 'name' | 'state'>;

/** A default acquirer that nobody can reach or that answers, and one named north beside it. It knows these rows from the start. */
async function start({ isDefaultUp, rows = [] }: { isDefaultUp: boolean; rows?: readonly Row[] }) {
  const [first, north] = [await startAcquirer(), await startAcquirer()];
  const { env, remove } = nameAcquirers([{ name: 'north', url: north.url }]);
  const url = isDefaultUp ? first.url : `http://127.0.0.1:${await freePort()}`;
  const store = await open();
  const put = (row: Row) => store.putAcquirer({ preference: 10, ...EVERYTHING, ...row }, AUDIT);
  for (const row of rows) await put(row);
  const gateway = await startTestGateway({
    env: { ...env, CHANNEL_URL: url, CHANNEL_TOKEN: first.token },
    build: { store },
  });
  stopping.push(() => gateway.close(), first.stop, north.stop, remove);
  return { gateway, first, north, put, shop: await gateway.newShop() };
}

const cardsOf = async ({ readBooks }: { readBooks: Awaited<ReturnType<typeof startAcquirer>>['readBooks'] }) =>
  (await readBooks()).authorizations.length;

describe('a gateway with two acquirers', () => {
  it('calls one that nobody has given a row for nothing', async () => {
    const { first, north, shop } = await start({ isDefaultUp: true });
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    expect([await cardsOf(first), await cardsOf(north)]).toEqual([1, 0]);
  });

  it('sends a payment to the next one if the first cannot be reached, and its refund after it', async () => {
    const rows = [{ name: 'north', state: 'active' }] as const;
    const { gateway, north, shop } = await start({ isDefaultUp: false, rows });
    const paid = dataOf(await shop.pay());
    expect(paid).toMatchObject({ message: 'It is approved.' });
    expect(await shop.refund(paid)).toMatchObject({ code: '00000' });
    const { refunds, calls } = await north.readBooks();
    expect(refunds).toHaveLength(1);
    expect(calls.filter(({ call }) => call === 'authorize').map(({ key }) => key)).toEqual([
      `${String(paid['tradeNo'])}.2-authorize`,
    ]);
    await gateway.verify();
  });

  it('names both tries in the order’s story, and counts neither as an attempt of the payer', async () => {
    const rows = [{ name: 'north', state: 'active' }] as const;
    const { gateway, shop } = await start({ isDefaultUp: false, rows });
    const tradeNo = String(dataOf(await shop.pay())['tradeNo']);
    const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
    const story = body as {
      attempts: unknown[];
      acquirerTries: { acquirer: string; notSent: string | null }[];
      timeline: { event: string; text: string }[];
    };
    expect(story.acquirerTries).toMatchObject([
      { attempt: 1, acquirer: 'default', notSent: expect.any(String), facts: null },
      { attempt: 2, acquirer: 'north', notSent: null },
    ]);
    expect(story.attempts).toEqual([]);
    expect(story.timeline.filter(({ event }) => event === 'acquirerReplaced')).toMatchObject([
      { text: expect.stringMatching(/^not sent to default \(.+\); sent to north$/) as string },
    ]);
    const desk = await openConsole(gateway.url, 'support');
    const page = (await desk.open(`/console/orders/${tradeNo}`)).text;
    expect(page).toMatch(/<dt>Not sent to<\/dt>\s*<dd><a href="\/console\/channels\/default">/);
    expect(page).toMatch(/<dt>Sent to<\/dt>\s*<dd><a href="\/console\/channels\/north">/);
  });

  it('prefers by the rows: what an acquirer does not take goes to the other, and nobody takes what none has', async () => {
    const limits = [{ currency: 'USD', min: null, max: 50_00n }];
    const { first, north, shop, put } = await start({
      isDefaultUp: true,
      rows: [
        { name: 'north', state: 'active', preference: -1, limits },
        { name: 'default', state: 'active', currencies: ['USD'] },
      ],
    });
    await shop.pay({ sourceAmount: '50.00' });
    expect([await cardsOf(first), await cardsOf(north)]).toEqual([0, 1]);
    await shop.pay({ sourceAmount: '50.01' });
    expect([await cardsOf(first), await cardsOf(north)]).toEqual([1, 1]);
    await put({ name: 'north', state: 'draining', version: 1 });
    await put({ name: 'default', state: 'paused', version: 1 });
    // A node follows a change within a second or so.
    await expect.poll(() => shop.pay(), { interval: 300 }).toMatchObject({ code: '90002' });
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { reasonOf } from '../../../src/gateway/domain/orders/declines.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';

// Why payments fail: two of one shop are declined and one is paid, a week after one that was paid; another shop has one declined.

type Declines = OperatorAnswers['readDeclines'];

const DECLINED = '4000000000000002';

let gateway: TestGateway;
let risk: TestBrowser;
let bloemen: Shop;
let other: Shop;

beforeAll(async () => {
  gateway = await startTestGateway({ build: { sandboxClock: createMorningClock() } });
  bloemen = await gateway.newShop({ name: 'Bloemen' });
  other = await gateway.newShop({ name: 'Tuinhuis' });
  await bloemen.pay();
  await gateway.advance(7 * 86_400);
  for (const cardNo of [DECLINED, DECLINED]) await bloemen.pay({ cardNo });
  await bloemen.pay();
  await other.pay({ cardNo: DECLINED });
  risk = await openConsole(gateway.url, 'risk');
  await vi.waitFor(async () => {
    if ((await read('days=7')).now.ended < 4) throw new Error('not all are counted yet');
  }, 20_000);
});
afterAll(async () => {
  bloemen.close();
  other.close();
  await gateway.close();
});

async function read(query: string): Promise<Declines> {
  return (await gateway.operator('GET', `/operator/declines?${query}`)).body as unknown as Declines;
}

const words = (text: string) =>
  text
    .slice(text.indexOf('<main'))
    .replaceAll(/<svg[^]*?<\/svg>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the counts of declines', () => {
  it('are by reason, method, bank of the card and merchant, beside as many days before', async () => {
    const { before, days, reasons, methods, bins, merchants } = await read('days=7');
    expect(before).toEqual({ ended: 1, declined: 0, expired: 0 });
    expect([days.length, days.at(-1)?.counts]).toEqual([7, { ended: 4, declined: 3, expired: 0 }]);
    const shown = (slices: Declines['reasons']) =>
      slices.map(({ value, now, daily }) => [value, now.declined, daily.at(-1)]);
    expect(shown(reasons)).toEqual([['The card was declined.', 3, 3]]);
    expect(shown(methods)).toEqual([['CREDIT_CARD', 3, 3]]);
    expect(shown(bins)).toEqual([['400000', 3, 3]]);
    expect(shown(merchants)).toEqual([
      [String(bloemen.merNo), 2, 2],
      [String(other.merNo), 1, 1],
    ]);
    expect(bins[0]?.before).toEqual({ ended: 0, declined: 0, expired: 0 });
  });

  it('are those of one merchant for its number, and its own for its people', async () => {
    const own = await read(`days=30&merNo=${other.merNo}`);
    expect([own.now, own.merchants]).toEqual([{ ended: 1, declined: 1, expired: 0 }, []]);
    expect((await gateway.operator('GET', '/operator/declines?merNo=999')).status).toBe(404);
  });

  it.each([
    ['The card was declined.', 'The card was declined.'],
    ['Declined, ref 8f3a-12345678', 'Declined, ref …'],
    ['ask ada@example.com', 'ask a***@example.com'],
    ['', 'No reason given'],
  ])('reasons say nothing of one payment: %s', (message, wanted) => {
    expect(reasonOf(message)).toBe(wanted);
  });
});

describe('the page of declines', () => {
  it('says share, count and what was compared, by name', async () => {
    const { status, text } = await risk.open('/console/declines');
    expect(status).toBe(200);
    expect(words(text)).toContain('Declined 75.0% 3 of 4 payments Compared 75.0 points more 0% in the 7 days before');
    expect(words(text)).toMatch(/Bloemen 2 66\.7% 66\.7 points more/);
    expect(words(text)).toMatch(/Tuinhuis 1 100% nothing to compare with/);
    expect(text).toMatch(/<title>Declined day by day: 0, 0, 0, 0, 0, 0, 3<\/title>/);
  });

  it.each([
    ['By reason', 3],
    ['By the bank of the card', 3],
    ['By merchant', 2],
  ])('%s leads to its orders', async (title, count) => {
    const { text } = await risk.open('/console/declines?days=30');
    const part = text.slice(text.indexOf(`>${title}</h2>`));
    const [, path = ''] = /href="([^"]+)" data-row/.exec(part) ?? [];
    const orders = await risk.open(path.replaceAll('&amp;', '&'));
    expect(orders.text.match(/<tr data-key="TG/g)).toHaveLength(count);
  });

  it('is limited to a merchant by name, and says so if there is none', async () => {
    const { text } = await risk.open('/console/declines?merNo=tuin&days=1');
    expect(words(text)).toContain('Declined 100% 1 of 1 payments');
    const none = await risk.open('/console/declines?merNo=nobody');
    expect([none.status, none.text.includes('no merchant “nobody”')]).toEqual([400, true]);
  });

  it('is closed to who may not see orders', async () => {
    const admin = await openConsole(gateway.url, 'admin');
    expect((await admin.open('/console/declines')).status).toBe(403);
  });
});

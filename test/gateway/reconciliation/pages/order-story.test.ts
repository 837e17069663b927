import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINE_TYPES } from '../../../../src/gateway/domain/reconciliation/file-line.ts';
import { runSql } from '../../../helpers/database/databases.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openWorld, paid } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';

// What acquirers and banks reported, in the story of an order: all of it for the operator, what became of payouts for merchants.

const DAY = 20_773;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('the story of an order on %s', (engine) => {
  let world: World;
  let files = 0;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  interface ReportedRow {
    readonly subject: string;
    readonly type: (typeof LINE_TYPES)[number];
    readonly kind?: 'report' | 'statement';
    readonly state?: number;
    readonly gross: number;
    readonly fee?: number;
    readonly arrivedOn?: number;
    readonly matchNo?: string;
  }

  async function report({
    subject,
    type,
    kind = 'report',
    state = 1,
    gross,
    fee = 0,
    arrivedOn,
    matchNo,
  }: ReportedRow) {
    files += 1;
    const fileNo = `RC01STORY${files}`;
    const match = matchNo === undefined ? 'null' : `'${matchNo}'`;
    const named = matchNo === undefined ? `'${subject}', '${type}'` : 'null, null';
    await runSql(
      world.place,
      `insert into reconciliation_files (file_no, source, name, bytes, parts, state, created_at, created_by)
       values ('${fileNo}', 'upload', 'a.jsonl', 1, 1, 'done', 1, 'Mara');
       insert into reconciliation_sections (file_no, section, kind, owner, id, currency, total, lines, state, arrived_on)
       values ('${fileNo}', 0, '${kind}', '${kind === 'report' ? 'north' : 'main-usd'}', 'po_${files}', 'USD', 1, 1, 'ended',
         ${arrivedOn ?? 'null'});
       insert into reconciliation_lines (file_no, section, line, type, state, mer_no, subject, event, currency, gross, fee, net, day, match_no)
       values ('${fileNo}', 0, 1, ${LINE_TYPES.indexOf(type)}, ${state}, ${world.shop.merNo}, ${named}, 'USD', ${gross}, ${fee},
         ${gross + fee}, ${DAY}, ${match})`,
    );
    return fileNo;
  }

  const storyOf = async (tradeNo: string, token = world.mara.token) =>
    (await world.gateway.as(token, 'GET', `/operator/orders/${tradeNo}`)).body as { reported: object[] };

  it('says in which report a payment is, with which fee, and when its money arrived', async () => {
    const tradeNo = await paid(world);
    expect((await storyOf(tradeNo)).reported).toEqual([]);
    const fileNo = await report({ subject: tradeNo, type: 'payment', gross: 1230, fee: -30, arrivedOn: DAY + 2 });
    expect((await storyOf(tradeNo)).reported).toEqual([
      {
        number: tradeNo,
        type: 'payment',
        isOpen: false,
        isByHand: false,
        reportedBy: 'acquirer',
        source: { owner: 'north', id: `po_${files}`, fileNo, fee: '-0.30' },
        currency: 'USD',
        gross: '12.30',
        day: '2026-11-16',
        bookedOn: '2026-11-18',
      },
    ]);
    const page = pageText(
      (await (await openConsole(world.gateway.url, 'finance')).open(`/console/orders/${tradeNo}`)).text,
    );
    expect(page).toContain(
      `Payment 12.30 USD reported in po_${files} of north, fee 0.30 USD. Its money arrived on 18 Nov 2026.`,
    );
  });

  it('shows what is open, and what a person matched, and never the lines of another merchant', async () => {
    const tradeNo = await paid(world);
    await report({ subject: tradeNo, type: 'payment', state: 11, gross: 1200 });
    await report({ subject: tradeNo, type: 'refund', gross: -100 });
    await report({ subject: tradeNo, type: 'adjustment', state: 7, gross: 30, matchNo: 'RM01HAND' });
    await runSql(
      world.place,
      `insert into reconciliation_items (mer_no, subject, event, match_no, acquirer, currency, amount, day)
       values (${world.shop.merNo}, '${tradeNo}', 'paid', 'RM01HAND', 'north', 'USD', 30, ${DAY});
       update reconciliation_lines set mer_no = 1 where subject = 'nobody'`,
    );
    expect((await storyOf(tradeNo)).reported).toMatchObject([
      { type: 'payment', isOpen: true, isByHand: false, bookedOn: null },
      { type: 'refund', isOpen: false, isByHand: false },
      { type: 'adjustment', isOpen: false, isByHand: true },
    ]);
    await runSql(world.place, `update reconciliation_lines set mer_no = 1 where subject = '${tradeNo}'`);
    expect((await storyOf(tradeNo)).reported).toMatchObject([{ type: 'adjustment' }]);
  });

  it('tells a merchant what the bank says of a payout, that it came back, and nothing of acquirers', async () => {
    const { gateway, shop } = world;
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const payment = await paid(world);
    await report({ subject: payment, type: 'payment', gross: 1230, fee: -30 });
    expect((await storyOf(payment, owner.token)).reported).toEqual([]);
    await paid(world, '100.00');
    await gateway.advance(30 * 86_400);
    const tradeNo = String(dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '5.00' }))['tradeNo']);
    await report({ subject: tradeNo, type: 'payout', kind: 'statement', gross: -500 });
    await report({ subject: tradeNo, type: 'reversal', kind: 'statement', state: 10, gross: 500 });
    const { reported } = await storyOf(tradeNo, owner.token);
    expect(reported).toMatchObject([
      { type: 'payout', reportedBy: 'bank', bookedOn: '2026-11-16' },
      { type: 'reversal', isOpen: true },
    ]);
    expect(JSON.stringify(reported)).not.toMatch(/source|north|main-usd|RC01/);
  });
});

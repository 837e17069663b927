import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../../../../src/gateway/domain/acquirers/agreed-cost.ts';
import type { AgreedCost } from '../../../../src/gateway/domain/acquirers/agreed-cost.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../../helpers/gateway/still-clock.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { openDesk } from './written-files.ts';

// Reports are judged by the fees that rules by cost go by: the same agreement, asked in SQL and in TypeScript.

const TERMS = { bankAccount: null, reportDays: 1, arrivalDays: 2, calendar: 'TARGET', profile: null };
const NONE = { method: null, currency: null, region: null, from: null } as const;
const [MASTERCARD, VISA] = ['5555555555554444', '4242424242424242'];

const AGREEMENTS: readonly (readonly [what: string, costs: readonly AgreedCost[]])[] = [
  ['a share', [{ ...NONE, ppm: 14_000, fixed: '0' }]],
  [
    'a region first',
    [
      { ...NONE, region: 'domestic', ppm: 2500, fixed: '0' },
      { ...NONE, currency: 'USD', ppm: 14_000, fixed: '25' },
    ],
  ],
  [
    'a cost that has begun, and one that has not',
    [
      { ...NONE, currency: 'USD', from: '2099-01-01', ppm: 0, fixed: '1' },
      { ...NONE, currency: 'USD', from: '2020-01-01', ppm: 5000, fixed: '10' },
      { ...NONE, currency: 'USD', ppm: 9000, fixed: '0' },
    ],
  ],
  [
    'another method, then all',
    [
      { ...NONE, method: 'PIX', ppm: 1, fixed: '0' },
      { ...NONE, method: 'CREDIT_CARD', region: 'abroad', ppm: 33_333, fixed: '0' },
      { ...NONE, ppm: 29_000, fixed: '0' },
    ],
  ],
];

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('an agreed fee on %s', (engine) => {
  let world: World;
  let desk: ReturnType<typeof openDesk>;
  let version = 0;

  beforeAll(async () => {
    world = await openWorld(engine, {}, { sandboxClock: createStillClock() });
    desk = openDesk(world.gateway);
    await desk.begin();
    const cards = [
      { first: '424200', last: '424299', country: 'US', region: 'domestic' },
      { first: '510000', last: '559999', country: 'DE', region: 'abroad' },
    ];
    await desk.ask('PUT', '/operator/routing/cards', { version: 0, ranges: cards });
  });
  afterAll(() => world.close());

  async function agree(costs: readonly AgreedCost[]): Promise<void> {
    const body = {
      version,
      ...TERMS,
      writeOffLimit: 0,
      writeOffDayMax: 0,
      costs: costs.map(({ ppm, fixed, ...cost }) => ({
        ...cost,
        share: ppm,
        fixed: (Number(fixed) / 100).toFixed(2),
      })),
    };
    const put = await world.call(world.mara, 'PUT', '/operator/reconciliation/acquirers/default', body);
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    version += 1;
  }

  it.each(AGREEMENTS)('with %s is what reports are judged by, to the cent', async (what, costs) => {
    await agree(costs);
    const lines = [];
    let wrong = 0;
    for (const [index, [card, region]] of [
      [VISA, 'domestic'],
      [MASTERCARD, 'abroad'],
      [VISA, 'domestic'],
    ].entries()) {
      const cents = 1000 + index * 777;
      const paid = dataOf(
        await world.shop.pay({ currencyCode: 'USD', sourceAmount: (cents / 100).toFixed(2), cardNo: card }),
      );
      const question = { method: 'CREDIT_CARD', currency: 'USD', amount: BigInt(cents), day: '2026-11-10' };
      const agreed = costOf(costs, { ...question, region: region ?? null });
      expect(agreed).not.toBeNull();
      // The last one keeps a cent too much.
      const more = index === 2 ? 1 : 0;
      wrong += more;
      lines.push({ type: 'payment', tradeNo: String(paid['tradeNo']), gross: cents, fee: -Number(agreed) - more });
    }
    const before = (await desk.open()).filter((one) => one.startsWith('fee')).length;
    await desk.sendReport({ id: `fees of ${what}`.replaceAll(/[^a-z]/g, '-'), lines });
    const after = (await desk.open()).filter((one) => one.startsWith('fee'));
    expect(after.length - before).toBe(wrong);
  });
});

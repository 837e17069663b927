import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { by, openRouting, rule } from './routing-world.ts';
import type { RoutingWorld } from './routing-world.ts';

// What rules decide, seen in where payments go and in what their stories tell.

let world: RoutingWorld;

beforeAll(async () => {
  world = await openRouting();
});
afterAll(() => world.close());

const toNorth = by('preference', 'north');
const toSouth = by('preference', 'south');

describe('the first rule that holds', () => {
  it.each<[what: string, when: object, payment: object, isHeld: boolean]>([
    ['its method', { methods: ['CREDIT_CARD'] }, {}, true],
    ['another method', { methods: ['PIX'] }, {}, false],
    ['its currency', { currencies: ['USD'] }, {}, true],
    ['another currency', { currencies: ['EUR'] }, {}, false],
    [
      'an amount within its bounds',
      { amount: { currency: 'USD', min: '10.00', max: '10.00' } },
      { sourceAmount: '10.00' },
      true,
    ],
    [
      'an amount above its bounds',
      { amount: { currency: 'USD', min: null, max: '9.99' } },
      { sourceAmount: '10.00' },
      false,
    ],
    ['an amount in another currency', { amount: { currency: 'EUR', min: '1.00', max: null } }, {}, false],
    ['the digits of its card', { cardRanges: [{ first: '424242', last: '424242' }] }, {}, true],
    ['other digits', { cardRanges: [{ first: '510000', last: '519999' }] }, {}, false],
    ['a card that the table does not have', { cardCountries: ['DE'] }, {}, false],
    ['no condition', {}, {}, true],
    ['a time of all days', { times: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '24:00' }] }, {}, true],
  ])('is one with %s', async (_what, when, payment, isHeld) => {
    await world.goLive([rule('First', toNorth, when), rule('Rest', toSouth)]);
    expect((await world.pay(payment as never)).acquirer).toBe(isHeld ? 'north' : 'south');
  });

  it('is found anew for each currency and method of the same version', async () => {
    await world.goLive([
      rule('Euros', toNorth, { currencies: ['EUR'] }),
      rule('Cards', toSouth, { methods: ['CREDIT_CARD'] }),
      rule('Rest', by('preference', 'default')),
    ]);
    const paidIn = async (payment: object) => (await world.pay(payment as never)).acquirer;
    expect(await paidIn({ currencyCode: 'EUR' })).toBe('north');
    expect(await paidIn({ currencyCode: 'USD' })).toBe('south');
    expect(await paidIn({ currencyCode: 'EUR' })).toBe('north');
  });

  it('is one about its merchants', async () => {
    const other = await world.gateway.newShop();
    await world.goLive([rule('One shop', toNorth, { merchants: [other.merNo] }), rule('Rest', toSouth)]);
    expect((await world.pay()).acquirer).toBe('south');
    await world.goLive([rule('One shop', toNorth, { merchants: [world.shop.merNo] }), rule('Rest', toSouth)]);
    expect((await world.pay()).acquirer).toBe('north');
  });

  it('goes by the table of cards', async () => {
    const put = await world.call(world.engineer, 'PUT', '/operator/routing/cards', {
      version: 0,
      ranges: [{ first: '424200', last: '424299', country: 'DE', region: 'domestic' }],
    });
    expect(put).toMatchObject({ status: 200, body: { version: 1, count: 1, next: null } });
    await world.goLive([rule('Domestic', toNorth, { cardRegions: ['domestic'] }), rule('Rest', toSouth)]);
    expect((await world.pay()).acquirer).toBe('north');
    await world.goLive([rule('French', toNorth, { cardCountries: ['FR'] }), rule('Rest', toSouth)]);
    expect((await world.pay()).acquirer).toBe('south');
  });

  it('decides alone: whom it does not name is not asked', async () => {
    await world.acquirers.north.addRules({ call: 'authorize', answer: { kind: 'declined', message: 'No.' } } as never);
    await world.goLive([rule('North only', toNorth)]);
    const paid = await world.pay();
    expect(paid).toMatchObject({ acquirer: 'north', routing: [{ asked: [{ acquirer: 'north' }] }] });
  });
});

describe('a rule', () => {
  it('names whom it left out, and why', async () => {
    const { store } = world.gateway;
    const south = (await store.listAcquirers()).find(({ name }) => name === 'south');
    if (south === undefined) throw new Error('there is no south');
    const change = { ...south, state: 'draining' as const };
    await world.call(world.engineer, 'PUT', '/operator/acquirers/south', {
      version: south.version,
      state: change.state,
      preference: south.preference,
      methods: null,
      currencies: null,
      countries: null,
      limits: [],
    });
    await world.goLive([rule('Two', by('preference', 'south', 'north', 'default'))]);
    expect((await world.pay()).routing).toMatchObject([
      {
        asked: [{ acquirer: 'north' }, { acquirer: 'default' }],
        refused: [{ acquirer: 'south', reason: 'draining' }],
      },
    ]);
  });

  it('asks the cheaper one first if it goes by cost, and names what each would keep', async () => {
    const terms = (acquirer: string, fixed: string) =>
      world.call(world.engineer, 'PUT', `/operator/reconciliation/acquirers/${acquirer}`, {
        version: 0,
        bankAccount: null,
        reportDays: 1,
        arrivalDays: 2,
        calendar: 'TARGET',
        costs: [
          { method: null, currency: 'USD', region: null, from: null, share: 10_000, fixed: '5.00' },
          { method: null, currency: 'USD', region: 'domestic', from: '2020-01-01', share: 0, fixed },
          { method: null, currency: 'USD', region: 'domestic', from: '2099-01-01', share: 0, fixed: '0.01' },
        ].toReversed(),
        writeOffLimit: 0,
        writeOffDayMax: 0,
        profile: null,
      });
    expect((await terms('default', '0.30')).status).toBe(200);
    expect((await terms('north', '0.20')).status).toBe(200);
    await world.goLive([rule('Cheapest', by('cost', 'default', 'north'))]);
    expect((await world.pay()).routing).toMatchObject([
      {
        strategy: 'cost',
        asked: [
          { acquirer: 'north', cost: '0.20' },
          { acquirer: 'default', cost: '0.30' },
        ],
      },
    ]);
  });

  it('sends an order of a share to the same acquirer in a simulation as in life (S54)', async () => {
    const shares = [
      { acquirer: 'default', percent: 40 },
      { acquirer: 'north', percent: 60 },
    ];
    const version = await world.goLive([rule('Split', { strategy: 'share', acquirers: shares })]);
    const went = await Promise.all(Array.from({ length: 40 }, () => world.pay()));
    const north = went.filter(({ acquirer }) => acquirer === 'north').length;
    expect(north).toBeGreaterThan(10);
    expect(north).toBeLessThan(38);
    const { result } = await world.simulate(version);
    const moved = (result['examples'] as readonly { tradeNo: string }[]).map(({ tradeNo }) => tradeNo);
    expect(moved.filter((tradeNo) => went.some((one) => one.tradeNo === tradeNo))).toEqual([]);
  });
});

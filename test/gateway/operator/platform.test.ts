import { describe, expect, it } from 'vitest';
import { openOperator, problem } from './operator.ts';

const by = { headers: { 'x-operator': 'mara', 'x-reason': 'Ticket 4711' } };

describe('exchange rates', () => {
  it('are set for one pair in one direction, recorded, and read again at once', async () => {
    const { call, store, forgotten } = openOperator();
    const rate = { from: 'EUR', to: 'USD', rate: '1.08', updatedAt: '2026-11-15T09:30:00.000Z' };
    expect((await call('PUT', '/operator/rates/EUR/USD', { body: { rate: '1.08' }, ...by })).body).toEqual(rate);
    expect((await call('GET', '/operator/rates')).body).toEqual({ rates: [rate] });
    expect(store.actions).toMatchObject([
      { action: 'putRate', target: 'rate EUR/USD', detail: '1.08; reason: Ticket 4711' },
    ]);
    expect(forgotten).toEqual(['reference']);
  });

  it.each(['0', '0.0', '-1', '1.', '.5', '1e2', '01.5'])('are not %s', async (rate) => {
    const { call } = openOperator();
    const errors = [
      { field: 'rate', problem: expect.stringMatching(/; use a rate above zero .* such as 0\.92$/) as unknown },
    ];
    const answer = await call('PUT', '/operator/rates/EUR/USD', { body: { rate } });
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
  });

  it('do not exist between a currency and itself', async () => {
    const { call, store } = openOperator();
    const errors = [{ field: 'to', problem: 'must be a currency other than EUR' }];
    const answer = await call('PUT', '/operator/rates/EUR/EUR', { body: { rate: '1' } });
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
    expect(store.actions).toEqual([]);
  });
});

describe('banks', () => {
  it('are none until they are set, and then those', async () => {
    const { call, store, forgotten } = openOperator();
    const banks = [
      { bankId: 12, name: 'Vietcombank' },
      { bankId: 15, name: 'Techcombank' },
    ];
    expect((await call('GET', '/operator/banks')).body).toEqual({ banks: [] });
    expect((await call('PUT', '/operator/banks', { body: { banks } })).body).toEqual({ banks });
    expect((await call('GET', '/operator/banks')).body).toEqual({ banks });
    expect(store.settings.get('vnBanks')).toBe(JSON.stringify(banks));
    expect(store.actions).toMatchObject([{ action: 'putBanks', target: 'banks', detail: '2 banks: 12, 15' }]);
    expect(forgotten).toEqual(['reference']);
  });

  it('stand in the list once', async () => {
    const { call, store } = openOperator();
    const bank = { bankId: 12, name: 'Vietcombank' };
    const errors = [{ field: 'banks[1].bankId', problem: 'is 12, which is already in the list' }];
    const answer = await call('PUT', '/operator/banks', { body: { banks: [bank, bank] } });
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
    expect(store.actions).toEqual([]);
  });
});

describe('the books', () => {
  it.each([
    [true, []],
    [false, ['The postings in USD do not sum to zero.']],
  ])('are right: %s', async (ok, problems) => {
    const { call } = openOperator({ reads: { verifyLedger: async () => ({ postings: 2, orders: 1, problems }) } });
    const { body } = await call('GET', '/operator/ledger/verify');
    expect(body).toEqual({ ok, postings: 2, orders: 1, problems });
  });

  it('name who did what, newest first, page by page (S28)', async () => {
    const { call } = openOperator();
    for (const rate of ['1', '2', '3']) await call('PUT', '/operator/rates/EUR/USD', { body: { rate } });
    const at = '2026-11-15T09:30:00.000Z';
    const entry = { at, actor: 'operator', action: 'putRate', target: 'rate EUR/USD' };
    expect((await call('GET', '/operator/actions?limit=2')).body).toEqual({
      actions: [
        { actionNo: 3, ...entry, detail: '3' },
        { actionNo: 2, ...entry, detail: '2' },
      ],
      next: 2,
    });
    expect((await call('GET', '/operator/actions?limit=2&before=2')).body).toEqual({
      actions: [{ actionNo: 1, ...entry, detail: '1' }],
      next: null,
    });
  });
});

describe('the clock', () => {
  it('moves forward, and the move is recorded', async () => {
    const { call, store } = openOperator();
    expect((await call('GET', '/operator/clock')).body).toEqual({ now: '2026-11-15T09:30:00.000Z' });
    const moved = await call('POST', '/operator/clock', { body: { advanceSeconds: 3600 }, ...by });
    expect(moved.body).toEqual({ now: '2026-11-15T10:30:00.000Z' });
    expect(store.actions).toMatchObject([
      {
        actor: 'mara',
        action: 'advanceClock',
        target: 'clock',
        detail: 'forward by 3600 seconds; reason: Ticket 4711',
      },
    ]);
  });

  it.each([0, -1, 31_536_001, 1.5, '60'])('does not move by %j', async (advanceSeconds) => {
    const { call, time } = openOperator();
    const before = time.now;
    const errors = [{ field: 'advanceSeconds', problem: expect.any(String) as unknown }];
    const answer = await call('POST', '/operator/clock', { body: { advanceSeconds } });
    expect(answer.body).toEqual(problem('invalidInput', 400, { errors }));
    expect(time.now).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';
import type { SandboxReset } from '../../../src/gateway/domain/platform/sandbox-reset.ts';
import { openOperator, problem } from '../operator/operator.ts';

const by = { headers: { 'x-reason': 'Ticket 4711' } };

describe('exchange rates', () => {
  it('are set for one pair in one direction, recorded, and read again at once', async () => {
    const { call, store, forgotten } = openOperator();
    const rate = { from: 'EUR', to: 'USD', rate: '1.08', updatedAt: '2026-11-15T09:30:00.000Z' };
    expect((await call('PUT', '/operator/rates/EUR/USD', { body: { rate: '1.08' }, ...by })).body).toEqual(rate);
    expect((await call('GET', '/operator/rates')).body).toEqual({ rates: [rate] });
    expect(store.actions).toMatchObject([
      { action: 'putRate', target: 'rate EUR/USD', detail: '1.08', after: { rate: '1.08' }, reason: 'Ticket 4711' },
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
    const entry = (actionNo: number) => ({
      actionNo,
      at,
      actorKind: 'breakGlass',
      actorId: null,
      actor: 'break-glass token',
      sessionId: null,
      address: expect.any(String),
      requestId: expect.any(String),
      action: 'putRate',
      outcome: 'done',
      merNo: null,
      target: 'rate EUR/USD',
      detail: String(actionNo),
      before: actionNo === 1 ? null : { rate: String(actionNo - 1) },
      after: { rate: String(actionNo) },
      reason: expect.toSatisfy((reason) => reason === null || typeof reason === 'string'),
      approvalNo: null,
      hash: null,
    });
    expect((await call('GET', '/operator/actions?limit=2')).body).toEqual({
      actions: [entry(3), entry(2)],
      next: 2,
    });
    expect((await call('GET', '/operator/actions?limit=2&before=2')).body).toEqual({
      actions: [entry(1)],
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
        actor: 'break-glass token',
        action: 'advanceClock',
        target: 'clock',
        detail: 'forward by 3600 seconds',
        before: { now: '2026-11-15T09:30:00.000Z' },
        after: { now: '2026-11-15T10:30:00.000Z' },
        reason: 'Ticket 4711',
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

describe('the sandbox', () => {
  const confirmed = { body: { confirm: 'reset' }, ...by };
  const openWith = (reset: SandboxReset) => openOperator({ reset });

  it('is reset on confirmation, and learns who asked', async () => {
    const begun: AuditEntry[] = [];
    const { call, store } = openWith({ kind: 'possible', begin: (record) => void begun.push(record) });
    expect((await call('POST', '/operator/sandbox/reset', confirmed)).body).toEqual({
      begunAt: '2026-11-15T09:30:00.000Z',
    });
    const { actor, reason } = { actor: 'break-glass token', reason: 'Ticket 4711' };
    expect(begun).toMatchObject([
      { action: 'resetSandbox', target: 'sandbox', detail: `reset by ${actor}`, actor, reason },
    ]);
    expect(store.actions).toEqual(begun.map((record) => expect.objectContaining(record) as unknown));
  });

  it.each([{}, { confirm: 'Reset' }, { confirm: '' }])('is not reset by %j', async (body) => {
    const begun: AuditEntry[] = [];
    const { call } = openWith({ kind: 'possible', begin: (record) => void begun.push(record) });
    const errors = [{ field: 'confirm', problem: expect.any(String) as unknown }];
    expect((await call('POST', '/operator/sandbox/reset', { body })).body).toEqual(
      problem('invalidInput', 400, { errors }),
    );
    expect(begun).toEqual([]);
  });

  it('says what to do instead if it cannot be reset from here', async () => {
    const { call, store } = openWith({ kind: 'impossible', instead: 'Stop it, and start a new one.' });
    const detail = 'Stop it, and start a new one.';
    expect((await call('POST', '/operator/sandbox/reset', confirmed)).body).toEqual(
      problem('sandboxNotResettable', 409, { detail }),
    );
    expect(store.actions).toEqual([]);
  });
});

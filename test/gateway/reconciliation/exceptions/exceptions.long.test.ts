import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { sampled } from '../../../helpers/sweep.ts';
import {
  balancesOf,
  merchantPostings,
  openWorld,
  paid,
  plantLine,
  plantMissing,
  plantReport,
  today,
} from './planted.ts';
import type { World } from './planted.ts';

// What people do about exceptions, through the operator's interface.

interface Detail {
  readonly exception: Record<string, unknown>;
  readonly suggestions: { kind: string; reference: string; reason: string }[];
  readonly next: string[];
  readonly notes: { kind: string; text: string }[];
  readonly postings: Record<string, unknown>[];
  readonly answer: Record<string, unknown> | null;
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('exceptions on %s', (engine) => {
  let world: World;
  let day: number;
  const path = (exceptionNo: string, verb = '') => `/operator/exceptions/${exceptionNo}${verb && `/${verb}`}`;
  const get = async (exceptionNo: string) => (await world.call(world.mara, 'GET', path(exceptionNo))).body as Detail;
  const stateOf = async (exceptionNo: string) => (await get(exceptionNo)).exception['ending'] ?? 'open';
  const list = async (query: string) =>
    (await world.call(world.mara, 'GET', `/operator/exceptions?${query}`)).body as {
      exceptions: { exceptionNo: string }[];
      sums: Record<string, unknown>[];
      open: number;
    };
  const numbers = async (query: string) => (await list(query)).exceptions.map(({ exceptionNo }) => exceptionNo);

  beforeAll(async () => {
    world = await openWorld(engine);
    day = await today(world);
  });
  afterAll(() => world.close());

  it('are listed by state, kind, owner, age and merchant, with sums by currency', async () => {
    const { merNo } = world.shop;
    const one = await plantLine(world.place, { kind: 'unknown', gross: 500, day: day - 9, owner: 'listed' });
    const other = await plantLine(world.place, { kind: 'double', gross: -200, day: day - 1, owner: 'listed', merNo });
    expect(await numbers('owner=listed&state=open')).toEqual([one.exceptionNo, other.exceptionNo]);
    expect(await numbers('owner=listed')).toEqual([other.exceptionNo, one.exceptionNo]);
    expect(await numbers('owner=listed&state=overdue')).toEqual([one.exceptionNo]);
    expect(await numbers('owner=listed&kind=double')).toEqual([other.exceptionNo]);
    expect(await numbers(`owner=listed&merNo=${merNo}`)).toEqual([other.exceptionNo]);
    const before = new Date((day - 3) * 86_400_000).toISOString().slice(0, 10);
    expect(await numbers(`owner=listed&openedBefore=${before}`)).toEqual([one.exceptionNo]);
    expect(await numbers(`owner=listed&state=open&after=${one.exceptionNo}`)).toEqual([other.exceptionNo]);
    expect((await list('owner=listed&state=open')).sums).toMatchObject([
      { currency: 'USD', exceptions: 2, incoming: '5.00', outgoing: '-2.00' },
    ]);
  });

  it('are taken, given to somebody, made due and noted, and the record has no note', async () => {
    const { exceptionNo } = await plantLine(world.place, { kind: 'unknown', gross: 100, day });
    const { mara, liam, call, gateway } = world;
    expect((await call(mara, 'POST', path(exceptionNo, 'take'))).body).toMatchObject({ isMine: true });
    expect(await numbers('state=mine')).toContain(exceptionNo);
    const personId = liam.person.personId;
    const given = await call(mara, 'POST', path(exceptionNo, 'assign'), { personId });
    expect(given).toMatchObject({ status: 200, body: { isMine: false, person: liam.person.email } });
    const risk = await gateway.signIn({ roles: ['risk'] });
    const wrong = await call(mara, 'POST', path(exceptionNo, 'assign'), { personId: risk.person.personId });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'personId' }] } });
    const dueDay = new Date((day + 5) * 86_400_000).toISOString().slice(0, 10);
    expect((await call(mara, 'POST', path(exceptionNo, 'due'), { dueDay })).body).toMatchObject({ dueDay });
    const past = await call(mara, 'POST', path(exceptionNo, 'due'), { dueDay: '2020-01-01' });
    expect(past).toMatchObject({ status: 400, body: { errors: [{ field: 'dueDay' }] } });
    const note = 'Jane wrote that 4242424242424242 was charged.';
    expect((await call(mara, 'POST', path(exceptionNo, 'notes'), { text: note })).status).toBe(200);
    const { notes } = await get(exceptionNo);
    expect(notes.map(({ kind }) => kind)).toEqual(['taken', 'assigned', 'due', 'note']);
    expect(notes.at(-1)?.text).not.toContain('4242424242424242');
    const actions = await gateway.store.listActions({ before: null, limit: 10, target: exceptionNo });
    expect(actions.map(({ action }) => action)).toEqual([
      'noteException',
      'setExceptionDue',
      'assignException',
      'takeException',
    ]);
    expect(JSON.stringify(actions)).not.toContain('Jane');
  });

  it('a line is matched by hand with its item after a preview, and no merchant’s posting is made (S51)', async () => {
    const tradeNo = await paid(world);
    const { merNo } = world.shop;
    const item = await plantMissing(world.place, { merNo, subject: tradeNo, event: 'payment', amount: 1230, day });
    const line = await plantLine(world.place, { kind: 'unknown', gross: 1230, day: day - 1 });
    const [postings, before] = [await merchantPostings(world), await balancesOf(world)];
    const { suggestions } = await get(line.exceptionNo);
    expect(suggestions).toMatchObject([{ kind: 'item', reference: item.reference }]);
    expect(suggestions[0]?.reason).toBe(
      'The amount is the same, the days are 1 apart, and nothing else fits on either side.',
    );
    const query = `items=${encodeURIComponent(item.reference)}`;
    const preview = await world.call(world.mara, 'GET', `${path(line.exceptionNo, 'match-preview')}?${query}`);
    expect(preview).toMatchObject({
      status: 200,
      body: {
        lines: '12.30',
        items: '12.30',
        rest: '0.00',
        postings: [{ from: 'acquirer', to: 'unallocated', amount: '12.30' }],
      },
    });
    expect(await balancesOf(world)).toEqual(before);
    const matched = await world.call(world.mara, 'POST', path(line.exceptionNo, 'match'), { items: [item.reference] });
    expect(matched).toMatchObject({ status: 200, body: { ending: 'matchedByHand' } });
    expect(await stateOf(item.exceptionNo)).toBe('matchedByHand');
    expect((await get(line.exceptionNo)).postings).toMatchObject([{ from: 'acquirer', to: 'unallocated' }]);
    const other = await plantLine(world.place, { kind: 'unknown', gross: 1230, day });
    const again = await world.call(world.mara, 'POST', path(other.exceptionNo, 'match'), { items: [item.reference] });
    expect(again).toMatchObject({ status: 409, body: { title: 'These cannot be matched.' } });
    const reopened = await world.call(world.liam, 'POST', path(item.exceptionNo, 'reopen'));
    expect(reopened).toMatchObject({ status: 200, body: { ending: null } });
    expect(await stateOf(line.exceptionNo)).toBe('open');
    expect(await merchantPostings(world)).toBe(postings);
    const back = await world.call(world.mara, 'POST', path(other.exceptionNo, 'match'), { items: [item.reference] });
    expect(back.status).toBe(200);
    expect(await merchantPostings(world)).toBe(postings);
  });

  it('two that are alike are not suggested', async () => {
    const tradeNo = await paid(world, '77.00');
    const { merNo } = world.shop;
    await plantMissing(world.place, { merNo, subject: tradeNo, event: 'payment', amount: 7700, day });
    const one = await plantLine(world.place, { kind: 'missingHere', gross: 7700, day });
    expect((await get(one.exceptionNo)).suggestions).toHaveLength(1);
    await plantLine(world.place, { kind: 'missingHere', gross: 7700, day });
    expect((await get(one.exceptionNo)).suggestions).toHaveLength(0);
  });

  it('money of an order that failed is not suggested for another one of the same amount', async () => {
    const tradeNo = await paid(world, '81.00');
    const { merNo } = world.shop;
    const item = await plantMissing(world.place, { merNo, subject: tradeNo, event: 'payment', amount: 8100, day });
    const line = await plantLine(world.place, { kind: 'arrivedWithoutOrder', gross: 8100, merNo, day });
    expect((await get(line.exceptionNo)).suggestions).toEqual([]);
    expect((await get(item.exceptionNo)).suggestions).toEqual([]);
  });

  it('a rest is named: it stays open as an exception, and is written off by two', async () => {
    const tradeNo = await paid(world, '20.00');
    const { merNo } = world.shop;
    const item = await plantMissing(world.place, { merNo, subject: tradeNo, event: 'payment', amount: 2000, day });
    const line = await plantLine(world.place, { kind: 'unknown', gross: 1900, day });
    const body = { items: [item.reference] };
    const refused = await world.call(world.mara, 'POST', path(line.exceptionNo, 'match'), body);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('rest of 1.00 USD') } });
    const split = await world.call(world.mara, 'POST', path(line.exceptionNo, 'match'), { ...body, rest: 'open' });
    expect(split.status).toBe(200);
    const rest = (await list('state=open&kind=amount')).exceptions.at(-1)?.exceptionNo ?? '';
    expect((await get(rest)).exception).toMatchObject({ amount: '1.00', owner: 'default' });
    const before = await balancesOf(world);
    const written = await world.withTwo(path(rest, 'write-off'));
    expect(written).toMatchObject({ status: 200, body: { response: { ending: 'writtenOff' } } });
    expect(Number((await balancesOf(world))['default writtenOff'] ?? 0)).toBe(
      Number(before['default writtenOff'] ?? 0) + 100,
    );
    const early = await world.call(world.mara, 'POST', path(line.exceptionNo, 'reopen'));
    expect(early).toMatchObject({ status: 409, body: { title: 'The exception cannot be reopened.' } });
    expect((await world.call(world.mara, 'POST', path(rest, 'reopen'))).status).toBe(200);
    expect((await world.call(world.mara, 'POST', path(line.exceptionNo, 'reopen'))).status).toBe(200);
    expect(await stateOf(rest)).toBe('superseded');
    expect(await stateOf(item.exceptionNo)).toBe('open');
  });

  it('a write-off needs a reason and a second person, and ends once', async () => {
    const { exceptionNo } = await plantLine(world.place, { kind: 'missingHere', gross: 300, day });
    const { mara, liam, gateway, call } = world;
    const unnamed = await gateway.as(mara.token, 'POST', path(exceptionNo, 'write-off'));
    expect(unnamed.status).toBe(400);
    const asked = await call(mara, 'POST', path(exceptionNo, 'write-off'));
    expect(asked).toMatchObject({ status: 202, body: { kind: 'exception', state: 'pending', amount: '3.00' } });
    expect(await stateOf(exceptionNo)).toBe('open');
    const { approvalNo } = asked.body as { approvalNo: string };
    const own = await call(mara, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
    expect(own.status).toBeGreaterThanOrEqual(400);
    expect((await call(liam, 'POST', `/operator/approvals/${approvalNo}/approve`, {})).status).toBe(200);
    expect(await stateOf(exceptionNo)).toBe('writtenOff');
    expect((await call(mara, 'POST', path(exceptionNo, 'write-off'))).status).toBe(409);
  });

  it('a line of a bank is matched with the report that it pays', async () => {
    const report = await plantReport(world.place, { total: 55_500, day: day - 1 });
    const line = await plantLine(world.place, {
      kind: 'unknown',
      gross: 55_500,
      day,
      owner: 'house-bank',
      section: 'statement',
    });
    expect((await get(line.exceptionNo)).suggestions).toMatchObject([{ kind: 'report', reference: report.reference }]);
    expect((await get(report.exceptionNo)).suggestions).toMatchObject([{ kind: 'line', reference: line.reference }]);
    const body = { reports: [report.reference] };
    expect((await world.call(world.mara, 'POST', path(line.exceptionNo, 'match'), body)).status).toBe(200);
    expect(await stateOf(report.exceptionNo)).toBe('matchedByHand');
    expect((await get(line.exceptionNo)).postings).toMatchObject([
      { fromOwner: 'default', from: 'acquirer', toOwner: 'house-bank', to: 'unallocated', amount: '555.00' },
    ]);
  });

  it('the acquirer is asked, and an order that has ended stays as it is (I5)', async () => {
    const tradeNo = await paid(world);
    const { merNo } = world.shop;
    const { exceptionNo } = await plantMissing(world.place, {
      merNo,
      subject: tradeNo,
      event: 'payment',
      amount: 1230,
      day,
    });
    const postings = await merchantPostings(world);
    expect((await world.call(world.mara, 'POST', path(exceptionNo, 'ask'))).status).toBe(200);
    expect((await get(exceptionNo)).answer).toMatchObject({ kind: 'approved', isApplied: false });
    expect(await merchantPostings(world)).toBe(postings);
    const nameless = await plantLine(world.place, { kind: 'unknown', gross: 1, day });
    const refused = await world.call(world.mara, 'POST', path(nameless.exceptionNo, 'ask'));
    expect(refused).toMatchObject({ status: 409, body: { title: 'There is nothing to ask about.' } });
  });

  it('are read by support and the auditor, and acted on by finance alone', async () => {
    const { exceptionNo } = await plantLine(world.place, { kind: 'unknown', gross: 100, day });
    for (const role of ['support', 'auditor', 'risk', 'engineer'] as const) {
      const person = await world.gateway.signIn({ roles: [role] });
      const read = await world.call(person, 'GET', path(exceptionNo));
      expect(read.status).toBe(200);
      expect((read.body as Detail).next).toEqual([]);
      for (const verb of ['take', 'ask', 'write-off', 'return', 'reopen']) {
        expect((await world.call(person, 'POST', path(exceptionNo, verb))).status).toBe(403);
      }
    }
    const owner = await world.gateway.signIn({ roles: ['owner'], merNo: world.shop.merNo });
    expect((await world.call(owner, 'GET', path(exceptionNo))).status).toBe(403);
    expect((await world.call(world.mara, 'GET', path('EX_NONE'))).status).toBe(404);
  });
});

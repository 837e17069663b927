import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { by, openRouting, rule } from './routing-world.ts';
import type { RoutingWorld } from './routing-world.ts';

// Rules go from draft over simulation and a second person to live, and back by one.

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('routing rules on %s', (engine) => {
  let world: RoutingWorld;

  beforeAll(async () => {
    world = await openRouting(engine);
  });
  afterAll(() => world.close());

  const problem = (name: string) => `urn:tollgate:problem:${name}`;
  const get = (version: number) => world.call(world.engineer, 'GET', `/operator/routing/versions/${version}`);

  it('decide nothing before there are any: the order of preference does, and no story has a decision', async () => {
    expect(await world.pay()).toMatchObject({ acquirer: 'default', routing: [] });
  });

  it('are drafted, simulated, asked for by one and let live by another (S54)', async () => {
    const drafted = await world.draft([rule('All to north', by('preference', 'north'))]);
    expect(drafted).toMatchObject({ status: 201, body: { version: 1, state: 'draft', edit: 1, simulation: null } });
    expect(await world.ask(1)).toMatchObject({ status: 409, body: { type: problem('routingNotSimulated') } });
    expect(await world.simulate(1)).toMatchObject({ result: { orders: 1, moved: 1 } });
    const asked = await world.ask(1);
    expect(asked).toMatchObject({
      status: 202,
      body: {
        kind: 'routing',
        summary: 'Routing rules, version 1: New prices',
        before: null,
        after: { '1. All to north': 'always: north' },
      },
    });
    expect((await world.pay()).acquirer).toBe('default');
    const own = `/operator/approvals/${(asked.body as { approvalNo: string }).approvalNo}/approve`;
    expect((await world.call(world.engineer, 'POST', own)).status).toBe(409);
    expect(await world.approve(asked)).toMatchObject({ status: 200, body: { approval: { state: 'done' } } });
    expect(await get(1)).toMatchObject({ body: { state: 'live', liveUntil: null } });
    expect(await world.pay()).toMatchObject({
      acquirer: 'north',
      routing: [
        {
          attempt: null,
          version: 1,
          rule: 'All to north',
          strategy: 'preference',
          asked: [{ acquirer: 'north', cost: null, approved: null, heldBack: false }],
          refused: [],
        },
      ],
    });
  });

  it('that were changed after the simulation are simulated again', async () => {
    const { version } = (await world.draft([rule('South', by('preference', 'south'))])).body as { version: number };
    await world.simulate(version);
    const rules = [{ name: 'South', when: {}, use: by('preference', 'south', 'north') }];
    const path = `/operator/routing/versions/${version}`;
    const changed = await world.call(world.engineer, 'PUT', path, { edit: 1, comment: '', rules });
    expect(changed).toMatchObject({ status: 200, body: { edit: 2, simulation: null } });
    expect(await world.ask(version)).toMatchObject({ status: 409, body: { type: problem('routingNotSimulated') } });
    const stale = await world.call(world.engineer, 'PUT', path, { edit: 1, comment: '', rules });
    expect(stale).toMatchObject({ status: 409, body: { type: problem('changedMeanwhile') } });
    await world.simulate(version);
    await world.approve(await world.ask(version));
    expect((await world.pay()).acquirer).toBe('south');
    expect(await get(1)).toMatchObject({ body: { state: 'retired' } });
  });

  it('go back by one person, to those before and then to none (S54)', async () => {
    const back = (live: number) => world.call(world.engineer, 'POST', '/operator/routing/back', { live });
    expect(await back(1)).toMatchObject({ status: 409, body: { type: problem('changedMeanwhile') } });
    expect(await back(2)).toMatchObject({ status: 200, body: { live: 1 } });
    expect((await world.pay()).acquirer).toBe('north');
    expect(await back(1)).toMatchObject({ status: 200, body: { live: null } });
    expect((await world.pay()).acquirer).toBe('default');
    const listed = await world.call(world.engineer, 'GET', '/operator/routing/versions');
    expect(listed.body).toMatchObject({
      versions: [
        { version: 2, state: 'retired' },
        { version: 1, state: 'retired' },
      ],
      next: null,
    });
  });

  it('that are given up stay as they are', async () => {
    const { version } = (await world.draft([])).body as { version: number };
    const discard = () =>
      world.call(world.engineer, 'POST', `/operator/routing/versions/${version}/discard`, { edit: 1 });
    expect(await discard()).toMatchObject({ status: 200, body: { state: 'discarded' } });
    expect(await discard()).toMatchObject({ status: 409, body: { type: problem('routingNoDraft') } });
    expect(await world.ask(version)).toMatchObject({ status: 409, body: { type: problem('routingDiscarded') } });
  });

  it('do not go live with an acquirer that is not configured', async () => {
    const { version } = (await world.draft([rule('West', by('preference', 'west'))])).body as { version: number };
    await world.simulate(version);
    expect(await world.ask(version)).toMatchObject({
      status: 409,
      body: {
        type: problem('routingAcquirerUnknown'),
        detail: 'The rule "West" names the acquirer west, which is not in the configuration.',
      },
    });
  });

  it.each<[what: string, rules: readonly object[], field: string, words: string]>([
    [
      'two rules of one name',
      [rule('A', by('preference', 'north')), rule('A', by('preference', 'south'))],
      'rules[1].name',
      'is the name of a rule before; give each rule its own',
    ],
    [
      'shares below 100',
      [rule('A', { strategy: 'share', acquirers: [{ acquirer: 'north', percent: 70 }] })],
      'rules[0].use.acquirers',
      'have shares that add up to 70 percent; make it 100',
    ],
    [
      'a share that is missing',
      [rule('A', by('share', 'north'))],
      'rules[0].use.acquirers[0].percent',
      'is missing: a rule that divides needs the share of each acquirer',
    ],
    [
      'an acquirer twice',
      [rule('A', by('cost', 'north', 'north'))],
      'rules[0].use.acquirers[1].acquirer',
      'is named by this rule already; name each acquirer once',
    ],
    [
      'a time over midnight',
      [rule('A', by('cost', 'north'), { times: [{ days: [1], from: '22:00', until: '06:00' }] })],
      'rules[0].when.times[0].until',
      'must be later than from; write two times for one over midnight',
    ],
    [
      'reversed amounts',
      [rule('A', by('cost', 'north'), { amount: { currency: 'EUR', min: '5.00', max: '1.00' } })],
      'rules[0].when.amount.max',
      'must not be less than min',
    ],
    [
      'digits of a card in the wrong order',
      [rule('A', by('cost', 'north'), { cardRanges: [{ first: '411119', last: '411111' }] })],
      'rules[0].when.cardRanges[0].last',
      'must not be less than first',
    ],
  ])('with %s are refused by the field', async (_what, rules, field, words) => {
    expect(await world.draft(rules as never)).toMatchObject({
      status: 400,
      body: { type: problem('invalidInput'), errors: [{ field, problem: words }] },
    });
  });
});

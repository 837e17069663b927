import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// Two merchants are notified at different times. Whatever is resent since a moment, each notification of the merchant since
// then is sent exactly once more, however often and by how many the same is asked; the others and everybody else's are not.

interface Story {
  /** Who is paid, one after the other, a minute apart. */
  readonly payments: readonly ('own' | 'other')[];
  /** How many of them are before the moment. */
  readonly before: number;
  /** How often the request is sent, at once. */
  readonly asked: number;
  /** Whether a single one is resent at the same time. */
  readonly alone: boolean;
}

const story: fc.Arbitrary<Story> = fc.record({
  payments: fc.array(fc.constantFrom('own', 'other'), { minLength: 1, maxLength: 6 }),
  before: fc.nat(6),
  asked: fc.integer({ min: 1, max: 3 }),
  alone: fc.boolean(),
});

const RUNS = 8;

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('resending since a moment on %s', (engine) => {
  let gateway: TestGateway;
  let receiver: ReceiverServer;
  beforeAll(async () => {
    gateway = await startTestGateway({ engine });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await gateway.close();
    await receiver.close();
  });

  it('sends each of the merchant since then exactly once more, and nobody else’s', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        run += 1;
        const shops = { own: await gateway.newShop(), other: await gateway.newShop() };
        await tell({ gateway, receiver, shops, path: `/run-${run}` }, steps);
        for (const shop of Object.values(shops)) shop.close();
      }),
      { numRuns: RUNS },
    );
  });
});

interface World {
  readonly gateway: TestGateway;
  readonly receiver: ReceiverServer;
  readonly shops: Readonly<Record<'own' | 'other', Shop>>;
  readonly path: string;
}

async function tell(world: World, { payments, before, asked, alone }: Story): Promise<void> {
  const { gateway, receiver, shops, path } = world;
  const sent: { whose: 'own' | 'other'; id: string; isSince: boolean }[] = [];
  let since = await gateway.now();
  for (const [index, whose] of payments.entries()) {
    if (index === before) since = await gateway.now();
    dataOf(await shops[whose].pay({ notifyUrl: receiver.url + path }));
    const received = await receiver.waitFor(path, index + 1);
    sent.push({ whose, id: idOf(received.at(-1)), isSince: index >= before });
    await gateway.advance(60);
  }
  if (before >= payments.length) since = await gateway.now();

  const own = `/operator/merchants/${shops.own.merNo}/deliveries/since`;
  const counted = await gateway.operator('GET', `${own}?since=${new Date(since).toISOString()}`);
  const { count, until } = counted.body as { count: number; until: string };
  const wanted = sent.filter(({ whose, isSince }) => whose === 'own' && isSince).map(({ id }) => id);
  expect(count).toBe(wanted.length);

  const [first] = wanted;
  const body = { since: new Date(since).toISOString(), until };
  const answers = await Promise.all([
    ...(alone && first !== undefined ? [gateway.operator('POST', `/operator/deliveries/${first}/resend`)] : []),
    ...Array.from({ length: asked }, () => gateway.operator('POST', own, body)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  await receiver.waitFor(path, payments.length + wanted.length);
  // Everything that is due has been sent when the clock has moved; and the same request finds nothing left.
  await gateway.advance(60);
  const again = await gateway.operator('POST', own, body);
  expect(again.body).toEqual({ merNo: shops.own.merNo, resent: 0, more: false });
  await gateway.advance(60);
  const times = new Map<string, number>();
  for (const one of receiver.at(path)) times.set(idOf(one), (times.get(idOf(one)) ?? 0) + 1);
  expect(Object.fromEntries(times)).toEqual(
    Object.fromEntries(sent.map(({ id }) => [id, wanted.includes(id) ? 2 : 1])),
  );
}

function idOf(received: ReturnType<ReceiverServer['at']>[number] | undefined): string {
  return String(received?.headers['webhook-id']);
}

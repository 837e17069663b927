import { expect, it, onTestFinished } from 'vitest';
import type { Role } from '../../../generated/permissions.ts';
import type { ChannelCount } from '../../../src/gateway/domain/acquirers/channel-figures.ts';
import { linksOf } from '../../helpers/browser/crawl.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

async function start() {
  const gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  onTestFinished(() => gateway.close());
  const minute = Math.floor((await gateway.now()) / 60_000) * 60_000;
  const usual: ChannelCount = {
    minute,
    acquirer: 'default',
    operation: 'authorize',
    method: 'CREDIT_CARD',
    currency: 'USD',
    answer: 'approved',
    bucketMs: 100,
    calls: 1,
  };
  return {
    gateway,
    minute,
    /** Payments by card that were approved quickly, unless something else is given. */
    count: (calls: number, given: Partial<ChannelCount>) =>
      gateway.store.addChannelCounts([{ ...usual, calls, ...given }]),
    async attentionOf(role: Role) {
      const { text } = await (await openConsole(gateway.url, role)).open('/console');
      const [section = ''] = /<section class="attention"[^]*?<\/section>/.exec(text) ?? [];
      return { section, links: linksOf(section, '/console') };
    },
    async channels(): Promise<string> {
      const { text } = await (await openConsole(gateway.url, 'engineer')).open('/console/channels');
      return (/<main[^]*<\/main>/.exec(text)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    },
  };
}

const SILENT = { answer: 'unknown', bucketMs: 30_000 } as const;

it('Home names an acquirer that does not answer, whatever its queries say', async () => {
  const { count, attentionOf, channels, minute } = await start();
  await count(900, { operation: 'inquire', answer: 'pending' });
  await count(2, SILENT);
  expect((await attentionOf('engineer')).section).not.toContain('from an acquirer');
  await count(4, SILENT);
  for (const role of ['engineer', 'support', 'risk', 'finance'] as const) {
    const { section, links } = await attentionOf(role);
    expect(section).toContain('1 kind of call gets no answer from an acquirer, or a late one');
    expect(section).toContain('6 of 6 calls for payments had no answer in the last 15 minutes');
    expect(links).toContain('/console/channels');
  }
  const page = await channels();
  expect(page).toContain('Payments without an answer 6 of 6 (100%)');
  expect(page).toContain('Other calls without an answer 0 of 900');
  expect(page).toContain('95% of payments took ≤ 30 s');
  await count(7, { bucketMs: 30_000 });
  expect((await attentionOf('engineer')).section).toContain('6 of 13 calls for payments had no answer');
  // Answers have come for a while, and none has stayed away.
  await count(1, { minute: minute + 180_000 });
  expect((await attentionOf('engineer')).section).not.toContain('had no answer');
});

it('Home names an acquirer of several that is silent below half of its calls, or slower than usual', async () => {
  const { count, attentionOf, channels, minute } = await start();
  for (const acquirer of ['default', 'north']) await count(500, { acquirer, minute: minute - 3_600_000 });
  await count(90, {});
  await count(9, SILENT);
  await count(80, { acquirer: 'north', currency: 'EUR' });
  await count(9, { acquirer: 'north', bucketMs: 10_000 });
  expect((await attentionOf('engineer')).section).not.toContain('from an acquirer');
  await count(1, { answer: 'notSent', bucketMs: 5 });
  await count(1, { acquirer: 'north', bucketMs: 10_000 });
  const { section } = await attentionOf('engineer');
  expect(section).toContain('2 kinds of calls get no answers from an acquirer, or late ones');
  expect(section).toContain('10 of 100 calls for payments to default had no answer in the last 15 minutes');
  expect(section).toContain('10 of 90 calls for payments to north were answered after more than 5 seconds');
  const page = await channels();
  expect(page).toContain('default Authorize 100 90 0 0 0 10 (10%) 0 ≤ 100 ms ≤ 30 s');
  expect(page).toContain('north Card EUR 80 80 0 0 ≤ 100 ms ≤ 100 ms');
});

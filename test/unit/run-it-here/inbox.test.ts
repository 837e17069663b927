import { describe, expect, it } from 'vitest';
import { createInboxes } from '../../../src/run-it-here/inbox.ts';
import type { InboxNews, InboxSharing } from '../../../src/run-it-here/inbox.ts';
import {
  INBOXES_BYTES_MAX,
  INBOXES_MAX,
  INBOX_AGE_MS_MAX,
  NOTIFICATIONS_MAX,
  NOTIFICATION_BYTES_MAX,
} from '../../../src/run-it-here/limits.ts';

const MESSAGE = { headers: [['webhook-id', '1']], body: 'code=0' } as const;

function clock(): { now: () => number; pass: (ms: number) => void } {
  let nowMs = 0;
  return { now: () => nowMs, pass: (ms) => (nowMs += ms) };
}

describe('an inbox', () => {
  it('keeps what it receives, in order, and knows no other ids', async () => {
    const time = clock();
    const inboxes = createInboxes(time);
    const inboxId = inboxes.open('192.0.2.1');
    expect(inboxId).toMatch(/^[\w-]{24}$/);
    expect(await inboxes.read(inboxId)).toEqual([]);
    expect(await inboxes.receive(inboxId, MESSAGE)).toBe('received');
    time.pass(5);
    expect(await inboxes.receive(inboxId, { ...MESSAGE, body: 'code=1' })).toBe('received');
    const arrivals = await inboxes.read(inboxId);
    expect(arrivals?.map(({ atMs, body, headers }) => ({ atMs, body, headers }))).toEqual([
      { atMs: 0, ...MESSAGE },
      { atMs: 5, ...MESSAGE, body: 'code=1' },
    ]);
    expect(await inboxes.receive('x'.repeat(24), MESSAGE)).toBe('unknown');
    expect(await inboxes.read('x'.repeat(24))).toBeUndefined();
  });

  it('accepts a bounded number of notifications', async () => {
    const inboxes = createInboxes(clock());
    const inboxId = inboxes.open('192.0.2.1');
    for (let count = 0; count < NOTIFICATIONS_MAX; count += 1) await inboxes.receive(inboxId, MESSAGE);
    expect(await inboxes.receive(inboxId, MESSAGE)).toBe('full');
    expect(await inboxes.read(inboxId)).toHaveLength(NOTIFICATIONS_MAX);
  });

  it('is closed when it is too old', async () => {
    const time = clock();
    const inboxes = createInboxes(time);
    const inboxId = inboxes.open('192.0.2.1');
    time.pass(INBOX_AGE_MS_MAX);
    expect(await inboxes.receive(inboxId, MESSAGE)).toBe('received');
    time.pass(1);
    expect(await inboxes.receive(inboxId, MESSAGE)).toBe('unknown');
    expect(await inboxes.read(inboxId)).toBeUndefined();
  });

  it('is closed when there are too many newer ones', async () => {
    const inboxes = createInboxes(clock());
    const [first = '', second = ''] = Array.from({ length: INBOXES_MAX + 1 }, () => inboxes.open('192.0.2.1'));
    expect(await inboxes.read(first)).toBeUndefined();
    expect(await inboxes.read(second)).toEqual([]);
  });

  it('an inbox of somebody else stays open, however many one person opens or fills', async () => {
    const inboxes = createInboxes(clock());
    const mine = inboxes.open('192.0.2.1');
    const theirs = Array.from({ length: 500 }, () => inboxes.open('192.0.2.2'));
    expect(await inboxes.read(mine)).toEqual([]);
    expect(await inboxes.read(theirs.at(-1) ?? '')).toEqual([]);
    expect(await inboxes.read(theirs[300] ?? '')).toBeUndefined();
    const body = 'x'.repeat(NOTIFICATION_BYTES_MAX);
    for (const inboxId of theirs.slice(-20))
      for (let count = 0; count < NOTIFICATIONS_MAX; count += 1) await inboxes.receive(inboxId, { headers: [], body });
    expect(await inboxes.receive(mine, { headers: [], body })).toBe('received');
    expect(await inboxes.read(mine)).toHaveLength(1);
  });

  it('an inbox of somebody who has more of them stays open, if another fills fewer', async () => {
    const inboxes = createInboxes(clock());
    const mine = Array.from({ length: 50 }, () => inboxes.open('192.0.2.1'));
    const theirs = Array.from({ length: 20 }, () => inboxes.open('192.0.2.2'));
    const body = 'x'.repeat(NOTIFICATION_BYTES_MAX);
    for (const inboxId of theirs)
      for (let count = 0; count < NOTIFICATIONS_MAX; count += 1) await inboxes.receive(inboxId, { headers: [], body });
    expect(await Promise.all(mine.map((inboxId) => inboxes.read(inboxId)))).toEqual(mine.map(() => []));
  });

  it('is closed when all of them hold too many bytes', async () => {
    const inboxes = createInboxes(clock());
    const body = 'x'.repeat(NOTIFICATION_BYTES_MAX);
    const ids = Array.from({ length: 20 }, () => inboxes.open('192.0.2.1'));
    for (const inboxId of ids)
      for (let count = 0; count < NOTIFICATIONS_MAX; count += 1) await inboxes.receive(inboxId, { headers: [], body });
    const held = (await Promise.all(ids.map((inboxId) => inboxes.read(inboxId)))).flatMap((arrivals) => arrivals ?? []);
    const bytes = held.reduce((sum, arrival) => sum + arrival.body.length, 0);
    expect(bytes).toBeLessThanOrEqual(INBOXES_BYTES_MAX);
    expect(bytes).toBeGreaterThan(INBOXES_BYTES_MAX / 2);
    expect(await inboxes.read(ids.at(-1) ?? '')).toHaveLength(NOTIFICATIONS_MAX);
  });

  it('is shared by the processes of one port', async () => {
    const listeners: ((news: InboxNews) => void)[] = [];
    const sharing = (self: number): InboxSharing => ({
      publish: (news) => setTimeout(() => listeners.forEach((hear, index) => index !== self && hear(news))),
      subscribe: (hear) => void (listeners[self] = hear),
    });
    const time = clock();
    const [one, other] = [0, 1].map((self) => createInboxes({ ...time, sharing: sharing(self) }));
    const inboxId = one?.open('192.0.2.1') ?? '';
    // It may arrive before the other process has heard of the inbox.
    expect(await other?.receive(inboxId, MESSAGE)).toBe('received');
    await expect.poll(() => one?.read(inboxId)).toHaveLength(1);
    expect(await one?.read(inboxId)).toEqual(await other?.read(inboxId));
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeInTime } from '../../../src/gateway/assemble/close-in-time.ts';

describe('closing in time', () => {
  afterEach(() => vi.useRealTimers());

  it('goes through the parts in their order', async () => {
    const closed: string[] = [];
    const part = (name: string) => ({ name, share: 1, close: async () => void closed.push(name) });
    await closeInTime([part('requests'), part('work'), part('database')], 60_000);
    expect(closed).toEqual(['requests', 'work', 'database']);
  });

  it('leaves behind what hangs, closes what comes after, and names what was not closed (S30)', async () => {
    const closed: string[] = [];
    const cause = new Error('the disk is gone');
    const ended = closeInTime(
      [
        { name: 'requests', share: 0.2, close: () => new Promise(() => undefined) },
        { name: 'work', share: 0.6, close: () => Promise.reject(cause) },
        { name: 'channel', share: 0.8, close: () => void closed.push('channel') },
        { name: 'database', share: 1, close: async () => void closed.push('database') },
      ],
      500,
    );
    await expect(ended).rejects.toMatchObject({
      message: 'stopped without closing: requests (took too long), work (failed)',
      cause,
    });
    expect(closed).toEqual(['channel', 'database']);
  });

  it('gives what hangs only its share of the time, so that the rest have theirs (S30)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const startedAtMs = performance.now();
    const begun: [string, number][] = [];
    const hanging = (name: string, share: number) => ({
      name,
      share,
      close: () => {
        begun.push([name, performance.now() - startedAtMs]);
        return new Promise<void>(() => undefined);
      },
    });
    const ended = closeInTime([hanging('requests', 0.2), hanging('work', 0.6), hanging('database', 1)], 1000);
    const refused = expect(ended).rejects.toThrow('database (took too long)');
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([
      ['requests', 0],
      ['work', 200],
      ['database', 600],
    ]);
    await refused;
  });
});

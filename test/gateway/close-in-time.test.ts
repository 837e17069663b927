import { describe, expect, it } from 'vitest';
import { closeInTime } from '../../src/gateway/close-in-time.ts';

describe('closing in time', () => {
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
});

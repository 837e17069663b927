import { describe, expect, it } from 'vitest';
import { createBatcher } from '../../../src/gateway/store/engine/batch.ts';
import { CommitUnknownError, DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';

function observe(answer: (items: readonly number[]) => Promise<number[]>, sizeMax = 100) {
  const batches: number[][] = [];
  const batcher = createBatcher<number, number>({
    run: (items) => {
      batches.push([...items]);
      return answer(items);
    },
    sizeMax,
  });
  return { batches, batcher };
}

const doubled = async (items: readonly number[]) => items.map((item) => item * 2);

describe('a batcher', () => {
  it('answers each caller with its own result', async () => {
    const { batcher, batches } = observe(doubled);
    expect(await Promise.all([1, 2, 3].map((item) => batcher.add(item)))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers what comes while a batch is under way into the next', async () => {
    const gate = Promise.withResolvers<void>();
    const { batcher, batches } = observe(async (items) => {
      await gate.promise;
      return doubled(items);
    });
    const first = batcher.add(1);
    await Promise.resolve();
    await Promise.resolve();
    const later = [2, 3, 4].map((item) => batcher.add(item));
    gate.resolve();
    expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('keeps to its size', async () => {
    const { batcher, batches } = observe(doubled, 2);
    await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('tries the items of a refused batch alone, so that one does not fail the others', async () => {
    const { batcher, batches } = observe(async (items) => {
      if (items.includes(2)) throw new Error('refused');
      return doubled(items);
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
    expect(results).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('refused') },
      { status: 'fulfilled', value: 6 },
    ]);
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it.each([
    ['the commit was not answered', new CommitUnknownError(new Error('lost'))],
    ['the database is not available', new DatabaseUnavailableError(new Error('gone'))],
  ])('tries nothing again where %s', async (_case, error) => {
    const { batcher, batches } = observe(() => Promise.reject(error));
    const results = await Promise.allSettled([1, 2].map((item) => batcher.add(item)));
    expect(results).toEqual([
      { status: 'rejected', reason: error },
      { status: 'rejected', reason: error },
    ]);
    expect(batches).toEqual([[1, 2]]);
  });

  it('refuses at once what is more than may wait, and finishes what it accepted', async () => {
    const gate = Promise.withResolvers<void>();
    const batcher = createBatcher<number, number>({
      run: async (items) => {
        await gate.promise;
        return doubled(items);
      },
      sizeMax: 10,
      waitingMax: 2,
    });
    const first = batcher.add(1);
    await Promise.resolve();
    await Promise.resolve();
    const later = [2, 3].map((item) => batcher.add(item));
    await expect(batcher.add(4)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    gate.resolve();
    expect(await Promise.all([first, ...later])).toEqual([2, 4, 6]);
    expect(await batcher.add(5)).toBe(10);
  });

  it('drains after everything that was added', async () => {
    const { batcher, batches } = observe(doubled, 1);
    void batcher.add(1);
    void batcher.add(2);
    await batcher.drain();
    expect(batches).toEqual([[1], [2]]);
  });
});

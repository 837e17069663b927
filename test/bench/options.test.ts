import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readOptions, writeUsage } from '../../scripts/bench/frame/options.ts';

const BENCH = {
  chapters: { a: 'first', b: 'second' },
  options: { rounds: ['interleaved rounds', 3, 1], sizes: ['orders', [10, 20], [1]], against: ['a tree', ''] },
} as const;

describe('the options of a bench', () => {
  it('are its defaults, or the small ones of --quick, unless others are given', () => {
    const all = { only: ['a', 'b'], out: 'dist/bench', help: false };
    expect(readOptions(BENCH, [])).toEqual({ ...all, values: { rounds: 3, sizes: [10, 20], against: '' } });
    expect(readOptions(BENCH, ['--quick', '--rounds', '7', '--only', 'b'])).toEqual({
      ...all,
      only: ['b'],
      values: { rounds: 7, sizes: [1], against: '' },
    });
  });

  it.each([
    [['--rounds', 'many'], '--rounds is no number: many'],
    [['--rounds', '1,2'], '--rounds is no number: 1,2'],
    [['--only', 'a,z'], 'There is no chapter z.'],
    [['--round', '1'], "Unknown option '--round'"],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(BENCH, args)).toThrow(message);
  });

  it('are all in its usage', () => {
    const usage = writeUsage('edge', BENCH);
    for (const name of ['--only', '--rounds', '--sizes', '--against', '--out', '--quick'])
      expect(usage).toContain(name);
  });
});

const runBench = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bench.ts', ...args], { encoding: 'utf8' });
  return [status, stderr];
};

describe('npm run bench', () => {
  it('refuses a name that it does not know with the list of those that it does', () => {
    expect(runBench('gatewy')).toEqual([
      1,
      expect.stringMatching(/^There is no bench "gatewy"\.\n[^]*\n {2}gateway {3}/),
    ]);
  });

  it('refuses a wrong option with the usage of the bench', () => {
    expect(runBench('edge', '--pears', '1')).toEqual([
      1,
      expect.stringContaining('Usage: npm run bench -- edge [options]'),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { runScript } from '../helpers/contract/contract.ts';
import { GROUPS, unknownCommands } from '../helpers/package/commands.ts';

it('four scripts take the name of a command', () => {
  expect(GROUPS.map(([script]) => script).toSorted()).toEqual(['build', 'contract', 'package', 'release']);
});

describe.each(GROUPS)('npm run %s', (script, file) => {
  const usage = `Usage: npm run ${script} -- <command> [options]\n\n  `;

  it('lists its commands', async () => {
    const { code, stdout, stderr } = await runScript(file, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(usage);
  });

  it('refuses a name that it does not have, and none at all, and lists those that it has', async () => {
    for (const [args, problem] of [
      [['toString'], 'There is no command "toString".'],
      [['--root'], 'There is no command "--root".'],
      [[], 'Name a command.'],
    ] as const) {
      const { code, stdout, stderr } = await runScript(file, args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`${problem}\n\n${usage}`);
    }
  });
});

it('a program that a command starts and that fails has the last word', async () => {
  const { code, stderr } = await runScript('scripts/contract.ts', ['lint', '--format', 'none-such']);
  expect(code).toBe(1);
  expect(stderr).toContain('Invalid values');
  expect(stderr).not.toContain('execFileSync');
});

it('a command that a text names is looked up with its script', () => {
  const text =
    'npm run lint, npm run -s release -- check v1, npm run release, npm run release -- chek, npm run contrat';
  expect(unknownCommands(text)).toEqual(['release -- ', 'release -- chek', 'contrat']);
});

import { expect, it } from 'vitest';
import { tollgate } from './command.ts';

// The help of every command is a long test: each is a process of its own.

it('tollgate --help names the commands, and a group its own', async () => {
  const [all, group] = await Promise.all([tollgate('--help'), tollgate('clock', '--help')]);
  expect([all.code, all.stderr, group.code, group.stderr]).toEqual([0, '', 0, '']);
  for (const name of ['sign', 'clock']) expect(all.stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  expect(group.stdout).toMatch(/^Usage: tollgate clock <command> \[options\]\n[^]*\n {2}advance /);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tollgate } from './command.ts';

// The help of every command is a long test: each is a process of its own.

it('tollgate --help names the commands, and a group its own; the guide has them all', async () => {
  const [all, group] = await Promise.all([tollgate('--help'), tollgate('clock', '--help')]);
  expect([all.code, all.stderr, group.code, group.stderr]).toEqual([0, '', 0, '']);
  for (const name of ['sign', 'clock']) expect(all.stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  const names = [...all.stdout.matchAll(/^ {2}(\S+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(25);
  const guide = readFileSync('openapi/guides/tools.md', 'utf8');
  // As the command itself, or after another in the same row of a table.
  expect(names.filter((name) => !guide.includes(`tollgate ${name}`) && !guide.includes(`, \`${name}\``))).toEqual([]);
  expect(group.stdout).toMatch(/^Usage: tollgate clock <command> \[options\]\n[^]*\n {2}advance /);
});

import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGuides } from '../../scripts/docs/guides.ts';
import { commandsIn } from './guide-commands.ts';

// Every command in an operators' guide is run by a test in this folder. Those marked `engine`, `systemd` or `account` need what no
// test machine has; the guide says so.

const NOT_RUN = ['engine', 'systemd', 'clone', 'account'];

it('a test runs the commands of every guide for operators', () => {
  const tests = readdirSync('test/operating', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`test/operating/${name}`, 'utf8'))
    .join('\n');
  const guides = readGuides().filter(({ section }) => section === 'run');
  const withCommands = guides.filter(({ name }) =>
    commandsIn(name).some(({ words }) => !words.some((word) => NOT_RUN.includes(word))),
  );
  expect(withCommands.length).toBeGreaterThan(10);
  expect(withCommands.map(({ name }) => name).filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});

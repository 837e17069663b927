import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tollgate } from './command.ts';

const GUIDE = readFileSync('openapi/guides/tools.md', 'utf8');
const VERBS = [
  'serve',
  'mock',
  'migrate',
  'backup',
  'restore',
  'docs',
  'listen',
  'trigger',
  'probe',
  'sign',
  'mcp',
  'doctor',
  'completion',
];
/** They serve until they are stopped, or print a script, so they have no result to print. */
const WITHOUT_RESULT = ['serve', 'mock', 'acquirer mock', 'mcp', 'completion'];
const GROUPS = {
  merchant: ['list', 'show', 'create', 'update', 'approve', 'suspend', 'resume', 'payout', 'correct', 'rotate-key'],
  order: ['list', 'show', 'refund', 'complete', 'charge-back'],
  notification: ['list', 'show', 'resend', 'pause', 'resume'],
  acquirer: ['list', 'show', 'set', 'drain', 'pause', 'resume', 'remove', 'verify', 'mock'],
  ledger: ['verify'],
  reconcile: ['import', 'status', 'files', 'plant'],
  route: ['simulate', 'cards'],
  clock: ['show', 'advance'],
  sandbox: ['reset'],
};

describe('help', () => {
  it.each(Object.entries(GROUPS))('help of %s names its commands', async (group, verbs) => {
    const { code, stdout, stderr } = await tollgate(group, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: tollgate ${group} <command> \\[options\\]\n`));
    expect([...stdout.matchAll(/^ {2}(\S+) /gm)].map(([, verb]) => verb)).toEqual(verbs);
    const rows = GUIDE.split('\n').filter((line) => line.startsWith(`| \`tollgate ${group} `));
    const named = rows.flatMap((row) => [...row.matchAll(/`(?:tollgate \S+ )?([a-z-]+)`/g)].map(([, verb]) => verb));
    expect(verbs.filter((verb) => !named.includes(verb))).toEqual([]);
  });

  const commands = [
    ...VERBS,
    ...Object.entries(GROUPS).flatMap(([group, verbs]) => verbs.map((verb) => `${group} ${verb}`)),
  ];

  it.each(commands)('help of %s has its use, its options and examples of itself', async (command) => {
    const { code, stdout, stderr } = await tollgate(...command.split(' '), '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: tollgate ${command}( [A-Z_[\\]…]+)* \\[options\\]\n`));
    const options = WITHOUT_RESULT.includes(command) ? ['--help'] : ['--json', '--help'];
    for (const option of options) expect(stdout).toContain(`\n  ${option} `);
    const [, examples = ''] = stdout.split('\nExamples\n');
    expect(
      examples
        .trimEnd()
        .split('\n')
        .every((line) => line.includes(`tollgate ${command}`)),
    ).toBe(true);
  });
});

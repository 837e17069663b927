import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../scripts/redocly/plugin.ts';
import { channelFaults } from '../helpers/contract/contract-channel-faults.ts';
import type { Fault } from '../helpers/contract/contract-faults.ts';
import { lintCopies } from '../helpers/contract/contract.ts';
import type { Problem } from '../helpers/contract/contract.ts';
import { groupFaults } from '../helpers/contract/fault-groups.ts';

// The rules of the channel contract are shown to bite, as those of the merchant contract are in lint-rules.long.test.ts.

const groups = groupFaults(channelFaults);
const found = new Map<Fault, Problem[]>();

beforeAll(async () => {
  const copies = groups.map((group) => group.flatMap((fault) => fault.edits));
  const reports = await lintCopies(copies, 'channel');
  for (const [index, group] of groups.entries()) for (const fault of group) found.set(fault, reports[index] ?? []);
});

describe('the linter of the channel contract', () => {
  it('has a planted fault for every rule, and each rule is an error', async () => {
    const files = await readdir('scripts/redocly/rules');
    const own = files.map((name) => name.replace('.ts', '')).filter((name) => name.startsWith('channel-'));
    const { configs } = plugin() as { configs: { channel: { rules: Record<string, string> } } };
    const rules = [...new Set(channelFaults.map(({ rule }) => rule))];
    expect(rules).toEqual(expect.arrayContaining(own));
    expect(configs.channel.rules).toEqual(Object.fromEntries(rules.map((rule) => [`tollgate/${rule}`, 'error'])));
  });

  it.each(channelFaults)('names $fault by $rule', (fault) => {
    const own = (found.get(fault) ?? []).filter(({ ruleId }) => ruleId === `tollgate/${fault.rule}`);
    expect(own.map(({ message }) => message)).toContain(fault.says);
    expect(new Set(own.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });

  it('finds nothing else in the copies', () => {
    for (const group of groups) {
      const [first] = group;
      const rules = first === undefined ? [] : (found.get(first) ?? []).map(({ ruleId }) => ruleId);
      const wanted = group.flatMap(({ rule, also = [] }) => [`tollgate/${rule}`, ...also]);
      expect([...new Set(rules)].toSorted()).toEqual([...new Set(wanted)].toSorted());
    }
  });
});

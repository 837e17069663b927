import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../scripts/redocly/plugin.ts';
import type { Fault } from '../helpers/contract/contract-faults.ts';
import { operatorFaults } from '../helpers/contract/contract-operator-faults.ts';
import { lintCopies } from '../helpers/contract/contract.ts';
import type { Problem } from '../helpers/contract/contract.ts';
import { groupFaults, sampledFaults } from '../helpers/contract/fault-groups.ts';

// The rules of the operator contract are shown to bite, as those of the merchant contract are in lint-rules.long.test.ts.

const planted = sampledFaults(operatorFaults);
const groups = groupFaults(planted);
const found = new Map<Fault, Problem[]>();

beforeAll(async () => {
  const copies = groups.map((group) => group.flatMap((fault) => fault.edits));
  const reports = await lintCopies(copies, 'operator');
  for (const [index, group] of groups.entries()) for (const fault of group) found.set(fault, reports[index] ?? []);
});

describe('the linter of the operator contract', () => {
  it('has a planted fault for every rule that is its own, and each rule is an error', async () => {
    const files = await readdir('scripts/redocly/rules');
    const rules = files.map((name) => name.replace('.ts', '')).filter((name) => name.startsWith('operator-'));
    const biting = [...rules, 'operator-problems'];
    expect([...new Set(operatorFaults.map(({ rule }) => rule))].toSorted()).toEqual(biting.toSorted());
    const { configs } = plugin() as { configs: { operator: { rules: object; preprocessors: object } } };
    const shared = ['pattern-rules', 'sensitive'];
    const wanted = Object.fromEntries([...rules, ...shared].map((rule) => [`tollgate/${rule}`, 'error']));
    expect(configs.operator.rules).toEqual(wanted);
    expect(configs.operator.preprocessors).toEqual({ 'tollgate/operator-problems': 'on' });
  });

  it.each(planted)('names $fault by $rule', (fault) => {
    const own = (found.get(fault) ?? []).filter(({ ruleId }) => ruleId === `tollgate/${fault.rule}`);
    expect(own.map(({ message }) => message)).toContain(fault.says);
    expect(new Set(own.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });

  it('finds nothing else in the copies', () => {
    for (const group of groups) {
      const [first] = group;
      const rules = first === undefined ? [] : (found.get(first) ?? []).map(({ ruleId }) => ruleId);
      const wanted = group.map(({ rule }) => `tollgate/${rule}`);
      expect([...new Set(rules)].toSorted()).toEqual([...new Set(wanted)].toSorted());
    }
  });
});

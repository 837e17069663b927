import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../scripts/redocly/plugin.ts';
import { extensionFaults } from '../helpers/contract/contract-extension-faults.ts';
import { faults } from '../helpers/contract/contract-faults.ts';
import type { Fault } from '../helpers/contract/contract-faults.ts';
import { operationFaults } from '../helpers/contract/contract-operation-faults.ts';
import { sensitiveFaults } from '../helpers/contract/contract-sensitive-faults.ts';
import { lintCopies, run } from '../helpers/contract/contract.ts';
import type { Problem } from '../helpers/contract/contract.ts';
import { groupFaults, sampledFaults } from '../helpers/contract/fault-groups.ts';

// Each rule of our own is shown to bite: faults are planted in copies of the contract, and exactly their rules name them.

const known = [...faults, ...operationFaults, ...extensionFaults, ...sensitiveFaults];
const planted = sampledFaults(known);
const groups = groupFaults(planted);
const found = new Map<Fault, Problem[]>();

beforeAll(async () => {
  const copies = groups.map((group) => group.flatMap((fault) => fault.edits));
  const reports = await lintCopies(copies);
  for (const [index, group] of groups.entries()) for (const fault of group) found.set(fault, reports[index] ?? []);
});

describe('the linter', () => {
  it('finds nothing in the contract, with every rule on and nothing ignored', async () => {
    const { code, stdout } = await run('redocly', ['lint', 'merchant', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
    expect(code).toBe(0);
    expect(existsSync('.redocly.lint-ignore.yaml')).toBe(false);
  });

  it('extends recommended-strict', async () => {
    expect(await readFile('redocly.yaml', 'utf8')).toContain('extends: [recommended-strict]');
  });

  it('has a planted fault for every rule of our own, and each rule is an error', async () => {
    const files = await readdir('scripts/redocly/rules');
    const all = files.map((name) => name.replace('.ts', ''));
    const rules = all.filter((name) => !/^(?:channel|operator)-/.test(name));
    expect([...new Set(known.map((fault) => fault.rule))].toSorted()).toEqual(rules.toSorted());
    const { configs } = plugin() as { configs: { merchant: { rules: Record<string, string> } } };
    expect(configs.merchant.rules).toEqual(Object.fromEntries(rules.map((rule) => [`tollgate/${rule}`, 'error'])));
  });

  it.each(planted)('names $fault by $rule', (fault) => {
    const problems = found.get(fault) ?? [];
    const own = problems.filter((problem) => problem.ruleId === `tollgate/${fault.rule}`);
    expect(new Set(own.map((problem) => problem.message))).toContain(fault.says);
    expect(new Set(own.map((problem) => problem.severity))).toEqual(new Set(['error']));
  });

  it.each(groups.map((group, copy) => ({ copy, group })))('finds nothing else in copy $copy', ({ group }) => {
    const [first] = group;
    const rules = first === undefined ? [] : (found.get(first) ?? []).map((problem) => problem.ruleId);
    const wanted = group.flatMap((fault) => [`tollgate/${fault.rule}`, ...(fault.also ?? [])]);
    expect([...new Set(rules)].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });
});

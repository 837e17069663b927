import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import { readGuides } from '../../../scripts/docs/guides.ts';
import { prepareContract } from '../../../scripts/docs/prepare-contract.ts';
import type { Contract } from '../../../scripts/generate/contract.ts';
import { sampleCurl } from '../../../src/examples/sample-request.ts';
import { codeBlocks } from './guides.ts';

// Every shell sample that a reader can copy.

const BUILT_FOR = 'http://localhost:8080';

export interface ShellSample {
  readonly name: string;
  readonly script: string;
}

export const contributing = { name: 'CONTRIBUTING', text: readFileSync('CONTRIBUTING.md', 'utf8') };
// The commands of operators' guides build on one another: test/operating runs them.
const guides = readGuides().filter(({ section }) => section !== 'run');
export const inTexts: ShellSample[] = [contributing, ...guides].flatMap(({ name, text }) =>
  codeBlocks(text, 'sh').flatMap((script, index) =>
    script.includes('curl ') && !script.includes('/docs/helpers/') ? { name: `${name} ${index + 1}`, script } : [],
  ),
);
export const ofPages: ShellSample[] = Object.values(operations).flatMap(({ operationId, path }) => {
  const { paths } = prepareContract(contract as unknown as Contract);
  const samples = paths[path]?.post['x-codeSamples'] as { label: string; source: string }[];
  return samples.map(({ label, source }) => ({ name: `${operationId}, ${label}`, script: source }));
});
export const ofStartPage: ShellSample = { name: 'start page', script: sampleCurl(BUILT_FOR) };

/** Runs it against a gateway, as it stands but for the port. */
export async function runSample(
  { name, script }: ShellSample,
  shell: 'sh' | 'bash',
  gatewayUrl: string,
): Promise<void> {
  expect(script).toContain(BUILT_FOR);
  const stdout = await runShell(shell, script, gatewayUrl);
  if (name.startsWith('openCashier')) expect(stdout).toMatch(/^<!doctype html>/);
  else if (script.includes('/operator/')) expect(JSON.parse(stdout)).toHaveProperty('now');
  else expect(JSON.parse(stdout)).toMatchObject({ code: '00000' });
  // The samples before it have created orders.
  if (name.startsWith('listOrders')) expect(stdout).toContain('"tradeNo"');
}

/** Resolves to what it prints. It must not complain. */
export async function runShell(shell: 'sh' | 'bash', script: string, gatewayUrl: string): Promise<string> {
  const { stdout, stderr } = await run(shell, ['-c', script.replaceAll(BUILT_FOR, gatewayUrl)]);
  expect(stderr).toBe('');
  return stdout;
}

const run = promisify(execFile);

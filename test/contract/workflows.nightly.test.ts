import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { freshOrderNumber } from '../helpers/gateway/caller.ts';
import { inTemporaryFolder, run } from '../helpers/contract/contract.ts';
import type { Outcome } from '../helpers/contract/contract.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import { startSigner } from '../helpers/gateway/signer.ts';

// The contract's own story of one order, run step by step by a tool that knows nothing of us.

const WORKFLOW = 'openapi/workflows/pay-refund-query.arazzo.yaml';
const CONTRACT = 'generated/openapi.json';

const signer = await startSigner();
const mock = await startMock({ port: 0, secondMs: 50 });
const gateway = await startTestGateway({ engine: 'SQLite' });
afterAll(() => Promise.all([signer.close(), mock.close(), gateway.close()]));

function respect(file: string, baseUrl: string): Promise<Outcome> {
  const inputs = {
    signer: signer.url,
    merNo: String(sandboxAccount.merNo),
    merOrderNo: freshOrderNumber(),
    referer: 'http://localhost/checkout',
  };
  const given = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]);
  return run('redocly', ['respect', file, '-S', `merchant=${baseUrl}`, ...given]);
}

describe.each([
  ['the mock', mock.url],
  ['the gateway', gateway.url],
])('the workflow pay, refund, query', (name, baseUrl) => {
  it(`runs to its end on ${name}`, async () => {
    const { code, stdout, stderr } = await respect(WORKFLOW, baseUrl);
    expect(code, stdout + stderr).toBe(0);
  });

  it.each([
    ['state of the order', '$response.body#/data/state == 3', '$response.body#/data/state == 2'],
    ['state of the refund', '$response.body#/data/state == 6', '$response.body#/data/state == 5'],
  ])(`fails on ${name} where it expects another %s`, async (_, right, wrong) => {
    await inTemporaryFolder(async (folder) => {
      const file = await plantFault(folder, right, wrong);
      const { code, stdout, stderr } = await respect(file, baseUrl);
      expect(code, stdout + stderr).toBe(1);
      expect(stdout + stderr).toContain(wrong);
    });
  });
});

/** A copy of the workflow beside a copy of the contract, with one text changed. */
async function plantFault(folder: string, right: string, wrong: string): Promise<string> {
  await cp(CONTRACT, join(folder, CONTRACT));
  const text = await readFile(WORKFLOW, 'utf8');
  const changed = text.replace(right, () => wrong);
  if (changed === text) throw new Error(`the workflow has no text ${right}`);
  await cp(WORKFLOW, join(folder, WORKFLOW));
  await writeFile(join(folder, WORKFLOW), changed);
  return join(folder, WORKFLOW);
}

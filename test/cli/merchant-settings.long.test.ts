import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { tollgate, tollgateJson } from './command.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});
afterAll(() => gateway.close());

const runJson = (...args: string[]): Promise<unknown> => tollgateJson(...args, '--url', gateway.url);

describe('tollgate merchant', () => {
  it.each([
    ['approve', '200001'],
    ['suspend', '200001'],
    ['resume', '200001'],
    ['rotate-key', '200001'],
    ['create', '--name', 'Shop', '--approve'],
  ])('%s needs a reason', async (...given) => {
    const end = await tollgate('merchant', ...given);
    expect(end).toEqual({ code: 2, stdout: '', stderr: 'tollgate: give the --reason, for the audit log\n' });
  });

  it("sets a merchant's websites beside its name", async () => {
    const update = ['--name', 'Corner', '--website', 'https://corner.example'];
    await runJson('merchant', 'create', '--name', 'Shop', '--number', '200003');
    expect(await runJson('merchant', 'update', '200003', ...update)).toMatchObject({
      name: 'Corner',
      websites: ['https://corner.example'],
    });
  });
});

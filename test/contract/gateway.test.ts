import { afterAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { describeContract, openWorld } from './cases/describe-contract.ts';
import { settleOnGateway } from './cases/settle-on-gateway.ts';

const ENGINES: readonly EngineName[] = ['SQLite', 'PostgreSQL'];

for (const engine of ENGINES) {
  const faults: string[] = [];
  const write = (line: string) => void (line.includes('"level":"error"') && faults.push(line));
  const gateway = await startTestGateway({ engine, write });
  afterAll(() => gateway.close());
  const name = `the gateway on ${engine}`;
  const settle = settleOnGateway(gateway);
  describeContract(await openWorld({ name, baseUrl: gateway.url, allowedDifferences: {}, settle }));

  describe(`${name}, after all of it`, () => {
    it('has right books', async () => {
      const { status, body } = await gateway.operator('GET', '/operator/ledger/verify');
      const { orders, postings, ...verdict } = body as { orders: number; postings: number };
      expect([status, verdict]).toEqual([200, { ok: true, problems: [] }]);
      expect(Math.min(orders, postings)).toBeGreaterThan(50);
    });

    it('has logged no fault', () => {
      expect(faults).toEqual([]);
    });
  });
}

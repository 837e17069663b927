import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';
import { merNo, reads, revealedExample, tradeNo } from '../orders/example-order.ts';
import { openOperator } from '../operator/operator.ts';

it('an order is revealed as the example has it, after that was recorded; without the record it is not (S36)', async () => {
  const records: AuditEntry[] = [];
  const { call } = openOperator({
    reads: { ...reads, writeRecords: async (entries) => void records.push(...entries) },
  });
  const path = `/operator/orders/${tradeNo}/reveal`;
  expect((await call('POST', path)).body).toEqual(revealedExample.value);
  expect(records).toMatchObject([
    { action: 'revealOrder', target: tradeNo, merNo, detail: "the payer's data: email", reason: 'Ticket 4711' },
  ]);
  const failing = openOperator({ reads: { ...reads, writeRecords: () => Promise.reject(new Error('no disk')) } });
  const refused = await failing.call('POST', path);
  expect(refused).toMatchObject({ status: 500 });
  expect(JSON.stringify(refused.body)).not.toContain('payer@');
});

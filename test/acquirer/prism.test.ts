import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startMockAcquirer } from '../../src/acquirer/mock/mock-acquirer.ts';
import { verifyAdapter } from '../../src/acquirer/verify/verify.ts';
import { startPrismProxy } from '../contract/cases/prism-proxy.ts';

// A judge that is not ours stands between the kit and the mock acquirer, and reads what both send.

/** Rules that send nothing wrong on purpose, and cut no connection. */
const ONLY = ['CAP-1', 'ECHO', 'IDEM-1', 'IDEM-2', 'LOST-5', 'LATE', 'FOUND', 'REFUND', 'RETURN', 'PAYOUT', 'REDIRECT'];
const MORE = ['CAP-5', 'UNIT-1', 'UNIT-5', 'UNIT-6', 'UNIT-7', 'UNIT-8', 'UNIT-10', 'CHANGE', 'REPORT'];

it('Prism finds nothing wrong in what the kit sends and the mock acquirer answers', async () => {
  const document = JSON.parse(await readFile('generated/channel.openapi.json', 'utf8')) as object;
  const token = 'prism-token';
  const mock = await startMockAcquirer({ port: 0, token, booksFile: null, settleMs: 100 });
  onTestFinished(() => mock.close());
  const proxy = await startPrismProxy(mock.url, document);
  onTestFinished(() => proxy.close());
  const { rules } = await verifyAdapter({ url: proxy.url, token, only: [...ONLY, ...MORE], deadlineMs: 60_000 });
  expect(rules.filter(({ result }) => result === 'failed')).toEqual([]);
  const { passed, violations } = proxy.takeFindings();
  expect(passed).toBeGreaterThan(200);
  expect([...new Set(violations.map((violation) => `${violation.in} ${violation.what}`))]).toEqual([]);
});

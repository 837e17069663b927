import { expect, it, onTestFinished } from 'vitest';
import { verifyAdapter } from '../../../src/acquirer/verify/verify.ts';
import { TEST_ACCOUNTS } from '../../../src/acquirer/mock/test-values.ts';
import { SPAWNED_TOKEN, spawnAdapter } from './spawned-adapter.ts';

// The conformance kit, with the adapter as a process that the kit kills, and a bank that answers its files.

it('the adapter for bank files breaks no rule of the kit, for what it claims', async () => {
  const adapter = await spawnAdapter();
  onTestFinished(() => adapter.stop());
  const { rules, passed, capabilities } = await verifyAdapter({
    url: adapter.url,
    token: SPAWNED_TOKEN,
    restart: adapter.kill,
  });
  expect(capabilities).toMatchObject({ versions: [1, 2], claims: ['payouts', 'changes'] });
  expect(rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(passed).toBe(true);
  const ran = rules.filter(({ result }) => result === 'passed').map(({ id }) => id);
  expect(ran).toEqual(expect.arrayContaining(['PAYOUT-1', 'PAYOUT-2', 'PAYOUT-3', 'PAYOUT-6', 'CHANGE-6', 'CHANGE-7']));
  // It claims no returns: it refuses them, and no rule about them is run.
  expect(ran).toContain('CAP-5');
  const ofReturns = rules.filter(({ id }) => id.startsWith('RETURN-'));
  expect(ofReturns.map(({ result }) => result)).toEqual(Array.from({ length: 8 }, () => 'notRun'));
  // Whatever was not run follows from what a bank by file is not: no payments, no refunds, no provider to stand before.
  const reasons = new Set(rules.flatMap(({ reason }) => reason ?? []));
  const known =
    /does not claim|no books|no relay|relay is not|webhook|hint|feed has too few|books|currency|--relay|--books/;
  expect([...reasons].filter((reason) => !known.test(reason))).toEqual([]);
  // The log says what happened, and no account.
  const log = adapter.lines.join('\n');
  for (const account of Object.values(TEST_ACCOUNTS)) expect(log).not.toContain(account);
});

import { expect, it } from 'vitest';
import { PLANTED_FAULTS } from '../../../../src/gateway/domain/reconciliation/plant.ts';
import type { PlantedFault } from '../../../../src/gateway/domain/reconciliation/plant.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';

// What the sandbox's acquirer and bank write is taken in and reconciled while the clock moves. It begins on Tuesday, 10 November 2026.

const DAY = 86_400;
const DECLINED = '4000000000000002';

interface Found {
  readonly kind: string;
  readonly endedAt: string | null;
}

/** Open and ended ones. */
async function exceptionsOf(gateway: TestGateway): Promise<Found[]> {
  const { status, body } = await gateway.operator('GET', '/operator/exceptions');
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { exceptions: Found[] }).exceptions.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
}

async function problemsOf(gateway: TestGateway): Promise<readonly string[]> {
  const { body } = await gateway.operator('GET', '/operator/ledger/verify');
  return (body as { problems: string[] }).problems;
}

interface Day {
  readonly day: string;
  readonly owner: string;
  readonly currency: string;
  readonly expected: string;
  readonly reported: string;
  readonly arrived: string;
}

async function daysOf(gateway: TestGateway): Promise<Day[]> {
  const { status, body } = await gateway.operator('GET', '/operator/reconciliation/days?from=2026-11-01&to=2026-11-30');
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { days: Day[] }).days;
}

/** What an exception of a fault is; a transfer that came late has ended by itself. */
const KINDS: Readonly<Record<PlantedFault, string>> = {
  missing: 'missingThere open',
  double: 'double open',
  amount: 'amount open',
  fee: 'fee open',
  late: 'late ended',
  missingHere: 'missingHere open',
  currency: 'currency open',
  unknown: 'unknown open',
  arrivedWithoutOrder: 'arrivedWithoutOrder open',
};

describeGateway('Files of the sandbox', (open) => {
  it('leave no exception if they agree with the books, and the acquirer owes nothing once its money is there (I19)', async () => {
    const gateway = await open();
    const { shop } = gateway;
    const paid = dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: '100.00' }));
    dataOf(await shop.pay({ currencyCode: 'JPY', sourceAmount: '5000.00' }));
    dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: '70.00', cardNo: DECLINED }));
    dataOf(await shop.refund(paid, { amount: '10.00' }));
    await gateway.advance(8 * DAY);
    expect(await exceptionsOf(gateway)).toEqual([]);
    const days = await daysOf(gateway);
    expect(
      days.map(({ day, owner, currency, expected, reported, arrived }) => [
        day,
        owner,
        currency,
        expected,
        reported,
        arrived,
      ]),
    ).toEqual([
      ['2026-11-12', 'sandbox-eur', 'EUR', '88.35', '88.35', '88.35'],
      ['2026-11-12', 'sandbox-jpy', 'JPY', '4975.00', '4975.00', '4975.00'],
      ['2026-11-10', 'default', 'EUR', '90.00', '90.00', '90.00'],
      ['2026-11-10', 'default', 'JPY', '5000.00', '5000.00', '5000.00'],
    ]);
    expect(await problemsOf(gateway)).toEqual([]);
  });

  it('have a refund that a person decides on a day on which nothing else happens', async () => {
    const gateway = await open();
    const { shop } = gateway;
    const paid = dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: '100.00' }));
    const { refundNo } = dataOf(await shop.refund(paid, { amount: '10.00', remark: 'PENDING' }));
    await gateway.advance(3 * DAY);
    await gateway.operator('POST', `/operator/refunds/${String(refundNo)}/complete`, { result: 'success' });
    await gateway.advance(8 * DAY);
    expect(await exceptionsOf(gateway)).toEqual([]);
    const reported = (await daysOf(gateway)).filter(({ owner }) => owner === 'default');
    expect(reported.map(({ day, arrived }) => [day, arrived])).toEqual([
      ['2026-11-13', '-10.00'],
      ['2026-11-10', '100.00'],
    ]);
  });

  it('leave exactly one exception of each kind if a fault of each is planted (I19)', async () => {
    const gateway = await open();
    const { shop } = gateway;
    for (let count = 1; count <= 8; count += 1)
      dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: `${count * 10}.00` }));
    dataOf(await shop.pay({ currencyCode: 'EUR', sourceAmount: '99.00', cardNo: DECLINED }));
    for (const fault of PLANTED_FAULTS)
      await gateway.operator('POST', '/operator/reconciliation/sandbox/faults', { fault });
    await gateway.advance(12 * DAY);
    const found = (await exceptionsOf(gateway)).map(
      ({ kind, endedAt }) => `${kind} ${endedAt === null ? 'open' : 'ended'}`,
    );
    expect(found).toEqual(PLANTED_FAULTS.map((fault) => KINDS[fault]).toSorted());
    expect(await problemsOf(gateway)).toEqual([]);
  });
});

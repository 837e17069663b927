import { createZone } from '../../../src/gateway/domain/day.ts';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { newPayout } from '../../helpers/database/store-records.ts';

// A process that books, pays out to the own account and numbers lines until it is killed. Its arguments are the place as JSON, the
// merchant, and a name that its numbers begin with.

const [, , place = '{}', merNo = '', name = ''] = process.argv;
const store = await openStore({
  ...(JSON.parse(place) as { databaseUrl: string | null; dataDir: string | null }),
  zone: createZone('Europe/Berlin'),
  batchSizeMax: 100,
  now: () => performance.now(),
});
const of = { merNo: Number(merNo), currency: 'USD' };

async function book(count: number): Promise<void> {
  const posting = { from: 'channel', to: 'available', currency: 'USD', amount: BigInt(5 + (count % 7)) } as const;
  const group = groupOf('deposit', `${name}-D${count}`, [posting]);
  await store.changeBalance(of, () => ({ group, at: Date.now(), audit: null }));
}

async function payOut(count: number): Promise<void> {
  const number = `${name}-P${count}`;
  const record = newPayout({ ...of, amount: 3n, tradeNo: number, merOrderNo: number, createdAt: Date.now() });
  await store.createPayout({ ...record, batch: { account: '****3000' } });
}

for (let count = 1; ; count += 1) {
  await Promise.all([
    book(count),
    payOut(count),
    store.numberLines({ merNo: of.merNo, limit: 4 }),
    store.numberLateLines({ merNo: of.merNo, before: Date.now(), limit: 4 }),
  ]);
  process.stdout.write('.');
}

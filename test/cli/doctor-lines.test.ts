import { expect, it } from 'vitest';
import { checkLines } from '../../src/cli/doctor/lines.ts';
import { groupOf } from '../../src/gateway/domain/ledger/ledger.ts';
import { openEngine } from '../../src/gateway/store/open-store.ts';
import { runSql, useDatabases } from '../helpers/database/databases.ts';
import { MER_NO, NOW } from '../helpers/database/store-records.ts';

const databases = useDatabases('SQLite');

it('the doctor names postings that wait for their numbers, and lines that do not add up', async () => {
  const place = await databases.migratedPlace();
  const store = await databases.open(place);
  const posting = { from: 'channel', to: 'available', currency: 'USD', amount: 100n } as const;
  const group = groupOf('deposit', 'D-1', [posting]);
  await store.changeBalance({ merNo: MER_NO, currency: 'USD' }, () => ({ group, at: NOW, audit: null }));
  const view = await openEngine(place);
  const look = async (now: number) => (await checkLines(view, now)).map(({ level, what }) => [level, what]);
  expect(await look(NOW + 60_000)).toEqual([['ok', 'being numbered']]);
  expect(await look(NOW + 3_600_000)).toEqual([
    ['warning', `postings of 1 merchant have waited for their numbers, since ${new Date(NOW).toISOString()}`],
  ]);
  await store.numberLines({ merNo: MER_NO, limit: 10 });
  expect(await look(NOW + 3_600_000)).toEqual([['ok', 'add up to the balances']]);
  await runSql(place, 'update balances set available = available + 1, channel = channel - 1');
  for (let round = 0; round < 5; round += 1) {
    await store.numberLines({ merNo: MER_NO, limit: 10 });
    await store.numberLateLines({ merNo: MER_NO, before: NOW, limit: 10 });
  }
  expect(await look(NOW)).toEqual([['warning', 'the lines of 1 merchant do not add up to the balance']]);
  await view.close();
});

import { expect, it } from 'vitest';
import { checkReconciliation } from '../../src/cli/doctor/reconciliation.ts';
import { openEngine } from '../../src/gateway/store/open-store.ts';
import { runSql, useDatabases } from '../helpers/database/databases.ts';

const databases = useDatabases('SQLite');
const NOW = Date.parse('2026-11-15T10:20:00Z');
const DAY_MS = 86_400_000;

const exception = (exceptionNo: string, kind: string, openedAt: number) =>
  `insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, day, opened_at, due_day, state, version)
   values ('${exceptionNo}', '${exceptionNo}', '${kind}', 'north', 'EUR', 100, 0, 20000, ${openedAt}, 20001, 'open', 1)`;

it('the doctor names files that nobody reads, what is late, and what has been open for long', async () => {
  const place = await databases.migratedPlace();
  const store = await databases.open(place);
  const view = await openEngine(place);
  const look = async (now: number) => (await checkReconciliation(view, now)).map(({ level, what }) => [level, what]);
  expect(await look(NOW)).toEqual([['ok', 'no file waits, and nothing is open for long']]);
  const file = {
    fileNo: 'RC1',
    source: 'upload',
    name: 'report.jsonl',
    format: null,
    owner: 'north',
    profile: null,
    hash: null,
    bytes: 1,
    maskedCount: 0,
    maskedLines: [],
    createdAt: NOW,
    createdBy: 'Mara Lindt',
  } as const;
  await store.addFile(file, [{ part: 0, sha256: '', bytes: 1, content: Buffer.from('a') }], null);
  expect(await look(NOW + 60_000)).toEqual([['ok', 'files are being read']]);
  expect(await look(NOW + 3_600_000)).toEqual([
    ['warning', '1 file of acquirers and banks not read to the end, the oldest here since 2026-11-15T10:20:00.000Z'],
  ]);
  await runSql(place, `update reconciliation_files set state = 'done'`);
  await runSql(place, exception('EX1', 'amount', NOW - 8 * DAY_MS));
  await runSql(place, exception('EX2', 'amount', NOW - 6 * DAY_MS));
  await runSql(place, exception('EX3', 'late', NOW));
  expect(await look(NOW)).toEqual([
    ['warning', '1 of what north owes late: reports, or the money that they announce'],
    ['warning', '1 exception of north open for more than 7 days'],
  ]);
  await view.close();
});

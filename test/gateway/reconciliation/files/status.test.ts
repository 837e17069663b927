import { describe, expect, it, onTestFinished } from 'vitest';
import type { components } from '../../../../generated/operator.ts';
import { runSql } from '../../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';

type Status = components['schemas']['ReconciliationStatus'];

const DAY_MS = 86_400_000;

/** What is stored of files that were read, with so many lines each, of which the first are open. */
function read(
  fileNo: string,
  owner: string,
  { finishedAt, lines, open }: { finishedAt: number; lines: number; open: number },
) {
  const rows = Array.from({ length: lines }, (_, line) => {
    return `('${fileNo}', 0, ${line}, 0, ${line < open ? 14 : 3}, 0, 'EUR', 100, 0, 100)`;
  });
  return [
    `insert into reconciliation_files (file_no, source, name, bytes, parts, state, created_at, created_by, finished_at, lines)
     values ('${fileNo}', 'upload', '${fileNo}.jsonl', 1, 1, 'done', ${finishedAt}, 'Mara Lindt', ${finishedAt}, ${lines})`,
    `insert into reconciliation_sections (file_no, section, kind, owner, id, currency, last_day, total, lines, state)
     values ('${fileNo}', 0, 'report', '${owner}', 'r', 'EUR', '2026-11-14', 0, ${lines}, 'open')`,
    `insert into reconciliation_lines (file_no, section, line, type, state, mer_no, currency, gross, fee, net)
     values ${rows.join(', ')}`,
  ];
}

const exception = (exceptionNo: string, owner: string, openedAt: number) =>
  `insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, day, opened_at, due_day, state, version)
   values ('${exceptionNo}', '${exceptionNo}', 'amount', '${owner}', 'EUR', 100, 0, 20000, ${openedAt}, 20001, 'open', 1)`;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('How far everything is reconciled on %s', (engine) => {
  it('has a line for each owner, and metrics that say no more than was proved', async () => {
    const database = await openDatabase(engine);
    const gateway = await startTestGateway({ env: { ...database.env, WORK: 'off' } });
    onTestFinished(async () => {
      await gateway.close();
      await database.drop();
    });
    const place = { dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: database.env['DATABASE_URL'] ?? null };
    const now = await gateway.now();
    const statements = [
      ...read('RC1', 'north', { finishedAt: now - 2 * DAY_MS, lines: 1000, open: 1 }),
      ...read('RC0', 'north', { finishedAt: now - 40 * DAY_MS, lines: 10, open: 10 }),
      exception('EX1', 'north', now - 1000),
      exception('EX2', 'north', now - 10 * DAY_MS),
      exception('EX3', 'west', now - 100 * DAY_MS),
    ];
    for (const sql of statements) await runSql(place, sql);

    const { body } = await gateway.operator('GET', '/operator/reconciliation/status');
    const { owners, filesWaiting } = body as Status;
    expect(filesWaiting).toBe(0);
    expect(owners.find(({ owner }) => owner === 'north')).toMatchObject({
      kind: 'acquirer',
      lastFile: { fileNo: 'RC1', lastDay: '2026-11-14' },
      openExceptions: [
        { kind: 'amount', age: 'day', count: 1 },
        { kind: 'amount', age: 'month', count: 1 },
      ],
      lines: 1000,
      settledLines: 999,
    });
    expect(owners.find(({ owner }) => owner === 'west')).toMatchObject({
      lastFile: null,
      openExceptions: [{ kind: 'amount', age: 'older', count: 1 }],
      lines: 0,
    });
    const metrics = (await (await fetch(`${gateway.url}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('tollgate_reconciliation_'));
    expect(metrics).toContain('tollgate_reconciliation_settled_share{owner="north"} 0.999');
    expect(metrics).toContain('tollgate_reconciliation_open_exceptions{owner="west",kind="amount",age="older"} 1');
    expect(metrics).toContain('tollgate_reconciliation_files_waiting 0');
    const ages = metrics.filter((line) => line.includes('file_age_seconds{'));
    expect(ages.filter((line) => line.includes('"west"'))).toEqual([]);
    expect(Number(ages.find((line) => line.includes('"north"'))?.split(' ')[1])).toBeGreaterThanOrEqual(
      (2 * DAY_MS) / 1000,
    );
  });
});

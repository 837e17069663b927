import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '../helpers/database/databases.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// Every command of the guide "Audit log", on the database of a running sandbox; then somebody changes the database (I16).

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-audit-'));
let gateway: TestGateway;
let shell: Shell;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { DATA_DIR: dataDir } });
  shell = createShell({ env: { DATA_DIR: dataDir, TOLLGATE_URL: gateway.url } });
  for (const rate of ['1.1', '1.2', '1.3']) await gateway.operator('PUT', '/operator/rates/EUR/USD', { rate });
});

afterAll(async () => {
  await shell.close();
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('every command of the guide runs, and a changed row is named', async () => {
  const [verify, keep, compare, exported] = commandsIn('audit');
  if (verify === undefined || keep === undefined || compare === undefined || exported === undefined) {
    throw new Error('the guide has other commands');
  }
  const verified = await shell.run(verify);
  expect(verified).toMatchObject({ exitCode: 0, stderr: '' });
  expect(verified.stdout).toMatch(/^The audit log is intact: checked \d+ actions on (?:1 day|2 days)\.\n$/);

  expect(await shell.run(keep)).toMatchObject({ exitCode: 0, stdout: '' });
  const { ok, heads } = JSON.parse(readFileSync(join(shell.folder, 'audit-heads.json'), 'utf8')) as {
    ok: boolean;
    heads: { day: string; head: string }[];
  };
  // Two, if midnight passes meanwhile.
  expect({ ok, days: heads.length }).toEqual({ ok: true, days: expect.toBeOneOf([1, 2]) });
  const { day, head } = heads.at(-1) ?? { day: '', head: '' };
  const first = heads[0]?.day ?? '';
  const filled = (hash: string) => ({
    ...compare,
    script: compare.script.replace('<day>', day).replace('<hash>', hash),
  });
  expect(await shell.run(filled(head))).toMatchObject({ exitCode: 0 });
  expect(await shell.run(filled('f'.repeat(64)))).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('no row of the day has the hash that was kept'),
  });

  expect(await shell.run(exported)).toMatchObject({ exitCode: 0, stderr: '' });
  const lines = readFileSync(join(shell.folder, 'audit.jsonl'), 'utf8').trim().split('\n');
  const actions = lines.map((line) => JSON.parse(line) as { actionNo: number; action: string; hash: string });
  expect(actions.map(({ actionNo }) => actionNo)).toEqual(lines.map((_, index) => index + 1));
  expect(actions.filter(({ action }) => action === 'putRate')).toHaveLength(3);
  expect(actions.at(-1)?.hash).toBe(head);
  const { body } = await gateway.operator('GET', '/operator/actions?limit=1');
  expect(body).toMatchObject({ actions: [{ action: 'streamActions', detail: `${lines.length} actions exported` }] });

  const place = { databaseUrl: null, dataDir };
  await runSql(place, `drop trigger audit_refuse_update; update audit set actor = 'nobody' where action_no = 2`);
  const broken = await shell.run(verify);
  expect(broken.exitCode).toBe(1);
  expect(broken.stdout).toContain(`action 2 (${first}) was changed: its contents do not match its hash`);
  expect((await gateway.operator('GET', '/operator/actions/verify')).body).toMatchObject({
    ok: false,
    findings: [{ actionNo: 2, day: first }],
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandsIn, createShell } from './guide-commands.ts';

it('the commands of the guide "Check a set-up" run as they are written', async () => {
  const shell = createShell({ env: { PORT: '0' } });
  onTestFinished(() => shell.close());
  const [plain, strict, json, engine, ...others] = commandsIn('doctor');
  expect(others).toEqual([]);
  const first = await shell.run(plain ?? '');
  expect(first).toMatchObject({ exitCode: 0, stderr: '' });
  expect(first.stdout).toMatch(/^ok {7}configuration: valid, mode sandbox\n[^]*\n\d+ ok, \d warnings?, 0 problems\n$/);
  expect(await shell.run(strict ?? '', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('not ready'),
  });
  expect(await shell.run(json ?? '')).toMatchObject({ exitCode: 0, stdout: '' });
  const { passed, findings } = JSON.parse(readFileSync(join(shell.folder, 'findings.json'), 'utf8')) as {
    passed: boolean;
    findings: unknown[];
  };
  expect([passed, findings.length > 5]).toEqual([true, true]);
  const tried = await shell.run(engine ?? '');
  expect(tried).toMatchObject({ exitCode: 0, stderr: '' });
  expect(tried.stdout).toMatch(/^(?:ok {7}engine: SQLite [^\n]+\n){8}\n8 ok, 0 warnings, 0 problems\n$/);
});

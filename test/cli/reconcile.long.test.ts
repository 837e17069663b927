import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { begin, sendParts } from '../gateway/reconciliation/files/sent-file.ts';
import { tollgate } from './command.ts';

// Files of acquirers and banks with the real command.

const EMPTY_REPORT =
  '{"reportId":"r-1","acquirer":"default","currency":"EUR","from":"2026-11-09","to":"2026-11-09","paidOn":"2026-11-11","total":"0","bankReference":"R1","lineCount":0}\n';
const folder = mkdtempSync(join(tmpdir(), 'tollgate-import-'));
let gateway: TestGateway;

beforeAll(async () => {
  // Nothing is read, so that what is printed is the same each time.
  gateway = await startTestGateway({ engine: 'SQLite', env: { WORK: 'off' } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const reconcile = (...args: string[]) =>
  tollgate('reconcile', ...args, '--url', gateway.url, '--token', 'tollgate-sandbox-token');

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it('files are sent in parts, continue where they were cut off, and are listed', async () => {
  const bytes = Buffer.from(`${EMPTY_REPORT}${'{"lineId":"l","type":"payment"}\n'.repeat(20_000)}`);
  const large = fileOf('large.jsonl', bytes);
  const left = await sendParts(gateway, await begin(gateway, bytes), bytes, 1);
  const small = fileOf('small.jsonl', EMPTY_REPORT);
  const sent = await reconcile('import', '--acquirer', 'default', '--no-wait', large, small);
  expect(sent).toMatchObject({ code: 0, stderr: '' });
  expect(sent.stdout).toContain(`large.jsonl: ${left.fileNo} waiting\n`);
  const again = await reconcile('import', '--no-wait', '--json', small);
  expect(JSON.parse(again.stdout)).toMatchObject([{ name: 'small.jsonl', state: 'waiting', source: 'command' }]);
  const { stdout } = await reconcile('files');
  expect(stdout).toMatch(
    new RegExp(`^FILE +CAME +STATE +OWNER +LINES +OPEN +NAME\n.*small.jsonl\n${left.fileNo} .*waiting`, 'm'),
  );
  expect((await reconcile('files', '--state', 'done')).stdout).toBe('No files.\n');
});

it('the status names every acquirer, and the files that wait', async () => {
  const { code, stdout } = await reconcile('status');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^OWNER +KIND +LAST FILE +UP TO +AGE +SETTLED +OPEN$/m);
  expect(stdout).toMatch(/^default +acquirer +none yet +- +- +- +0$/m);
  expect(stdout).toMatch(/^2 files wait to be read, the oldest since 20/m);
});

it('what cannot be sent is refused with what to do', async () => {
  expect(await reconcile('import')).toMatchObject({ code: 2, stderr: expect.stringContaining('FILE…') as string });
  expect(await reconcile('import', join(folder, 'none.csv'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('none.csv cannot be read') as string,
  });
  const both = await reconcile('import', '--acquirer', 'a', '--bank-account', 'b', 'x.csv');
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('not both') as string });
  const unknown = await reconcile('import', '--bank-account', 'nobody', fileOf('other.csv', 'a;b\n'));
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody is neither an acquirer nor a bank account') as string,
  });
  const archive = await reconcile(
    'import',
    fileOf('archive.zip', Buffer.concat([Buffer.from('PK'), Buffer.alloc(99, 7)])),
  );
  expect(archive).toMatchObject({ code: 1, stderr: expect.stringContaining('not an archive') as string });
});

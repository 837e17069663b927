import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { callerOf, payment, refundOf, setUp } from './setup.ts';

it('knows after kill -9 what it knew before', async () => {
  const { provider, settings, stop } = await setUp();
  const journal = `${settings.JOURNAL_FILE}.crash`;
  const env = { ...process.env, ...settings, JOURNAL_FILE: journal, PORT: '0' };
  try {
    const first = await start(env);
    const order = payment();
    const refund = refundOf(order, '1000');
    assert.equal((await first.call('/authorizations', order)).body['kind'], 'approved');
    assert.equal((await first.call('/refunds', refund)).body['kind'], 'approved');
    await first.kill();

    // Half a line, as a crash in the middle of a write leaves it.
    appendFileSync(journal, '{"entry":{"number":"TG');

    const second = await start(env);
    assert.equal((await second.call('/inquiries', { ...order, kind: 'payment' })).body['kind'], 'approved');
    assert.equal((await second.call('/refunds', refundOf(order, '500'))).body['kind'], 'declined');
    assert.equal((await second.call('/refunds', refund)).body['kind'], 'approved');
    assert.equal(provider.books.moved().filter(({ reference }) => reference === refund.refundNo).length, 1);
    await second.kill();
  } finally {
    await stop();
  }
});

/** The adapter as a process of its own, on any free port. */
async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['test/pretend-main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  lines.on('line', () => undefined);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { call: callerOf(line.replace('Adapter: ', '')), kill };
}

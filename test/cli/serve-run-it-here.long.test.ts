import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { liveEnv } from '../helpers/gateway/live-gateway.ts';

// What `tollgate serve` offers to the docs: in the sandbox, whichever process a call reaches; in live mode nothing.

const BUILDING = { timeout: 600_000, interval: 1000 };
const folders: string[] = [];

afterEach(async () => {
  await killGatewayProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-run-it-here-'));
  folders.push(folder);
  return folder;
}

/** Over new connections, so that the system hands them out to all workers. */
const call = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { Connection: 'close', ...init.headers } });

/** The page of an operation, when the docs are built. */
async function operationPage(url: string): Promise<string> {
  const read = () => call(`${url}/docs/operations/query-balance/`);
  await expect.poll(async () => (await read()).status, BUILDING).toBe(200);
  return (await read()).text();
}

const MARK = '<meta name="tollgate-sandbox"';
const MOUNT = '<div data-run-it-here="queryBalance"></div>';

interface Inbox {
  readonly arrivals: readonly { readonly body: string }[];
}

describe('the sandbox', () => {
  it('marks its pages, so that they offer to run requests', async () => {
    const { url } = await startGatewayProcess({ env: { DATA_DIR: newFolder() } });
    const page = await operationPage(url);
    expect(page).toContain(MARK);
    expect(page).toContain(MOUNT);
  });

  it('has one inbox in all of its processes', async () => {
    const args = ['--port', String(await freePort()), '--workers', '2'];
    const { url } = await startGatewayProcess({ env: { DATA_DIR: newFolder() }, args });
    const opened = await call(`${url}/docs/run/inbox`, { method: 'POST' });
    const { inboxId, notifyUrl } = (await opened.json()) as { inboxId: string; notifyUrl: string };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const bodies = Array.from({ length: 12 }, (_, index) => `n=${index}`);
    for (const body of bodies) {
      const answer = await call(notifyUrl, { method: 'POST', headers, body });
      expect([answer.status, await answer.text()]).toEqual([200, 'SUCCESS']);
    }
    for (let reads = 0; reads < 12; reads += 1) {
      const read = async () => (await (await call(`${url}/docs/run/inbox/${inboxId}`)).json()) as Inbox;
      const arrived = async () => (await read()).arrivals.map(({ body }) => body).toSorted();
      await expect.poll(arrived).toEqual(bodies.toSorted());
    }
  });
});

describe('live mode', () => {
  it('has no demo account, no inbox and no relay for the docs, and marks no page (S21)', async () => {
    const acquirer = await startAcquirer();
    const env = { ...liveEnv(), CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, DATA_DIR: newFolder() };
    const port = await freePort();
    try {
      // It prints its public address, so the helper's own is not the one it listens on.
      await startGatewayProcess({ env, args: ['--port', String(port)] });
      const url = `http://127.0.0.1:${port}/docs/run`;
      for (const path of ['inbox', 'inbox/x', 'send/payment', 'sandbox.json']) {
        expect([path, (await call(`${url}/${path}`, { method: 'POST' })).status]).toEqual([path, 404]);
      }
      const page = await operationPage(`http://127.0.0.1:${port}`);
      expect(page).not.toContain(MARK);
      expect(page).toContain(MOUNT);
      // Asked of the docs, which do not have them. While they are being built, the answer is 503.
      for (const path of ['sandbox.json', 'inbox/x', 'return']) {
        await expect.poll(async () => (await call(`${url}/${path}`)).status, BUILDING).toBe(404);
      }
    } finally {
      await acquirer.stop();
    }
  });
});

import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';

afterEach(killGatewayProcesses);

/** No file of the process may grow beyond; null takes the limit away. It stands for a disk on which nothing is left. */
function limitFiles(pid: number, bytes: number | null): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}

describe('a gateway on SQLite whose disk is full', () => {
  it('is not ready, takes no payment, and goes on by itself when there is room again', async () => {
    const database = await openDatabase('SQLite');
    onTestFinished(() => database.drop());
    const gateway = await startGatewayProcess({ env: { ...database.env, LOG_LEVEL: 'silent' } });
    const shop = await gateway.newShop();
    const readiness = async () => (await fetch(`${gateway.url}/readyz`)).status;
    expect((await shop.pay()).code).toBe('00000');
    await expect.poll(readiness).toBe(200);

    const folder = database.env['DATA_DIR'] ?? '';
    const largest = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));
    limitFiles(gateway.pid, largest);
    await expect.poll(readiness).toBe(503);
    const refused = await Promise.all(Array.from({ length: 20 }, () => shop.pay()));
    expect(refused.filter(({ code }) => code !== '90001' && code !== '90002')).toEqual([]);
    // What is there can still be read.
    expect((await shop.balance('USD')).code).toBe('00000');

    limitFiles(gateway.pid, null);
    await expect.poll(readiness).toBe(200);
    expect((await shop.pay()).code).toBe('00000');
    await gateway.verify();
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});

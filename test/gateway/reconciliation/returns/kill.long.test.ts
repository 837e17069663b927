import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { spawnAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { SpawnedAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import { runSql } from '../../../helpers/database/databases.ts';
import type { Place } from '../../../helpers/database/databases.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../../../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { plantLine, REASON } from '../exceptions/planted.ts';
import type { Detail } from './returning.ts';

// Gateway and acquirer are processes. The gateway is killed while the acquirer has its call, and again while it asks what became of it.

const SECRET = `whsec_${Buffer.from('a secret of returns').toString('base64')}`;
const DAY_MS = 86_400_000;
const LONG_MS = 60_000;
const INQUIRY_SECONDS = 120;

afterEach(killGatewayProcesses);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a gateway on %s that is killed during a return', (engine) => {
  it('a return that was carried out is found, and nothing is sent again', async () => {
    const world = await openKillable(engine);
    const { tradeNo, returnNo } = await world.killDuringReturn();
    await world.killDuringInquiry();
    await world.expectReturned(returnNo);
    const { calls } = await world.entriesOf(tradeNo);
    expect(calls.filter(({ call }) => call === 'returnMoney')).toHaveLength(1);
    expect(calls.filter(({ call }) => call === 'inquire').length).toBeGreaterThanOrEqual(2);
  });

  it('a return that never arrived is sent under the same number (S51)', async () => {
    const world = await openKillable(engine);
    const { tradeNo, returnNo } = await world.killDuringReturn();
    await world.forgetAll();
    await world.killDuringInquiry();
    await world.expectReturned(returnNo);
    const { refunds, calls } = await world.entriesOf(tradeNo);
    expect(refunds).toMatchObject([{ number: returnNo, amount: '1230', executions: 1 }]);
    expect(calls.filter(({ call }) => call === 'returnMoney')).toMatchObject([{ key: `${returnNo}-returnMoney` }]);
  });
});

async function openKillable(engine: EngineName) {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-returns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let acquirer: SpawnedAcquirer = await spawnAcquirer(join(folder, 'books.jsonl'), 0, { hintSecret: SECRET });
  onTestFinished(() => acquirer.stop());
  const database = await openDatabase(engine);
  onTestFinished(() => database.drop());
  const env = {
    ...database.env,
    CHANNEL_URL: acquirer.url,
    CHANNEL_TOKEN: acquirer.token,
    CHANNEL_DEADLINE_MS: String(LONG_MS),
  };
  const place = {
    databaseUrl: database.env['DATABASE_URL'] ?? null,
    dataDir: database.env['DATA_DIR'] ?? null,
  };
  let gateway: GatewayProcess = await startGatewayProcess({ env });
  const tokens = await signInTwo(gateway.url, place);
  let exceptionNo = '';

  const call = (who: keyof typeof tokens, method: string, path: string) =>
    callAs({ url: gateway.url, token: tokens[who] }, method, path);
  const detail = async () => (await call('asking', 'GET', `/operator/exceptions/${exceptionNo}`)) as Detail;
  const callsOf = async (kind: string) => (await acquirer.readBooks()).calls.filter((one) => one.call === kind).length;
  const restart = async () => {
    await gateway.kill();
    gateway = await startGatewayProcess({ env });
  };

  return {
    async killDuringReturn(): Promise<{ tradeNo: string; returnNo: string }> {
      const shop = await gateway.newShop();
      await acquirer.addRules({ call: 'authorize', fault: 'takeAndDecline', times: 1 });
      const tradeNo = String(dataOf(await shop.pay({ sourceAmount: '12.30', currencyCode: 'USD' }))['tradeNo']);
      shop.close();
      const day = Math.floor((await gateway.now()) / DAY_MS);
      const subject = { merNo: shop.merNo, subject: tradeNo, event: 'payment' };
      ({ exceptionNo } = await plantLine(place, { kind: 'arrivedWithoutOrder', gross: 1230, day, ...subject }));
      await expect.poll(async () => (await detail()).next, { timeout: LONG_MS }).toContain('return');
      await acquirer.addRules({ call: 'returnMoney', fault: 'timeOut', times: 1 });
      const asked = (await call('asking', 'POST', `/operator/exceptions/${exceptionNo}/return`)) as {
        approvalNo: string;
      };
      // Nobody answers it any more.
      const approving = call('approving', 'POST', `/operator/approvals/${asked.approvalNo}/approve`).catch(() => null);
      await expect.poll(() => callsOf('returnMoney'), { timeout: LONG_MS }).toBe(1);
      await restart();
      expect(await approving).toBeNull();
      const after = await detail();
      expect(after).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
      return { tradeNo, returnNo: after.return?.returnNo ?? '' };
    },

    async killDuringInquiry(): Promise<void> {
      await acquirer.addRules({ call: 'inquire', fault: 'timeOut', times: 1 });
      const before = await callsOf('inquire');
      // It ends with all that was due, so not before the kill.
      const advancing = gateway.advance(INQUIRY_SECONDS).catch(() => null);
      await expect.poll(() => callsOf('inquire'), { timeout: LONG_MS }).toBeGreaterThan(before);
      await restart();
      await advancing;
      expect(await detail()).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
    },

    /** Another acquirer at the same place, to which the call never came. */
    async forgetAll(): Promise<void> {
      await acquirer.kill();
      const port = Number(new URL(acquirer.url).port);
      acquirer = await spawnAcquirer(join(folder, 'other-books.jsonl'), port, { hintSecret: SECRET });
    },

    async expectReturned(returnNo: string): Promise<void> {
      // What the dead one held is taken over when its hold has run out.
      for (let rounds = 0; rounds < 3; rounds += 1) await gateway.advance(INQUIRY_SECONDS);
      await expect.poll(async () => (await detail()).exception.ending, { timeout: LONG_MS }).toBe('returned');
      expect((await detail()).return).toMatchObject({ returnNo, state: 'approved' });
      await gateway.verify();
    },

    async entriesOf(tradeNo: string) {
      const { refunds, calls } = await acquirer.readBooks();
      const own = refunds.filter((entry) => entry.tradeNo === tradeNo);
      expect(own.map(({ executions }) => executions)).toEqual([1]);
      return { refunds: own, calls: calls.filter(({ number }) => number === own[0]?.number) };
    },
  };
}

/** The demo person of finance, and another one who may do the same. */
async function signInTwo(url: string, place: Place) {
  await runSql(
    place,
    `insert into memberships (person_id, mer_no, role, source, created_at)
     select 'person_demo_risk', mer_no, role, source, created_at from memberships where person_id = 'person_demo_finance'`,
  );
  const tokenOf = async (role: 'finance' | 'risk') =>
    (await openConsole(url, role)).cookies.get('tollgate-session') ?? '';
  return { asking: await tokenOf('finance'), approving: await tokenOf('risk') };
}

async function callAs({ url, token }: { url: string; token: string }, method: string, path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, ...REASON };
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'Content-Type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  });
  const body: unknown = await response.json();
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
  return body;
}

import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { readCells } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// Evidence of an order, on both engines: kept whole, and gone with its payer. A bank may open a dispute after the payer was
// erased. The merchant can still defend itself, and what it adds goes when the dispute has ended.

const HOUR_SECONDS = 3600;
const CANARY = 'Lovelacecanary';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('evidence on %s', (engine) => {
  async function open(env: Readonly<Record<string, string>> = {}) {
    const database = await openDatabase(engine);
    closing.push(database.drop);
    const gateway = await startTestGateway({ env: { ...database.env, ...env } });
    closing.push(gateway.close);
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = null } = database.env;
    return { ...(await createStory(gateway)), cells: () => readCells({ databaseUrl, dataDir }) };
  }

  it('comes back as it went in, in parts too, and goes with the payer’s data', async () => {
    const { take, erase, openCase, add, fetchFile, cells } = await open();
    const path = await openCase();
    // More than one part of a file in the database, and no digits that could be a card.
    const file = Buffer.from(`${CANARY} ${randomBytes(60_000).toString('hex').replaceAll(/[0-9]/g, 'x')}`);
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(await add(path, file)).toMatchObject({ evidenceNo: 1, bytes: file.length, sha256 });
    expect(await take('POST', `${path}/evidence`, { note: `Signed for by ${CANARY}` })).toMatchObject({
      evidenceNo: 2,
    });
    expect(Buffer.from(await (await fetchFile(path)).arrayBuffer()).equals(file)).toBe(true);
    expect((await take('GET', `${path}/evidence`))['evidence']).toHaveLength(2);
    expect(await erase()).toBe('waiting');
    await take('POST', `${path}/close`, { result: 'won' });
    expect(await erase()).toBe('erased');
    expect(await take('GET', `${path}/evidence`)).toEqual({ evidence: [] });
    expect((await fetchFile(path)).status).toBe(404);
    expect((await cells()).filter(({ text }) => text.includes(CANARY))).toEqual([]);
    expect(await erase()).toBe('alreadyErased');
  });

  it('evidence that is added after the payer was erased stays while the dispute is open, and goes when it has ended', async () => {
    const { gateway, take, erase, openCase, add, fetchFile, cells } = await open();
    expect(await erase()).toBe('erased');
    const path = await openCase();
    await add(path, Buffer.from(`Signed for by ${CANARY}`));
    await take('POST', `${path}/evidence`, { note: `Called ${CANARY}` });
    await take('POST', `${path}/answer`, { text: `${CANARY} signed for it.` });
    const page = await (await openConsole(gateway.url, 'risk')).open(path.replace('/operator', '/console'));
    expect(page.text).toContain('What you add is removed when the chargeback is closed');
    await gateway.advance(2 * HOUR_SECONDS);
    expect((await take('GET', `${path}/evidence`))['evidence']).toHaveLength(2);
    expect([(await fetchFile(path)).status, await erase()]).toEqual([200, 'waiting']);
    await take('POST', `${path}/close`, { result: 'lost' });
    await gateway.advance(2 * HOUR_SECONDS);
    expect(await take('GET', `${path}/evidence`)).toEqual({ evidence: [] });
    expect((await fetchFile(path)).status).toBe(404);
    expect(await take('GET', path)).toMatchObject({ state: 'lost', answer: { text: null } });
    expect((await cells()).filter(({ text }) => text.includes(CANARY))).toEqual([]);
    expect(await erase()).toBe('alreadyErased');
    await gateway.verify();
  });

  it('evidence, and an answer alone, go too if everything else is kept for ever, and at once if the payer is erased again', async () => {
    const forever = Object.fromEntries(
      ['NOTIFICATIONS', 'IDEMPOTENCY', 'PAYER_DATA', 'EXPIRED_SECRETS'].map((kind) => [
        `RETENTION_${kind}_DAYS`,
        'forever',
      ]),
    );
    const { gateway, take, erase, openCase, newOrder } = await open(forever);
    await erase();
    const first = await openCase();
    await take('POST', `${first}/answer`, { text: `${CANARY} signed for it.` });
    await take('POST', `${first}/close`, { result: 'won' });
    // Another payer's, who was not erased, stays.
    await newOrder();
    const other = await openCase();
    await take('POST', `${other}/evidence`, { note: 'Signed for' });
    await take('POST', `${other}/close`, { result: 'won' });
    await gateway.advance(2 * HOUR_SECONDS);
    expect(await take('GET', first)).toMatchObject({ state: 'won', answer: { text: null } });
    expect((await take('GET', `${other}/evidence`))['evidence']).toHaveLength(1);
    expect([await erase(), await erase()]).toEqual(['erased', 'alreadyErased']);
    const late = await openCase();
    await take('POST', `${late}/evidence`, { note: `Called ${CANARY}` });
    await take('POST', `${late}/close`, { result: 'won' });
    expect(await erase()).toBe('erased');
    expect(await take('GET', `${late}/evidence`)).toEqual({ evidence: [] });
  });
});

/** A paid order, its erasure, and its chargebacks. */
async function createStory(gateway: TestGateway) {
  const shop = await gateway.newShop();
  closing.push(async () => shop.close());
  const { merNo } = shop;
  let tradeNo = '';

  async function newOrder(): Promise<void> {
    tradeNo = String(dataOf(await shop.pay())['tradeNo']);
  }

  async function take(method: string, path: string, body?: object): Promise<Body> {
    const answer = await gateway.operator(method, path, body);
    expect([path, answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([path, true, '']);
    return answer.body as Body;
  }

  await newOrder();
  return {
    gateway,
    newOrder,
    take,
    async erase(): Promise<string | undefined> {
      const report = await take('POST', '/operator/payers/erase', { merNo, tradeNos: [tradeNo], dryRun: false });
      return (report['orders'] as { readonly outcome: string }[])[0]?.outcome;
    },
    async openCase(): Promise<string> {
      const { chargebackNo } = await take('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
      return `/operator/chargebacks/${String(chargebackNo)}`;
    },
    add: (path: string, content: Buffer) =>
      take('POST', `${path}/evidence`, { name: 'proof.txt', content: content.toString('base64') }),
    fetchFile: (path: string) =>
      fetch(`${gateway.url}${path}/evidence/1`, { headers: { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}` } }),
  };
}

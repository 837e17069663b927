import { afterEach, expect, it } from 'vitest';
import { checkFeeds } from '../../../src/cli/doctor/acquirer-feeds.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { openView } from '../../../src/gateway/store/inspect/inspect.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

const HOUR_MS = 3_600_000;
const ending: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** The age of changes, which are asked for every few seconds; null if there is none. */
async function ageOn(gateway: TestGateway): Promise<number | null> {
  const text = await fetch(`${gateway.url}/metrics`).then((response) => response.text());
  const [, age] =
    /^tollgate_acquirer_feed_age_seconds\{acquirer="default",feed="changes"\} ([\d.]+)$/m.exec(text) ?? [];
  return age === undefined ? null : Number(age);
}

it('feeds that are not read are known by their age, to metrics and the doctor, and one that is not offered has none (S41)', async () => {
  const database = await openDatabase('SQLite');
  ending.push(database.drop);
  const acquirer = await startAcquirer({ isBare: false });
  const { port } = new URL(acquirer.url);
  const env = { ...database.env, CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token };
  const time = { aheadMs: 0 };
  const start = () => startTestGateway({ env, build: { sandboxClock: { now: () => Date.now() + time.aheadMs } } });
  const gateway = await start();
  ending.push(gateway.close);
  const config = readConfig({ PORT: '0', ...env });
  const { databaseLimits: limits, dataDir, sharedSessions } = config;
  const view = await openView({ databaseUrl: null, dataDir, limits, sharedSessions });
  ending.push(view.close);
  const examined = async () =>
    (await checkFeeds(view, config, Date.now() + time.aheadMs)).map(({ level, what }) => `${level}: ${what}`);

  expect(await examined()).toEqual(['ok: no acquirer offers any']);
  await expect.poll(() => ageOn(gateway)).toBeLessThan(60);
  expect(await examined()).toEqual(['ok: read as offered']);

  await acquirer.stop();
  time.aheadMs += HOUR_MS;
  await expect.poll(() => ageOn(gateway)).toBeGreaterThan(3600);
  const [finding = ''] = await examined();
  expect(finding.replace(/\d+/, 'so many')).toBe('warning: changes of default has not been read for so many minutes');

  // Another node, which has not heard of the acquirer, says the same; one that hears that nothing is offered says nothing.
  const other = await start();
  ending.push(other.close);
  await expect.poll(() => ageOn(other)).toBeGreaterThan(3600);
  await Promise.all([gateway.close(), other.close()]);
  ending.splice(ending.indexOf(gateway.close), 1);
  ending.splice(ending.indexOf(other.close), 1);
  const plain = await startAcquirer({ port: Number(port) });
  ending.push(plain.stop);
  const last = await start();
  ending.push(last.close);
  await expect.poll(() => ageOn(last)).toBeNull();
  expect(await examined()).toEqual(['ok: no acquirer offers any']);
});

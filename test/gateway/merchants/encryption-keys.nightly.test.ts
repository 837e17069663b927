import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { createShop } from '../../helpers/payer/shop.ts';

const FIRST = Buffer.alloc(32, 'first').toString('base64');
const SECOND = Buffer.alloc(32, 'second').toString('base64');
const THIRD = Buffer.alloc(32, 'third').toString('base64');

afterEach(killGatewayProcesses);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('the keys of a gateway on %s', (engine) => {
  it('must open everything that is stored, or it does not start and names the key that is missing', async () => {
    const { env, drop } = await openDatabase(engine);
    onTestFinished(drop);
    const start = (...keys: string[]) => startGatewayProcess({ env: { ...env, ENCRYPTION_KEYS: keys.join(',') } });
    const before = await start(FIRST);
    const old = await before.newShop();
    await before.stop();
    // After a rotation some secrets are sealed by each.
    const rotated = await start(SECOND, FIRST);
    const young = await rotated.newShop();
    await rotated.stop();

    for (const keys of [[SECOND], [FIRST], [THIRD, SECOND]]) {
      const failure = await start(...keys).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      expect(failure).toContain('code 1');
      const problems = failure.split('\n').filter((line) => line.includes('ENCRYPTION_KEYS'));
      expect(problems).toEqual([
        expect.stringMatching(
          /^ {2}ENCRYPTION_KEYS does not match this database: the key [0-9a-f]{8} that sealed a text is not in ENCRYPTION_KEYS; add it\.$/,
        ),
      ]);
      for (const key of keys) expect(failure).not.toContain(key);
    }

    const both = await start(THIRD, SECOND, FIRST);
    for (const credentials of [old, young]) {
      const shop = createShop(both.url, credentials);
      expect((await shop.pay()).code).toBe('00000');
      shop.close();
    }
    await both.stop();
  });
});

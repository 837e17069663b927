import { describe, expect, it } from 'vitest';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { createLog } from '../../../src/gateway/log.ts';
import { readEverything } from '../../helpers/databases.ts';
import { createControls, openDatabase } from '../../helpers/gateway.ts';
import type { EngineName } from '../../helpers/gateway.ts';
import { dataOf } from '../../helpers/shop.ts';

// I12: what is secret is nowhere, wherever one looks.

const CARD = '5555555555554444';
const SECURITY_CODE = '987';
const ACCOUNT = '646180157098765432';

describe.each<EngineName>(['SQLite', 'PostgreSQL'])(
  'card numbers, security codes, keys and accounts on %s',
  (engine) => {
    it('reach no table, no file, no log line and no error text (I12)', async () => {
      const database = await openDatabase(engine);
      const lines: string[] = [];
      const config = readConfig({ PORT: '0', LOG_LEVEL: 'debug', ...database.env });
      const log = createLog({ level: 'debug', clock: { now: () => Date.now() }, write: (line) => lines.push(line) });
      const gateway = await buildGateway({ config, log });
      const controls = createControls(gateway.url, config.operatorToken);
      const shop = await controls.newShop();
      const card = { cardNo: CARD, cardSecurityCode: SECURITY_CODE, currencyCode: 'MXN' };
      const answers = [
        await shop.pay(card, { headers: { 'Idempotency-Key': 'secret-1' } }),
        await shop.pay(card, { headers: { 'Idempotency-Key': 'secret-1' } }),
        await shop.pay({ ...card, billingAddress2: `my card is ${CARD}` }),
        await shop.pay({ ...card, cardNo: `${CARD.slice(0, -1)}5` }),
        await shop.pay({ ...card, cardExpireYear: '2020' }),
        await shop.pay({ ...card, sign: 'x' }),
        await shop.pay({ ...card, billingFirstName: CARD, merOrderNo: 'x'.repeat(33) }),
        await shop.payOut({ cardNo: ACCOUNT, currencyCode: 'MXN', sourceAmount: '1.00' }),
        await shop.payOut({ cardNo: ACCOUNT, currencyCode: 'MXN', sourceAmount: '99999.00' }),
        await shop.payOut({ cardNo: ACCOUNT, sign: '0'.repeat(32) }),
      ];
      dataOf(answers[0] ?? { code: '', message: '' });
      await gateway.close();
      const stored = await readEverything({
        dataDir: database.env['DATA_DIR'] ?? null,
        databaseUrl: database.env['DATABASE_URL'] ?? null,
      });
      const seen = { stored, log: lines.join('\n'), answers: JSON.stringify(answers) };
      expect(stored).toContain('555555');
      for (const [place, text] of Object.entries(seen)) {
        for (const secret of [CARD, ACCOUNT, shop.key, config.operatorToken, 'tollgate-sandbox-key']) {
          expect(text.includes(secret), `${place} holds ${secret}`).toBe(false);
        }
        expect(text, `${place} holds the security code`).not.toMatch(/"cardSecurityCode"|"987"/);
      }
      shop.close();
      await database.drop();
    });
  },
);

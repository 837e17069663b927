import { afterEach, describe, expect, it } from 'vitest';
import { createZone } from '../../../../src/gateway/domain/day.ts';
import { openStore } from '../../../../src/gateway/store/open-store.ts';
import type { Store } from '../../../../src/gateway/domain/store.ts';
import { openDatabase, startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../../helpers/gateway/still-clock.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { FIRST_DAY, openDesk } from './written-files.ts';

// A corrected report claims nothing before its end: what happens to an item between its last line and that.

const CHALLENGED = '4000000000003220';

describe.each<EngineName>(['SQLite', 'PostgreSQL'])(
  'An item that is taken while a correction is read on %s',
  (engine) => {
    let close = () => Promise.resolve();
    afterEach(() => close());

    async function openShop() {
      const database = await openDatabase(engine);
      const store = await openStore({
        databaseUrl: database.env['DATABASE_URL'] ?? null,
        dataDir: database.env['DATA_DIR'] ?? null,
        zone: createZone('UTC'),
        batchSizeMax: 100,
        now: () => performance.now(),
      });
      const meanwhile: (() => Promise<unknown>)[] = [];
      const finishFile: Store['finishFile'] = async (end) => {
        await meanwhile.shift()?.();
        return store.finishFile(end);
      };
      const build = { store: { ...store, finishFile }, sandboxClock: createStillClock() };
      const gateway = await startTestGateway({ env: database.env, build });
      const shop = await gateway.newShop();
      close = async () => {
        shop.close();
        await gateway.close();
        await database.drop();
      };
      const desk = openDesk(gateway);
      await desk.begin();
      return { gateway, store, shop, desk, meanwhile };
    }

    it('is not in the corrected file, too, if a line that had waited has it: that one is a double', async () => {
      const { gateway, store, shop, desk, meanwhile } = await openShop();
      const order = { currencyCode: 'USD', sourceAmount: '10.00', cardNo: CHALLENGED };
      const tradeNo = String(dataOf(await shop.pay(order))['tradeNo']);
      const line = { type: 'payment', tradeNo, gross: 1000 };
      const waiting = await desk.sendReport({ id: 'early', lines: [line] });
      expect(waiting).toMatchObject({ openLines: 1 });
      await desk.sendReport({ id: 'corrected', lines: [] });
      await desk.ask('POST', `/operator/orders/${tradeNo}/complete`, { result: 'success' });
      const at = await gateway.now();
      const newNumber = (kind: string) => `${kind}-1`;
      const today = Math.floor(at / 86_400_000);
      meanwhile.push(() => store.rematchLines(null, { at, today, newNumber, limit: 100 }));
      const corrected = await desk.sendReport({ id: 'corrected', lines: [line] });
      expect(corrected).toMatchObject({ state: 'done', openLines: 1 });
      expect(await desk.fileOf(waiting.fileNo)).toMatchObject({ openLines: 0, settledLines: 1 });
      expect(await desk.open()).toEqual(['double 10.00']);
      expect(await desk.problems()).toEqual([]);
    });

    it('is in one match if a person settled it: the corrected line is a double (S51)', async () => {
      const { shop, desk, meanwhile } = await openShop();
      const tradeNo = String(dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }))['tradeNo']);
      await desk.sendReport({ id: 'nameless', lines: [{ type: 'adjustment', gross: 1000 }] });
      const [unknown] = await desk.exceptions();
      await desk.sendReport({ id: 'corrected', lines: [] });
      const item = `${shop.merNo}:${tradeNo}:payment`;
      const path = `/operator/exceptions/${unknown?.exceptionNo ?? ''}/match`;
      meanwhile.push(() => desk.ask('POST', path, { items: [item] }));
      const corrected = await desk.sendReport({
        id: 'corrected',
        lines: [{ type: 'payment', tradeNo, gross: 1000, fee: -30 }],
      });
      expect(corrected).toMatchObject({ state: 'done', openLines: 1 });
      expect(await desk.open()).toEqual(['double 10.00']);
      const days = `/operator/reconciliation/days?kind=acquirer&from=${FIRST_DAY}&to=${FIRST_DAY}`;
      expect(await desk.ask('GET', days)).toMatchObject({ days: [{ reported: '10.00' }] });
      expect(await desk.problems()).toEqual([]);
    });
  },
);

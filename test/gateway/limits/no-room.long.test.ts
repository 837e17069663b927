import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

// A database in which small writes fit into pages that exist, and nothing that needs new ones does, as on a full disk. The
// database itself gives the error, so no disk has to be filled.

const SEVERAL_CHECKS_MS = 2500;

describeOnBothEngines('a disk without room', ({ migratedPlace }) => {
  async function start() {
    const place = await migratedPlace();
    const env = place.databaseUrl === null ? { DATA_DIR: place.dataDir ?? '' } : { DATABASE_URL: place.databaseUrl };
    return { place, open: () => openGateway(env) };
  }

  it('is seen by readiness and metrics as soon as a payment fails, and until there is room again (S41)', async () => {
    const { place, open } = await start();
    const { shop, signals } = await open();
    expect((await shop.pay()).code).toBe('00000');
    expect(await signals()).toEqual([200, '1']);
    await refuse(place, 'orders');
    await refuse(place, 'newPages');
    expect((await shop.pay()).code).toBe('90002');
    expect(await signals()).toEqual([503, '0']);
    await runSql(place, "update settings set value = 'fits' where name = 'writeCheck'");
    await sleep(SEVERAL_CHECKS_MS);
    expect(await signals()).toEqual([503, '0']);

    await accept(place, 'orders');
    await accept(place, 'newPages');
    // A proxy sends nothing to a node that is not ready, so it has to notice without a payment.
    await expect.poll(signals).toEqual([200, '1']);
    expect((await shop.pay()).code).toBe('00000');
  });

  it('is over when a payment is committed (S41)', async () => {
    const { place, open } = await start();
    const { shop, signals } = await open();
    expect(await signals()).toEqual([200, '1']);
    await refuse(place, 'orders');
    await refuse(place, 'newPages');
    expect((await shop.pay()).code).toBe('90002');
    expect(await signals()).toEqual([503, '0']);
    await accept(place, 'orders');
    expect((await shop.pay()).code).toBe('00000');
    await expect.poll(signals).toEqual([200, '1']);
  });

  it('is not called ready before the first payment (S41)', async () => {
    const { place, open } = await start();
    const { signals } = await open();
    await refuse(place, 'newPages');
    expect(await signals()).toEqual([503, '0']);
    await accept(place, 'newPages');
    await expect.poll(signals).toEqual([200, '1']);
  });
});

async function openGateway(env: Record<string, string>) {
  const gateway = await startTestGateway({ env });
  onTestFinished(() => gateway.close());
  const shop = await gateway.newShop();
  onTestFinished(() => shop.close());
  const signals = async () => {
    const ready = await fetch(`${gateway.url}/readyz`);
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    return [ready.status, /^tollgate_store_writable (.*)$/m.exec(metrics)?.[1]];
  };
  return { shop, signals };
}

type Fault = 'orders' | 'newPages';

const LONG = 'when length(new.value) > 100000';

/** SQLite: a table has counted as far as numbers go, which is reported as a full disk. */
const SQLITE_FAULTS: Readonly<Record<Fault, readonly string[]>> = {
  orders: ['insert on orders'],
  newPages: [`insert on settings ${LONG}`, `update on settings ${LONG}`],
};

const POSTGRES_FAULTS = {
  orders: { kind: 'trigger', result: 'trigger', when: 'before insert on orders', on: 'on orders' },
  newPages: {
    kind: 'event trigger',
    result: 'event_trigger',
    when: "on ddl_command_start when tag in ('CREATE TABLE')",
    on: '',
  },
} as const;

async function refuse(place: Place, fault: Fault): Promise<void> {
  const { kind, result, when } = POSTGRES_FAULTS[fault];
  await runSql(
    place,
    place.databaseUrl === null
      ? `begin immediate;
         create table if not exists counted (id integer primary key autoincrement);
         insert or ignore into counted values (9223372036854775807);
         ${SQLITE_FAULTS[fault].map((event, index) => `create trigger no_room_${fault}_${index} before ${event} begin insert into counted (id) values (null); end;`).join('')}
         commit`
      : `create function no_room_${fault}() returns ${result} language plpgsql as
           $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
         create ${kind} no_room_${fault} ${when} execute function no_room_${fault}()`,
  );
}

async function accept(place: Place, fault: Fault): Promise<void> {
  const { kind, on } = POSTGRES_FAULTS[fault];
  await runSql(
    place,
    place.databaseUrl === null
      ? `begin immediate; ${SQLITE_FAULTS[fault].map((_, index) => `drop trigger no_room_${fault}_${index};`).join('')} commit`
      : `drop ${kind} no_room_${fault} ${on}`,
  );
}

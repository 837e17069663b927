import { Client } from 'pg';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault.ts';
import { createDatabase } from '../../../test/helpers/postgres.ts';
import { FIRST_MERCHANT, createMerchant } from '../gateway/merchants.ts';
import { WEBHOOK_SECRET } from './jobs.ts';
import type { Load } from './jobs.ts';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of the gateway with a merchant for each endpoint. Every commit waits for the disk. */
export async function createGatewayDatabase(merchants: number): Promise<BenchDatabase> {
  const database = await createDatabase({ durable: true });
  const store = await openGatewayStore(database.url);
  const vault = createVault(readConfig({}).encryptionKeys);
  for (let merNo = FIRST_MERCHANT; merNo < FIRST_MERCHANT + merchants; merNo += 1) {
    await createMerchant(store, { merNo, kind: 'webhookSecret', sealed: vault.seal(WEBHOOK_SECRET) });
  }
  // It has merchants, and is no live database all the same.
  await store.writeSetting('mode', 'sandbox');
  await store.close();
  return database;
}

export function openGatewayStore(databaseUrl: string): Promise<Store> {
  const options = { databaseUrl, dataDir: null, batchSizeMax: 100, now: () => performance.now() };
  return openStore({ ...options, zone: createZone('UTC') });
}

/** Notifications as the gateway writes them, due from a moment on. The load's addresses are of one merchant each. */
export async function fillNotifications(
  databaseUrl: string,
  { count, addresses }: Load,
  { dueAt, prefix }: { dueAt: number; prefix: string },
): Promise<void> {
  const number = `lpad(n::text, 28, '0')`;
  await execute(
    databaseUrl,
    `insert into notifications
       (mer_no, notification_id, event, trade_no, address, payload, created_at, state, attempts, next_at)
     select ${FIRST_MERCHANT} + n % $2, 'NT' || $5 || ${number}, 'paymentResult', 'TG' || $5 || ${number},
       ($3::text[])[1 + n % $2],
       json_build_object('tradeNo', 'TG' || $5 || ${number}, 'merOrderNo', 'ORDER-' || n, 'code', '0',
         'message', 'The payment succeeded.')::text,
       $4, 'due', 0, $4
     from generate_series(0, $1::int - 1) n`,
    [count, addresses.length, addresses, dueAt, prefix],
  );
}

/** A queue that was filled a moment ago has no statistics yet; nobody is to be slow for that. */
export async function analyze(databaseUrl: string): Promise<void> {
  await execute(databaseUrl, 'vacuum analyze', []);
}

async function execute(databaseUrl: string, sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

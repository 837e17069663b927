import { readConfig } from '../../../src/gateway/config/config.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { runStatement } from '../../../test/helpers/database/postgres.ts';
import { createPostgres } from '../frame/databases.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { FIRST_MERCHANT, createMerchant } from '../frame/merchants.ts';
import { WEBHOOK_SECRET } from './jobs.ts';
import type { Load } from './jobs.ts';

/** A database of the gateway with a merchant for each endpoint. */
export function createGatewayDatabase(merchants: number): Promise<BenchDatabase> {
  const vault = createVault(readConfig({}).encryptionKeys);
  return createPostgres(async (store) => {
    for (let merNo = FIRST_MERCHANT; merNo < FIRST_MERCHANT + merchants; merNo += 1) {
      await createMerchant(store, { merNo, kind: 'webhookSecret', sealed: vault.seal(WEBHOOK_SECRET) });
    }
  });
}

/** Notifications as the gateway writes them, due from a moment on. The load's addresses are of one merchant each. */
export async function fillNotifications(
  { openEngine }: BenchDatabase,
  { count, addresses }: Load,
  { dueAt, prefix }: { dueAt: number; prefix: string },
): Promise<void> {
  const number = `lpad(n::text, 28, '0')`;
  const engine = await openEngine();
  await engine.execute(
    `insert into notifications
       (mer_no, notification_id, event, trade_no, address, payload, created_at, state, attempts, next_at)
     select ${FIRST_MERCHANT} + n % ${addresses.length}, 'NT${prefix}' || ${number}, 'paymentResult',
       'TG${prefix}' || ${number}, json_extract_path_text($1::json, (n % ${addresses.length})::text),
       json_build_object('tradeNo', 'TG${prefix}' || ${number}, 'merOrderNo', 'ORDER-' || n, 'code', '0',
         'message', 'The payment succeeded.')::text,
       ${dueAt}, 'due', 0, ${dueAt}
     from generate_series(0, ${count} - 1) n`,
    [JSON.stringify(addresses)],
  );
  await engine.close();
}

/** A queue that was filled a moment ago has no statistics yet; nobody is to be slow for that. */
export function analyze(databaseUrl: string): Promise<void> {
  return runStatement(databaseUrl, 'vacuum analyze');
}

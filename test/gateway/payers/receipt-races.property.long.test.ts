import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { renderReceipt } from '../../../src/gateway/mail/receipts/render-receipt.ts';
import { createMerchantAccounts } from '../../../src/gateway/operations/merchants/merchant-accounts.ts';
import { followReceipts, writeDueReceipts } from '../../../src/gateway/operations/payers/write-receipts.ts';
import type { ReceiptDependencies } from '../../../src/gateway/operations/payers/write-receipts.ts';
import { composeReceipt } from '../../../src/gateway/pages/payer/receipt-letter.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// Nodes that write receipts at the same moment, each as if it had the lease, beside the gateway's own. A payment gets one, each
// refund one more, and no mailbox more than it may.

const NODES = 3;

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('on %s', (engine) => {
  let gateway: TestGateway;
  let shop: Shop;
  let store: Store;
  let drop: () => Promise<void>;
  let place: { databaseUrl: string | null; dataDir: string | null };
  beforeAll(async () => {
    const database = await openDatabase(engine);
    place = { databaseUrl: database.env['DATABASE_URL'] ?? null, dataDir: database.env['DATA_DIR'] ?? null };
    gateway = await startTestGateway({ env: database.env });
    shop = await gateway.newShop();
    await gateway.operator('PUT', `/operator/merchants/${shop.merNo}/receipts`, {
      forOrders: true,
      replyTo: null,
      footer: null,
    });
    const limits = PATIENT_LIMITS;
    store = await openStore({
      ...place,
      zone: createZone('UTC'),
      batchSizeMax: 10,
      limits,
      now: () => performance.now(),
    });
    drop = async () => {
      await store.close();
      await gateway.close();
      await database.drop();
    };
  });
  afterAll(() => drop());

  function createNode(): ReceiptDependencies {
    const clock = { now: () => Date.now() };
    const vault = createVault([Buffer.alloc(32, 7)]);
    const stopwatch = { elapsedMs: () => performance.now() };
    return {
      store,
      clock,
      vault,
      ids: createIds(clock),
      // Secrets are sealed with the gateway's own key, and nobody here needs one.
      accounts: {
        ...createMerchantAccounts({ store, vault, stopwatch }),
        find: async (merNo) => {
          const found = await store.findMerchant(merNo);
          return found === null ? null : { merchant: found.merchant, secrets: [] };
        },
      },
      compose: (paid, about) => composeReceipt(paid, { ...about, address: 'http://localhost/pay/receipts/x' }),
      render: renderReceipt,
    };
  }

  /** The sandbox keeps what it has sent. */
  const countMails = async () => {
    const kinds = (await store.listMails(1000)).map(({ kind }) => kind);
    return { receipt: countOf(kinds, 'receipt'), refundReceipt: countOf(kinds, 'refundReceipt') };
  };

  let payments = 0;
  let refunds = 0;

  test('a payment and each of its refunds get one receipt, however many nodes write at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(NODES - 1), { minLength: 2, maxLength: 12 }),
        async (refunded, steps) => {
          const nodes = Array.from({ length: NODES }, createNode);
          for (const isRefunded of refunded) {
            payments += 1;
            const order = dataOf(await shop.pay({ email: `race${payments}@example.com` }));
            if (isRefunded) {
              refunds += 1;
              dataOf(await shop.refund(order, { amount: '1.00' }));
            }
          }
          await Promise.all(steps.map((at) => runOnce(nodes[at] as ReceiptDependencies)));
        },
      ),
      { numRuns: 12 },
    );
    await expect.poll(countMails, { timeout: 30_000 }).toEqual({ receipt: payments, refundReceipt: refunds });
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: NODES }, () => runOnce(createNode())));
    expect(await countMails()).toEqual({ receipt: payments, refundReceipt: refunds });
  }, 120_000);
});

function countOf(kinds: readonly string[], wanted: string): number {
  return kinds.filter((kind) => kind === wanted).length;
}

async function runOnce(node: ReceiptDependencies): Promise<void> {
  await followReceipts(node, 'payments', 50);
  await followReceipts(node, 'refunds', 50);
  await writeDueReceipts(node, 50);
}

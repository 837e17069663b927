import type { Contract } from '../generate/contract.ts';
import { adyenDeclinesTable } from './tables/adyen-declines.ts';
import { aliasesTable } from './tables/aliases.ts';
import { cashierMethodsTable } from './tables/cashier-methods.ts';
import { channelTables } from './tables/channel.ts';
import { decisionsTable } from './tables/decisions.ts';
import { notificationsTable, retriesTable } from './tables/deliveries.ts';
import { enginesTable } from './tables/engines.ts';
import { errorsTable } from './tables/errors.ts';
import { methodsTable, payoutKindsTable } from './tables/methods.ts';
import { metricsTable } from './tables/metrics.ts';
import { accountTable } from './tables/sandbox-account.ts';
import { sandboxValuesTable } from './tables/sandbox.ts';
import { settingsTable } from './tables/settings.ts';
import { signaturesTable } from './tables/signatures.ts';
import { statusesTable } from './tables/statuses.ts';
import { stripeDeclinesTable } from './tables/stripe-declines.ts';

// `<!-- table: errors -->` in a guide marks the place of a table made from the contract. It is filled in when the pages are
// built.

export const guideTables: Record<string, (contract: Contract) => string> = {
  account: accountTable,
  aliases: aliasesTable,
  'cashier-methods': cashierMethodsTable,
  ...channelTables,
  decisions: decisionsTable,
  engines: enginesTable,
  errors: errorsTable,
  methods: methodsTable,
  metrics: metricsTable,
  notifications: notificationsTable,
  'payout-kinds': payoutKindsTable,
  retries: retriesTable,
  sandbox: sandboxValuesTable,
  settings: settingsTable,
  signatures: signaturesTable,
  statuses: statusesTable,
  'adyen-declines': adyenDeclinesTable,
  'stripe-declines': stripeDeclinesTable,
};

export const TABLE_PLACEHOLDER = /<!-- table: ([\w-]+) -->/g;

export function expandTables(text: string, contract: Contract): string {
  return text.replaceAll(TABLE_PLACEHOLDER, (_, name: string) => {
    const build = guideTables[name];
    if (build === undefined)
      throw new Error(`a guide refers to the unknown table ${name}; add it to scripts/docs/guide-tables.ts`);
    return build(contract);
  });
}

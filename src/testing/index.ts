import { isBuiltin } from 'node:module';
import type { StartOptions, TestingGateway } from './options.ts';

// The entry `tollgate/testing`.

export type {
  Duration,
  MerchantSetup,
  Notification,
  NotificationAttempt,
  StartOptions,
  TestingGateway,
  TestingMerchant,
} from './options.ts';

/** Starts a sandbox in this process, on a database in memory that nobody shares. `close` ends it. */
export async function startGateway(options: StartOptions = {}): Promise<TestingGateway> {
  // The rest of the kit runs on older Nodes, so this cannot be left to the package's `engines`.
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`tollgate/testing needs Node 24 or newer: Node ${process.versions.node} has no node:sqlite`);
  }
  const { startSandbox } = await import('./start-sandbox.ts');
  return startSandbox(options);
}

import { isBuiltin } from 'node:module';
import type { StartOptions, TestingGateway } from './options.ts';

// The entry point `tollgate/testing`.

export type {
  Duration,
  MerchantSetup,
  Notification,
  NotificationAttempt,
  StartOptions,
  TestingGateway,
  TestingMerchant,
} from './options.ts';

/** Starts a sandbox in this process, on its own in-memory database. `close` stops it. */
export async function startGateway(options: StartOptions = {}): Promise<TestingGateway> {
  // The rest of the kit runs on older Node versions, so the package's `engines` cannot require this.
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`tollgate/testing needs Node 24 or newer; this is Node ${process.versions.node}`);
  }
  const { startSandbox } = await import('./start-sandbox.ts');
  return startSandbox(options);
}

import { isBuiltin } from 'node:module';
import type { VerifyOptions, VerifyReport } from '../acquirer/verify/options.ts';
import type { ProbeReceiverOptions, ProbeReport, StartOptions, TestingGateway } from './options.ts';

// The entry point `tollgate/testing`.

export type {
  Duration,
  MerchantSetup,
  Notification,
  NotificationAttempt,
  ProbeCheck,
  ProbeReport,
  ProbeReceiverOptions,
  StartOptions,
  TestingGateway,
  TestingMerchant,
} from './options.ts';

export type { RuleReport, TestValues, VerifyOptions, VerifyReport } from '../acquirer/verify/options.ts';

/** Starts a sandbox in this process, on its own in-memory database. `close` stops it. */
export async function startGateway(options: StartOptions = {}): Promise<TestingGateway> {
  // The rest of the kit runs on older Node versions, so the package's `engines` cannot require this.
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`tollgate/testing needs Node 24 or newer; this is Node ${process.versions.node}`);
  }
  const { startSandbox } = await import('./start-sandbox.ts');
  return startSandbox(options);
}

/** Calls a notification handler as the gateway would, as `tollgate probe` does. Rejects if nothing responds. */
export async function probeReceiver(url: string, options: ProbeReceiverOptions): Promise<ProbeReport> {
  const { probe } = await import('../probe/probe.ts');
  const { ANSWER_MS_MAX } = await import('../probe/limits.ts');
  const { secret, merOrderNo, tradeNo } = options;
  return probe({
    url,
    secret,
    deadlineMs: ANSWER_MS_MAX,
    order: { ...(merOrderNo !== undefined && { merOrderNo }), ...(tradeNo !== undefined && { tradeNo }) },
  });
}

/**
 * Judges an adapter of the channel contract, as `tollgate acquirer verify` does. Rejects if nothing answers at the address.
 */
export async function verifyAdapter(options: VerifyOptions): Promise<VerifyReport> {
  const { verifyAdapter: verify } = await import('../acquirer/verify/verify.ts');
  return verify(options);
}

import { CommandError } from '../errors.ts';
import { LINGER_MS, STOP_MS_MAX } from '../platform/limits.ts';
import { onStopRequest } from './stop-signals.ts';

interface Running {
  /** Rejects if it cannot go on. */
  readonly failed?: Promise<never>;
  /** Reports not ready but keeps serving. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server and stops it on a signal, within `stopMsMax` even if something hangs. An unavailable port is reported in
 * one line, and so is a server that cannot go on.
 */
export async function runUntilStopped<Server extends Running>(
  start: () => Promise<Server>,
  started: (running: Server) => void,
  { stopMsMax = STOP_MS_MAX }: { stopMsMax?: number } = {},
): Promise<void> {
  const running = await start().catch((error: unknown) => {
    throw describeStartError(error);
  });
  started(running);
  await stopRequestOf(running);
  const limit = setTimeout(() => {
    console.error(`tollgate: did not stop within ${stopMsMax} ms; killed`);
    process.exit(1);
  }, stopMsMax);
  try {
    await running.drain?.();
    await running.close();
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    clearTimeout(limit);
    endSoon();
  }
}

async function stopRequestOf({ failed }: Running): Promise<void> {
  const asked = new Promise<void>((resolve) => onStopRequest(resolve));
  try {
    await Promise.race([asked, failed ?? asked]);
  } catch (error) {
    endSoon();
    throw error;
  }
}

function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

interface Failure {
  readonly code?: string;
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
}

function describeStartError(error: unknown): unknown {
  const { code, address, port, hostname } = error as Failure;
  const place = `${address ?? ''}:${port ?? ''}`;
  const unresolved = `the host name ${hostname ?? ''} cannot be resolved; set HOST or --host to an address of this machine`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `${place} is in use; stop the other process, or choose another port with --port`,
    EACCES: `permission denied for ${place}; choose a port above 1023 with --port`,
    EADDRNOTAVAIL: `${place} is not an address of this machine; choose another with HOST or --host`,
    ENOTFOUND: unresolved,
    EAI_AGAIN: unresolved,
  };
  const reason = code === undefined ? undefined : reasons[code];
  return reason === undefined ? error : new CommandError(reason, { cause: error });
}

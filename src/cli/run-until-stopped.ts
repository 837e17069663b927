import { CommandError } from './errors.ts';

/** Starts a server and stops it when the process is asked to end. A port that cannot be had is told in one line. */
export async function runUntilStopped<Running extends { close(): Promise<void> }>(
  start: () => Promise<Running>,
  started: (running: Running) => void,
): Promise<void> {
  const running = await start().catch((error: unknown) => {
    throw describeStartError(error);
  });
  started(running);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await running.close();
}

function describeStartError(error: unknown): unknown {
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  const place = `${address ?? ''}:${port ?? ''}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `${place} is in use; stop what listens there, or choose another port with --port`,
    EACCES: `${place} may not be used by this user; choose a port above 1023 with --port`,
    EADDRNOTAVAIL: `${place} is no address of this machine; choose another with --host`,
    ENOTFOUND: 'the host name given with --host cannot be resolved',
  };
  const reason = code === undefined ? undefined : reasons[code];
  return reason === undefined ? error : new CommandError(reason, { cause: error });
}

import type { Core } from '../core.ts';
import { createAddressReader } from '../limits/client-address.ts';
import { createRequestLog } from '../http/request-log/request-log.ts';
import type { RequestLog } from '../http/request-log/request-log.ts';
import { REQUEST_LOG_DELAY_MS } from '../work/limits.ts';

export interface OpenedRequestLog extends Pick<RequestLog, 'note'> {
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Null if requests are not kept. */
export function openRequestLog({ config, log, metrics, dependencies }: Core): OpenedRequestLog | null {
  if (config.requestLogMs === 0 || !config.work) return null;
  let hasNew = false;
  const { note, flush } = createRequestLog({
    store: dependencies.store,
    accounts: dependencies.accounts,
    clientAddress: createAddressReader(config.trustedProxies),
    // Measured by `npm run bench -- gateway --only j`. SQLite writes in this process.
    wholeCost: config.databaseUrl === null ? 10 : 4,
    onLost: metrics.countLostRequests,
    onNoted() {
      hasNew = true;
      if (timer === undefined) schedule();
    },
  });
  let isFailing = false;
  // Logged once, until it works again: the database's own faults are in the log already.
  const write = async () => {
    try {
      await flush();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn('requests not written to the request log', { error });
      isFailing = true;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  // A process that serves nobody is not woken for it.
  function schedule(): void {
    timer ??= setTimeout(() => {
      writing = write().finally(() => {
        timer = undefined;
        writing = undefined;
        if (hasNew) schedule();
      });
      hasNew = false;
    }, REQUEST_LOG_DELAY_MS);
  }
  return {
    note,
    async flush() {
      await writing;
      await write();
    },
    async close() {
      clearTimeout(timer);
      await writing;
      clearTimeout(timer);
      await write();
    },
  };
}

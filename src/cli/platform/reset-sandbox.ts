import type { EdgePlugin } from '../../edge/create-app.ts';
import type { Gateway } from '../../gateway/build.ts';
import type { Config } from '../../gateway/config/config.ts';
import type { AuditEntry } from '../../gateway/domain/audit/audit.ts';
import type { SandboxReset } from '../../gateway/domain/platform/sandbox-reset.ts';
import type { Log } from '../../gateway/observe/log.ts';
import { emptyDatabase } from '../../gateway/backup/empty-database.ts';
import { answerMeanwhile } from '../serve/answer-meanwhile.ts';
import { CommandError } from '../errors.ts';

// The reset of a sandbox: its gateway is closed as at the end of the process, its database emptied, and the gateway built anew
// at the same address, so that nothing in memory survives. Live mode does not load this file (S21).

export interface ResettableOptions {
  readonly config: Config;
  readonly workers: number;
  readonly log: Pick<Log, 'info'>;
  readonly build: (parts: SandboxParts) => Promise<Gateway>;
}

/** What differs from one start to the next. */
export interface SandboxParts {
  readonly config: Config;
  readonly reset: SandboxReset;
  /** To be served besides everything else. */
  readonly beside?: EdgePlugin;
}

export interface ResettableGateway extends Pick<Gateway, 'url' | 'drain' | 'close'> {
  /** Rejects if a reset fails: then nothing is served any more. */
  readonly failed?: Promise<never>;
}

export async function startResettable({ config, workers, log, build }: ResettableOptions): Promise<ResettableGateway> {
  const instead = whyNot(config, workers);
  if (instead !== null) return build({ config, reset: { kind: 'impossible', instead } });
  const failed = Promise.withResolvers<never>();
  let underWay: Promise<void> | undefined;
  const reset = {
    kind: 'possible',
    begin(record: AuditEntry): void {
      // Somebody else may have asked at the same time: one reset is enough.
      underWay ??= startAgain(record).then(() => void (underWay = undefined));
      underWay.catch(failed.reject);
    },
  } as const;
  let gateway = await build({ config, reset });
  const { url } = gateway;
  // Port 0 means any free one. Whoever has the address now must find the sandbox there again.
  const fixed = { ...config, port: config.port || Number(new URL(url).port) };

  async function startAgain(record: AuditEntry): Promise<void> {
    const closed = gateway.close();
    const meanwhile = answerMeanwhile(fixed);
    let isEmpty = false;
    try {
      await Promise.all([closed, meanwhile]);
      emptyDatabase(config.dataDir, () => (isEmpty = true));
      const beside: EdgePlugin = (app) => void app.addHook('onReady', async () => (await meanwhile).close());
      gateway = await build({ config: fixed, reset: { ...reset, record }, beside });
      log.info('sandbox reset', { by: record.actor });
    } catch (error) {
      throw describeFailure(error, isEmpty);
    }
  }

  return {
    url,
    failed: failed.promise,
    async drain() {
      await underWay;
      await gateway.drain();
    },
    close: () => gateway.close(),
  };
}

function whyNot({ databaseUrl }: Config, workers: number): string | null {
  if (databaseUrl !== null) return POSTGRES;
  return workers > 1 ? SEVERAL_WORKERS : null;
}

const POSTGRES =
  'Its database is in PostgreSQL, which other gateways may use too. To start again, stop the gateway, run dropdb and createdb for the database in DATABASE_URL, and start the gateway.';
const SEVERAL_WORKERS =
  'Several workers share it, and none can empty it under the others. Start it without --workers to reset it; or stop it, delete the folder in DATA_DIR, and start it.';

function describeFailure(error: unknown, isEmpty: boolean): CommandError {
  const { message } = error as Error;
  const what = isEmpty
    ? 'the sandbox is empty, but did not start again'
    : 'the sandbox was not reset, nothing was deleted, and the gateway has ended';
  return new CommandError(`${what}: ${message.replaceAll(/\s*\n\s*/g, ' ')}`, { cause: error });
}

import type { PoolClient, QueryConfig } from 'pg';
import type { Row } from '../engine.ts';
import { isServerGone, rethrow } from './postgres-errors.ts';
import { cutOff } from './postgres-servers.ts';

// One use of a connection. Every response has a deadline: a missing one closes the connection, even if its peer died silently.

export interface Session {
  query(statement: string | QueryConfig): Promise<Row[]>;
}

interface RunOptions<Result> {
  readonly work: (session: Session) => Promise<Result>;
  /** For each response. */
  readonly limitMs: number;
  /** After so long without a response, the server is suspected. */
  readonly slowMs: number;
  readonly onSuspicion: (isLost: boolean) => void;
}

// The server has the same timeout and responds at it; this covers the network, and a server that does not enforce it.
const ANSWER_GRACE_MS = 500;

export async function runOn<Result>(client: PoolClient, options: RunOptions<Result>): Promise<Result> {
  const watch = watchAnswers(client, options);
  let lost = false;
  const session: Session = {
    async query(statement) {
      watch.restart();
      try {
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        lost ||= isServerGone(error);
        return rethrow(error);
      }
    },
  };
  try {
    return await options.work(session);
  } catch (error) {
    if (lost) options.onSuspicion(true);
    // If the rollback fails too, the connection is unusable.
    else await session.query('rollback').catch(() => (lost = true));
    throw error;
  } finally {
    watch.stop();
    client.release(lost);
  }
}

/**
 * Cuts the connection off if a response is late. In two steps: after this process itself was suspended, its timers fire
 * before the responses that are waiting for it.
 */
function watchAnswers(client: PoolClient, { limitMs, slowMs, onSuspicion }: Omit<RunOptions<unknown>, 'work'>) {
  let late: NodeJS.Timeout | undefined;
  const slow = setTimeout(onSuspicion, slowMs, false);
  const due = setTimeout(() => {
    late = setTimeout(cutOff, ANSWER_GRACE_MS, client, `it did not answer within ${limitMs} ms`);
  }, limitMs);
  return {
    restart() {
      clearTimeout(late);
      slow.refresh();
      due.refresh();
    },
    stop() {
      clearTimeout(slow);
      clearTimeout(due);
      clearTimeout(late);
    },
  };
}

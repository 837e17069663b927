import type { LookupFunction } from 'node:net';
import type { Connection } from './connection.ts';
import { openConnection } from './connection.ts';
import { createDialer } from '../outbound/dial.ts';

export interface Connections {
  take(origin: string): Connection;
  close(): void;
}

/**
 * Connections that are kept for the next request to the same origin. A client of undici for each, and not its Agent: that
 * cannot end a connection that is still being made, so a look-up or a handshake would outlive the deadline. Nothing is
 * kept of an origin whose last connection is gone.
 */
export function createConnections(lookup: LookupFunction): Connections {
  const dial = createDialer(lookup);
  const all = new Set<Connection>();
  const idle = new Map<string, Connection[]>();

  const forget = (origin: string, connection: Connection) => {
    all.delete(connection);
    const others = idle.get(origin)?.filter((other) => other !== connection) ?? [];
    if (others.length === 0) idle.delete(origin);
    else idle.set(origin, others);
  };
  const open = (origin: string): Connection => {
    const connection = openConnection(origin, {
      dial,
      onIdle() {
        const others = idle.get(origin);
        if (others === undefined) idle.set(origin, [connection]);
        else others.push(connection);
      },
      onGone: () => forget(origin, connection),
    });
    all.add(connection);
    return connection;
  };

  return {
    take(origin) {
      const waiting = idle.get(origin);
      // The latest first, so that those that are too many grow old and are closed.
      for (let last = waiting?.pop(); last !== undefined; last = waiting?.pop()) if (last.isOpen()) return last;
      return open(origin);
    },
    close() {
      for (const connection of all) connection.destroy();
    },
  };
}

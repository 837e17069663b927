import { connect as connectTcp, isIP } from 'node:net';
import type { LookupFunction, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { SESSIONS_MAX } from './limits.ts';

interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

type Dialled = (...result: [null, Socket] | [Error, null]) => void;

export type Dial = (target: Target, done: Dialled) => Socket;

/**
 * Makes connections, every one of them by way of the lookup, which guards (S10). Whatever the environment says, a
 * certificate is verified and no proxy is used.
 */
export function createDialer(lookup: LookupFunction): Dial {
  const sessions = createSessions();
  return ({ protocol, hostname, port }, done) => {
    if (protocol !== 'https:') {
      return report(connectTcp({ host: hostname, port: Number(port) || 80, lookup }), 'connect', done);
    }
    const options = { host: hostname, port: Number(port) || 443, lookup };
    const key = `${hostname}:${options.port}`;
    const session = sessions.get(key);
    const socket = connectTls({
      ...options,
      ...(isIP(hostname) === 0 && { servername: hostname }),
      ...(session && { session }),
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: true,
    });
    // Only after the certificate has been verified.
    socket.on('session', (latest) => sessions.keep(key, latest));
    socket.once('close', (hadError) => hadError && sessions.drop(key));
    return report(socket, 'secureConnect', done);
  };
}

function report(socket: Socket, event: 'connect' | 'secureConnect', done: Dialled): Socket {
  let reported = false;
  const once: Dialled = (...result) => {
    if (!reported) done(...result);
    reported = true;
  };
  return socket
    .setNoDelay(true)
    .once(event, () => once(null, socket))
    .on('error', (error) => once(error, null));
}

/** TLS sessions are kept so that the next connection to the same host is made with less work. */
function createSessions() {
  const sessions = new LRUCache<string, Buffer>({ max: SESSIONS_MAX });
  return {
    get: (key: string) => sessions.get(key),
    drop: (key: string) => sessions.delete(key),
    keep: (key: string, session: Buffer) => void sessions.set(key, session),
  };
}

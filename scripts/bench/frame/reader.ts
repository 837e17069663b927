import { openConnection } from '../load/connection.ts';

// GET over one raw socket, so that the cores are left to the server, and every byte of the answer is counted.

interface Answer {
  readonly status: number;
  /** The size of head and body, as they came. */
  readonly bytes: number;
  readonly body: string;
  /** Until the answer began, and until it was whole. */
  readonly firstByteMs: number;
  readonly ms: number;
}

export interface Reader {
  /** With more headers, as `Name: value`. */
  get(path: string, ...headers: string[]): Promise<Answer>;
  close(): void;
}

export async function openReader(url: string): Promise<Reader> {
  const { hostname, port, host } = new URL(url);
  let done: ((answer: string) => void) | undefined;
  const connection = await openConnection({ host: hostname, port: Number(port) }, (_, answer) => done?.(answer));
  const { socket } = connection;
  socket.on('error', () => undefined);
  return {
    get: (path, ...headers) =>
      new Promise((resolve) => {
        const sentAt = performance.now();
        done = (answer) => {
          const ms = performance.now() - sentAt;
          const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1').toString('utf8');
          const firstByteMs = connection.beganAt - sentAt;
          resolve({ status: Number(answer.slice(9, 12)), bytes: answer.length, body, firstByteMs, ms });
        };
        socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '\r\n'].join('\r\n'));
      }),
    close: () => socket.destroy(),
  };
}

/** The header that makes a reader a person of the sandbox. */
export async function signIn(url: string, role: string): Promise<string> {
  const response = await fetch(`${url}/account/demo`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ role }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`nobody was signed in as ${role}: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return `Cookie: ${cookies.join('; ')}`;
}

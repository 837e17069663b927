import { Agent, request } from 'node:http';

/** A person of the sandbox, with one connection. */
export interface Visitor {
  /** How long it takes until the answer begins. */
  read(path: string): Promise<{ readonly status: number; readonly ms: number }>;
  close(): void;
}

export async function signIn(url: string, role: string): Promise<Visitor> {
  const answer = await fetch(`${url}/account/demo`, {
    method: 'POST',
    body: new URLSearchParams({ role }),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (answer.status !== 303) throw new Error(`nobody could sign in: ${answer.status} ${await answer.text()}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    read: (path) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        const sent = request(url + path, { agent, headers: { Cookie: cookies.join('; ') } }, (response) => {
          const ms = performance.now() - startedAt;
          response.on('end', () => resolve({ status: response.statusCode ?? 0, ms }));
          response.on('error', reject);
          response.resume();
        });
        sent.on('error', reject);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

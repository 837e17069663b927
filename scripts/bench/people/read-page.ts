import type { Connection } from '../pages/get.ts';

/** One answer, how long it took, and how many items its list has. */
export async function readPage(
  connection: Connection,
  path: string,
  token: string,
): Promise<{ readonly ms: number; readonly items: number }> {
  const startedAt = performance.now();
  const { head, body } = await connection.get(path, token);
  const ms = performance.now() - startedAt;
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${path} was answered with ${head.split('\r\n')[0]}: ${body}`);
  const list = Object.values(JSON.parse(body) as object).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return { ms, items: list?.length ?? 0 };
}

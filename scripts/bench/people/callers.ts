import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import type { Reader } from '../frame/reader.ts';
import { serviceToken, sessionToken } from './fill.ts';

/** Callers of the operator's side. The token of the environment is not looked up. */
const TOKENS = { environment: SANDBOX_OPERATOR_TOKEN, person: sessionToken(8), program: serviceToken(8) };

export type Caller = keyof typeof TOKENS;

/** How long an answer took, and how many items its list has. */
export async function readList(
  reader: Reader | undefined,
  path: string,
  caller: Caller,
): Promise<{ readonly ms: number; readonly items: number }> {
  if (reader === undefined) throw new Error('nobody reads');
  const { status, body, ms } = await reader.get(path, `Authorization: Bearer ${TOKENS[caller]}`);
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  const list = Object.values(JSON.parse(body) as object).find((value) => Array.isArray(value)) as unknown[] | undefined;
  return { ms, items: list?.length ?? 0 };
}

import { randomBytes } from 'node:crypto';
import { startAcquirer } from '../acquirer/acquirer.ts';
import type { Acquirer } from '../acquirer/acquirer.ts';
import { startTestGateway } from './gateway.ts';
import type { TestGateway } from './gateway.ts';

/** What live mode asks for, but for its acquirer. */
export function liveEnv(): Readonly<Record<string, string>> {
  return {
    MODE: 'live',
    OPERATOR_TOKEN: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://pay.example',
  };
}

export type LiveGateway = TestGateway & { readonly acquirer: Acquirer };

/** A gateway in live mode with an acquirer of its own, which ends with it. */
export async function startLiveGateway(
  options: { env?: Readonly<Record<string, string>>; write?: (line: string) => void } = {},
): Promise<LiveGateway> {
  const acquirer = await startAcquirer();
  const env = { ...liveEnv(), CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, ...options.env };
  const gateway = await startTestGateway({ engine: 'SQLite', ...options, env });
  return {
    ...gateway,
    acquirer,
    async close() {
      await gateway.close();
      await acquirer.stop();
    },
  };
}

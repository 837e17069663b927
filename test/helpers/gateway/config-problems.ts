import { randomBytes } from 'node:crypto';
import { ConfigError, readConfig } from '../../../src/gateway/config/config.ts';

/** The least that live mode starts with. */
export const LIVE = {
  PUBLIC_URL: 'https://pay.example.com',
  MODE: 'live',
  OPERATOR_TOKEN: randomBytes(32).toString('hex'),
  ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  CHANNEL_URL: 'https://channel.example',
  CHANNEL_TOKEN: 'channel-token',
};

/** What is wrong with an environment; empty if nothing is. */
export function problemsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

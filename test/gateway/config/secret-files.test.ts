import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { LIVE, problemsOf } from '../../helpers/gateway/config-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('the configuration', () => {
  it('reads secrets from files, as systemd and container engines pass them, without the line end', () => {
    const { OPERATOR_TOKEN, ENCRYPTION_KEYS, CHANNEL_TOKEN, ...rest } = LIVE;
    const config = readConfig({
      ...rest,
      OPERATOR_TOKEN_FILE: fileOf('operator-token', `${OPERATOR_TOKEN}\n`),
      ENCRYPTION_KEYS_FILE: fileOf('encryption-keys', `${ENCRYPTION_KEYS}\n`),
      CHANNEL_TOKEN_FILE: fileOf('channel-token', CHANNEL_TOKEN),
      METRICS_TOKEN_FILE: fileOf('metrics-token', 'f3b1c9a07e5d4826b0a1c2d3e4f59687'),
      DATABASE_URL_FILE: fileOf('database-url', 'postgres://tollgate@db.example/tollgate\n'),
    });
    expect(config).toMatchObject({
      operatorToken: OPERATOR_TOKEN,
      metricsToken: 'f3b1c9a07e5d4826b0a1c2d3e4f59687',
      acquirers: [{ name: 'default', token: CHANNEL_TOKEN }],
      databaseUrl: 'postgres://tollgate@db.example/tollgate',
    });
    expect(config.encryptionKeys.map((key) => key.toString('base64'))).toEqual([ENCRYPTION_KEYS]);
  });

  it('names a secret’s file that is missing, empty, unreadable or one too many, and not what is in it', () => {
    expect(
      problemsOf({
        CHANNEL_TOKEN_FILE: join(folder, 'absent'),
        METRICS_TOKEN_FILE: fileOf('empty', '\n'),
        DATABASE_URL_FILE: folder,
        OPERATOR_TOKEN: 'one',
        OPERATOR_TOKEN_FILE: fileOf('other', 'other'),
      }),
    ).toEqual([
      'DATABASE_URL_FILE names a file that cannot be read.',
      'Set OPERATOR_TOKEN or OPERATOR_TOKEN_FILE, not both.',
      'METRICS_TOKEN_FILE names an empty file.',
      'CHANNEL_TOKEN_FILE names a file that does not exist.',
    ]);
  });
});

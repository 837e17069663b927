import { payMethods } from '../../../generated/operations.ts';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { EXPIRY_PROBLEM } from '../../../src/gateway/config/read-expiry.ts';
import { LIVE, problemsOf } from '../../helpers/gateway/config-problems.ts';
import { DAYS, LIFETIMES, OTHER_WAITS, WAITS } from './day-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ownKey = fileOf('own.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const sandboxKey = fileOf('sandbox.pem', sandboxAccount.gatewayPrivateKey);
const sandboxMerchantKey = fileOf('sandbox-merchant.pem', sandboxAccount.privateKey);
const noKey = fileOf('none.pem', 'not a key');
const READS = { READS_AT_ONCE_MAX: '6', READS_WAITING_MAX: '800', READS_PER_CALLER_MAX: '50', READS_WAIT_MS: '3000' };
const PROXY_PROBLEM = 'TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8, separated by commas.';

describe('the configuration', () => {
  it('the configuration without any variable is the sandbox', () => {
    const { gatewayPrivateKey, encryptionKeys, ...rest } = readConfig({});
    expect(rest).toEqual({
      mode: 'sandbox',
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseLimits: {
        connectMs: 3000,
        statementMs: 5000,
        migrationMs: 900_000,
        connectionsMax: 10,
        waitingMax: 2000,
      },
      sharedSessions: false,
      operatorToken: 'tollgate-sandbox-token',
      operatorTokenFrom: [],
      metricsToken: null,
      publicUrl: null,
      timeZone: 'UTC',
      orderExpirySeconds: expect.objectContaining({ CASHIER: 1800, CREDIT_CARD: 1800, PIX: 900, SEPA: 259_200 }),
      methods: payMethods.map(({ name, currencies }) => ({ name, currencies })),
      lifetimes: LIFETIMES,
      readLimits: { atOnceMax: 4, insideMax: 500, perCallerMax: 100, waitMs: 10_000 },
      refundRepeatSeconds: 600,
      ...WAITS,
      acquirers: [],
      channelDeadlineMs: 10_000,
      merchantRateLimit: 0,
      inFlightMax: 1000,
      logLevel: 'info',
      logBufferBytes: 4_194_304,
      trustedProxies: [],
      work: true,
      batchSizeMax: 100,
      shutdownDelayMs: 0,
      shutdownDeadlineMs: 20_000,
      mail: null,
      tracing: null,
      providers: [],
      localSignIn: true,
    });
    expect(gatewayPrivateKey).toBeNull();
    expect(encryptionKeys.map((key) => key.length)).toEqual([32]);
  });

  it('takes every variable', () => {
    const keys = [randomBytes(32), randomBytes(32)];
    const metricsToken = randomBytes(32).toString('base64url');
    const { gatewayPrivateKey, ...rest } = readConfig({
      ...LIVE,
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/tollgate',
      DATABASE_URL: 'postgres://user:password@db1,db2:5433/tollgate?target_session_attrs=read-write',
      DATABASE_CONNECT_TIMEOUT_MS: '500',
      DATABASE_STATEMENT_TIMEOUT_MS: '800',
      DATABASE_MIGRATION_TIMEOUT_MS: '60000',
      DATABASE_POOL_MAX: '4',
      DATABASE_WAITING_MAX: '50',
      DATABASE_POOLER: 'transaction',
      METRICS_TOKEN: metricsToken,
      ENCRYPTION_KEYS: keys.map((key) => key.toString('base64')).join(', '),
      GATEWAY_PRIVATE_KEY_FILE: ownKey,
      PUBLIC_URL: 'https://pay.example/',
      TIME_ZONE: 'Asia/Shanghai',
      ORDER_EXPIRY_SECONDS: 'SEPA=86400, 60,PIX=30',
      REFUND_REPEAT_SECONDS: '3600',
      CHANNEL_DEADLINE_MS: '500',
      MERCHANT_RATE_LIMIT: '50',
      IN_FLIGHT_MAX: '500',
      LOG_LEVEL: 'warn',
      LOG_BUFFER_BYTES: '65536',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      OPERATOR_TOKEN_FROM: '198.51.100.7',
      BATCH_SIZE_MAX: '20',
      SHUTDOWN_DELAY_MS: '7000',
      WORK: 'off',
      SHUTDOWN_DEADLINE_MS: '9000',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@pay.example',
      ...DAYS,
      ...READS,
    });
    expect(rest).toEqual({
      mode: 'live',
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/lib/tollgate',
      databaseUrl: 'postgres://user:password@db1,db2:5433/tollgate?target_session_attrs=read-write',
      databaseLimits: { connectMs: 500, statementMs: 800, migrationMs: 60_000, connectionsMax: 4, waitingMax: 50 },
      sharedSessions: true,
      operatorToken: LIVE.OPERATOR_TOKEN,
      operatorTokenFrom: ['198.51.100.7'],
      metricsToken,
      encryptionKeys: keys,
      publicUrl: 'https://pay.example',
      timeZone: 'Asia/Shanghai',
      orderExpirySeconds: expect.objectContaining({ CASHIER: 60, CREDIT_CARD: 60, PIX: 30, SEPA: 86_400, SPEI: 60 }),
      methods: payMethods.map(({ name, currencies }) => ({ name, currencies })),
      lifetimes: LIFETIMES,
      readLimits: { atOnceMax: 6, insideMax: 800, perCallerMax: 50, waitMs: 3000 },
      refundRepeatSeconds: 3600,
      ...OTHER_WAITS,
      acquirers: [
        { name: 'default', url: LIVE.CHANNEL_URL, token: LIVE.CHANNEL_TOKEN, hintSecret: null, deadlineMs: 500 },
      ],
      channelDeadlineMs: 500,
      merchantRateLimit: 50,
      inFlightMax: 500,
      logLevel: 'warn',
      logBufferBytes: 65_536,
      trustedProxies: ['10.0.0.0/8', '::1'],
      work: false,
      batchSizeMax: 20,
      shutdownDelayMs: 7000,
      shutdownDeadlineMs: 9000,
      mail: { url: 'smtps://mail.example', from: 'no-reply@pay.example', requiresTls: true },
      tracing: null,
      providers: [],
      localSignIn: true,
    });
    expect(gatewayPrivateKey?.equals(privateKey)).toBe(true);
  });

  it('the configuration of live mode gives proxies five seconds to notice that it stops', () => {
    expect(readConfig(LIVE).shutdownDelayMs).toBe(5000);
  });

  it('the configuration of live mode without a gateway key offers no Vietnam Pay', () => {
    expect(readConfig(LIVE).gatewayPrivateKey).toBeNull();
  });

  it('the configuration of live mode has no default for a secret (S21)', () => {
    expect(problemsOf({ MODE: 'live' })).toEqual([
      'OPERATOR_TOKEN is missing; live mode has no default. Generate one with: openssl rand -hex 32',
      'ENCRYPTION_KEYS is missing; live mode has no default. Generate one with: openssl rand -base64 32',
      'PUBLIC_URL is missing; payers are sent there in live mode, such as https://pay.example.com',
      "CHANNEL_URL is missing; live mode has no scripted channel. Name your acquirer's adapter.",
    ]);
  });

  it('the configuration of live mode refuses the sandbox’s secrets', () => {
    const sandboxEncryptionKey = readConfig({}).encryptionKeys[0]?.toString('base64') ?? '';
    expect(
      problemsOf({
        ...LIVE,
        OPERATOR_TOKEN: 'tollgate-sandbox-token',
        ENCRYPTION_KEYS: `${LIVE.ENCRYPTION_KEYS},${sandboxEncryptionKey}`,
        GATEWAY_PRIVATE_KEY_FILE: sandboxKey,
      }),
    ).toEqual([
      "OPERATOR_TOKEN is the sandbox's, which is public. Generate one with: openssl rand -hex 32",
      "ENCRYPTION_KEYS contains the sandbox's key, which is public. Generate one with: openssl rand -base64 32",
      "GATEWAY_PRIVATE_KEY_FILE contains the sandbox's key, which is public. Generate your own.",
    ]);
  });

  it.each([
    ['of one character', 'a'.repeat(32)],
    ['of two in turns', 'ab'.repeat(16)],
    ['that repeats a word', 'password'.repeat(4)],
    ['that is the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['that counts', '01234567890123456789012345678901'],
  ])('the configuration of live mode refuses a token %s', (_, token) => {
    for (const name of ['OPERATOR_TOKEN', 'METRICS_TOKEN']) {
      const problem = `${name} is a pattern that can be guessed. Generate one with: openssl rand -hex 32`;
      expect(problemsOf({ ...LIVE, [name]: token })).toEqual([problem]);
    }
  });

  it.each([
    ['of zeros', Buffer.alloc(32)],
    ['of one byte', Buffer.alloc(32, 0xa7)],
    ['of two bytes in turns', Buffer.from('a7c3'.repeat(16), 'hex')],
    ['that counts', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
  ])('the configuration of live mode refuses an encryption key %s', (_, key) => {
    const keys = `${LIVE.ENCRYPTION_KEYS},${key.toString('base64')}`;
    expect(problemsOf({ ...LIVE, ENCRYPTION_KEYS: keys })).toEqual([
      'ENCRYPTION_KEYS contains a key that is a pattern and can be guessed. Generate one with: openssl rand -base64 32',
    ]);
  });

  it('the configuration of live mode refuses every key of the sandbox as the gateway’s own', () => {
    for (const file of [sandboxKey, sandboxMerchantKey]) {
      expect(problemsOf({ ...LIVE, GATEWAY_PRIVATE_KEY_FILE: file })).toEqual([
        "GATEWAY_PRIVATE_KEY_FILE contains the sandbox's key, which is public. Generate your own.",
      ]);
    }
  });

  it.each([
    ['MODE', 'test', 'MODE must be one of sandbox, live.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535.'],
    ['REFUND_REPEAT_SECONDS', '0', 'REFUND_REPEAT_SECONDS must be a whole number from 1 to 31536000.'],
    ['ORDER_EXPIRY_SECONDS', '0', EXPIRY_PROBLEM],
    ['ORDER_EXPIRY_SECONDS', '1800,SEPA=soon', EXPIRY_PROBLEM],
    ['ORDER_EXPIRY_SECONDS', '1800,OXXO=60', EXPIRY_PROBLEM],
    ['CHANNEL_DEADLINE_MS', '1.5', 'CHANNEL_DEADLINE_MS must be a whole number from 1 to 120000.'],
    ['MERCHANT_RATE_LIMIT', 'many', 'MERCHANT_RATE_LIMIT must be a whole number from 0 to 1000000.'],
    ['IN_FLIGHT_MAX', '0', 'IN_FLIGHT_MAX must be a whole number from 1 to 1000000.'],
    ['BATCH_SIZE_MAX', '0', 'BATCH_SIZE_MAX must be a whole number from 1 to 10000.'],
    ['WORK', 'no', 'WORK must be one of on, off.'],
    ['SHUTDOWN_DELAY_MS', '-1', 'SHUTDOWN_DELAY_MS must be a whole number from 0 to 300000.'],
    ['SHUTDOWN_DEADLINE_MS', '0', 'SHUTDOWN_DEADLINE_MS must be a whole number from 100 to 300000.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
    ['TIME_ZONE', 'Mars/Base', 'TIME_ZONE must be the name of a time zone, such as UTC or Asia/Shanghai.'],
    ['PUBLIC_URL', 'pay.example', 'PUBLIC_URL must be an address that starts with https://.'],
    [
      'DATABASE_URL',
      'mysql://u:p@h/d',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      'DATABASE_URL',
      'postgres://user:password@db1:x,db2/tollgate',
      'DATABASE_URL must look like postgres://user:password@host:5432/database; separate several hosts with commas.',
    ],
    [
      'DATABASE_URL',
      'postgres://db/tollgate?target_session_attrs=standby',
      'DATABASE_URL must look like postgres://user:password@host:5432/database; separate several hosts with commas.',
    ],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '5', 'DATABASE_STATEMENT_TIMEOUT_MS must be a whole number from 100 to 60000.'],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be one of none, transaction.'],
    [
      'ENCRYPTION_KEYS',
      'c2hvcnQ=',
      'ENCRYPTION_KEYS must be base64 of 32 bytes each, separated by commas. Generate one with: openssl rand -base64 32',
    ],
    [
      'OPERATOR_TOKEN',
      'short',
      'OPERATOR_TOKEN must have at least 32 characters. Generate one with: openssl rand -hex 32',
    ],
    ['CHANNEL_TOKEN', '', 'CHANNEL_TOKEN is missing; the channel at CHANNEL_URL is called with it.'],
    ['CHANNEL_URL', 'ftp://x', 'CHANNEL_URL must be an address that starts with http:// or https://.'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy', PROXY_PROBLEM],
    ['TRUSTED_PROXIES', '10.0.0.0/99', PROXY_PROBLEM],
    ['OPERATOR_TOKEN_FROM', 'office', PROXY_PROBLEM.replace('TRUSTED_PROXIES', 'OPERATOR_TOKEN_FROM')],
    ['GATEWAY_PRIVATE_KEY_FILE', '/no/such', 'GATEWAY_PRIVATE_KEY_FILE names a file that does not exist.'],
    [
      'GATEWAY_PRIVATE_KEY_FILE',
      noKey,
      'GATEWAY_PRIVATE_KEY_FILE names a file that is not a readable private key in PEM format.',
    ],
  ])('the configuration with %s=%s is refused by name', (name, value, problem) => {
    expect(problemsOf({ ...LIVE, [name]: value })).toEqual([problem]);
  });
  it('tells all that is wrong at once, and never a secret', () => {
    const env = { ...LIVE, PORT: 'x', OPERATOR_TOKEN: 'hunter2', ENCRYPTION_KEYS: 'hunter3', DATABASE_URL: 'hunter4' };
    expect(() => readConfig(env)).toThrow(
      /^the configuration is invalid:\n {2}PORT .*\n {2}DATABASE_URL .*\n {2}OPERATOR_TOKEN .*\n {2}ENCRYPTION_KEYS .*$/,
    );
    expect(problemsOf(env).join('\n')).not.toMatch(/hunter/);
  });
});

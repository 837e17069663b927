import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createReader, readAddress } from './config-reader.ts';
import type { Environment, Reader } from './config-reader.ts';
import { readDatabaseConfig } from './database-config.ts';
import type { DatabaseConfig } from './database-config.ts';
import { createZone } from '../domain/day.ts';
import type { ProviderSettings } from '../domain/sign-in/identity-provider.ts';
import type { Lifetimes } from '../domain/payers/retention.ts';
import { createAddressList } from '../limits/client-address.ts';
import { LOAD_LIMITS } from '../limits/load-shed.ts';
import { READ_LIMITS } from '../limits/read-share.ts';
import type { ReadLimits } from '../limits/read-share.ts';
import { LOG_LEVELS } from '../observe/log.ts';
import type { LogLevel } from '../observe/log.ts';
import { readAcquirers } from './acquirers-config.ts';
import type { AcquirerConfig } from './acquirers-config.ts';
import { readMailConfig } from './mail-config.ts';
import type { SmtpSettings } from '../mail/smtp.ts';
import { readLocalSignIn, readProviders } from './oidc-config.ts';
import { EXPIRY_PROBLEM, readExpiry } from './read-expiry.ts';
import { METHOD_CURRENCIES_PROBLEM, readMethodCurrencies } from './read-method-currencies.ts';
import type { PayMethod } from '../domain/payments/attempt.ts';
import { readExportLifetime, readFileLifetime, readLifetimes } from './retention-config.ts';
import { faultOfToken, isGuessable, isSandboxKey } from './secret-strength.ts';
import { readTracingConfig } from './tracing-config.ts';
import type { TracingSettings } from '../observe/tracing/settings.ts';

// Everything that can be configured, and every limit, in one place. Read once, at startup, from the environment.

export interface Config extends DatabaseConfig {
  readonly mode: 'sandbox' | 'live';
  readonly port: number;
  readonly host: string;
  readonly operatorToken: string;
  /** Public addresses and networks from which live mode accepts that token, beside all that are not public. */
  readonly operatorTokenFrom: readonly string[];
  /** Required for /metrics. Null leaves it open in the sandbox, and disabled in live mode. */
  readonly metricsToken: string | null;
  /** Identity providers of the operator's people; none loads nothing of OpenID Connect. */
  readonly providers: readonly ProviderSettings[];
  /** False keeps passwords and passkeys from the operator's side: its people come through a provider. */
  readonly localSignIn: boolean;
  /** The first is current; the others only decrypt what they sealed. 32 bytes each. */
  readonly encryptionKeys: readonly Buffer[];
  /** Signs the responses of Vietnam Pay. Null: the sandbox has its own, and live mode does not offer the method. */
  readonly gatewayPrivateKey: KeyObject | null;
  /** The gateway's public address, without a trailing slash; null means the address it listens on. */
  readonly publicUrl: string | null;
  readonly timeZone: string;
  /** How long a payment waits for its payer, by method; `CASHIER` is the time to choose one. */
  readonly orderExpirySeconds: Readonly<Record<string, number>>;
  /** What payers can pay by, with the currencies in force. */
  readonly methods: readonly PayMethod[];
  /** How long what grows is kept. */
  readonly lifetimes: Lifetimes;
  /** How long merchants' developers can look their requests up; 0 keeps none. */
  readonly requestLogMs: number;
  /** How long a change of a settlement account waits before it is in force. */
  readonly accountWaitMs: number;
  /** How long files that people asked for can be downloaded. */
  readonly exportsKeptMs: number;
  /** Where files of acquirers and banks are put; null: nowhere. */
  readonly reconciliationFolder: string | null;
  /** How long the bytes of those files are kept; null is for ever. */
  readonly filesKeptMs: number | null;
  /** How long a refund equal to an earlier one needs its own idempotency key. */
  readonly refundRepeatSeconds: number;
  /** Without one named `default`, the sandbox has its scripted channel under that name. */
  readonly acquirers: readonly AcquirerConfig[];
  readonly channelDeadlineMs: number;
  /** Requests per second of each merchant, and of each address without a valid signature, per process; 0 disables it. */
  readonly merchantRateLimit: number;
  /** Concurrent merchant requests per process; beyond that, new ones are refused. */
  readonly inFlightMax: number;
  /** Bounds of what only looks: pages, the operator's calls, merchants' queries. */
  readonly readLimits: Pick<ReadLimits, 'atOnceMax' | 'insideMax' | 'perCallerMax' | 'waitMs'>;
  readonly logLevel: LogLevel;
  /** How much of the log may wait for a stalled reader; anything beyond is dropped and counted. */
  readonly logBufferBytes: number;
  readonly trustedProxies: readonly string[];
  /** False for a restored copy that somebody looks at first: queries only, and nothing in the background. */
  readonly work: boolean;
  /** The maximum number of rows in one commit. */
  readonly batchSizeMax: number;
  /** How long an unready gateway keeps serving before it closes, so that a proxy notices. */
  readonly shutdownDelayMs: number;
  /** How long closing may take after that, whatever hangs. */
  readonly shutdownDeadlineMs: number;
  /** Null without a mail server. */
  readonly mail: SmtpSettings | null;
  /** Null without an OTLP endpoint: then nothing of OpenTelemetry is loaded. */
  readonly tracing: TracingSettings | null;
}

/** All problems of the configuration, one line each. Contains no secret values. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[], opening = 'the configuration is invalid') {
    super(`${opening}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export const SANDBOX_OPERATOR_TOKEN = 'tollgate-sandbox-token';

const SANDBOX_ENCRYPTION_KEY = Buffer.from('tollgate-sandbox-encryption-key!');
const KEY_BYTES = 32;
const DAY_MS = 86_400_000;

/** Throws a ConfigError that names every invalid variable, and what to do about it. */
export function readConfig(env: Environment, reader: Reader = createReader(env)): Config {
  const { number, oneOf, text } = reader;
  const mode = oneOf('MODE', ['sandbox', 'live'], 'sandbox');
  const config: Config = {
    mode,
    port: number('PORT', { fallback: 8080, min: 0, max: 65_535 }),
    host: text('HOST') ?? '127.0.0.1',
    ...readDatabaseConfig(reader),
    operatorToken: readOperatorToken(reader, mode),
    operatorTokenFrom: readAddressList(reader, 'OPERATOR_TOKEN_FROM'),
    metricsToken: readMetricsToken(reader, mode),
    providers: readProviders(reader, mode),
    localSignIn: readLocalSignIn(reader),
    encryptionKeys: readEncryptionKeys(reader, mode),
    gatewayPrivateKey: readGatewayKey(reader, mode),
    publicUrl: readPublicUrl(reader, mode),
    timeZone: readTimeZone(reader),
    orderExpirySeconds: readOrderExpiry(reader),
    methods: readMethods(reader),
    lifetimes: readLifetimes(reader),
    requestLogMs: number('REQUEST_LOG_DAYS', { fallback: 7, min: 0, max: 90 }) * DAY_MS,
    accountWaitMs: number('SETTLEMENT_ACCOUNT_WAIT_DAYS', { fallback: 3, min: 0, max: 30 }) * DAY_MS,
    exportsKeptMs: readExportLifetime(reader),
    reconciliationFolder: text('RECONCILIATION_FOLDER'),
    filesKeptMs: readFileLifetime(reader),
    refundRepeatSeconds: number('REFUND_REPEAT_SECONDS', { fallback: 600, min: 1, max: 31_536_000 }),
    ...readAcquirers(reader, mode),
    merchantRateLimit: number('MERCHANT_RATE_LIMIT', { fallback: 0, min: 0, max: 1_000_000 }),
    inFlightMax: number('IN_FLIGHT_MAX', { fallback: LOAD_LIMITS.inFlightMax, min: 1, max: 1_000_000 }),
    readLimits: readReadLimits(reader),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    logBufferBytes: number('LOG_BUFFER_BYTES', { fallback: 4_194_304, min: 4096, max: 268_435_456 }),
    trustedProxies: readAddressList(reader, 'TRUSTED_PROXIES'),
    work: oneOf('WORK', ['on', 'off'], 'on') === 'on',
    batchSizeMax: number('BATCH_SIZE_MAX', { fallback: 100, min: 1, max: 10_000 }),
    // Together within the 30 seconds that supervisors usually allow, with time to spare.
    shutdownDelayMs: number('SHUTDOWN_DELAY_MS', { fallback: mode === 'live' ? 5000 : 0, min: 0, max: 300_000 }),
    shutdownDeadlineMs: number('SHUTDOWN_DEADLINE_MS', { fallback: 20_000, min: 100, max: 300_000 }),
    mail: readMailConfig(reader, mode),
    tracing: readTracingConfig(reader),
  };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}

type Mode = Config['mode'];

function readReadLimits({ number }: Reader): Config['readLimits'] {
  const { atOnceMax, insideMax, perCallerMax, waitMs } = READ_LIMITS;
  return {
    atOnceMax: number('READS_AT_ONCE_MAX', { fallback: atOnceMax, min: 1, max: 1000 }),
    insideMax: number('READS_WAITING_MAX', { fallback: insideMax, min: 2, max: 100_000 }),
    perCallerMax: number('READS_PER_CALLER_MAX', { fallback: perCallerMax, min: 1, max: 100_000 }),
    waitMs: number('READS_WAIT_MS', { fallback: waitMs, min: 100, max: 25_000 }),
  };
}

function readPublicUrl(reader: Reader, mode: Mode): string | null {
  const url = readAddress(reader, 'PUBLIC_URL', mode === 'live' ? ['https:'] : ['http:', 'https:']);
  if (url === null && mode === 'live' && reader.text('PUBLIC_URL') === null) {
    reader.problems.push('PUBLIC_URL is missing; payers are sent there in live mode, such as https://pay.example.com');
  }
  return url?.replace(/\/+$/, '') ?? null;
}

const TOKEN_REMEDY = 'Generate one with: openssl rand -hex 32';

function readOperatorToken(reader: Reader, mode: Mode): string {
  const token = readToken(reader, mode, 'OPERATOR_TOKEN');
  if (mode === 'sandbox') return token ?? SANDBOX_OPERATOR_TOKEN;
  if (token === null) reader.problems.push(`OPERATOR_TOKEN is missing; live mode has no default. ${TOKEN_REMEDY}`);
  return token ?? '';
}

function readMetricsToken(reader: Reader, mode: Mode): string | null {
  const token = readToken(reader, mode, 'METRICS_TOKEN');
  if (token !== null && token === reader.text('OPERATOR_TOKEN')) {
    reader.problems.push(`METRICS_TOKEN must differ from OPERATOR_TOKEN, which can move money. ${TOKEN_REMEDY}`);
  }
  return token;
}

function readToken({ text, problems }: Reader, mode: Mode, name: string): string | null {
  const token = text(name);
  if (mode === 'sandbox' || token === null) return token;
  const isSandbox = token.includes(SANDBOX_OPERATOR_TOKEN);
  const fault = isSandbox ? "is the sandbox's, which is public" : faultOfToken(token);
  if (fault !== undefined) problems.push(`${name} ${fault}. ${TOKEN_REMEDY}`);
  return token;
}

export function readEncryptionKeys({ text, problems }: Reader, mode: Mode): Buffer[] {
  const given = text('ENCRYPTION_KEYS');
  const remedy = 'Generate one with: openssl rand -base64 32';
  if (given === null) {
    if (mode === 'live') problems.push(`ENCRYPTION_KEYS is missing; live mode has no default. ${remedy}`);
    return [SANDBOX_ENCRYPTION_KEY];
  }
  const keys = given.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  if (keys.some((key) => key.length !== KEY_BYTES)) {
    problems.push(`ENCRYPTION_KEYS must be base64 of ${KEY_BYTES} bytes each, separated by commas. ${remedy}`);
  }
  if (mode === 'live' && keys.some((key) => key.equals(SANDBOX_ENCRYPTION_KEY))) {
    problems.push(`ENCRYPTION_KEYS contains the sandbox's key, which is public. ${remedy}`);
  } else if (mode === 'live' && keys.some((key) => key.length === KEY_BYTES && isGuessable(key))) {
    problems.push(`ENCRYPTION_KEYS contains a key that is a pattern and can be guessed. ${remedy}`);
  }
  return keys;
}

function readGatewayKey({ text, problems }: Reader, mode: Mode): KeyObject | null {
  const file = text('GATEWAY_PRIVATE_KEY_FILE');
  if (file === null) return null;
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist' : 'is not a readable private key in PEM format';
    problems.push(`GATEWAY_PRIVATE_KEY_FILE names a file that ${reason}.`);
    return null;
  }
  if (key.asymmetricKeyType !== 'rsa') problems.push('GATEWAY_PRIVATE_KEY_FILE must contain an RSA key.');
  if (mode === 'live' && isSandboxKey(createPublicKey(key))) {
    problems.push("GATEWAY_PRIVATE_KEY_FILE contains the sandbox's key, which is public. Generate your own.");
  }
  return key;
}

function readOrderExpiry({ text, problems }: Reader): Config['orderExpirySeconds'] {
  const times = readExpiry(text('ORDER_EXPIRY_SECONDS'));
  if (times === null) problems.push(EXPIRY_PROBLEM);
  return times ?? {};
}

function readMethods({ text, problems }: Reader): Config['methods'] {
  const methods = readMethodCurrencies(text('METHOD_CURRENCIES'));
  if (methods === null) problems.push(METHOD_CURRENCIES_PROBLEM);
  return methods ?? [];
}

function readTimeZone({ text, problems }: Reader): string {
  const name = text('TIME_ZONE') ?? 'UTC';
  try {
    createZone(name);
  } catch {
    problems.push('TIME_ZONE must be the name of a time zone, such as UTC or Asia/Shanghai.');
  }
  return name;
}

function readAddressList({ text, problems }: Reader, name: string): string[] {
  const entries = (text(name) ?? '').split(',').flatMap((entry) => entry.trim() || []);
  try {
    createAddressList(entries);
  } catch {
    problems.push(`${name} must be IP addresses or networks such as 10.0.0.0/8, separated by commas.`);
  }
  return entries;
}

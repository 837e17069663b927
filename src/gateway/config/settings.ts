import { EXPORT_RULE, FILE_RULE, LIFETIME_RULES, RETENTION_KINDS } from '../domain/payers/retention.ts';

// What each environment variable means, for the guide "Configure". A test compares the names with those that the gateway reads.
// Numbers and choices have their default and their bounds in config.ts.

interface Setting {
  readonly about: string;
  /** If config.ts does not name it: in words. */
  readonly fallback?: string;
}

type Settings = Readonly<Record<string, Setting>>;

export const SETTING_GROUPS: Readonly<Record<string, Settings>> = {
  'Mode and address': {
    MODE: { about: '`sandbox`, with a demo merchant and a movable clock, or `live`' },
    PORT: { about: 'port to listen on; 0 is any free port' },
    HOST: { about: 'address to listen on', fallback: '`127.0.0.1`' },
    PUBLIC_URL: { about: 'where payers reach the gateway; required in live mode', fallback: 'where it listens' },
    TRUSTED_PROXIES: {
      about: 'addresses and networks of your proxies, whose `X-Forwarded-For` is believed; set it in live mode',
      fallback: 'none',
    },
    WORK: { about: '`off` answers requests only: it calls neither acquirer nor merchants; as `serve --no-work`' },
  },
  Secrets: {
    OPERATOR_TOKEN: { about: 'break-glass token of `/operator`', fallback: 'sandbox only' },
    OPERATOR_TOKEN_FROM: {
      about: 'public addresses and networks from which live mode accepts `OPERATOR_TOKEN`; private ones always may',
      fallback: 'none',
    },
    METRICS_TOKEN: {
      about: 'bearer token of `/metrics`',
      fallback: 'open in the sandbox, closed in live mode',
    },
    ENCRYPTION_KEYS: {
      about: "keys that encrypt merchants' secrets, separated by commas, the current one first",
      fallback: 'sandbox only',
    },
    GATEWAY_PRIVATE_KEY_FILE: {
      about:
        'file with the RSA key that signs the responses of Vietnam Pay; without it, live mode does not offer the method',
      fallback: 'sandbox only',
    },
  },
  'Sign-in': {
    OIDC_PROVIDERS: {
      about: "identity providers of the operator's people, as JSON; see [Sign-in](/docs/operating/sign-in/)",
      fallback: 'none',
    },
    LOCAL_SIGN_IN: { about: "`off` keeps passwords and passkeys from the operator's side; needs `OIDC_PROVIDERS`" },
  },
  Database: {
    DATA_DIR: { about: 'folder of the SQLite database', fallback: '`data`' },
    DATABASE_URL: {
      about: 'PostgreSQL instead, for any number of nodes; of several hosts, the one that takes writes is used',
      fallback: 'SQLite',
    },
    DATABASE_POOL_MAX: { about: 'connections of a process' },
    DATABASE_WAITING_MAX: { about: 'callers that may wait for a connection before new ones are refused' },
    DATABASE_POOLER: { about: '`transaction` behind PgBouncer in transaction mode' },
    DATABASE_CONNECT_TIMEOUT_MS: { about: 'how long a connection may take' },
    DATABASE_STATEMENT_TIMEOUT_MS: { about: 'how long a response of the database may take' },
    DATABASE_MIGRATION_TIMEOUT_MS: { about: 'how long a migration may take' },
    BATCH_SIZE_MAX: { about: 'rows in one commit' },
  },
  Acquirer: {
    CHANNEL_URL: {
      about: "address of your acquirer's adapter, which is named `default`; live mode needs it or `ACQUIRERS_FILE`",
      fallback: 'scripted sandbox',
    },
    CHANNEL_TOKEN: { about: 'bearer token that the adapter is called with', fallback: 'none' },
    CHANNEL_HINT_SECRET: {
      about: 'secret with which the adapter signs its hints, such as `whsec_…`',
      fallback: 'none; hints are refused',
    },
    CHANNEL_DEADLINE_MS: { about: 'how long a response of an adapter may take' },
    ACQUIRERS_FILE: {
      about: 'file that lists further acquirers, as JSON',
      fallback: 'none',
    },
  },
  Mail: {
    SMTP_URL: {
      about:
        'mail server, such as `smtps://user:password@mail.example:465`; without it, nobody can register in live mode',
      fallback: 'none; the sandbox has an outbox',
    },
    MAIL_FROM: { about: 'sender of mails, such as `Tollgate <no-reply@pay.example.com>`', fallback: 'none' },
  },
  Payments: {
    TIME_ZONE: { about: 'zone of days, and of times without a zone', fallback: '`UTC`' },
    ORDER_EXPIRY_SECONDS: {
      about: 'how long a payment waits for its payer, for all methods or by method: `1800,SEPA=259200`',
      fallback: '15 or 30 minutes, 3 days',
    },
    METHOD_CURRENCIES: {
      about:
        'currencies that your acquirer takes by a method besides those of the contract, or `all`: `WECHAT=THB+KRW,ALIPAY=all`',
      fallback: 'none',
    },
    REFUND_REPEAT_SECONDS: {
      about: 'how long a second refund of the same amount needs an `Idempotency-Key` of its own',
    },
  },
  Limits: {
    MERCHANT_RATE_LIMIT: {
      about: 'requests per second for each merchant, and for each address without a valid signature; 0 is no limit',
    },
    IN_FLIGHT_MAX: { about: 'requests of merchants that a process works on at once; more are refused with `90002`' },
    READS_AT_ONCE_MAX: {
      about: "pages, operator's calls and merchants' queries that a process works on at once; while somebody pays, two",
    },
    READS_WAITING_MAX: {
      about: 'how many of them may wait for their turn; one address, payment page or merchant may have half of it',
    },
    READS_PER_CALLER_MAX: {
      about: 'how many one session, token, payer or merchant may have waiting; more are refused with HTTP 429',
    },
    READS_WAIT_MS: { about: 'how long one of them waits before it is refused with HTTP 503' },
  },
  'Automatic payouts': {
    SETTLEMENT_ACCOUNT_WAIT_DAYS: {
      about: "days that a change of the account for a merchant's own money waits before it is in force",
    },
  },
  Reconciliation: {
    RECONCILIATION_FOLDER: {
      about:
        'folder into which files of acquirers and banks are put, whole and renamed; those in a folder inside it are of the acquirer or bank account of its name. Read files are moved to `done` or `refused`, with a text beside them',
      fallback: 'none',
    },
  },
  'Logs and shutdown': {
    LOG_LEVEL: { about: 'what is logged' },
    LOG_BUFFER_BYTES: { about: 'how much of the log waits for a reader that pauses; more is dropped and counted' },
    SHUTDOWN_DELAY_MS: {
      about: 'how long it serves after SIGTERM while `/readyz` says 503',
      fallback: '`0`, in live mode `5000`',
    },
    SHUTDOWN_DEADLINE_MS: { about: 'how long closing may take after that' },
  },
  Retention: {
    REQUEST_LOG_DAYS: { about: "days for which merchants' developers can look their requests up; 0 keeps none" },
    ...Object.fromEntries(
      RETENTION_KINDS.map((kind) => {
        const { setting, removes, defaultDays, daysMin } = LIFETIME_RULES[kind];
        const about = `days until these are removed: ${removes}; at least ${daysMin}, or \`forever\``;
        return [setting, { about, fallback: `\`${defaultDays}\`` }];
      }),
    ),
    [EXPORT_RULE.setting]: {
      about: `days until these are removed: ${EXPORT_RULE.removes}; from ${EXPORT_RULE.daysMin} to ${EXPORT_RULE.daysMax}`,
      fallback: `\`${EXPORT_RULE.defaultDays}\``,
    },
    [FILE_RULE.setting]: {
      about: `days until these are removed: ${FILE_RULE.removes}; at least ${FILE_RULE.daysMin}, or \`forever\``,
      fallback: `\`${FILE_RULE.defaultDays}\``,
    },
  },
};

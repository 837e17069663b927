const DAY_MS = 86_400_000;

/** Without any variable. */
export const LIFETIMES = {
  notifications: 90 * DAY_MS,
  idempotency: 90 * DAY_MS,
  payerData: 540 * DAY_MS,
  expiredSecrets: 30 * DAY_MS,
};

export const DAYS = {
  REQUEST_LOG_DAYS: '3',
  SETTLEMENT_ACCOUNT_WAIT_DAYS: '5',
  RETENTION_EXPORTS_DAYS: '14',
  RETENTION_RECONCILIATION_FILES_DAYS: '60',
  RECONCILIATION_FOLDER: '/srv/statements',
};

export const WAITS = {
  requestLogMs: 7 * DAY_MS,
  accountWaitMs: 3 * DAY_MS,
  exportsKeptMs: 7 * DAY_MS,
  filesKeptMs: 400 * DAY_MS,
  reconciliationFolder: null,
};

export const OTHER_WAITS = {
  requestLogMs: 3 * DAY_MS,
  accountWaitMs: 5 * DAY_MS,
  exportsKeptMs: 14 * DAY_MS,
  filesKeptMs: 60 * DAY_MS,
  reconciliationFolder: '/srv/statements',
};

import type { AuditEntry } from '../audit/audit.ts';

/** The setting with the time of the last backup, in milliseconds. Only `tollgate backup` writes it. */
export const LAST_BACKUP_SETTING = 'lastBackupAt';

export interface SettingStore {
  readSetting(name: string): Promise<string | null>;
  /** Operator changes are recorded in the same transaction (S28). */
  writeSetting(name: string, value: string, audit?: AuditEntry): Promise<void>;
  /** Writes a setting that nobody has written yet. Returns what is stored: of several nodes, the first one decides. */
  keepSetting(name: string, value: string): Promise<string>;
}

import type { AuditEntry } from '../audit/audit.ts';

export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`, as a decimal text. */
  readonly rate: string;
  readonly updatedAt: number;
}

export interface RateStore {
  listRates(): Promise<ExchangeRate[]>;
  putRate(rate: ExchangeRate, audit: AuditEntry): Promise<void>;
}

import type { Chargeback } from '../chargebacks/chargeback.ts';
import type { News } from './news.ts';

// What becomes news by time alone, and is found by looking.

/** How long before the due date people are reminded. */
export const REMINDED_DAYS = [7, 3, 1] as const;

export interface FailingEndpoint {
  readonly merNo: number;
  readonly host: string;
  readonly since: number;
}

export interface NewsWatchStore {
  /** Open chargebacks that nobody has answered, due in this time, by due date. */
  listChargebacksDue(span: {
    readonly after: number;
    readonly through: number;
    readonly limit: number;
  }): Promise<Chargeback[]>;
  /** Those that are news already. */
  listFailingEndpoints(): Promise<FailingEndpoint[]>;
  /** False, and nothing is written, if it is news already. */
  noteFailing(endpoint: FailingEndpoint, news: News): Promise<boolean>;
  /** Without a word if it is not notified any more. */
  noteRecovered(endpoint: FailingEndpoint, news: News | null): Promise<boolean>;
}

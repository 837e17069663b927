import type { Feed } from '../shared/settings.ts';
import { join } from 'node:path';
import type { AdapterSettings } from '../shared/settings.ts';
import { startAdapter } from '../shared/start.ts';
import { createStripeProvider } from './client.ts';
import type { StripeSettings } from './calls.ts';

export interface StripeAdapterSettings
  extends StripeSettings, Pick<AdapterSettings, 'port' | 'host' | 'token' | 'hintSecret'> {
  /** Where it keeps what it must not forget. */
  readonly dataFolder: string;
}

const FEEDS: readonly Feed[] = ['changes', 'settlementReports'];

/** `tollgate adapter stripe`. */
export function startStripe({
  dataFolder,
  ...settings
}: StripeAdapterSettings): Promise<{ url: string; stop(): Promise<void> }> {
  const journalFile = join(dataFolder, 'journal.jsonl');
  const common = { ...settings, journalFile, versions: [1, 2], feeds: FEEDS };
  return startAdapter(common, createStripeProvider(settings));
}

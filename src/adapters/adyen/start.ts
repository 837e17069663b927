import { join } from 'node:path';
import type { AdapterSettings } from '../shared/settings.ts';
import { startAdapter } from '../shared/start.ts';
import type { AdyenSettings } from './client.ts';
import { createAdyenProvider } from './provider.ts';

export interface AdyenAdapterSettings
  extends AdyenSettings, Pick<AdapterSettings, 'port' | 'host' | 'token' | 'hintSecret'> {
  /** Where it keeps what it must not forget. */
  readonly dataFolder: string;
}

/** `tollgate adapter adyen`. */
export async function startAdyen({ dataFolder, ...settings }: AdyenAdapterSettings) {
  const journalFile = join(dataFolder, 'journal.jsonl');
  const feeds = ['changes', 'settlementReports'] as const;
  return startAdapter({ ...settings, journalFile, versions: [1, 2], feeds }, (store) =>
    createAdyenProvider(settings, store),
  );
}

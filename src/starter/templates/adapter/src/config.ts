import type { AdapterSettings, Feed } from './settings.ts';

/** How the provider is reached. */
export interface ProviderSettings {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
}

export interface Config extends AdapterSettings {
  readonly provider: ProviderSettings;
}

/** Says what is missing; secrets are never shown. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set; see .env.example`);
    return value;
  };
  return {
    port: Number(env['PORT'] || 4000),
    host: env['HOST'] || '::',
    token: need('CHANNEL_TOKEN'),
    journalFile: env['JOURNAL_FILE'] || 'data/journal.jsonl',
    provider: {
      url: need('PROVIDER_URL').replace(/\/+$/, ''),
      key: need('PROVIDER_KEY'),
      webhookSecret: need('PROVIDER_WEBHOOK_SECRET'),
    },
    hintSecret: env['HINT_SECRET'] || null,
    versions: (env['VERSIONS'] || '1,2').split(',').map(Number),
    feeds: readFeeds(env['FEEDS'] || 'changes,settlementReports'),
  };
}

const FEEDS: readonly Feed[] = ['changes', 'settlementReports'];

function readFeeds(text: string): Feed[] {
  if (text === 'off') return [];
  return text.split(',').map((name) => {
    const feed = FEEDS.find((known) => known === name);
    if (feed === undefined) throw new Error(`FEEDS must be off, or some of ${FEEDS.join(',')}`);
    return feed;
  });
}

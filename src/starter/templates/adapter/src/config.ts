export interface Config {
  readonly port: number;
  readonly token: string;
  readonly journalFile: string;
  readonly provider: { readonly url: string; readonly key: string; readonly webhookSecret: string };
  readonly hintSecret: string | null;
  readonly versions: readonly number[];
  readonly hasFeeds: boolean;
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
    token: need('CHANNEL_TOKEN'),
    journalFile: env['JOURNAL_FILE'] || 'data/journal.jsonl',
    provider: {
      url: need('PROVIDER_URL').replace(/\/+$/, ''),
      key: need('PROVIDER_KEY'),
      webhookSecret: need('PROVIDER_WEBHOOK_SECRET'),
    },
    hintSecret: env['HINT_SECRET'] || null,
    versions: (env['VERSIONS'] || '1,2').split(',').map(Number),
    hasFeeds: env['FEEDS'] !== 'off',
  };
}

import { createReader } from '../../gateway/config/config-reader.ts';
import { readEncryptionKeys } from '../../gateway/config/config.ts';
import { readDatabaseConfig } from '../../gateway/config/database-config.ts';
import type { OpenedSealed } from '../../gateway/store/open-sealed.ts';
import type { ResealReport } from '../../gateway/vault/reseal.ts';
import { command, commandGroup } from '../command.ts';
import { CommandError } from '../errors.ts';
import { JSON_OPTION } from '../operator-command.ts';
import { printJson, printTable } from '../print.ts';

const PROGRESS_MS = 5000;

const SETTINGS_NOTE =
  'It reads ENCRYPTION_KEYS, MODE and the settings of the database, as "tollgate serve" does. Ids reveal nothing about keys.';

const status = command(
  {
    name: 'keys status',
    about: 'Show which encryption keys are in use, and how many texts each has sealed.',
    options: JSON_OPTION,
    notes: [SETTINGS_NOTE, 'The exit code is 1 if a key that is in use is not in ENCRYPTION_KEYS.'],
    examples: ['tollgate keys status', 'tollgate keys status --json'],
  },
  async ({ options }) => {
    const keys = await withKeys(async ({ keyIds, store }) => listKeys(keyIds, await store.countSealed()));
    if (keys.some(({ role }) => role === 'missing')) process.exitCode = 1;
    if (options.json) return printJson({ keys });
    printTable(keys, [
      { title: 'key', of: ({ keyId }) => keyId },
      { title: 'texts', of: ({ texts }) => texts, right: true },
      { title: '', of: ({ role, texts }) => describeRole(role, texts) },
    ]);
  },
);

const reseal = command(
  {
    name: 'keys reseal',
    about: 'Seal with the first key of ENCRYPTION_KEYS everything that older keys have sealed.',
    options: JSON_OPTION,
    notes: [
      SETTINGS_NOTE,
      'Gateways keep serving. Start each of them with these ENCRYPTION_KEYS first. It can be stopped and run again.',
      'The exit code is 1 if something is still sealed by another key.',
    ],
    examples: ['tollgate keys reseal', 'ENCRYPTION_KEYS="$NEW,$OLD" tollgate keys reseal'],
  },
  async ({ options }) => {
    const report = await withKeys(async ({ keys, keyIds: [currentKeyId = '', ...older], store }) => {
      const { SEALING_KEY_SETTING } = await import('../../gateway/assemble/open-database.ts');
      await checkReady({ currentKeyId, older, store, sealing: await store.readSetting(SEALING_KEY_SETTING) });
      const [{ reseal: run }, { createVault }] = await Promise.all([
        import('../../gateway/vault/reseal.ts'),
        import('../../gateway/vault/vault.ts'),
      ]);
      return run({ store, vault: createVault(keys), currentKeyId, onProgress: createProgress() });
    });
    if (report.remaining.length > 0) process.exitCode = 1;
    if (options.json) return printJson(report);
    printReport(report);
  },
);

export const run = commandGroup('keys', 'Rotate the keys that encrypt what is stored.', {
  status: { about: 'show which keys are in use', run: status },
  reseal: { about: 'seal everything with the current key', run: reseal },
});

interface Keys {
  readonly keys: readonly Buffer[];
  readonly keyIds: readonly string[];
  readonly store: OpenedSealed;
}

async function withKeys<Result>(work: (keys: Keys) => Promise<Result>): Promise<Result> {
  const reader = createReader(process.env);
  const mode = reader.oneOf('MODE', ['sandbox', 'live'], 'sandbox');
  const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions } = readDatabaseConfig(reader);
  const keys = readEncryptionKeys(reader, mode);
  if (reader.problems.length > 0) throw new CommandError(reader.problems.join('\n'));
  const { keyIdsOf } = await import('../../gateway/vault/vault.ts');
  // This loads a database driver: --help must not wait for it.
  const { openSealed } = await import('../../gateway/store/open-sealed.ts');
  const store = await openSealed({ databaseUrl, dataDir, limits, sharedSessions }).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new CommandError(cause instanceof Error ? `${message} (${cause.message})` : message, { cause: error });
  });
  try {
    return await work({ keys, keyIds: keyIdsOf(keys), store });
  } finally {
    await store.close();
  }
}

interface Readiness {
  readonly currentKeyId: string;
  readonly older: readonly string[];
  readonly store: OpenedSealed;
  readonly sealing: string | null;
}

/** Refuses what would make a text unreadable, or leave one behind. */
async function checkReady({ currentKeyId, older, store, sealing }: Readiness): Promise<void> {
  const inUse = (await store.countSealed()).map(({ keyId }) => keyId);
  const missing = inUse.filter((keyId) => keyId !== currentKeyId && !older.includes(keyId));
  if (missing.length > 0) {
    throw new CommandError(
      `ENCRYPTION_KEYS does not match this database: add the key ${missing.join(', ')}, which sealed a text.`,
    );
  }
  if (sealing === currentKeyId) return;
  throw new CommandError(
    `No gateway has started with the key ${currentKeyId} in front, so none could read what it seals. Set these ENCRYPTION_KEYS on every node, restart them, and run this again.`,
  );
}

function listKeys(keyIds: readonly string[], counts: readonly { keyId: string; texts: number }[]) {
  const textsOf = (keyId: string) => counts.find((count) => count.keyId === keyId)?.texts ?? 0;
  const known = keyIds.map((keyId, at) => ({ keyId, texts: textsOf(keyId), role: at === 0 ? 'current' : 'older' }));
  const missing = counts.filter(({ keyId }) => !keyIds.includes(keyId)).map((count) => ({ ...count, role: 'missing' }));
  return [...known, ...missing];
}

function describeRole(role: string, texts: number): string {
  if (role === 'current') return 'current: seals new texts';
  if (role === 'missing') return 'not in ENCRYPTION_KEYS: add it';
  return texts === 0 ? 'older, and not in use: can be removed' : 'older: run "tollgate keys reseal"';
}

/** A line from time to time, on standard error. */
function createProgress() {
  let printedAt = performance.now();
  return ({ read, resealed }: { readonly read: number; readonly resealed: number }): void => {
    if (performance.now() - printedAt < PROGRESS_MS) return;
    printedAt = performance.now();
    console.error(`read ${read}, resealed ${resealed}`);
  };
}

function printReport({ read, resealed, unreadable, remaining }: ResealReport): void {
  console.log(`Read ${read} sealed texts, resealed ${resealed}.`);
  for (const { merNo, name } of unreadable) {
    if (merNo > 0) console.log(`  Secret ${name} of merchant ${merNo} is damaged.`);
    else console.log(merNo === 0 ? `  The setting ${name} is damaged.` : `  The sealed text of ${name} is damaged.`);
  }
  for (const { keyId, texts } of remaining) console.log(`  The key ${keyId} still seals ${texts}.`);
  console.log(
    remaining.length === 0
      ? 'Everything is sealed with the current key: the others can be removed from ENCRYPTION_KEYS.'
      : 'Restart gateways that still seal with an older key, then run this again.',
  );
}

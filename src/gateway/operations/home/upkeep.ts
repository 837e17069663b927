import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { KeyAgeStore } from '../../domain/merchants/key-ages.ts';
import type { PeopleLists } from '../../domain/people/people-lists.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import { FAULTS_MS, faultWords } from '../../domain/platform/mail-fault.ts';
import type { MailFault } from '../../domain/platform/mail-fault.ts';
import type { MailStore } from '../../domain/platform/mail.ts';
import { LAST_BACKUP_SETTING } from '../../domain/platform/settings.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import type { Clock } from '../../domain/ports.ts';
import type { TokenStore } from '../../domain/sign-in/tokens.ts';
import { markRefused } from '../people/mark-refused.ts';
import type { MarkRefusedDependencies } from '../people/mark-refused.ts';
import { COUNT_MAX } from './attention-types.ts';
import type { AttentionEntry, Source, Within } from './attention-types.ts';

// What keeps the house in order: mails, the last backup, keys and tokens, people's second factors and addresses.

export type UpkeepDependencies = MarkRefusedDependencies & {
  readonly store: Pick<MailStore, 'readMailFaults'> &
    Pick<SettingStore, 'readSetting'> &
    Pick<PeopleLists, 'listPeople' | 'listWithoutFactor' | 'countPeople'> &
    Pick<TokenStore, 'listEndingTokens' | 'countTokens'> &
    KeyAgeStore;
  readonly clock: Clock;
  readonly configured: Configured;
  /** Whether an identity provider has to say that a second factor was used. */
  readonly provesFactor: (provider: string) => boolean;
};

type UpkeepKind = 'mail' | 'backup' | 'key' | 'token' | 'secondFactor' | 'unreachable';

/** `deliveries.pause`: the operator's engineers, who can mend a mail server and a backup. */
export const UPKEEP_SOURCES: Readonly<Record<UpkeepKind, Source<UpkeepDependencies>>> = {
  mail: { operator: ['people.manage', 'deliveries.pause'], merchant: ['people.manage'], read: mailTroubles },
  backup: { operator: ['settings.change', 'deliveries.pause'], merchant: [], read: oldBackup },
  key: { operator: ['merchants.keys'], merchant: ['merchants.keys'], read: agedKeys },
  token: { operator: ['tokens.manage'], merchant: ['tokens.manage'], read: endingTokens },
  secondFactor: { operator: ['people.manage'], merchant: ['people.manage'], read: peopleWithoutFactor },
  unreachable: { operator: ['people.manage'], merchant: ['people.manage'], read: refusedAddresses },
};

const DAY_MS = 86_400_000;
const BACKUP_MS_MAX = 2 * DAY_MS;
const KEY_MS_MAX = 365 * DAY_MS;
const ENDING_MS = 14 * DAY_MS;
const USED_MS = DAY_MS;

export interface Upkeep {
  readonly mails: { readonly to: Configured['mails']; readonly faults: readonly MailFault[] };
  /** `isKnown`: whether a backup of this database would be known here. */
  readonly backup: { readonly isKnown: boolean; readonly lastAt: number | null };
  /** The operator's own, as the tokens are. */
  readonly people: { readonly active: number; readonly withoutFactor: number };
  readonly tokens: { readonly active: number; readonly ending: number };
}

export async function readUpkeep(deps: UpkeepDependencies): Promise<Upkeep> {
  const { store, configured, clock } = deps;
  const now = clock.now();
  const [faults, lastAt, active, withoutFactor, tokens, ending] = await Promise.all([
    store.readMailFaults(now - FAULTS_MS),
    lastBackupAt(deps),
    store.countPeople(OPERATOR_SIDE),
    withoutProvenFactor(deps, OPERATOR_SIDE),
    store.countTokens(OPERATOR_SIDE, now),
    store.listEndingTokens({ side: OPERATOR_SIDE, now, before: now + ENDING_MS, limit: COUNT_MAX }),
  ]);
  return {
    mails: { to: configured.mails, faults },
    backup: { isKnown: configured.database === 'sqlite', lastAt },
    people: { active, withoutFactor: withoutFactor.length },
    tokens: { active: tokens, ending: ending.length },
  };
}

/** A merchant's people learn that nothing is mailed, and nothing of other people's mails. */
async function mailTroubles({ store, configured }: UpkeepDependencies, { now, merNo }: Within) {
  if (configured.mails === 'nowhere')
    return [entry({ text: 'No mail server is set: people are told by the bell alone', at: now })];
  if (merNo !== null) return [];
  const faults = await store.readMailFaults(now - FAULTS_MS);
  return faults.map((one) => entry({ subject: one.fault, text: faultText(one), at: one.since }));
}

const counted = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);

function faultText({ fault, waiting, givenUp }: MailFault): string {
  const parts = [
    ...(waiting === 0 ? [] : [`${counted(waiting)} not sent yet`]),
    ...(givenUp === 0 ? [] : [`${counted(givenUp)} given up`]),
  ];
  return `${parts.join(', ')}: ${faultWords(fault)}`;
}

/** With PostgreSQL backups are taken by its own tools, of which the gateway knows nothing. A sandbox needs none. */
async function oldBackup(deps: UpkeepDependencies, { now }: Within): Promise<AttentionEntry[]> {
  const { mode, database } = deps.configured;
  if (mode === 'sandbox' || database !== 'sqlite') return [];
  const last = await lastBackupAt(deps);
  if (last === null) return [entry({ text: 'There is no backup: take one with "tollgate backup"', at: now })];
  return now - last > BACKUP_MS_MAX ? [entry({ text: 'The last backup is over two days old', at: last })] : [];
}

async function lastBackupAt({ store }: UpkeepDependencies): Promise<number | null> {
  const setting = await store.readSetting(LAST_BACKUP_SETTING);
  return setting === null ? null : Number(setting);
}

const KEY_WORDS = { signingKey: 'signing key', publicKey: 'public key', webhookSecret: 'webhook secret' } as const;

/** Those that end while somebody uses them come first. */
async function agedKeys({ store }: UpkeepDependencies, { now, merNo }: Within): Promise<AttentionEntry[]> {
  const span = { merNo, limit: COUNT_MAX + 1 };
  const [ending, old] = await Promise.all([
    store.listEndingKeys({ ...span, now, before: now + ENDING_MS, usedSince: now - USED_MS }),
    store.listOldKeys({ ...span, before: now - KEY_MS_MAX }),
  ]);
  return [
    ...ending.map((key) => ({
      subject: key.secretNo,
      merNo: key.merNo,
      text: `The old ${KEY_WORDS[key.kind]} ends, and programs still use it`,
      at: key.usedAt,
      dueAt: key.expiresAt,
    })),
    ...old.map((key) => ({
      subject: key.secretNo,
      merNo: key.merNo,
      text: `The ${KEY_WORDS[key.kind]} is over a year old`,
      at: key.createdAt,
      dueAt: null,
    })),
  ].slice(0, COUNT_MAX + 1);
}

async function endingTokens({ store }: UpkeepDependencies, { now, merNo }: Within): Promise<AttentionEntry[]> {
  const page = { side: merNo ?? OPERATOR_SIDE, now, before: now + ENDING_MS, limit: COUNT_MAX + 1 };
  const tokens = await store.listEndingTokens(page);
  return tokens.map(({ tokenId, name, createdAt, expiresAt }) => ({
    subject: tokenId,
    merNo: null,
    text: name,
    at: createdAt,
    dueAt: expiresAt,
  }));
}

async function peopleWithoutFactor(deps: UpkeepDependencies, { merNo }: Within): Promise<AttentionEntry[]> {
  const people = await withoutProvenFactor(deps, merNo ?? OPERATOR_SIDE);
  return people.map(({ personId, name, createdAt, providers }) => {
    const text = providers.length === 0 ? name : `${name}, who signs in with ${providers.join(' and ')}`;
    return entry({ subject: personId, text, at: createdAt });
  });
}

/** A provider that has to say so proves the second factor at every sign-in. */
async function withoutProvenFactor({ store, provesFactor }: UpkeepDependencies, side: number) {
  const people = await store.listWithoutFactor({ side, limit: COUNT_MAX + 1 });
  return people.filter(({ providers }) => providers.length === 0 || !providers.every(provesFactor));
}

async function refusedAddresses(deps: UpkeepDependencies, { merNo }: Within): Promise<AttentionEntry[]> {
  const filter = { role: null, state: 'active', text: null, after: null, limit: COUNT_MAX + 1 } as const;
  const people = await deps.store.listPeople({ merNo: merNo ?? OPERATOR_SIDE, ...filter });
  return (await markRefused(deps, people)).flatMap(({ person, refusedSince }) =>
    refusedSince === null ? [] : [entry({ subject: person.personId, text: person.name, at: refusedSince })],
  );
}

function entry(given: Pick<AttentionEntry, 'text' | 'at'> & { readonly subject?: string }): AttentionEntry {
  return { subject: null, merNo: null, dueAt: null, ...given };
}

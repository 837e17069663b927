import { rolePermissions, roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { ConfigError, readConfig } from '../../gateway/config/config.ts';
import type { Config } from '../../gateway/config/config.ts';
import { actingAsSystem } from '../../gateway/domain/audit/actor.ts';
import type { OperatorOutcome } from '../../gateway/operations/outcome.ts';
import type { NewInvitation } from '../../gateway/operations/people/issue-invitation.ts';
import type { InvitePersonDependencies } from '../../gateway/operations/people/invite-person.ts';
import type { ResetSignInDependencies } from '../../gateway/operations/sign-in/reset-sign-in.ts';
import { CommandError } from '../errors.ts';

export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly merNo: number | undefined;
  readonly reason: string | undefined;
  /** Where people reach the gateway; PUBLIC_URL if none is given. */
  readonly url: string | undefined;
}

/** Writes the invitation to the database, with or without a gateway that runs: the first admin has nobody to ask. */
export function invitePersonHere({ url, reason, ...invited }: InvitedPerson): Promise<NewInvitation> {
  return withPeopleHere(url, async (deps) => {
    const { invitePerson } = await import('../../gateway/operations/people/invite-person.ts');
    return invitePerson(deps, invited, actingAsSystem('tollgate user invite', reason ?? null));
  });
}

/** For an admin who has nobody left to ask. */
export function resetSignInHere({
  email,
  url,
  reason,
}: Pick<InvitedPerson, 'email' | 'url' | 'reason'>): Promise<NewInvitation> {
  return withPeopleHere(url, async (deps) => {
    const { resetSignIn } = await import('../../gateway/operations/sign-in/reset-sign-in.ts');
    const person = await deps.store.findPersonByEmail(email.toLowerCase());
    if (person === null)
      throw new CommandError(`nobody has the address ${email}; "tollgate user list" shows everybody`);
    const acting = actingAsSystem('tollgate user reset', reason ?? null);
    return resetSignIn(deps, person.personId, acting);
  });
}

async function withPeopleHere<Value>(
  url: string | undefined,
  use: (deps: InvitePersonDependencies & ResetSignInDependencies) => Promise<OperatorOutcome<Value>>,
): Promise<Value> {
  const config = readOrReport();
  const publicUrl = url ?? config.publicUrl ?? undefined;
  if (publicUrl === undefined) {
    throw new CommandError('give the --url at which people reach the gateway, or set PUBLIC_URL');
  }
  const store = await openHere(config);
  try {
    const [{ createIds }, { openVault }, { createNodeClock }] = await Promise.all([
      import('../../gateway/vault/ids.ts'),
      import('../../gateway/assemble/open-vault.ts'),
      import('../../gateway/work/node-clock.ts'),
    ]);
    const clock = createNodeClock({ machine: Date, stopwatch: { elapsedMs: () => performance.now() }, store });
    await clock.keep();
    const vault = await openVault(config.encryptionKeys, store);
    const deps = { store, clock, realClock: clock, ids: createIds(clock), vault, rolePermissions, roleSides: roles };
    const outcome = await use({ ...deps, publicUrl: () => publicUrl });
    if (outcome.kind === 'refused') {
      const { refusedBy } = await import('../../gateway/operator/refused.ts');
      throw new CommandError(refusedBy(outcome).detail);
    }
    return outcome.value;
  } finally {
    await store.close();
  }
}

function readOrReport(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message, { cause: error }) : error;
  }
}

async function openHere(config: Config) {
  // These load a database driver: --help must not wait for it.
  const [{ openDatabase }, { createZone }, { createVault }] = await Promise.all([
    import('../../gateway/assemble/open-database.ts'),
    import('../../gateway/domain/day.ts'),
    import('../../gateway/vault/vault.ts'),
  ]);
  const { databaseUrl, dataDir, databaseLimits: limits, sharedSessions, batchSizeMax } = config;
  const options = { databaseUrl, dataDir, limits, sharedSessions, batchSizeMax, zone: createZone(config.timeZone) };
  const vault = createVault(config.encryptionKeys);
  return openDatabase(config, vault, { ...options, now: () => performance.now() }).catch((error: unknown) => {
    throw error instanceof ConfigError ? new CommandError(error.message, { cause: error }) : error;
  });
}

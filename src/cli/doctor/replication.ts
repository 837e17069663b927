import { parseDatabaseUrl } from '../../gateway/store/engine/database-url.ts';
import { readReplication } from '../../gateway/store/inspect/inspect-replication.ts';
import type { ReplicationFacts } from '../../gateway/store/inspect/inspect-replication.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, problem, warning } from './finding.ts';
import type { Finding } from './finding.ts';

// Standbys of a PostgreSQL, and what commits and the write-ahead log owe them.

const HELD_BYTES_MANY = 1024 ** 3;

export async function checkReplication(view: View, databaseUrl: string): Promise<Finding[]> {
  const facts = await readReplication(view);
  const findings = [...synchronousFindings(facts), ...slotFindings(facts)];
  const servers = parseDatabaseUrl(databaseUrl)?.length ?? 1;
  if (servers > 1 && facts.standbys === 0)
    findings.push(
      warning(
        `DATABASE_URL names ${servers} servers, but no standby follows the one that takes writes`,
        'Set the standby up again: until then nothing can take over. If the other server is a former primary, keep it off.',
      ),
    );
  if (findings.length > 0) return findings;
  return [ok(facts.standbys === 0 ? 'no standby' : `${counted(facts.standbys, 'standby server')} connected`)];
}

function synchronousFindings(facts: ReplicationFacts): Finding[] {
  const { synchronousNames, standbys, synchronousStandbys, waiters, longestWaitSeconds } = facts;
  const findings: Finding[] = [];
  if (waiters > 0)
    findings.push(
      problem(
        `commits that wait for a synchronous standby: ${waiters}, the oldest for ${longestWaitSeconds} s`,
        'Bring the standby back. If it is lost, take it out of synchronous_standby_names; a failover may then lose commits.',
      ),
    );
  if (synchronousNames !== '' && (synchronousStandbys ?? standbys) === 0)
    findings.push(
      problem(
        `synchronous_standby_names is '${synchronousNames}', but no synchronous standby is connected: no commit ends`,
        "Start the standby. If this server was promoted or restored, run: alter system set synchronous_standby_names = ''; select pg_reload_conf();",
      ),
    );
  return findings;
}

function slotFindings({ slots, keptBytesMax }: ReplicationFacts): Finding[] {
  return slots.flatMap(({ name, isActive, heldBytes, isLost }) => {
    const drop = `If its standby is gone, run: select pg_drop_replication_slot('${name}');`;
    if (isLost)
      return [warning(`the slot ${name} has lost the log that its standby needs`, `Make the standby anew. ${drop}`)];
    if (isActive && heldBytes < HELD_BYTES_MANY) return [];
    const whose = isActive ? 'whose standby lags behind' : 'that no standby uses';
    const bound = keptBytesMax === null ? ' Set max_slot_wal_keep_size, or the log fills the disk.' : '';
    return [warning(`the slot ${name}, ${whose}, holds ${sizeOf(heldBytes)} of log`, `${drop}${bound}`)];
  });
}

function sizeOf(bytes: number): string {
  return bytes < HELD_BYTES_MANY ? `${Math.ceil(bytes / 1024 ** 2)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../gateway/free-port.ts';
import { findPostgresPrograms, installedProgram } from '../../package/installed-program.ts';
import { answersStatements } from '../postgres.ts';

// A pair of PostgreSQL servers that Patroni looks after, with one etcd: it makes the standby, lets commits wait for it, and promotes
// it when the leader is gone. All of it is what Debian installs, on loopback, in a folder of its own.

export interface PatroniPair {
  /** For DATABASE_URL: both members. */
  readonly url: string;
  readonly members: readonly string[];
  /** One member alone. */
  urlOf(member: string): string;
  /** Who takes writes; undefined while nobody does. */
  leader(): Promise<string | undefined>;
  /** Makes the standby the leader and the leader its standby, and resolves when commits wait for that one. */
  switchover(): Promise<void>;
  /** kill -9 of the leader's Patroni and PostgreSQL, as a machine that dies; returns which member that was. */
  killLeader(): Promise<string>;
  /** Starts a member that was killed, and resolves when there is a pair again, whoever leads. */
  start(member: string): Promise<void>;
  close(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly folder: string;
  /** Host and port of its PostgreSQL. */
  readonly address: string;
  /** The address of its Patroni. */
  readonly api: string;
  process: ChildProcess;
}

const NAMES = ['one', 'two'] as const;
const SETTINGS = 'patroni.yml';
const NOBODY = 65_534;
const WAIT_MS_MAX = 300_000;
const POLL_MS = 100;
// What an operator needs, too: an acknowledged commit is on both, and only a member that has them all is promoted. Times are as short
// as Patroni allows.
const CLUSTER = { ttl: 20, loop_wait: 2, retry_timeout: 5, synchronous_mode: true, maximum_lag_on_failover: 1_048_576 };
const PARAMETERS = { max_connections: 200, unix_socket_directories: '', wal_retrieve_retry_interval: '500ms' };
const INITDB = [{ encoding: 'UTF8' }, { locale: 'C' }, { 'locale-provider': 'icu' }, { 'icu-locale': 'en-US' }];

export async function startPatroniPair(): Promise<PatroniPair> {
  const home = mkdtempSync(join(tmpdir(), 'tollgate-patroni-'));
  chmodSync(home, 0o755);
  const processes: ChildProcess[] = [];
  const members: Member[] = [];
  const close = async () => {
    for (const member of members) await kill(member);
    for (const one of processes) await end(one);
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    const etcd = await startEtcd(ownFolder(home, 'etcd'), processes);
    for (const name of NAMES) members.push(await startMember({ name, folder: ownFolder(home, name), etcd }));
    await waitUntil(
      async () => (await leaderOf(members)) !== undefined,
      () => `there is no leader:\n${members.map(logOf).join('\n')}`,
    );
    const first = await leaderOf(members);
    for (const member of members) if (member !== first) await follows(member);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...controlsOf(members), close };
}

function controlsOf(members: readonly Member[]): Omit<PatroniPair, 'close'> {
  const find = (name: string) => members.find((one) => one.name === name) as Member;
  const leader = async () => {
    const found = await leaderOf(members);
    if (found === undefined) throw new Error('Patroni has no leader now.');
    return found;
  };
  return {
    url: `postgres://postgres@${members.map(({ address }) => address).join(',')}/postgres?target_session_attrs=read-write`,
    members: members.map(({ name }) => name),
    urlOf: (name) => urlOf(find(name)),
    leader: async () => (await leaderOf(members))?.name,
    async switchover() {
      const from = await leader();
      const to = members.find((one) => one !== from) as Member;
      const body = JSON.stringify({ leader: from.name, candidate: to.name });
      const answer = await fetch(`${from.api}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
      await waitUntil(
        async () => (await leaderOf(members)) === to,
        () => `${to.name} does not lead:\n${logOf(to)}`,
      );
      await follows(from);
    },
    async killLeader() {
      const member = await leader();
      await kill(member);
      return member.name;
    },
    async start(name) {
      const member = find(name);
      member.process = runPatroni(member.folder);
      // One that is back before the others have given it up leads on.
      await waitUntil(
        async () => {
          const leading = await leaderOf(members);
          const others = members.filter((one) => one !== leading);
          const answers = await Promise.all(others.map(({ api }) => answersOk(`${api}/synchronous`)));
          return leading !== undefined && answers.every(Boolean);
        },
        () => `there is no pair:\n${members.map(logOf).join('\n')}`,
      );
    },
  };
}

async function leaderOf(members: readonly Member[]): Promise<Member | undefined> {
  for (const member of members) if (await answersOk(`${member.api}/primary`)) return member;
  return undefined;
}

function follows(member: Member): Promise<void> {
  return waitUntil(
    () => answersOk(`${member.api}/synchronous`),
    () => `${member.name} does not follow:\n${logOf(member)}`,
  );
}

function urlOf({ address }: Member): string {
  return `postgres://postgres@${address}/postgres`;
}

/** PostgreSQL refuses to run as root. */
function ownFolder(home: string, name: string): string {
  const folder = join(home, name);
  mkdirSync(folder, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

async function startEtcd(folder: string, processes: ChildProcess[]): Promise<string> {
  const [address, peers] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  const options = {
    name: 'etcd',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': address,
    'advertise-client-urls': address,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `etcd=${peers}`,
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  processes.push(run([installedProgram('etcd', 'etcd-server'), ...flags], folder));
  await waitUntil(
    () => answersOk(`${address}/health`),
    () => `etcd does not answer:\n${logOf({ folder })}`,
  );
  return address;
}

/** Patroni's settings are JSON here, which is YAML, too. */
async function startMember({ name, folder, etcd }: { name: string; folder: string; etcd: string }): Promise<Member> {
  const [address, api] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const settings = {
    scope: 'tollgate',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { host: new URL(etcd).host },
    bootstrap: {
      dcs: { ...CLUSTER, postgresql: { use_pg_rewind: true, parameters: PARAMETERS } },
      initdb: INITDB,
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, 'data'),
      bin_dir: findPostgresPrograms(),
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
  writeFileSync(join(folder, SETTINGS), JSON.stringify(settings));
  return { name, folder, address, api: `http://${api}`, process: runPatroni(folder) };
}

function runPatroni(folder: string): ChildProcess {
  return run([installedProgram('patroni'), join(folder, SETTINGS)], folder);
}

/** It ends with this process, whatever becomes of that, and Patroni then stops its PostgreSQL. */
function run(command: readonly string[], folder: string): ChildProcess {
  const asUser = process.getuid?.() === 0 ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(installedProgram('setpriv', 'util-linux'), [...asUser, '--pdeathsig=TERM', ...command], {
    env: { ...process.env, HOME: folder },
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

async function kill(member: Member): Promise<void> {
  await end(member.process);
  const data = join(member.folder, 'data');
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  // One that was killed before has left its number, which may belong to another process by now.
  if (!existsSync(`/proc/${pid}`) || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)) return;
  process.kill(pid, 'SIGKILL');
  await waitUntil(
    async () => !(await answersStatements(urlOf(member))),
    () => 'PostgreSQL answers after it was killed',
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function answersOk(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntil(holds: () => Promise<boolean>, failure: () => string): Promise<void> {
  for (let waitedMs = 0; waitedMs < WAIT_MS_MAX; waitedMs += POLL_MS) {
    if (await holds()) return;
    await sleep(POLL_MS);
  }
  throw new Error(`After ${WAIT_MS_MAX / 1000} seconds ${failure()}`);
}

function logOf({ folder }: Pick<Member, 'folder'>): string {
  return readFileSync(join(folder, 'log'), 'utf8').slice(-4000);
}

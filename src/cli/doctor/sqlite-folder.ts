import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sqliteFile } from '../../gateway/store/engine/sqlite/sqlite-file.ts';
import { ok, problem, warning } from './finding.ts';
import type { Finding } from './finding.ts';

// The folder of SQLite: what can be seen without writing to it.

const FREE_BYTES_MIN = 100 * 1024 ** 2;
const FREE_BYTES_LOW = 1024 ** 3;

/** By the numbers of statfs(2). Locks and write-ahead logs do not work over a network. */
const NETWORK: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x01021997: '9P',
  0x00c36400: 'Ceph',
  0x5346414f: 'AFS',
};
const MEMORY = 0x01021994;

export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const folder = nearestExisting(dataDir);
  if (!(await stat(folder)).isDirectory()) {
    return [problem(`${folder} is not a folder`, 'Set DATA_DIR to a folder.')];
  }
  if (!(await isWritable(folder))) {
    return [
      problem(`${folder} is not writable`, 'Let the user of the gateway own DATA_DIR, or set it to another folder.'),
    ];
  }
  const file = sqliteFile(dataDir);
  const findings = [ok(existsSync(file) ? `${file} exists` : `${file} does not exist yet; the first start creates it`)];
  if (existsSync(file)) {
    if (!(await isWritable(file)))
      findings.push(problem(`${file} is not writable`, 'Let the user of the gateway own it.'));
    const { mode } = await stat(dataDir);
    if ((mode & 0o077) !== 0) findings.push(warning(`other users can enter ${dataDir}`, `Run: chmod 700 ${dataDir}`));
  }
  return findings;
}

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const { type, bavail, bsize } = await statfs(nearestExisting(dataDir));
  const findings: Finding[] = [];
  const network = NETWORK[type];
  if (network !== undefined)
    findings.push(
      problem(`DATA_DIR is on ${network}, on which SQLite can be damaged`, 'Use a local disk, or PostgreSQL.'),
    );
  if (type === MEMORY)
    findings.push(warning('DATA_DIR is in memory: a restart of the machine loses it', 'Use a disk.'));
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free for DATA_DIR`;
  const remedy = 'Free some space, or move DATA_DIR to a larger disk.';
  if (free < FREE_BYTES_MIN) return [...findings, problem(text, remedy)];
  return [...findings, free < FREE_BYTES_LOW ? warning(text, remedy) : ok(text)];
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

async function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}

import { statfsSync } from 'node:fs';

// The types of Linux's statfs. Windows and macOS report none of them.
const NETWORK_FILE_SYSTEMS = new Map([
  [0x69_69, 'NFS'],
  [0x51_7b, 'SMB'],
  [0xff_53_4d_42, 'SMB'],
  [0xfe_53_4d_42, 'SMB'],
]);

/** SQLite's locks and its shared memory do not work over a network: two machines on one file would damage it. */
export function checkLocalDisk(folder: string, typeOf = readType): void {
  const found = NETWORK_FILE_SYSTEMS.get(typeOf(folder) >>> 0);
  if (found === undefined) return;
  throw new Error(
    `${folder} is on a network disk (${found}), where SQLite is not safe. Use a local one, or PostgreSQL.`,
  );
}

function readType(folder: string): number {
  return statfsSync(folder).type;
}

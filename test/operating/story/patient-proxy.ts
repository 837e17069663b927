import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shipped configuration of HAProxy, in a file of its own, in which a check may take longer. A machine that runs all tests
 * may be slow with every node at once, and then no node would be left.
 */
export function patientCopy(configuration: string, folder: string): string {
  const text = readFileSync(configuration, 'utf8');
  const changed = text.replace(/^( +)timeout check .*$/m, '$1timeout check 20s');
  if (changed === text) throw new Error(`${configuration} has no timeout for checks`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, changed);
  return file;
}

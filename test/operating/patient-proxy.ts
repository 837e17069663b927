import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shipped configuration of HAProxy, in a file of its own, with one setting more: without it a check fails after a second.
 * A machine that runs all tests may be that slow with every node at once, and then no node is left.
 */
export function patientCopy(configuration: string, folder: string): string {
  const text = readFileSync(configuration, 'utf8');
  const changed = text.replace(/^( +)timeout queue .*$/m, '$&\n$1timeout check 20s');
  if (changed === text) throw new Error(`${configuration} has no timeout after which the other one could stand`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, changed);
  return file;
}

import { runFolder, stopServers, stopStaleServers } from './postgres-server.ts';

/** Runs once before and once after all test files. It starts nothing: the first test that needs a database does. */
export default async function setup(): Promise<() => Promise<void>> {
  await stopStaleServers();
  const folder = runFolder();
  return () => stopServers(folder);
}

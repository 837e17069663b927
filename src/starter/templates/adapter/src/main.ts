import { readConfig } from './config.ts';
import { startAdapter } from './start.ts';

try {
  const { url, stop } = await startAdapter(readConfig(process.env));
  console.log(`Adapter: ${url}`);
  // Calls that are under way are finished first. A crash does no harm either: see src/store.ts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

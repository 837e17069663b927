import { readConfig } from './config.ts';
// Your provider: name its file here.
import { createPretendClient as createProvider } from './pretend-provider/client.ts';
import { startAdapter } from './start.ts';

try {
  const config = readConfig(process.env);
  const { url, stop } = await startAdapter(config, createProvider(config.provider));
  console.log(`Adapter: ${url}`);
  // Calls that are under way are finished first. A crash does no harm either: see src/store.ts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

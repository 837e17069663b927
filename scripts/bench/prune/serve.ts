import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { personalValues } from '../../../src/gateway/domain/erasure.ts';
import { personalFields } from '../../../src/gateway/http/requests/documented-fields.ts';
import { createLog } from '../../../src/gateway/log.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { PRUNE_SHARE } from '../../../src/gateway/work/limits.ts';
import { prune } from '../../../src/gateway/work/prune.ts';

// A gateway that removes old rows when its parent says so, over the connections with which it serves payments, at the pace of
// its own background work. It does not wait for quiet moments, as that would: this is the most that it can cost.

const config = readConfig(process.env);
const lifetimes = readConfig({}).lifetimes;
const log = createLog({
  level: config.logLevel,
  clock: { now: Date.now },
  write: (line) => process.stderr.write(line),
});
const store = await openStore({
  databaseUrl: config.databaseUrl,
  dataDir: config.databaseUrl === null ? config.dataDir : null,
  limits: config.databaseLimits,
  zone: createZone(config.timeZone),
  batchSizeMax: config.batchSizeMax,
  now: () => performance.now(),
});
const gateway = await buildGateway({ config, log, store });

let removing: { stop: AbortController; done: Promise<unknown> } | null = null;
let removed = 0;

function start(): void {
  const stop = new AbortController();
  const options = {
    store,
    clock: { now: () => Date.now() },
    stopwatch: { elapsedMs: () => performance.now() },
    lifetimes,
    holder: 'bench',
    valuesOf: (details: Parameters<typeof personalValues>[0]) => personalValues(details, personalFields),
    onRemoved: (_kind: string, count: number) => void (removed += count),
  };
  removing = { stop, done: prune(options, { share: PRUNE_SHARE, signal: stop.signal }) };
}

process.on('message', async (message) => {
  if (message === 'start') start();
  if (message === 'rest') {
    removing?.stop.abort();
    await removing?.done;
    process.send?.({ removed });
  }
  if (message !== 'stop') return;
  await gateway.close();
  process.exit(0);
});
process.once('disconnect', () => process.exit(1));
process.send?.({ url: gateway.url });

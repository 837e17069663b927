import { createZone } from '../../../src/gateway/domain/day.ts';
import { personalRule } from '../../../src/gateway/domain/payers/erasure.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { personalFields } from '../../../src/gateway/operator/checks/documented-fields.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { PRUNE_SHARE } from '../../../src/gateway/work/limits.ts';
import { prune } from '../../../src/gateway/work/prune.ts';
import { answerParent } from '../frame/answer-parent.ts';
import { buildBenchGateway, config } from '../frame/serve-gateway.ts';

// A gateway that removes old rows when its parent says so, over the connections with which it serves payments, at the pace of
// its own background work. It does not wait for quiet moments, as that would: this is the most that it can cost.

const lifetimes = readConfig({}).lifetimes;
const store = await openStore({
  databaseUrl: config.databaseUrl,
  dataDir: config.databaseUrl === null ? config.dataDir : null,
  limits: config.databaseLimits,
  zone: createZone(config.timeZone),
  batchSizeMax: config.batchSizeMax,
  now: () => performance.now(),
});
const gateway = await buildBenchGateway({ store });

let removing: { stop: AbortController; done: Promise<unknown> } | null = null;
let removed = 0;

function start(): void {
  const stop = new AbortController();
  const options = {
    store,
    clock: Date,
    realClock: Date,
    stopwatch: { elapsedMs: () => performance.now() },
    lifetimes,
    holder: 'bench',
    personal: personalRule(personalFields),
    onRemoved: (_kind: string, count: number) => void (removed += count),
  };
  removing = { stop, done: prune(options, { share: PRUNE_SHARE, signal: stop.signal }) };
}

async function rest(): Promise<number> {
  removing?.stop.abort();
  await removing?.done;
  return removed;
}

answerParent({ ...gateway, answers: { start, rest } });

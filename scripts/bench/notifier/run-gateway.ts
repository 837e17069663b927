import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { createLog } from '../../../src/gateway/log.ts';
import { answerParent } from './child.ts';

// The gateway as `tollgate serve` runs it, set by the environment. It delivers what is due as soon as it runs.

const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', MODE: 'sandbox', LOG_LEVEL: 'warn' });
const log = createLog({
  level: config.logLevel,
  clock: { now: Date.now },
  write: (line) => process.stderr.write(line),
});

let gateway: Gateway | undefined;

async function go(): Promise<string> {
  gateway = await buildGateway({ config, log });
  return gateway.url;
}

answerParent(null, { answers: { go }, close: async () => gateway?.close() });

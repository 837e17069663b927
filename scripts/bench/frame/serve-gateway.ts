import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway, GatewayOptions } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';

/** Set by the environment, as `tollgate serve` is. */
export const config = readConfig(process.env);

const log = createLog({
  level: config.logLevel,
  clock: { now: Date.now },
  write: (line) => process.stderr.write(line),
});

export function buildBenchGateway(options: Pick<GatewayOptions, 'store' | 'beside'> = {}): Promise<Gateway> {
  return buildGateway({ config, log, ...options });
}

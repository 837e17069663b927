import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { retrying } from '../acquirer/retrying.ts';

// A gateway as a program that tries again after a decline: until there are rules for routing, no setting says so.

const config = readConfig({ ...process.env, PORT: '0' });
const write = (line: string) => void process.stderr.write(line);
const log = createLog({ level: config.logLevel, clock: { now: () => Date.now() }, write });
const gateway = await buildGateway({ config, log, aroundChannels: retrying });
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)));
console.log(`API: ${gateway.url}`);

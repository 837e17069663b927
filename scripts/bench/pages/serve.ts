import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { EdgePlugin } from '../../../src/edge/create-app.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { createLog } from '../../../src/gateway/log.ts';
import { answerParent } from '../gateway/processes.ts';

// The gateway in a process of its own, and beside it, on the same port, a static file of as many bytes as the parent says.

const config = readConfig(process.env);
// The parent removes it with the data.
const folder = mkdtempSync(join(config.dataDir, 'static-'));
const log = createLog({
  level: 'warn',
  clock: { now: Date.now },
  write: (line) => process.stderr.write(line),
});
const files: EdgePlugin = async (app) => {
  await app.register(fastifyStatic, { root: folder, prefix: '/static/' });
  app.put('/static/:name', async ({ params, raw }, reply) => {
    const { name } = params as { readonly name: string };
    writeFileSync(join(folder, name), 'x'.repeat(Number(raw.url?.split('?')[1])));
    return reply.send();
  });
};
const { url, close } = await buildGateway({ config, log, beside: [files] });
answerParent({ url, close });

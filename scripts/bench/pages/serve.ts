import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { EdgePlugin } from '../../../src/edge/create-app.ts';
import { answerParent } from '../frame/answer-parent.ts';
import { buildBenchGateway, config } from '../frame/serve-gateway.ts';

// The gateway in a process of its own, and beside it, on the same port, a static file of as many bytes as the parent says.

// The parent removes it with the data.
const folder = mkdtempSync(join(config.dataDir, 'static-'));
const files: EdgePlugin = async (app) => {
  await app.register(fastifyStatic, { root: folder, prefix: '/static/' });
  app.put('/static/:name', async ({ params, raw }, reply) => {
    const { name } = params as { readonly name: string };
    writeFileSync(join(folder, name), 'x'.repeat(Number(raw.url?.split('?')[1])));
    return reply.send();
  });
};
answerParent(await buildBenchGateway({ beside: [files] }));

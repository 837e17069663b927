import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFile } from '../../../src/cli/static-files.ts';
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
const PATH = '/static/';
const { url, close } = await buildGateway({
  config,
  log,
  docs: {
    isAt: ({ url: path = '' }) => path.startsWith(PATH),
    async handle(request, response) {
      const [name = '', bytes = '0'] = (request.url ?? '').slice(PATH.length).split('?');
      if (request.method === 'PUT') {
        writeFileSync(join(folder, name), 'x'.repeat(Number(bytes)));
        response.end();
        return;
      }
      await serveFile(folder, name, { request, response });
    },
  },
});
answerParent({ url, close });

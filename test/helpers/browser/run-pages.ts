import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '../../../generated/operations.ts';
import { buildRunItHere } from '../../../scripts/docs/run-it-here.ts';
import { createDocs } from '../../../src/cli/docs/docs.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { Gateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createRunItHere } from '../../../src/run-it-here/routes.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';

// Pages with the mount point of "Run it here" and nothing else, served as `tollgate serve` serves the docs.

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

export interface RunPages extends Gateway {
  pageOf(operationId: string, host?: string): string;
}

/** A built docs folder with one bare page for each operation. */
export async function buildRunPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-run-test-'));
  await buildRunItHere(folder);
  for (const operationId of Object.keys(operations)) {
    await mkdir(join(folder, operationId));
    await writeFile(join(folder, operationId, 'index.html'), pageText(operationId));
  }
  await writeFile(join(folder, 'index.html'), pageText('createPayment'));
  return folder;
}

function pageText(operationId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${operationId}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"></head>
<body><main><h1>${operationId}</h1><div data-run-it-here="${operationId}"></div></main>
<script type="module" src="/docs/run-it-here/run.js"></script></body></html>`;
}

const ROUTES = { path: '/docs/run', gatewayPublicKey: sandboxAccount.gatewayPublicKey, now: () => Date.now() };

/** What serves them; closing it removes them, unless others need them. Without `sandbox`, as live mode and a static host do. */
export async function startRunPages(folder: string, { sandbox = true, isShared = false } = {}): Promise<RunPages> {
  const url = () => running.url;
  const log = createLog({ level: 'silent', clock: { now: () => Date.now() }, write: () => undefined });
  const running: Gateway = await buildGateway({
    config: readConfig({ PORT: '0' }),
    log,
    beside: [
      ...(sandbox ? [createRunItHere({ ...ROUTES, gatewayUrl: url, publicUrl: url })] : []),
      createDocs({ path: '/docs', folder, baseUrl: url, sandbox, build: async () => undefined, log: () => undefined }),
    ],
    inMemory: true,
  });
  return {
    ...running,
    pageOf: (operationId, host = '127.0.0.1') => `${running.url.replace('127.0.0.1', host)}/docs/${operationId}/`,
    async close() {
      await running.close();
      if (!isShared) await rm(folder, { recursive: true, force: true });
    },
  };
}

import { sampleCurl } from '../mock/sample-request.ts';
import { CALLBACK_DELAY_MS, startMock } from '../mock/start-mock.ts';
import { DOCS_FOLDER, buildWithGenerator, createDocs } from './docs.ts';
import { readServerSettings } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const USAGE = `Usage: tollgate serve [options]

Serves the start page, the docs and the mock on one port.

  --port <number>   port to listen on (PORT, or 8080; 0 takes any free one)
  --host <host>     address to listen on (HOST, or 127.0.0.1)
  --delay <ms>      time between an answer and its notification (${CALLBACK_DELAY_MS})
  --help            this text`;

export async function run(args: readonly string[]): Promise<void> {
  const { PORT, HOST } = process.env;
  const settings = readServerSettings(args, { usage: USAGE, port: PORT || '8080', host: HOST || '127.0.0.1' });
  if (settings === undefined) return;
  const log = console.log;
  const docs = createDocs({ basePath: DOCS_PATH, folder: DOCS_FOLDER, build: buildWithGenerator, log });
  await runUntilStopped(
    () => startMock({ ...settings, log, docs: { ...docs, path: DOCS_PATH } }),
    ({ url }) => {
      console.log(`Start page: ${url}/`);
      console.log(`Docs:       ${url}${DOCS_PATH}`);
      console.log(`API:        ${url}`);
      console.log(`Try it:     ${sampleCurl(url, new Date())}`);
    },
  );
}

const DOCS_PATH = '/docs/';

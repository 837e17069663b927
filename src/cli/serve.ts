import { createServer } from 'node:http';
import { createMock } from '../mock/create-mock.ts';
import { listen } from '../mock/listen.ts';
import { sampleCurl } from '../mock/sample-request.ts';
import { CALLBACK_DELAY_MS } from '../mock/start-mock.ts';
import type { RunningMock } from '../mock/start-mock.ts';
import { DOCS_FOLDER, buildWithGenerator, createDocs } from './docs.ts';
import { DELAY_BOUNDS, PORT_BOUNDS, readNumber, readOptions } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const USAGE = `Usage: tollgate serve [options]

Serves the start page, the docs and the mock on one port.

  --port <number>   port to listen on (PORT, or 8080; 0 takes any free one)
  --host <host>     address to listen on (HOST, or 127.0.0.1)
  --delay <ms>      time between an answer and its notification (${CALLBACK_DELAY_MS})
  --help            this text`;

export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    port: { type: 'string', default: process.env['PORT'] || '8080' },
    host: { type: 'string', default: process.env['HOST'] || '127.0.0.1' },
    delay: { type: 'string', default: String(CALLBACK_DELAY_MS) },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const settings = {
    port: readNumber('--port', options.port, PORT_BOUNDS),
    host: options.host,
    callbackDelayMs: readNumber('--delay', options.delay, DELAY_BOUNDS),
  };
  await runUntilStopped(
    () => startServing(settings),
    ({ url }) => {
      console.log(`Start page: ${url}/`);
      console.log(`Docs:       ${url}${DOCS_PATH}`);
      console.log(`API:        ${url}`);
      console.log(`Try it:     ${sampleCurl(url, new Date())}`);
    },
  );
}

const DOCS_PATH = '/docs/';

async function startServing(settings: { port: number; host: string; callbackDelayMs: number }): Promise<RunningMock> {
  let url = '';
  const docs = createDocs({
    basePath: DOCS_PATH,
    folder: DOCS_FOLDER,
    build: buildWithGenerator,
    log: console.log,
  });
  const mock = await createMock({
    baseUrl: () => url,
    callbackDelayMs: settings.callbackDelayMs,
    log: console.log,
    now: () => new Date(),
    docsPath: DOCS_PATH,
  });
  const server = createServer((request, response) => {
    void (docs.isAt(request) ? docs.handle(request, response) : mock.handle(request, response));
  });
  const listening = await listen(server, settings);
  url = listening.url;
  return {
    url,
    async close() {
      await mock.close();
      await listening.close();
    },
  };
}

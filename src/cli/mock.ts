import { sampleCurl } from '../examples/sample-request.ts';
import { CALLBACK_DELAY_MS, SECOND_MS } from '../mock/limits.ts';
import { startMock } from '../mock/start-mock.ts';
import { DOCS_FOLDER, buildWithGenerator } from './docs-build.ts';
import { createDocs } from './docs.ts';
import { readMockSettings } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const USAGE = `Usage: tollgate mock [options]

Start a stateless mock: it checks requests like the gateway, responds with the contract's examples, sends notifications.

  --port <number>   port to listen on (default: 4010; 0: any free port)
  --host <host>     address to listen on (default: 127.0.0.1)
  --delay <ms>      delay between a response and its notification (default: ${CALLBACK_DELAY_MS})
  --second <ms>     length of a second in sandbox values such as a slow card or a later result (default: ${SECOND_MS})
  --help            print this help`;

const DOCS_PATH = '/docs/';

export async function run(args: readonly string[]): Promise<void> {
  const settings = readMockSettings(args, USAGE);
  if (settings === undefined) return;
  await runUntilStopped(
    () => startMock({ ...settings, log: console.log, docs }),
    ({ url }) => {
      console.log(`Mock:       ${url}`);
      console.log(`Start page: ${url}/`);
      console.log(`Docs:       ${url}${DOCS_PATH}`);
      console.log(`Try it:     ${sampleCurl(url)}`);
    },
  );
}

function docs(baseUrl: () => string) {
  const path = DOCS_PATH.slice(0, -1);
  const options = { path, folder: DOCS_FOLDER, baseUrl, build: buildWithGenerator, log: console.log };
  return { path: DOCS_PATH, plugin: createDocs(options) };
}

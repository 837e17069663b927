import { sampleCurl } from '../../examples/sample-request.ts';
import { startMock } from '../../mock/start-mock.ts';
import { findGenerator } from '../docs/docs-build.ts';
import { createDocs } from '../docs/docs.ts';
import { DOCS_FOLDER } from './installation.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';

export interface MockSettings {
  readonly port: number;
  readonly host: string;
  readonly callbackDelayMs: number;
  readonly secondMs: number;
}

const DOCS_PATH = '/docs/';

/** Resolves when the mock has stopped. */
export async function runMock(settings: MockSettings): Promise<void> {
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
  const options = { path, folder: DOCS_FOLDER, baseUrl, build: findGenerator(), log: console.log };
  return { path: DOCS_PATH, plugin: createDocs(options) };
}

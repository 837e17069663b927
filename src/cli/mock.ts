import { sampleCurl } from '../examples/sample-request.ts';
import { CALLBACK_DELAY_MS, SECOND_MS } from '../mock/limits.ts';
import { startMock } from '../mock/start-mock.ts';
import { readMockSettings } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const USAGE = `Usage: tollgate mock [options]

Serves the contract: checks requests as the gateway does, answers from the contract's examples, sends notifications.

  --port <number>   port to listen on (4010; 0 takes any free one)
  --host <host>     address to listen on (127.0.0.1)
  --delay <ms>      time between an answer and its notification (${CALLBACK_DELAY_MS})
  --second <ms>     how long a second of the sandbox's values takes: a slow card, a later result (${SECOND_MS})
  --help            this text`;

export async function run(args: readonly string[]): Promise<void> {
  const settings = readMockSettings(args, USAGE);
  if (settings === undefined) return;
  await runUntilStopped(
    () => startMock({ ...settings, log: console.log }),
    ({ url }) => {
      console.log(`Mock:       ${url}`);
      console.log(`Start page: ${url}/`);
      console.log(`Try it:     ${sampleCurl(url)}`);
    },
  );
}

import { sampleCurl } from '../mock/sample-request.ts';
import { CALLBACK_DELAY_MS, startMock } from '../mock/start-mock.ts';
import { DELAY_BOUNDS, PORT_BOUNDS, readNumber, readOptions } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const USAGE = `Usage: tollgate mock [options]

Serves the contract: checks requests as the gateway does, answers from the contract's examples, sends notifications.

  --port <number>   port to listen on (4010; 0 takes any free one)
  --host <host>     address to listen on (127.0.0.1)
  --delay <ms>      time between an answer and its notification (${CALLBACK_DELAY_MS})
  --help            this text`;

export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
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
    log: console.log,
  };
  await runUntilStopped(
    () => startMock(settings),
    ({ url }) => {
      console.log(`Mock:       ${url}`);
      console.log(`Start page: ${url}/`);
      console.log(`Try it:     ${sampleCurl(url, new Date())}`);
    },
  );
}

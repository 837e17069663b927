import { CALLBACK_DELAY_MS, SECOND_MS } from '../../mock/limits.ts';
import { command } from '../command.ts';
import { DELAY_BOUNDS, PORT_BOUNDS } from '../platform/limits.ts';
import { requirePackages } from './optional-packages.ts';
import { readNumber } from '../read-options.ts';

/** `tollgate mock`. */
export const run = command(
  {
    name: 'mock',
    about:
      "Start a stateless mock: it checks requests like the gateway, responds with the contract's examples, sends notifications.",
    options: {
      port: {
        type: 'string',
        value: 'number',
        about: 'port to listen on (default: 4010; 0: any free port)',
        default: '4010',
      },
      host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
      delay: {
        type: 'string',
        value: 'ms',
        about: `delay between a response and its notification (default: ${CALLBACK_DELAY_MS})`,
        default: String(CALLBACK_DELAY_MS),
      },
      second: {
        type: 'string',
        value: 'ms',
        about: `length of a second in sandbox values such as a slow card or a later result (default: ${SECOND_MS})`,
        default: String(SECOND_MS),
      },
    },
    examples: ['tollgate mock', 'tollgate mock --port 5000 --delay 0'],
  },
  async ({ options }) => {
    const settings = {
      port: readNumber('--port', options.port, PORT_BOUNDS),
      host: options.host,
      callbackDelayMs: readNumber('--delay', options.delay, DELAY_BOUNDS),
      secondMs: readNumber('--second', options.second, DELAY_BOUNDS),
    };
    requirePackages('mock');
    // Slow to load: --help must not wait for it.
    const { runMock } = await import('./run-mock.ts');
    await runMock(settings);
  },
);

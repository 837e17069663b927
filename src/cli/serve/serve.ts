import { command } from '../command.ts';
import { PORT_BOUNDS, WORKER_BOUNDS } from '../platform/limits.ts';
import { readNumber } from '../read-options.ts';

/** `tollgate serve`, and `tollgate` alone. */
export const run = command(
  {
    name: 'serve',
    about:
      'Start the gateway on one port: merchant API, payer pages, operator API and docs, and in the sandbox a demo shop.',
    options: {
      port: { type: 'string', value: 'number', about: 'port to listen on (default: PORT, or 8080; 0: any free port)' },
      host: { type: 'string', value: 'host', about: 'address to listen on (default: HOST, or 127.0.0.1)' },
      workers: {
        type: 'string',
        value: 'number',
        about: 'number of processes that share the port (default: 1)',
        default: '1',
      },
      'no-work': {
        type: 'boolean',
        about: 'answer queries only: send nothing to acquirer or merchants (for a restored copy)',
      },
    },
    notes: ['Other settings are environment variables; see the guide "Configure". Without any, this is a sandbox.'],
    examples: ['tollgate serve', 'tollgate serve --port 9000 --workers 2', 'MODE=live tollgate serve --host 0.0.0.0'],
  },
  async ({ options }) => {
    const { port, host } = options;
    const env = {
      ...process.env,
      ...(port !== undefined && { PORT: String(readNumber('--port', port, PORT_BOUNDS)) }),
      ...(host !== undefined && { HOST: host }),
      ...(options['no-work'] === true && { WORK: 'off' }),
    };
    const workers = readNumber('--workers', options.workers, WORKER_BOUNDS);
    // Slow to load: --help must not wait for it.
    const { runGateway } = await import('./run-gateway.ts');
    await runGateway({ env, workers });
  },
);

import { readSecretFile } from '../acquirers/secret-file.ts';
import { PORT_BOUNDS } from '../platform/limits.ts';
import { readNumber, required } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';
import { describeProblem } from './start-problem.ts';

// What the commands of all providers' adapters have in common.

export const PROVIDER_OPTIONS = {
  'token-file': { type: 'string', value: 'file', about: 'file with the token that the gateway calls with' },
  'hint-secret-file': {
    type: 'string',
    value: 'file',
    about: 'file with the secret that hints to the gateway are signed with (default: no hints)',
  },
  data: { type: 'string', value: 'folder', about: 'where it keeps what it must not forget' },
  port: {
    type: 'string',
    value: 'number',
    about: 'port to listen on (default: 4000; 0: any free port)',
    default: '4000',
  },
  host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
} as const;

interface ProviderTexts {
  readonly 'token-file'?: string | undefined;
  readonly 'hint-secret-file'?: string | undefined;
  readonly data?: string | undefined;
  readonly port: string;
  readonly host: string;
}

interface ProviderOptions {
  readonly port: number;
  readonly host: string;
  readonly token: string;
  readonly hintSecret: string | null;
  readonly dataFolder: string;
}

export function readProviderOptions(options: ProviderTexts): ProviderOptions {
  const hintFile = options['hint-secret-file'];
  return {
    port: readNumber('--port', options.port, PORT_BOUNDS),
    host: options.host,
    token: readSecretFile('--token-file', required('--token-file', options['token-file'])),
    hintSecret: hintFile === undefined ? null : readSecretFile('--hint-secret-file', hintFile),
    dataFolder: required('--data', options.data),
  };
}

export async function serveProvider(start: () => Promise<{ url: string; stop(): Promise<void> }>): Promise<void> {
  await runUntilStopped(
    async () => {
      const { url, stop } = await start().catch(describeProblem);
      return { url, close: stop };
    },
    ({ url }) => console.log(`Adapter: ${url}`),
  );
}

import type { AdyenAdapterSettings } from '../../adapters/adyen/start.ts';
import { command } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { readSecretFile } from '../acquirers/secret-file.ts';
import { PORT_BOUNDS } from '../platform/limits.ts';
import { readNumber, required } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';

const OPTIONS = {
  account: { type: 'string', value: 'name', about: 'merchant account at Adyen' },
  'key-file': { type: 'string', value: 'file', about: 'file with the API key' },
  'report-key-file': { type: 'string', value: 'file', about: 'file with the API key of the report user' },
  'hmac-file': {
    type: 'string',
    value: 'file',
    about: 'file with the HMAC key of the webhook; once more for the key before it',
    multiple: true,
  },
  'live-prefix': {
    type: 'string',
    value: 'prefix',
    about: 'what your addresses of the live environment begin with (default: the test environment)',
  },
  'public-url': { type: 'string', value: 'URL', about: 'where the browsers of payers reach this adapter' },
  data: { type: 'string', value: 'folder', about: 'where it keeps what it must not forget' },
  'token-file': { type: 'string', value: 'file', about: 'file with the token that the gateway calls with' },
  'hint-secret-file': {
    type: 'string',
    value: 'file',
    about: 'file with the secret of hints (default: no hints are sent)',
  },
  missing: {
    type: 'string',
    value: 'number',
    about: 'payment that you looked for at Adyen, and that is not there; may be repeated',
    multiple: true,
  },
  api: { type: 'string', value: 'address', about: 'what is called instead of Adyen, such as a double of it' },
  port: {
    type: 'string',
    value: 'number',
    about: 'port to listen on (default: 4060; 0: any free port)',
    default: '4060',
  },
  host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
} as const;

type Texts = { readonly [Name in keyof typeof OPTIONS]?: string | readonly string[] | undefined };

/** `tollgate adapter adyen`. */
export const adyen = command(
  {
    name: 'adapter adyen',
    about: 'Serve the channel contract for card payments, by your account at Adyen.',
    options: OPTIONS,
    notes: ['The guide "Adyen" says what to set up there, and what it means for PCI DSS.'],
    examples: [
      'tollgate adapter adyen --account ExampleCOM --key-file key.txt --report-key-file report-key.txt --hmac-file hmac.txt --public-url https://adyen.example.com --data adyen-data --token-file token.txt',
    ],
  },
  async ({ options }) => {
    const settings = readSettings(options);
    await runUntilStopped(
      async () => {
        const { startAdyen } = await import('../../adapters/adyen/start.ts');
        const { url, stop } = await startAdyen(settings).catch(describeProblem);
        return { url, close: stop };
      },
      ({ url }) => {
        console.log(`Adapter: ${url}`);
        console.log(`Adyen:   ${settings.merchantAccount}`);
      },
    );
  },
);

/** The adapter is a package of its own, so its classes are not known here. */
function describeProblem(error: unknown): never {
  if (error instanceof Error && error.name === 'CannotStartError')
    throw new CommandError(error.message, { cause: error });
  throw error;
}

function readSettings(options: Texts): AdyenAdapterSettings {
  const text = (name: keyof Texts) => options[name] as string | undefined;
  const need = (name: keyof Texts) => required(`--${name}`, text(name));
  const secret = (name: keyof Texts) => readSecretFile(`--${name}`, need(name));
  const api = text('api');
  return {
    merchantAccount: readAccount(need('account')),
    key: secret('key-file'),
    reportKey: secret('report-key-file'),
    hmacKeys: readHmacKeys((options['hmac-file'] ?? []) as readonly string[]),
    livePrefix: readPrefix(text('live-prefix')),
    publicUrl: readUrl('--public-url', need('public-url')),
    url: api === undefined ? null : readUrl('--api', api),
    missing: (options.missing ?? []) as readonly string[],
    dataFolder: need('data'),
    token: secret('token-file'),
    hintSecret: text('hint-secret-file') === undefined ? null : secret('hint-secret-file'),
    port: readNumber('--port', need('port'), PORT_BOUNDS),
    host: need('host'),
  };
}

function readAccount(name: string): string {
  if (/^[A-Za-z0-9_-]{1,80}$/.test(name)) return name;
  throw new UsageError('--account must be the name of a merchant account, such as ExampleCOM');
}

function readPrefix(prefix: string | undefined): string | null {
  if (prefix === undefined || /^[A-Za-z0-9-]{1,100}$/.test(prefix)) return prefix ?? null;
  throw new UsageError('--live-prefix must be as in 1797a841fbb37ca7-ExampleCompany, and no address');
}

function readHmacKeys(files: readonly string[]): string[] {
  if (files.length === 0) throw new UsageError('Missing option --hmac-file');
  return files.map((file) => {
    const key = readSecretFile('--hmac-file', file);
    if (/^[0-9A-Fa-f]{64}$/.test(key)) return key;
    throw new UsageError(`--hmac-file: ${file} must have the 64 hexadecimal digits that Adyen shows once`);
  });
}

function readUrl(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '') return url.href.replace(/\/$/, '');
  throw new UsageError(`${option} must be an http or https address, such as https://adyen.example.com`);
}

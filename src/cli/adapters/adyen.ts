import type * as AdyenAdapter from '../../adapters/adyen/start.ts';
import { readSecretFile } from '../acquirers/secret-file.ts';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { readWebAddress, required } from '../read-options.ts';
import { loadAdapter } from './load-adapter.ts';
import { PROVIDER_OPTIONS, readProviderOptions, serveProvider } from './provider-options.ts';

/** `tollgate adapter adyen`. */
export const adyen = command(
  {
    name: 'adapter adyen',
    about: 'Serve the channel contract for cards, refunds, disputes and settlement reports of an Adyen account.',
    options: {
      account: { type: 'string', value: 'name', about: 'merchant account at Adyen' },
      'key-file': { type: 'string', value: 'file', about: 'file with the API key' },
      'report-key-file': { type: 'string', value: 'file', about: 'file with the API key of the report user' },
      'hmac-file': {
        type: 'string',
        value: 'file',
        about: 'file with the HMAC key of the webhook; may be repeated with the key before it',
        multiple: true,
      },
      'live-prefix': {
        type: 'string',
        value: 'prefix',
        about: 'what your addresses of the live environment begin with (default: the test environment)',
      },
      'public-url': { type: 'string', value: 'address', about: 'where the browsers of payers reach this adapter' },
      ...PROVIDER_OPTIONS,
      missing: {
        type: 'string',
        value: 'number',
        about: 'payment that you looked for at Adyen, and that is not there; may be repeated',
        multiple: true,
      },
      api: { type: 'string', value: 'address', about: 'what is called instead of Adyen, such as a double of it' },
    },
    notes: [
      'Adyen sends webhooks to /webhooks/provider of this adapter, and payers back to /payers, over https.',
      'The guide "Connect Adyen" leads from a test account to a payment, and says what PCI DSS asks.',
    ],
    examples: [
      'tollgate adapter adyen --account ExampleCOM --key-file key.txt --report-key-file report-key.txt --hmac-file hmac.txt --public-url https://adyen.example.com --token-file token.txt --data adyen-data',
    ],
  },
  async ({ options }) => {
    const { api } = options;
    const secret = (name: 'key-file' | 'report-key-file') =>
      readSecretFile(`--${name}`, required(`--${name}`, options[name]));
    const settings = {
      ...readProviderOptions(options),
      merchantAccount: readAccount(required('--account', options.account)),
      key: secret('key-file'),
      reportKey: secret('report-key-file'),
      hmacKeys: readHmacKeys(options['hmac-file'] ?? []),
      livePrefix: readPrefix(options['live-prefix']),
      publicUrl: readBase('--public-url', required('--public-url', options['public-url'])),
      missing: options.missing ?? [],
      url: api === undefined ? null : readBase('--api', api),
    };
    const { startAdyen } = await loadAdapter<typeof AdyenAdapter>('adyen');
    await serveProvider(() => startAdyen(settings));
  },
);

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
    // The key itself is a secret, so the message does not repeat it.
    throw new UsageError(`--hmac-file: ${file} must have the 64 hexadecimal digits that Adyen shows once`);
  });
}

function readBase(option: string, text: string): string {
  return readWebAddress(option, text).replace(/\/+$/, '');
}

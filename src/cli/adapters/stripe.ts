import type * as StripeAdapter from '../../adapters/stripe/start.ts';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { loadAdapter } from './load-adapter.ts';
import { PROVIDER_OPTIONS, readProviderOptions, serveProvider } from './provider-options.ts';
import { readSecretFile } from '../acquirers/secret-file.ts';
import { readWebAddress, required } from '../read-options.ts';

const API = 'https://api.stripe.com';

/** `tollgate adapter stripe`. */
export const stripe = command(
  {
    name: 'adapter stripe',
    about: 'Serve the channel contract for cards, refunds, disputes and settlement reports of a Stripe account.',
    options: {
      'key-file': { type: 'string', value: 'file', about: 'file with the secret key of the account (sk_… or rk_…)' },
      'webhook-secret-file': {
        type: 'string',
        value: 'file',
        about: 'file with the secret of the webhook endpoint (whsec_…)',
      },
      ...PROVIDER_OPTIONS,
      api: { type: 'string', value: 'address', about: `address of Stripe (default: ${API})`, default: API },
    },
    notes: [
      'Stripe sends webhooks to /webhooks/provider of this adapter, over https.',
      'The guide "Connect Stripe" leads from a test account to a payment, and says what PCI DSS asks.',
    ],
    examples: [
      'tollgate adapter stripe --key-file stripe-key.txt --webhook-secret-file stripe-webhook.txt --token-file token.txt --data stripe-data',
    ],
  },
  async ({ options }) => {
    const settings = {
      ...readProviderOptions(options),
      key: readKey(required('--key-file', options['key-file'])),
      webhookSecret: readSecretFile(
        '--webhook-secret-file',
        required('--webhook-secret-file', options['webhook-secret-file']),
      ),
      api: new URL(readWebAddress('--api', options.api)),
    };
    const { startStripe } = await loadAdapter<typeof StripeAdapter>('stripe');
    await serveProvider(() => startStripe(settings));
  },
);

function readKey(file: string): string {
  const key = readSecretFile('--key-file', file);
  if (/^(?:sk|rk)_(?:test|live)_/.test(key)) return key;
  // The key itself is a secret, so the message does not repeat it.
  throw new UsageError(
    `--key-file: ${file} must have a secret or restricted key of Stripe, which begins with sk_ or rk_`,
  );
}

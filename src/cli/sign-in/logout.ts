import { command } from '../command.ts';
import { readLogin, storeLogin } from './credentials.ts';
import { createOperatorClient, GATEWAY_OPTIONS, gatewayUrl } from '../operator-command.ts';

/** `tollgate logout`. */
export const run = command(
  {
    name: 'logout',
    about: 'Sign out of a gateway: ends the session there, and forgets it here.',
    options: { url: GATEWAY_OPTIONS.url },
    examples: ['tollgate logout', 'tollgate logout --url https://gateway.example'],
  },
  async ({ options }) => {
    const url = gatewayUrl(options.url);
    const login = readLogin(url);
    if (login === null) return console.log(`You are not signed in to ${url}.`);
    storeLogin(url, null);
    // It may have ended already, or the gateway may be away: forgotten it is in any case.
    const client = createOperatorClient({ url, token: login.token });
    const ended = await client.POST('/operator/sign-out').then(
      ({ data }) => data?.ended ?? false,
      () => false,
    );
    console.log(
      ended ? `Signed out of ${url}.` : `Forgot the login for ${url}; its session had ended or could not be reached.`,
    );
  },
);

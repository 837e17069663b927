import createClient from 'openapi-fetch';
import type { paths } from '../../../generated/operator.ts';
import { command } from '../command.ts';
import { storeLogin } from './credentials.ts';
import { awaitPerson, hostName } from './device.ts';
import { GATEWAY_OPTIONS, JSON_OPTION, gatewayUrl, take } from '../operator-command.ts';
import { printJson, printable } from '../print.ts';

/** `tollgate login`. */
export const run = command(
  {
    name: 'login',
    about: 'Sign in to a gateway: prints a link, which you open in a browser. Commands then act as you, for 12 hours.',
    options: { url: GATEWAY_OPTIONS.url, ...JSON_OPTION },
    notes: ['The session is kept in ~/.config/tollgate/credentials.json (or XDG_CONFIG_HOME), readable by you only.'],
    examples: ['tollgate login', 'tollgate login --url https://gateway.example'],
  },
  async ({ options }) => {
    const url = gatewayUrl(options.url);
    const client = createClient<paths>({ baseUrl: url });
    const start = await take(client.POST('/operator/device', { body: { hostName: hostName() } }));
    const { token, actor, expiresAt } = await awaitPerson(client, start);
    if (token === null || actor === null || expiresAt === null) throw new Error('the gateway let in nobody');
    storeLogin(url, { token, actor, expiresAt });
    if (options.json) return printJson({ url, actor, expiresAt });
    console.log(`Signed in to ${url} as ${printable(actor)}, until ${expiresAt}.`);
  },
);

import { awaitPerson, hostName } from './sign-in/device.ts';
import { operatorCommand, take } from './operator-command.ts';
import { printJson } from './print.ts';

/** `tollgate confirm`. */
export const run = operatorCommand(
  {
    name: 'confirm',
    about: 'Show your second factor again, in a browser. Some operations need one of the last 5 minutes.',
    options: {},
    examples: ['tollgate confirm'],
  },
  async ({ client, options }) => {
    const start = await take(client.POST('/operator/confirmation', { body: { hostName: hostName() } }));
    const { state } = await awaitPerson(client, start);
    if (options.json) return printJson({ state });
    console.log('Confirmed. For 5 minutes you can run what needs your second factor.');
  },
);

import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import type { components } from '../../../generated/operator.ts';
import { CommandError } from '../errors.ts';
import { take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printable, withProgress } from '../print.ts';

type DeviceStart = components['schemas']['DeviceStart'];
type DeviceDecision = components['schemas']['DeviceDecision'];

/** The name of this machine, which the person sees. */
export const hostName = (): string => printable(hostname()).slice(0, 100) || 'unknown';

/** Shows the link and the code, and waits until the person has decided. */
export async function awaitPerson(client: OperatorClient, start: DeviceStart): Promise<DeviceDecision> {
  // On standard error: with --json, the result alone is on standard output.
  console.error(`Open ${styleText('bold', start.link)}`);
  console.error(`and check that it shows the code ${styleText('bold', start.userCode)}`);
  const decision = await withProgress('waiting for you to confirm', poll(client, start));
  if (decision.state === 'refused') throw new CommandError('it was refused in the browser');
  return decision;
}

async function poll(client: OperatorClient, start: DeviceStart): Promise<DeviceDecision> {
  const { deviceCode, intervalSeconds, expiresInSeconds } = start;
  for (let waited = 0; waited <= expiresInSeconds; waited += intervalSeconds) {
    const decision = await take(client.POST('/operator/device/token', { body: { deviceCode } }));
    if (decision.state !== 'waiting') return decision;
    await sleep(intervalSeconds * 1000);
  }
  throw new CommandError('nobody confirmed it in time; run the command again');
}

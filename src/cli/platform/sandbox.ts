import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandGroup } from '../command.ts';
import { CommandError } from '../errors.ts';
import { RESET_MS_MAX, RESET_POLL_MS } from './limits.ts';
import { gatewayUrl, operatorCommand, take } from '../operator-command.ts';
import { printJson, withProgress } from '../print.ts';

const WORD = 'reset';

const reset = operatorCommand(
  {
    name: 'sandbox reset',
    about: 'Delete everything in the sandbox, of all merchants, and start it again with the demo data.',
    options: { yes: { type: 'boolean', about: `do not ask for the word "${WORD}"` } },
    notes: [
      'Orders, merchants, people, tokens and the audit log are deleted, and the clock shows real time again.',
      'You are signed out: run "tollgate login" again. The new audit log begins with who reset the sandbox.',
      'It waits until the sandbox is back. The exit code is 1 if that takes too long, or nothing was deleted.',
    ],
    examples: ['tollgate sandbox reset', 'tollgate sandbox reset --yes --reason "Nightly tests"'],
  },
  async ({ client, options }) => {
    const url = gatewayUrl(options.url);
    if (options.yes !== true) await confirm(url);
    const begun = await take(client.POST('/operator/sandbox/reset', { body: { confirm: WORD } }));
    await withProgress('waiting for the sandbox to come back', untilReady(url));
    if (options.json) return printJson(begun);
    console.log(`The sandbox at ${url} was reset, and is back with the demo data.`);
  },
);

/** Reads one line, of a terminal or not. */
async function confirm(url: string): Promise<void> {
  // On standard error: with --json, the result alone is on standard output.
  process.stderr.write(`Everything in the sandbox at ${url} will be deleted. Type "${WORD}" to go on: `);
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string };
  lines.close();
  process.stdin.destroy();
  if (value.trim() === WORD) return;
  // What was asked for ends where no terminal has ended it.
  if (!process.stdin.isTTY) process.stderr.write('\n');
  throw new CommandError(`nothing was deleted: type the word "${WORD}" to confirm, or add --yes`);
}

/** The gateway that took the request does not say that it is ready any more, so this is the new one. */
async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + RESET_MS_MAX;
  while (performance.now() < deadline) {
    // For a moment nobody listens.
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => null,
    );
    if (status === 200) return;
    await sleep(RESET_POLL_MS);
  }
  const seconds = RESET_MS_MAX / 1000;
  throw new CommandError(
    `the reset began, but the sandbox was not back after ${seconds} seconds; see what the gateway has printed`,
  );
}

export const run = commandGroup('sandbox', 'Start the sandbox over.', {
  reset: { about: 'delete everything, and start again with the demo data', run: reset },
});

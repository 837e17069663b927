import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { commandsIn, createShell } from './guide-commands.ts';

it('every command of the guide "Pay out by bank file" runs: an adapter, a bank, and the kit between them', async () => {
  const shell = createShell();
  onTestFinished(() => shell.close());
  const port = String(await freePort());
  const [start, verify, ...others] = commandsIn('bank-files');
  expect(others).toEqual([]);
  const scriptOf = (block: typeof start) => (block?.script ?? '').replaceAll('4040', port);
  const listening = scriptOf(start).replace('--every 1s', `--port ${port} --every 1s`);
  const started = await shell.run(listening);
  expect(started.exitCode).toBe(0);
  expect(JSON.parse(started.stdout)).toMatchObject({ claims: ['payouts', 'changes'], currencies: ['EUR', 'USD'] });
  const verified = await shell.run(scriptOf(verify));
  expect(verified.stdout).toMatch(/[1-9][0-9]* passed, 0 broken, [0-9]+ not run in/);
  expect(verified.stdout).toContain('ok    PAYOUT-6');
  // The files of both sides are where the guide says.
  for (const name of ['pain001-', 'pain002-', 'camt054-']) expect(verified.stdout).toContain(name);
  expect(verified.exitCode).toBe(0);
});

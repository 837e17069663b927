import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { API_KEY, HMAC_KEY, MERCHANT_ACCOUNT, REPORT_KEY, startAdyenDouble } from '../adapters/adyen/double/double.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { commandsIn, createShell } from './guide-commands.ts';

it('every command of the guide "Connect Adyen" runs, with a double of Adyen: the adapter starts, and a payment is approved', async () => {
  const shell = createShell();
  onTestFinished(() => shell.close());
  const double = await startAdyenDouble();
  onTestFinished(() => double.close());
  // What the reader has saved before.
  const files = { 'adyen-key.txt': API_KEY, 'adyen-report-key.txt': REPORT_KEY, 'adyen-hmac.txt': HMAC_KEY };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(shell.folder, name), `${content}\n`);
  const port = String(await freePort());
  const [start, pay, ...others] = commandsIn('adyen');
  expect(others).toEqual([]);
  const scriptOf = (block: typeof start) =>
    (block?.script ?? '')
      .replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`)
      .replace('--account ExampleCOM', `--account ${MERCHANT_ACCOUNT} --api ${double.url} --port ${port}`);
  const started = await shell.run(scriptOf(start));
  expect(started.exitCode).toBe(0);
  expect(JSON.parse(started.stdout)).toMatchObject({ methods: ['CREDIT_CARD'] });
  const paid = await shell.run(scriptOf(pay));
  expect(JSON.parse(paid.stdout)).toMatchObject({ kind: 'approved', acquirerReference: expect.any(String) });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeReceiver, startGateway } from 'tollgate/testing';
import { startApp } from './app.ts';
import { sandboxSettings } from './sandbox-settings.ts';

// `npm run probe`: calls the notification handler as the gateway would, and as an attacker would. CI runs it.

const gateway = await startGateway();
const app = await startApp({ ...process.env, ...sandboxSettings(gateway), PORT: await freePort() });
const report = await probeReceiver(`${app.url}/notify`, { secret: gateway.merchant.webhookSecret });
for (const { result, title, problem, fix } of report.checks) {
  console.log(`${result.padEnd(4)}  ${title}`);
  if (problem !== undefined) console.log(`      ${problem}. ${fix ?? ''}`);
}
await app.close();
await gateway.close();
process.exit(report.passed ? 0 : 1);

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

import { startGateway } from 'tollgate/testing';
import { startApp } from './app.ts';
import { sandboxSettings } from './sandbox-settings.ts';

// `npm run dev`: a sandbox in this process, and the shop beside it. Nothing is stored.

const gateway = await startGateway();
const port = process.env['PORT'] ?? '3000';
const app = await startApp({ ...process.env, ...sandboxSettings(gateway), PORT: port }, { isDevelopment: true });
console.log(`Shop:    ${app.url}`);
console.log(`Sandbox: ${gateway.url} (card 4242 4242 4242 4242 is paid, see the payment page for others)`);

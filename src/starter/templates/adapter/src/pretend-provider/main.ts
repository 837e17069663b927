import { startPretendProvider } from './server.ts';

const { PROVIDER_PORT = '4100', PROVIDER_KEY, PROVIDER_WEBHOOK_SECRET, PROVIDER_WEBHOOK_URL } = process.env;

const { url } = await startPretendProvider({
  port: Number(PROVIDER_PORT),
  key: PROVIDER_KEY ?? 'pretend-key',
  webhookSecret: PROVIDER_WEBHOOK_SECRET ?? 'pretend-secret',
  webhookUrl: PROVIDER_WEBHOOK_URL ?? 'http://127.0.0.1:4000/webhooks/provider',
});
console.log(`Pretend provider: ${url}`);

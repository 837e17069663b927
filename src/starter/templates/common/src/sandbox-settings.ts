import type { TestingGateway } from 'tollgate/testing';

/** The environment variables of a shop that uses this sandbox. */
export function sandboxSettings({ url, merchant }: TestingGateway): Record<string, string> {
  return {
    GATEWAY_URL: url,
    MERCHANT_NUMBER: String(merchant.merNo),
    MERCHANT_KEY: merchant.key,
    WEBHOOK_SECRET: merchant.webhookSecret,
    WEBSITE: merchant.client.referer,
  };
}

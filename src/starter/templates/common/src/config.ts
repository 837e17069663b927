// Settings come from the environment. In development `npm run dev` sets them for a sandbox that it starts itself.

export interface Config {
  readonly gatewayUrl: string;
  readonly merchantNumber: number;
  /** Signs requests. Never send it to a browser. */
  readonly merchantKey: string;
  /** Verifies notifications. */
  readonly webhookSecret: string;
  /** The website registered with the gateway. Sent as the Referer of orders. */
  readonly website: string;
  /** The address of this shop for browsers and for the gateway. */
  readonly publicUrl: string;
  readonly port: number;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] ?? 3000);
  return {
    gatewayUrl: required(env, 'GATEWAY_URL'),
    merchantNumber: Number(required(env, 'MERCHANT_NUMBER')),
    merchantKey: required(env, 'MERCHANT_KEY'),
    webhookSecret: required(env, 'WEBHOOK_SECRET'),
    website: required(env, 'WEBSITE'),
    publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    port,
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set. Copy .env.example to .env and fill it in, or run "npm run dev" to use a sandbox.`,
  );
}

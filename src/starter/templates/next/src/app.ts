import { createServer } from 'node:http';
import next from 'next';
import { readConfig } from './config.ts';

// Starts Next.js in this process, for development, tests and the probe. In production `next start` does the same.

export interface App {
  readonly url: string;
  close(): Promise<void>;
}

export async function startApp(
  env: NodeJS.ProcessEnv,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Promise<App> {
  const { port } = readConfig(env);
  // The pages read their settings when they run.
  Object.assign(process.env, env);
  const app = next({ dev: isDevelopment, port, hostname: 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await app.close();
    },
  };
}

import { createApp } from '../edge/create-app.ts';
import type { EdgePlugin } from '../edge/create-app.ts';
import { createSockets } from '../edge/sockets.ts';
import { createMock } from './create-mock.ts';
import { CALLBACK_DELAY_MS } from './limits.ts';
import { newNumber } from './numbers.ts';

export interface RunningMock {
  readonly url: string;
  close(): Promise<void>;
}

export interface StartMockOptions {
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly callbackDelayMs?: number;
  /** The length of a second in the sandbox's table. Default 1000, as in the gateway. */
  readonly secondMs?: number;
  readonly callbackAnswerMsMax?: number;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
  /** The docs, to which refusals and the start page link, served on an address of their own. */
  readonly docs?: (baseUrl: () => string) => { readonly path: string; readonly plugin: EdgePlugin };
}

/** Starts the mock on its own port. */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  let url = '';
  const { now = () => new Date() } = options;
  const baseUrl = () => url;
  const docs = options.docs?.(baseUrl);
  const mock = await createMock({
    callbackDelayMs: CALLBACK_DELAY_MS,
    log: () => undefined,
    ...options,
    now,
    baseUrl,
    ...(docs && { docsPath: docs.path }),
  });
  const newRequestId = () => newNumber('req_', now());
  const sockets = createSockets({ newRequestId });
  const app = createApp({ sockets, newRequestId });
  app.addHook('onRequest', (_, { raw: response }, done) => done(void sockets.follow(response)));
  mock.register(app);
  if (docs !== undefined) void app.register(async (scope) => docs.plugin(scope));
  await app.ready();
  ({ url } = await sockets.listen({ port: options.port ?? 4010, host: options.host ?? '127.0.0.1' }));
  return {
    url,
    async close() {
      await mock.close();
      // The mock is stateless, so nothing is lost.
      await sockets.close(0);
      await app.close();
    },
  };
}

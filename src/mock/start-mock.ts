import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMock } from './create-mock.ts';
import { CALLBACK_DELAY_MS } from './limits.ts';
import { listen } from './listen.ts';

export interface RunningMock {
  readonly url: string;
  close(): Promise<void>;
}

export interface StartMockOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly callbackDelayMs?: number;
  /** How long a second of the sandbox's table takes; 1000 as with the gateway. */
  readonly secondMs?: number;
  readonly callbackAnswerMsMax?: number;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
  /** Served beside the mock, on paths of its own. */
  readonly docs?: {
    readonly path: string;
    isAt(request: IncomingMessage): boolean;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
}

/** Serves the contract on a port of its own. */
export async function startMock(options: StartMockOptions = {}): Promise<RunningMock> {
  let url = '';
  const { docs } = options;
  const mock = await createMock({
    callbackDelayMs: CALLBACK_DELAY_MS,
    log: () => undefined,
    now: () => new Date(),
    ...options,
    ...(docs && { docsPath: docs.path }),
    baseUrl: () => url,
  });
  const server = createServer((request, response) => {
    void (docs?.isAt(request) ? docs.handle(request, response) : mock.handle(request, response));
  });
  const listening = await listen(server, { port: options.port ?? 4010, host: options.host ?? '127.0.0.1' });
  url = listening.url;
  return {
    url,
    async close() {
      await mock.close();
      await listening.close();
    },
  };
}

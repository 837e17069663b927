import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Between one node and all of its servers; what is frozen passes nothing on, and closes nothing. */
export interface Relay {
  /** In the order of the servers. */
  readonly ports: readonly number[];
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('relay-program.ts', import.meta.url));

export async function startRelay(servers: readonly { readonly port: number }[]): Promise<Relay> {
  const child = fork(
    PROGRAM,
    servers.map(({ port }) => String(port)),
    { execArgv: [] },
  );
  const [ports] = (await once(child, 'message')) as [number[]];
  return {
    ports,
    freeze: () => void child.send('freeze'),
    thaw: () => void child.send('thaw'),
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

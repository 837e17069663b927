import { fileURLToPath } from 'node:url';
import { startProgram } from '../frame/start-program.ts';
import type { StartedProgram } from '../frame/start-program.ts';

const CONTRACT = fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url));

/** Unmodified Prism with the contract: it checks a request against its schema and responds with the example. */
export function startPrism(): Promise<StartedProgram> {
  const program = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));
  return startProgram({
    // Logging every request would be the most expensive part of its work.
    args: (port) => [program, 'mock', CONTRACT, '--port', String(port), '--verboseLevel', 'silent'],
    env: () => process.env,
    path: '/',
  });
}

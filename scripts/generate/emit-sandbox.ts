import type { Contract } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

/** The demo merchant of the sandbox. Its secrets are public; live mode refuses them. */
export function emitSandbox(contract: Contract): string {
  return `${HEADER}\nexport const sandboxAccount = ${literal(contract['x-sandbox-account'])} as const;\n`;
}

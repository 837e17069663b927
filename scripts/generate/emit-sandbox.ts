import type { Contract } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

/** The demo merchant of the sandbox. Its secrets are public; live mode refuses them. */
export function emitSandbox(contract: Contract): string {
  return `${HEADER}\nexport const sandboxAccount = ${literal(contract['x-sandbox-account'])} as const;\n`;
}

/** What live mode needs in order to refuse the sandbox's keys and its demo merchant: not the keys themselves. */
export function emitSandboxPublic(contract: Contract): string {
  const { merNo, publicKey, gatewayPublicKey } = contract['x-sandbox-account'];
  return `${HEADER}\nexport const sandboxMerNo = ${literal(merNo)};\n\nexport const sandboxPublicKeys: readonly string[] = ${literal([String(publicKey), String(gatewayPublicKey)])};\n`;
}

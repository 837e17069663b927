import type { Contract } from '../../generate/contract.ts';
import { code, table } from '../markdown.ts';

// The demo merchant's values are public on purpose: they work only in a sandbox. Merchants do not have the gateway's private
// key, so it is not shown.

interface SandboxAccount {
  readonly merNo: number;
  readonly key: string;
  readonly websites: readonly string[];
  readonly webhookSecret: string;
  readonly banks: readonly { readonly bankId: number; readonly name: string }[];
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
}

export function accountTable(contract: Contract): string {
  const account = contract['x-sandbox-account'] as unknown as SandboxAccount;
  const values = table(
    ['Value', 'In the sandbox'],
    [
      ['Merchant number (`merNo`)', code(String(account.merNo))],
      ['Merchant key', code(account.key)],
      ['Website, for `Referer`', account.websites.map(code).join(', ')],
      ['Secret for notifications', code(account.webhookSecret)],
      ['Banks for Vietnam Pay (`vaBankId`)', account.banks.map(({ bankId }) => code(String(bankId))).join(', ')],
    ],
  );
  return [
    values,
    "The demo merchant's private key, for the RSA form:",
    fence(account.privateKey),
    "The gateway's public key, to check the Vietnam Pay answer:",
    fence(account.gatewayPublicKey),
  ].join('\n\n');
}

function fence(text: string): string {
  return `\`\`\`text\n${text.trim()}\n\`\`\``;
}

import type { Contract, JsonObject } from '../generate/contract.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { curlSamples } from './curl-samples.ts';
import { sandboxTable } from './tables/sandbox.ts';
import { signedFields } from './tables/signatures.ts';

// Adds to every operation what a developer needs there: the signed fields, the sandbox's behaviour, curl samples.

export function addSignatureRules(contract: Contract): void {
  for (const operation of describeOperations(contract)) append(operation, signatureText(operation));
}

export function addSandboxTables(contract: Contract): void {
  for (const operation of describeOperations(contract)) append(operation, sandboxText(operation));
}

export function addCurlSamples(contract: Contract): void {
  for (const operation of describeOperations(contract)) {
    operation.post['x-codeSamples'] = curlSamples(contract, operation);
  }
}

function append(operation: DescribedOperation, text: string): void {
  operation.post['description'] = `${String(operation.post['description'])}\n\n${text}`;
}

function signatureText(operation: DescribedOperation): string {
  const either = operation.variants.filter((variant) => variant.forms.includes('rsa-sha256'));
  const names = either.map((variant) => `\`${variant.name}\``).join(' and ');
  const rsa = names === '' ? '' : ` ${names} also take the RSA form, over the same fields without the key.`;
  return `**Signed:** ${signedFields(operation)} + key.${rsa} See [Sign a request](/docs/guides/signing/).`;
}

/** If no entry sends events, the sandbox responds from its own records, and the entries describe the mock. */
function sandboxText(operation: DescribedOperation): string {
  const entries = operation.post['x-sandbox'] as JsonObject[];
  if (entries.every((entry) => entry['script'] === 'answer')) {
    const answers = entries.map((entry) => String(entry['about'])).join(' ');
    return `**Sandbox:** answers from what was sent to it. The mock alone keeps nothing. ${answers}`;
  }
  return `**Sandbox:**\n\n${sandboxTable(operation)}`;
}

import type { Contract } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { samplesOf } from '../samples/samples.ts';
import type { OperationSample } from '../samples/samples.ts';

/** The samples of an operation, made once: the page of every method takes its own from those of /payment. */
export function operationSamples(contract: Contract, operation: DescribedOperation): readonly OperationSample[] {
  const made = known.get(contract) ?? new Map<string, OperationSample[]>();
  known.set(contract, made);
  const samples = made.get(operation.operationId) ?? samplesOf(contract, operation);
  made.set(operation.operationId, samples);
  return samples;
}

const known = new WeakMap<Contract, Map<string, OperationSample[]>>();

/** The sample in tabs, one for each language. */
export function sampleTabs({ codes }: OperationSample): string {
  const fences = codes.map(({ fence, label, code }) => `\`\`\`${fence} ${label}\n${code.trimEnd()}\n\`\`\``);
  return ['<!-- tabs: language -->', ...fences, '<!-- /tabs -->'].join('\n\n');
}

/** The section of the samples. On a wide screen it stands beside the text. */
export function samplesBlock(samples: string): string {
  return samples === '' ? '' : `<!-- block: samples -->\n\n## Example\n\n${samples}\n\n<!-- /block -->`;
}

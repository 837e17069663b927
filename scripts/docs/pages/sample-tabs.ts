import type { Contract } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { curlSamples } from '../curl-samples.ts';
import { requestExamples } from './describe-answers.ts';

// The samples of an operation in tabs, one for each language.

export interface OperationSample {
  readonly example: string;
  readonly summary: string;
  readonly codes: readonly { readonly language: string; label: string; fence: string; code: string }[];
}

export function samplesOf(contract: Contract, operation: DescribedOperation): OperationSample[] {
  const sources = curlSamples(contract, operation);
  return requestExamples(contract, operation).map(({ name, summary }, index) => ({
    example: name,
    summary,
    codes: [{ language: 'curl', label: 'curl', fence: 'sh', code: sources[index]?.source ?? '' }],
  }));
}

export function sampleTabs({ codes }: OperationSample): string {
  const fences = codes.map(({ fence, label, code }) => `\`\`\`${fence} ${label}\n${code.trimEnd()}\n\`\`\``);
  return ['<!-- tabs: language -->', ...fences, '<!-- /tabs -->'].join('\n\n');
}

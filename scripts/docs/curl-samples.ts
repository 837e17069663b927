import type { Contract, JsonObject } from '../generate/contract.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { samplesOf } from './samples/samples.ts';

// The curl samples in the form of the one-page reference.

export { SAMPLE_SERVER } from '../generate/helpers/model.ts';

export interface CodeSample extends JsonObject {
  lang: string;
  label: string;
  source: string;
}

export function curlSamples(contract: Contract, operation: DescribedOperation): CodeSample[] {
  const samples = samplesOf(contract, operation);
  return samples.flatMap(({ summary, codes }) =>
    codes
      .filter(({ language }) => language === 'curl')
      .map(({ code }) => ({
        lang: 'bash',
        label: samples.length === 1 ? 'curl' : `curl: ${summary}`,
        source: code,
      })),
  );
}

import type { Contract } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { writeCsharp } from './csharp.ts';
import { writeCurl } from './curl.ts';
import { writeGo } from './go.ts';
import { writeJava } from './java.ts';
import { writePhp } from './php.ts';
import { writePython } from './python.ts';
import { plansOf } from './sample-plan.ts';
import type { SamplePlan } from './sample-plan.ts';
import { writeTypescript } from './typescript.ts';

// A sample for every request example of an operation, in every language. Each can be copied and run repeatedly: it makes a
// new order number and a right signature, and first creates the order that it refers to.

export interface OperationSample {
  readonly example: string;
  readonly summary: string;
  readonly codes: readonly SampleCode[];
}

interface SampleCode {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly fence: string;
  readonly code: string;
}

export type SampleLanguage = 'curl' | 'typescript' | 'php' | 'java' | 'python' | 'go' | 'csharp';

interface SampleWriter extends Omit<SampleCode, 'code'> {
  write(plan: SamplePlan): string;
}

/** In the order in which readers see them. A new language is a file beside this one and a line here. */
export const SAMPLE_WRITERS: readonly SampleWriter[] = [
  { language: 'curl', label: 'curl', fence: 'sh', write: writeCurl },
  { language: 'typescript', label: 'TypeScript', fence: 'ts', write: writeTypescript },
  { language: 'php', label: 'PHP', fence: 'php', write: writePhp },
  { language: 'java', label: 'Java', fence: 'java', write: writeJava },
  { language: 'python', label: 'Python', fence: 'python', write: writePython },
  { language: 'go', label: 'Go', fence: 'go', write: writeGo },
  { language: 'csharp', label: 'C#', fence: 'csharp', write: writeCsharp },
];

export function samplesOf(contract: Contract, operation: DescribedOperation): OperationSample[] {
  return plansOf(contract, operation).map((plan) => ({
    example: plan.example,
    summary: plan.summary,
    codes: SAMPLE_WRITERS.map(({ write, ...language }) => ({ ...language, code: write(plan) })),
  }));
}

import type { OperationSample } from '../samples/samples.ts';

/** The sample in tabs, one for each language. */
export function sampleTabs({ codes }: OperationSample): string {
  const fences = codes.map(({ fence, label, code }) => `\`\`\`${fence} ${label}\n${code.trimEnd()}\n\`\`\``);
  return ['<!-- tabs: language -->', ...fences, '<!-- /tabs -->'].join('\n\n');
}

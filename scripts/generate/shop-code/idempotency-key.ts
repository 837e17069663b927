import type { CodeByLanguage, CodeLanguage } from './languages.ts';

// The samples leave the Idempotency-Key to the client. A refund by a button should have its own: a second click then returns
// the first refund.

/** Where the call ends in a sample, and what to put there. */
const CALL_ENDS: Readonly<Record<CodeLanguage, readonly [end: string, withKey: (key: string) => string]>> = {
  typescript: ['\n});\nconsole', (key) => `\n}, { idempotencyKey: '${key}' });\nconsole`],
  php: ['\n]);\nprint_r', (key) => `\n], idempotencyKey: '${key}');\nprint_r`],
  java: [
    '\n        ));\n        System',
    (key) => `\n        ), new Tollgate.Options().idempotencyKey("${key}"));\n        System`,
  ],
  python: ['\n})\nprint', (key) => `\n}, idempotency_key="${key}")\nprint`],
  go: ['\n\t})\n\tif err', (key) => `\n\t}, tollgate.Options{IdempotencyKey: "${key}"})\n\tif err`],
  csharp: ['\n});\nConsole', (key) => `\n}, new CallOptions { IdempotencyKey = "${key}" });\nConsole`],
};

export function withIdempotencyKey(codes: CodeByLanguage, key: string): CodeByLanguage {
  const keyed = Object.entries(CALL_ENDS).map(([language, [end, withKey]]) => {
    const code = codes[language as CodeLanguage];
    if (code.split(end).length !== 2) throw new Error(`the refund in ${language} has no one place for its key`);
    return [language, code.replace(end, () => withKey(key))];
  });
  return Object.fromEntries(keyed) as CodeByLanguage;
}

/** The languages of the shop's code: those of the samples without curl, which the shop makes from the request itself. */
export type CodeLanguage = 'typescript' | 'php' | 'java' | 'python' | 'go' | 'csharp';

export type CodeByLanguage = Readonly<Record<CodeLanguage, string>>;

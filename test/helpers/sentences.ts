/** The texts of a source that are sentences, or say what is wrong with an input; its comments apart. */
export function sentencesIn(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const texts = /(['"`])(?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*[.?!]\1/g;
  const problems = /\bfield\b[^}\n]*\bproblem: ['"`].*/g;
  return [texts, problems].flatMap((pattern) => code.match(pattern) ?? []);
}

import type { RuleReport, VerifyReport } from './options.ts';

/** The report as JUnit's XML, which CI systems read. */
export function writeJunit({ url, rules, durationMs }: VerifyReport): string {
  const count = (result: RuleReport['result']) => rules.filter((rule) => rule.result === result).length;
  const counts = `tests="${rules.length}" failures="${count('failed')}" skipped="${count('notRun')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts} time="${seconds(durationMs)}">`,
    `  <testsuite name="tollgate acquirer verify ${escaped(url)}" ${counts} time="${seconds(durationMs)}">`,
    ...rules.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf({ id, title, result, problem = '', remedy = '', reason = '', durationMs }: RuleReport): string {
  const group = id.slice(0, id.lastIndexOf('-'));
  const head = `    <testcase classname="${group}" name="${escaped(`${id} ${title}`)}" time="${seconds(durationMs)}"`;
  if (result === 'passed') return `${head}/>`;
  const inner =
    result === 'failed'
      ? `<failure message="${escaped(problem)}">${escaped(`Fix: ${remedy}`)}</failure>`
      : `<skipped message="${escaped(reason)}"/>`;
  return `${head}>${inner}</testcase>`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to write most control characters. */
function escaped(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { code, decisionMark, table } from '../markdown.ts';
import { errorLink, errorPath, operationPath, pageLink } from './addresses.ts';
import { refusalsOf } from './describe-answers.ts';
import { describeErrors } from './describe-errors.ts';
import type { DescribedError } from './describe-errors.ts';
import { sections } from './operation-pages.ts';
import type { DocsPage } from './page.ts';
import { jsonFence, plain } from './sentences.ts';

// One page for each error code, and an index of them.

const SOURCE = 'openapi/components/schemas/ErrorCode.yaml';

export function errorPages(contract: Contract): DocsPage[] {
  const errors = describeErrors(contract);
  return [indexPage(errors), ...errors.map((error) => errorPage(contract, error))];
}

function indexPage(errors: readonly DescribedError[]): DocsPage {
  const rows = errors.map((error) => [errorLink(error.code), String(error.httpStatus), error.meaning, error.remedy]);
  return {
    path: 'errors',
    title: 'Error codes',
    description: `All ${errors.length} error codes: what each means, why it happens and what to do.`,
    keywords: ['error', 'code', 'refused', 'failure', 'message'],
    source: SOURCE,
    section: 'errors',
    markdown: [
      'Every answer has a `code`. `00000` means that the request was accepted; anything else is one of these. The answer has a `Link` header with the address of its page.',
      table(['Code', 'HTTP', 'Meaning', 'What to do'], rows),
    ].join('\n\n'),
  };
}

function errorPage(contract: Contract, error: DescribedError): DocsPage {
  return {
    path: errorPath(error.code),
    title: `${error.code}: ${error.meaning.replace(/\.$/, '')}`,
    description: plain(error.cause),
    keywords: [error.code, error.name],
    source: SOURCE,
    section: 'errors',
    markdown: sections([
      ['', introduction(error)],
      ['How to fix it', error.remedy],
      ['Who answers it', operations(contract, error)],
    ]),
  };
}

function introduction(error: DescribedError): string {
  return [
    `${error.cause} ${decisionMark(error.decision)}`.trim(),
    `It comes with HTTP ${error.httpStatus}:`,
    jsonFence({ code: error.code, message: error.meaning }),
  ].join('\n\n');
}

function operations(contract: Contract, error: DescribedError): string {
  return describeOperations(contract)
    .filter((operation) => refusalsOf(contract, operation).some((refusal) => refusal.code === error.code))
    .map(
      ({ operationId, path, post }) =>
        `- ${pageLink(String(post['summary']), operationPath(operationId))} (${code(path)})`,
    )
    .join('\n');
}
